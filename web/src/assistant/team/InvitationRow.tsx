import type { OpenInvitation } from '@belldesk/contract/product/members';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useMay, useSignedIn } from '../layout/useUser.ts';
import { dayText } from '../subscription/dayText.ts';
import { roleNames } from './roleTexts.ts';
import { useTeamChange } from './useTeamChange.ts';

/** Somebody who is asked to work here and has not come yet. */
export function InvitationRow({ invitation }: { invitation: OpenInvitation }) {
  const { id, email, role, invitedBy, expiresAt, hasExpired } = invitation;
  const { organisation } = useSignedIn();
  const toast = useToast();
  const settled = useTeamChange();
  const renew = useMutation(
    rpc.members.renewInvitation.mutationOptions({
      ...settled,
      onSuccess: () => toast(t`New link sent to ${email}. The old one no longer works.`),
    }),
  );
  const revoke = useMutation(
    rpc.members.revokeInvitation.mutationOptions({
      ...settled,
      onSuccess: () => toast(t`Invitation for ${email} withdrawn.`),
    }),
  );
  const busy = renew.isPending || revoke.isPending;
  const failed = renew.error ?? revoke.error;
  const mayDecide = useMay('change-members') && (role !== 'owner' || organisation.role === 'owner');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          <span>{email}</span>
          <Badge>{roleNames[role]}</Badge>
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">
          {[
            hasExpired ? t`Expired` : t`Expires ${dayText(expiresAt)}`,
            ...(invitedBy === null ? [] : [t`Invited by ${invitedBy}`]),
          ].join(' · ')}
        </p>
        {failed && (
          <p role="alert" className="mt-1 text-sm text-rose">
            {messageOf(failed, t`The invitation could not be changed`)}
          </p>
        )}
      </div>
      {mayDecide && (
        <div className="flex flex-wrap gap-3">
          <Button
            kind="secondary"
            size="small"
            aria-label={t`Resend the invitation for ${email}`}
            busy={renew.isPending}
            disabled={busy}
            onClick={() => renew.mutate({ id })}
          >
            <Trans>Resend</Trans>
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={t`Withdraw the invitation for ${email}`}
            busy={revoke.isPending}
            disabled={busy}
            onClick={() => revoke.mutate({ id })}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
