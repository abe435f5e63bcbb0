import type { Resource } from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ResourceDialog } from './ResourceDialog.tsx';
import { resourceKindNames } from './resourceKinds.ts';
import { SetupRow } from './SetupRow.tsx';

interface ResourcesCardProps {
  readonly locationId: string;
  readonly resources: readonly Resource[];
  readonly refresh: () => Promise<unknown>;
}

type Asked = { readonly kind: 'edit' | 'remove'; readonly resource: Resource } | { kind: 'add' };

/** Tables, rooms and people: each held by one booking at a time. */
export function ResourcesCard({ locationId, resources, refresh }: ResourcesCardProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const saved = () => {
    close();
    void refresh();
  };
  return (
    <Card
      title={t`Tables, rooms and staff`}
      aside={
        <Button kind="secondary" size="small" onClick={() => setAsked({ kind: 'add' })}>
          <Plus aria-hidden="true" className="size-4" />
          <Trans>Add</Trans>
        </Button>
      }
    >
      {resources.length === 0 ? (
        <p className="text-muted">
          <Trans>None yet. Each takes one booking at a time, so nothing is double-booked.</Trans>
        </p>
      ) : (
        <ul>
          {resources.map((resource) => (
            <SetupRow
              key={resource.id}
              name={resource.name}
              onEdit={() => setAsked({ kind: 'edit', resource })}
              onRemove={() => setAsked({ kind: 'remove', resource })}
            >
              {resource.count > 1 ? (
                <Trans>
                  {resourceKindNames[resource.kind]} · seats {resource.capacity} · {resource.count}{' '}
                  available
                </Trans>
              ) : (
                <Trans>
                  {resourceKindNames[resource.kind]} · seats {resource.capacity}
                </Trans>
              )}
            </SetupRow>
          ))}
        </ul>
      )}
      {asked && asked.kind !== 'remove' && (
        <ResourceDialog
          locationId={locationId}
          resource={asked.kind === 'edit' ? asked.resource : null}
          onSaved={saved}
          onClose={close}
        />
      )}
      {asked?.kind === 'remove' && (
        <RemoveDialog
          name={asked.resource.name}
          consequence={t`Services that use it continue with the others you have.`}
          remove={() => client.resources.remove({ id: asked.resource.id })}
          onRemoved={saved}
          onClose={close}
        />
      )}
    </Card>
  );
}
