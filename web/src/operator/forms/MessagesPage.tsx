import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { client } from '../../api/client.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DetailCard } from '../lists/DetailCard.tsx';
import { DoneButton } from '../lists/DoneButton.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { useAction } from '../lists/useAction.ts';
import { usePages } from '../lists/usePages.ts';

const WORDS = { mark: t`Mark as Read`, unmark: t`Mark as Unread` };

/** Messages from the contact page. */
export function MessagesPage() {
  const pages = usePages(['contacts'], (input) => client.operator.contacts(input));
  const acting = useAction();
  return (
    <>
      <PageTitle subtitle={t`Messages from the contact page.`}>{t`Messages`}</PageTitle>
      {acting.problem && <ErrorBanner>{acting.problem}</ErrorBanner>}
      <PagedList
        pages={pages}
        empty={{
          title: t`No messages`,
          text: t`Messages from the contact page appear here.`,
        }}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((row) => (
              <DetailCard
                key={row.id}
                title={row.subject}
                waits={!row.isDone}
                aside={momentText(row.createdAt)}
                actions={
                  <>
                    <ButtonLink
                      size="small"
                      href={replyTo(row)}
                      aria-label={t`Reply to ${row.name}`}
                    >
                      <Trans>Reply</Trans>
                    </ButtonLink>
                    <DoneButton
                      kind="contact"
                      row={row}
                      of={`${row.subject}, ${row.name}`}
                      words={WORDS}
                      acting={acting}
                    />
                  </>
                }
              >
                <p className="text-muted wrap-anywhere">
                  {row.name}, {row.email}
                </p>
                <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{row.message}</p>
              </DetailCard>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function replyTo({ email, subject }: { email: string; subject: string }): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t`Re: ${subject}`)}`;
}
