import { t } from '@lingui/core/macro';
import { client } from '../../api/client.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DetailCard, Facts } from '../lists/DetailCard.tsx';
import { DoneButton } from '../lists/DoneButton.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { useAction } from '../lists/useAction.ts';
import { usePages } from '../lists/usePages.ts';

const WORDS = { mark: t`Mark as Done`, unmark: t`Reopen` };

/** Who wishes to be called about the product. */
export function LeadsPage() {
  const pages = usePages(['leads'], (input) => client.operator.leads(input));
  const acting = useAction();
  return (
    <>
      <PageTitle subtitle={t`Contacts from the home page form.`}>{t`Leads`}</PageTitle>
      {acting.problem && <ErrorBanner>{acting.problem}</ErrorBanner>}
      <PagedList
        pages={pages}
        empty={{
          title: t`No leads`,
          text: t`People who fill in the Get Started Today form appear here.`,
        }}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((row) => (
              <DetailCard
                key={row.id}
                title={row.company}
                waits={!row.isDone}
                aside={momentText(row.createdAt)}
                actions={
                  <DoneButton
                    kind="lead"
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
                    Telephone: <a href={`tel:${row.phone.replace(/[^\d+]/g, '')}`}>{row.phone}</a>,
                    Email: <a href={`mailto:${encodeURIComponent(row.email)}`}>{row.email}</a>,
                    'Heard of us through': row.heardFrom ?? t`Not given`,
                  }}
                />
              </DetailCard>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
