import type { NumberRequest } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DetailCard, Facts } from '../lists/DetailCard.tsx';
import { DoneButton } from '../lists/DoneButton.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { useAction } from '../lists/useAction.ts';
import { usePages } from '../lists/usePages.ts';
import { AssignDialog } from './AssignDialog.tsx';

const WORDS = { mark: t`Set Aside`, unmark: t`Reopen` };

/** Published assistants that have no number yet. */
export function RequestsPage() {
  const pages = usePages(['requests'], (input) => client.operator.requests(input));
  const acting = useAction();
  const [assigning, setAssigning] = useState<NumberRequest | null>(null);
  return (
    <>
      <PageTitle
        subtitle={t`Published assistants without a phone number. Until they get one, they answer on their SIP address.`}
      >
        {t`Publish Requests`}
      </PageTitle>
      {acting.problem && <ErrorBanner>{acting.problem}</ErrorBanner>}
      <PagedList
        pages={pages}
        empty={{
          title: t`Every assistant has a number`,
          text: t`Assistants published without a number appear here.`,
        }}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((row) => (
              <DetailCard
                key={row.id}
                title={row.assistantName}
                waits={!row.isDone}
                aside={
                  row.isDone ? (
                    <Badge>
                      <Trans>Set aside</Trans>
                    </Badge>
                  ) : (
                    momentText(row.publishedAt)
                  )
                }
                actions={
                  <>
                    <Button size="small" onClick={() => setAssigning(row)}>
                      <Trans>Assign a Number</Trans>
                    </Button>
                    <DoneButton
                      kind="request"
                      row={row}
                      of={row.assistantName}
                      words={WORDS}
                      acting={acting}
                    />
                  </>
                }
              >
                <Facts
                  facts={{
                    Owner: `${row.ownerName}, ${row.ownerEmail}`,
                    'Number of the business': row.businessNumber,
                    'Answers on': <span className="font-code text-sm">{row.sipUri}</span>,
                    Published: momentText(row.publishedAt),
                  }}
                />
              </DetailCard>
            ))}
          </ul>
        )}
      </PagedList>
      <AssignDialog request={assigning} onClose={() => setAssigning(null)} />
    </>
  );
}
