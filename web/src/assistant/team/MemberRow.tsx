import type { Member } from '@belldesk/contract/product/members';
import { memberRole } from '@belldesk/contract/product/roles';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useMay, useSignedIn } from '../layout/useUser.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { roleNames, roleOptions, rolesToGive } from './roleTexts.ts';
import { useTeamChange } from './useTeamChange.ts';

/** One who works here, with what who looks may change of them. */
export function MemberRow({ member }: { member: Member }) {
  const { userId, fullName, email, role } = member;
  const { user, organisation } = useSignedIn();
  const isOwn = userId === user.id;
  const toast = useToast();
  const settled = useTeamChange();
  const [isAsking, setIsAsking] = useState(false);
  const change = useMutation(
    rpc.members.changeRole.mutationOptions({
      ...settled,
      onSuccess: (changed) =>
        toast(t`${fullName} is now ${roleNames[changed.role].toLowerCase()}.`),
    }),
  );
  const remove = useMutation(
    rpc.members.remove.mutationOptions({
      ...settled,
      onSuccess: () => toast(t`${fullName} was removed from the team.`),
    }),
  );
  // Only owners decide who is an owner.
  const mayDecide = useMay('change-members') && (role !== 'owner' || organisation.role === 'owner');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          <span>{fullName}</span>
          {isOwn && (
            <Badge tone="good">
              <Trans>You</Trans>
            </Badge>
          )}
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">{email}</p>
        {change.isError && (
          <p role="alert" className="mt-1 text-sm text-rose">
            {messageOf(change.error, t`The role could not be changed`)}
          </p>
        )}
      </div>
      {mayDecide ? (
        <div className="flex flex-wrap items-center gap-3">
          <div className="w-36">
            <Select
              aria-label={t`Role of ${fullName}`}
              value={role}
              disabled={change.isPending}
              onChange={({ target }) =>
                change.mutate({ userId, role: memberRole.parse(target.value) })
              }
              options={roleOptions(rolesToGive(organisation.role))}
            />
          </div>
          {!isOwn && (
            <Button
              kind="quiet"
              size="small"
              aria-label={t`Remove ${fullName}`}
              onClick={() => setIsAsking(true)}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      ) : (
        <Badge>{roleNames[role]}</Badge>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => {
          remove.reset();
          setIsAsking(false);
        }}
        title={t`Remove ${fullName} from ${organisation.name}?`}
        description={t`They lose access to this business right away. Their work stays.`}
        button={t`Remove`}
        action={remove}
        failed={t`The member could not be removed`}
        onConfirm={() => remove.mutate({ userId }, { onSuccess: () => setIsAsking(false) })}
      />
    </li>
  );
}
