import { planById } from '@belldesk/contract/catalogue/plans';
import type { Team } from '@belldesk/contract/product/members';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useMay, useSignedIn } from '../layout/useUser.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberRow } from './MemberRow.tsx';

/** Who works for the business, who is invited, and the business itself. */
export function TeamPage() {
  const { organisation } = useSignedIn();
  const read = useQuery(
    rpc.members.list.queryOptions({ refetchOnWindowFocus: 'always', refetchInterval: 60_000 }),
  );
  return (
    <>
      <PageTitle subtitle={t`Who works for ${organisation.name}, and what they can do.`}>
        {t`Team`}
      </PageTitle>
      <div className="flex max-w-3xl flex-col gap-6">
        {read.isPending && (
          <Card>
            <Spinner label={t`Loading your team...`} className="text-muted" />
          </Card>
        )}
        {read.isError && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => void read.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {messageOf(read.error, t`Your team could not be loaded`)}
          </ErrorBanner>
        )}
        {read.data && <Loaded read={read.data} />}
        <BusinessCard />
      </div>
    </>
  );
}

function Loaded({ read }: { read: Team }) {
  const mayChange = useMay('change-members');
  const { members, invitations, room } = read;
  const used = members.length + invitations.filter(({ hasExpired }) => !hasExpired).length;
  return (
    <>
      <Card title={t`Members`} aside={<Room room={room} used={used} />}>
        <ul className="divide-y divide-line border-y border-line">
          {members.map((member) => (
            <MemberRow key={member.userId} member={member} />
          ))}
        </ul>
      </Card>
      {(mayChange || invitations.length > 0) && (
        <Card title={t`Invitations`}>
          {invitations.length > 0 && (
            <ul className="mb-5 divide-y divide-line border-y border-line">
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          )}
          {mayChange && <InviteForm />}
        </Card>
      )}
    </>
  );
}

function Room({ room: { planId, mostMembers }, used }: { room: Team['room']; used: number }) {
  if (mostMembers === null) return null;
  return (
    <span className="tabular text-sm text-muted">
      <Trans>
        {used} of {mostMembers} on {planById(planId).name}
      </Trans>
    </span>
  );
}
