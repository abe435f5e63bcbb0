import { nameClashes } from '@belldesk/contract/business/nameClashes';
import type { Resource, Service } from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../../../api/client.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { lengthText } from '../../calendar/texts.ts';
import { RemoveDialog } from '../RemoveDialog.tsx';
import { SetupRow } from '../SetupRow.tsx';
import { likelyCurrency, priceText } from './money.ts';
import { NameClashes } from './NameClashes.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

interface ServicesCardProps {
  readonly locationId: string;
  readonly services: readonly Service[];
  readonly resources: readonly Resource[];
  readonly timeZone: string;
  readonly refresh: () => Promise<unknown>;
}

type Asked = { readonly kind: 'edit' | 'remove'; readonly service: Service } | { kind: 'add' };

/** What can be booked, how long it takes and what it costs. */
export function ServicesCard(props: ServicesCardProps) {
  const { locationId, services, resources, timeZone, refresh } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const saved = () => {
    close();
    void refresh();
  };
  const detailsOf = ({ durationMinutes, priceMinor, currency, resourceIds }: Service) =>
    [
      lengthText(durationMinutes),
      priceMinor === null ? '' : priceText(priceMinor, currency),
      resources
        .filter(({ id }) => resourceIds.includes(id))
        .map(({ name }) => name)
        .join(', '),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <Card
      title={t`Services`}
      aside={
        <Button kind="secondary" size="small" onClick={() => setAsked({ kind: 'add' })}>
          <Plus aria-hidden="true" className="size-4" />
          <Trans>Add a service</Trans>
        </Button>
      }
    >
      {services.length === 0 ? (
        <p className="text-muted">
          <Trans>
            No services yet. Add one, such as a haircut, a table or a first visit, with its length
            and, if you like, a price.
          </Trans>
        </p>
      ) : (
        <ul>
          {services.map((service) => (
            <SetupRow
              key={service.id}
              name={service.name}
              onEdit={() => setAsked({ kind: 'edit', service })}
              onRemove={() => setAsked({ kind: 'remove', service })}
            >
              {detailsOf(service)}
            </SetupRow>
          ))}
        </ul>
      )}
      <NameClashes clashes={nameClashes(services)} />
      {asked && asked.kind !== 'remove' && (
        <ServiceDialog
          locationId={locationId}
          service={asked.kind === 'edit' ? asked.service : null}
          resources={resources}
          currency={services[0]?.currency ?? likelyCurrency(timeZone)}
          onSaved={saved}
          onClose={close}
        />
      )}
      {asked?.kind === 'remove' && (
        <RemoveDialog
          name={asked.service.name}
          consequence={t`Existing bookings stay. No new ones can be made.`}
          remove={() => client.services.remove({ id: asked.service.id })}
          onRemoved={saved}
          onClose={close}
        />
      )}
    </Card>
  );
}
