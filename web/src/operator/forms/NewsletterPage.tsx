import type { OperatorSubscriber } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { client } from '../../api/client.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { useAction } from '../lists/useAction.ts';
import { usePages } from '../lists/usePages.ts';
import { saveFile } from './saveFile.ts';

const STATES: Readonly<Record<OperatorSubscriber['state'], { text: string; tone: Tone }>> = {
  confirmed: { text: t`Confirmed`, tone: 'good' },
  waiting: { text: t`Not confirmed`, tone: 'notice' },
  unsubscribed: { text: t`Unsubscribed`, tone: 'plain' },
};

/** Who gets the newsletter, or asked for it. */
export function NewsletterPage() {
  const pages = usePages(['subscribers'], (input) => client.operator.subscribers(input));
  const { act, busy, problem } = useAction();
  const exportAll = () =>
    act(
      'export',
      async () => {
        const { csv } = await client.operator.exportSubscribers();
        saveFile('newsletter.csv', csv);
      },
      t`Exported`,
    );
  return (
    <>
      <PageTitle
        subtitle={t`Only confirmed addresses are exported. Exports are logged.`}
        actions={
          <Button kind="secondary" busy={busy !== null} onClick={() => void exportAll()}>
            <Download aria-hidden="true" className="size-5" />
            <Trans>Export CSV</Trans>
          </Button>
        }
      >
        {t`Newsletter`}
      </PageTitle>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <PagedList
        pages={pages}
        empty={{
          title: t`No subscribers yet`,
          text: t`Newsletter subscribers appear here.`,
        }}
      >
        {(rows) => (
          <DataTable
            caption={t`Subscribers`}
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { header: t`Email`, cell: (row) => row.email },
              {
                header: t`State`,
                cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>,
              },
              { header: t`Requested`, cell: (row) => <Moment at={row.createdAt} /> },
              { header: t`Confirmed`, cell: (row) => <Moment at={row.confirmedAt} /> },
            ]}
          />
        )}
      </PagedList>
    </>
  );
}

function Moment({ at }: { at: string | null }) {
  return <span className="whitespace-nowrap">{at === null ? '–' : momentText(at)}</span>;
}
