import { inviteInput } from '@belldesk/contract/product/members';
import type { MemberRole } from '@belldesk/contract/product/roles';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useSignedIn } from '../layout/useUser.ts';
import { roleMeanings, roleOptions, rolesToGive } from './roleTexts.ts';
import { useTeamChange } from './useTeamChange.ts';

const EMPTY: { email: string; role: MemberRole } = { email: '', role: 'staff' };

/** Asks somebody, by their address, to work here. */
export function InviteForm() {
  const { organisation } = useSignedIn();
  const toast = useToast();
  const settled = useTeamChange();
  const { register, handleSubmit, reset, control, formState } = useForm({
    resolver: zodResolver(inviteInput),
    defaultValues: EMPTY,
  });
  const role = useWatch({ control, name: 'role' });
  const invite = useMutation(
    rpc.members.invite.mutationOptions({
      ...settled,
      onSuccess: ({ email }) => {
        reset(EMPTY);
        toast(t`Invitation sent to ${email}.`);
      },
    }),
  );
  return (
    <form
      noValidate
      aria-label={t`Invite someone`}
      onSubmit={(event) => void handleSubmit((form) => invite.mutate(form))(event)}
      className="flex flex-col gap-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Field label={t`Email address`} error={formState.errors.email?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              {...register('email')}
              type="email"
              autoComplete="off"
              required
            />
          )}
        </Field>
        <Field label={t`Role`}>
          {(wiring) => (
            <Select
              {...wiring}
              {...register('role')}
              options={roleOptions(rolesToGive(organisation.role))}
            />
          )}
        </Field>
      </div>
      <p className="text-sm text-muted">
        <Trans>
          {roleMeanings[role]} The link in the email is valid for seven days and only for this
          address.
        </Trans>
      </p>
      {invite.isError && (
        <ErrorBanner>{messageOf(invite.error, t`The invitation could not be sent`)}</ErrorBanner>
      )}
      <Button type="submit" busy={invite.isPending} className="self-start">
        <Trans>Send invitation</Trans>
      </Button>
    </form>
  );
}
