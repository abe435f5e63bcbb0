import type { OperatorDemo } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { client } from '../../api/client.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DetailCard, Facts } from '../lists/DetailCard.tsx';
import { DoneButton } from '../lists/DoneButton.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { useAction } from '../lists/useAction.ts';
import { usePages } from '../lists/usePages.ts';

const WORDS = { mark: t`Mark as Done`, unmark: t`Reopen` };

const DELIVERY: Readonly<Record<OperatorDemo['delivery'], { text: string; tone: Tone }>> = {
  delivered: { text: t`Delivered`, tone: 'good' },
  waiting: { text: t`Not delivered yet`, tone: 'bad' },
  'not-configured': { text: t`No webhook configured`, tone: 'plain' },
};

/** Who wishes to be shown the product. */
export function DemosPage() {
  const pages = usePages(['demos'], (input) => client.operator.demos(input));
  const acting = useAction();
  return (
    <>
      <PageTitle
        subtitle={t`Failed deliveries are retried automatically and listed under Failed Work.`}
      >
        {t`Demo Requests`}
      </PageTitle>
      {acting.problem && <ErrorBanner>{acting.problem}</ErrorBanner>}
      <PagedList
        pages={pages}
        empty={{
          title: t`No demo requests`,
          text: t`Demo requests from the site appear here.`,
        }}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((row) => (
              <DetailCard
                key={row.id}
                title={row.company}
                waits={!row.isDone}
                aside={
                  <>
                    <Badge tone={DELIVERY[row.delivery].tone}>{DELIVERY[row.delivery].text}</Badge>
                    {momentText(row.createdAt)}
                  </>
                }
                actions={
                  <DoneButton
                    kind="demo"
                    row={row}
                    of={row.company}
                    words={WORDS}
                    acting={acting}
                  />
                }
              >
                <Facts
                  facts={{
                    Name: row.name,
                    Email: <a href={`mailto:${encodeURIComponent(row.email)}`}>{row.email}</a>,
                    'Preferred day': `${row.demoDate} (${row.timeZone.replaceAll('_', ' ')})`,
                    'Taken by the webhook':
                      row.deliveredAt === null ? '–' : momentText(row.deliveredAt),
                  }}
                />
                <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{row.message}</p>
              </DetailCard>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
