import type { OperatorNumber } from '@belldesk/contract/product/operator';
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
    acting.act(id, () => client.operator.removeNumber({ id }), 'Removed');
  return (
    <>
      <PageTitle subtitle="Numbers are assigned from a publish request.">Numbers</PageTitle>
      {acting.problem && <ErrorBanner>{acting.problem}</ErrorBanner>}
      <PagedList
        pages={pages}
        empty={{
          title: 'No numbers yet',
          text: 'Assign the first one from a publish request; it stands here from then on.',
        }}
      >
        {(rows) => (
          <DataTable
            caption="Numbers"
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              {
                header: 'Number',
                cell: (row) => <span className="font-medium whitespace-nowrap">{row.number}</span>,
              },
              { header: 'Who answers', cell: (row) => <Answering answers={row.answers} /> },
              {
                header: 'Since',
                cell: (row) => (
                  <span className="whitespace-nowrap">
                    {row.assignedAt === null ? '–' : momentText(row.assignedAt)}
                  </span>
                ),
              },
              {
                header: 'Action',
                cell: (row) =>
                  row.answers ? (
                    <Button
                      kind="secondary"
                      size="small"
                      aria-label={`Unassign ${row.number}`}
                      onClick={() => setLeaving(row)}
                    >
                      Unassign
                    </Button>
                  ) : (
                    <Button
                      kind="quiet"
                      size="small"
                      busy={acting.busy === row.id}
                      aria-label={`Remove ${row.number}`}
                      onClick={() => void remove(row)}
                    >
                      Remove
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
  if (!answers) return <Badge>Free</Badge>;
  return (
    <>
      <span className="block">{answers.assistantName ?? 'Waits for an assistant'}</span>
      <span className="block text-sm text-muted">{answers.ownerEmail}</span>
      {answers.isSuspended && <Badge tone="bad">Suspended: does not answer</Badge>}
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
    await acting.act(id, () => client.operator.unassignNumber({ id }), 'Nobody answers on it now');
    onClose();
  };
  return (
    <Dialog
      open={number !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Unassign ${number?.number ?? ''}?`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" busy={acting.busy !== null} onClick={() => void unassign()}>
            Unassign
          </Button>
        </>
      }
    >
      <p className="mt-3">
        {number?.answers?.assistantName
          ? `Callers of this number will not reach ${number.answers.assistantName} any more. The assistant goes on answering on its own address.`
          : 'The number waits for an assistant of this business. It will be free for another.'}
      </p>
    </Dialog>
  );
}
