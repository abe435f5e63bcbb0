import { organisationName } from '@belldesk/contract/product/members';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useMay, useSignedIn } from '../layout/useUser.ts';
import { AddOrganisation } from './AddOrganisation.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const form = z.strictObject({ name: organisationName });

/** The business itself: its name, the way out of it, and the way to another one. */
export function BusinessCard() {
  const { organisation } = useSignedIn();
  const mayRename = useMay('change-settings');
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const leave = useMutation(
    rpc.organisations.leave.mutationOptions({
      onSuccess: () => window.location.assign('/my-assistant'),
    }),
  );
  return (
    <Card title={t`Business`}>
      {mayRename ? <Rename /> : <p className="font-medium wrap-anywhere">{organisation.name}</p>}
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
        <Button kind="secondary" onClick={() => setIsAdding(true)}>
          <Trans>Add a business</Trans>
        </Button>
        <Button kind="quiet" onClick={() => setIsLeaving(true)}>
          <Trans>Leave this business</Trans>
        </Button>
      </div>
      <AddOrganisation open={isAdding} onOpenChange={setIsAdding} />
      <ConfirmDialog
        open={isLeaving}
        onClose={() => {
          leave.reset();
          setIsLeaving(false);
        }}
        title={t`Leave ${organisation.name}?`}
        description={t`You lose access to this business. To come back, you need a new invitation.`}
        button={t`Leave`}
        action={leave}
        failed={t`You could not leave this business`}
        onConfirm={() => leave.mutate({ organisationId: organisation.id })}
      />
    </Card>
  );
}

function Rename() {
  const { organisation } = useSignedIn();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: organisation.name },
  });
  const rename = useMutation(
    rpc.organisations.rename.mutationOptions({
      // Its name stands all over the area.
      onSuccess: () => window.location.reload(),
    }),
  );
  const busy = rename.isPending || rename.isSuccess;
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((typed) => rename.mutate(typed))(event)}
      className="flex flex-col items-start gap-4"
    >
      <Field
        label={t`Name`}
        className="w-full max-w-md"
        hint={t`Your team and people you invite see this name. Callers hear the name in the assistant's greeting.`}
        error={formState.errors.name?.message}
      >
        {(wiring) => (
          <TextInput {...wiring} {...register('name')} autoComplete="organization" required />
        )}
      </Field>
      {rename.isError && (
        <ErrorBanner>{messageOf(rename.error, t`The name could not be saved`)}</ErrorBanner>
      )}
      <Button type="submit" kind="secondary" busy={busy}>
        <Trans>Save name</Trans>
      </Button>
    </form>
  );
}
