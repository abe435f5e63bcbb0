import type { OperatorAccountPage } from '@belldesk/contract/product/operatorAccountPage';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { client } from '../../../api/client.ts';
import { messageOf } from '../../../api/failure.ts';
import { NavigationLink } from '../../../shell/NavigationLink.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { TryAgain } from '../../layout/TryAgain.tsx';
import { Facts } from '../../lists/DetailCard.tsx';
import { momentText } from '../../lists/moment.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountCalls } from './AccountCalls.tsx';
import { AccountHistory } from './AccountHistory.tsx';
import { AccountNotes } from './AccountNotes.tsx';
import { BusinessCard } from './BusinessCard.tsx';

/** One account. It is read when the page opens and after something was done: each reading is a look that is logged. */
export function AccountPage() {
  const { id = '' } = useParams({ strict: false });
  const page = useQuery({
    queryKey: ['operator', 'account', id],
    queryFn: () => client.operator.lookAtAccount({ userId: id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return (
    <>
      <NavigationLink
        to="/operator/accounts"
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-medium text-pine underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <Trans>Accounts</Trans>
      </NavigationLink>
      <PageTitle subtitle={page.data && subtitleOf(page.data)}>
        {page.data?.account.name ?? t`Account`}
      </PageTitle>
      {page.isPending && <Spinner label={t`Opening the account...`} className="text-muted" />}
      {page.isError && (
        <ErrorBanner action={<TryAgain onClick={() => void page.refetch()} />}>
          {messageOf(page.error, t`The account could not be read. The connection may be down.`)}
        </ErrorBanner>
      )}
      {page.data && <Account page={page.data} />}
    </>
  );
}

function subtitleOf({ account }: OperatorAccountPage): string {
  return account.isYou ? t`Your own account.` : t`This view was logged.`;
}

function Account({ page }: { page: OperatorAccountPage }) {
  const { account, businesses } = page;
  return (
    <div className="flex flex-col gap-6">
      {account.suspension && (
        <ErrorBanner>
          <Trans>
            Suspended since {momentText(account.suspension.createdAt)}: {account.suspension.reason}
          </Trans>
        </ErrorBanner>
      )}
      <Card
        title={t`Account`}
        aside={
          account.role === 'operator' && (
            <Badge tone="info">
              <Trans>Operator</Trans>
            </Badge>
          )
        }
      >
        <Facts
          facts={{
            [t`Email`]: account.email,
            [t`Email confirmed`]: page.emailVerified ? t`Yes` : t`No`,
            [t`Signed up`]: momentText(account.createdAt),
            [t`Last seen`]: page.lastSeenAt ? momentText(page.lastSeenAt) : t`Not signed in`,
            [t`Two-factor sign-in`]: account.twoFactor ? t`On` : t`Off`,
          }}
        />
        <div className="mt-5">
          <AccountActions account={account} />
        </div>
      </Card>
      {businesses.map((business) => (
        <BusinessCard key={business.id} business={business} />
      ))}
      {businesses.length === 0 && (
        <p className="text-muted">
          <Trans>This account works for no business.</Trans>
        </p>
      )}
      <AccountCalls calls={page.calls} />
      <AccountNotes userId={account.id} notes={page.notes} />
      <AccountHistory entries={page.audit} />
    </div>
  );
}
