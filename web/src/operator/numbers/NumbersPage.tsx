import type { OperatorNumber } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { useAction } from '../lists/useAction.ts';
import { usePages } from '../lists/usePages.ts';

/** Every number of the service, and who answers on it. */
export function NumbersPage() {
  const pages = usePages(['numbers'], (input) => client.operator.numbers(input));
  const acting = useAction();
  const [leaving, setLeaving] = useState<OperatorNumber | null>(null);
  const remove = ({ id }: OperatorNumber) =>
    acting.act(id, () => client.operator.removeNumber({ id }), t`Removed`);
  return (
    <>
      <PageTitle subtitle={t`Numbers are assigned from a publish request.`}>{t`Numbers`}</PageTitle>
      {acting.problem && <ErrorBanner>{acting.problem}</ErrorBanner>}
      <PagedList
        pages={pages}
        empty={{
          title: t`No numbers yet`,
          text: t`Assign the first number from a publish request. It then appears here.`,
        }}
      >
        {(rows) => (
          <DataTable
            caption={t`Numbers`}
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              {
                header: t`Number`,
                cell: (row) => <span className="font-medium whitespace-nowrap">{row.number}</span>,
              },
              { header: t`Assistant`, cell: (row) => <Answering answers={row.answers} /> },
              {
                header: t`Since`,
                cell: (row) => (
                  <span className="whitespace-nowrap">
                    {row.assignedAt === null ? '–' : momentText(row.assignedAt)}
                  </span>
                ),
              },
              {
                header: t`Action`,
                cell: (row) =>
                  row.answers ? (
                    <Button
                      kind="secondary"
                      size="small"
                      aria-label={t`Unassign ${row.number}`}
                      onClick={() => setLeaving(row)}
                    >
                      <Trans>Unassign</Trans>
                    </Button>
                  ) : (
                    <Button
                      kind="quiet"
                      size="small"
                      busy={acting.busy === row.id}
                      aria-label={t`Remove ${row.number}`}
                      onClick={() => void remove(row)}
                    >
                      <Trans>Remove</Trans>
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </PagedList>
      <UnassignDialog number={leaving} acting={acting} onClose={() => setLeaving(null)} />
    </>
  );
}

function Answering({ answers }: { answers: OperatorNumber['answers'] }) {
  if (!answers)
    return (
      <Badge>
        <Trans>Free</Trans>
      </Badge>
    );
  return (
    <>
      <span className="block">{answers.assistantName ?? t`Waiting for an assistant`}</span>
      <span className="block text-sm text-muted">{answers.ownerEmail}</span>
      {answers.isSuspended && (
        <Badge tone="bad">
          <Trans>Suspended: does not answer</Trans>
        </Badge>
      )}
    </>
  );
}

interface UnassignDialogProps {
  readonly number: OperatorNumber | null;
  readonly acting: ReturnType<typeof useAction>;
  readonly onClose: () => void;
}

function UnassignDialog({ number, acting, onClose }: UnassignDialogProps) {
  const unassign = async () => {
    if (!number) return;
    const { id } = number;
    await acting.act(
      id,
      () => client.operator.unassignNumber({ id }),
      t`The number is now unassigned`,
    );
    onClose();
  };
  return (
    <Dialog
      open={number !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Unassign ${number?.number ?? ''}?`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" busy={acting.busy !== null} onClick={() => void unassign()}>
            <Trans>Unassign</Trans>
          </Button>
        </>
      }
    >
      <p className="mt-3">
        {number?.answers?.assistantName
          ? t`Calls to this number no longer reach ${number.answers.assistantName}. The assistant still answers on its own address.`
          : t`This number is reserved for the business. Removing it makes it available to others.`}
      </p>
    </Dialog>
  );
}
