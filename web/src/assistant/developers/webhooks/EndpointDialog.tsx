import {
  type AddWebhookEndpointInput,
  addWebhookEndpointInput,
  type WebhookEndpoint,
  webhookEventType,
} from '@belldesk/contract/product/webhooks';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { fieldsOf, messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useToast } from '../../../ui/Toasts.tsx';
import { eventTexts } from './eventTexts.ts';

interface EndpointDialogProps {
  /** Null while the dialog is closed. */
  readonly endpoint: WebhookEndpoint | 'new' | null;
  readonly onClose: () => void;
  /** The secret of one that was added. */
  readonly onSecret: (secret: string) => void;
}

/** Adds an endpoint, or changes one. */
export function EndpointDialog({ endpoint, onClose, onSecret }: EndpointDialogProps) {
  const known = typeof endpoint === 'object' ? endpoint : null;
  return (
    <Dialog
      open={endpoint !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={known ? t`Edit endpoint` : t`Add endpoint`}
    >
      <EndpointForm known={known} onClose={onClose} onSecret={onSecret} />
    </Dialog>
  );
}

interface EndpointFormProps extends Pick<EndpointDialogProps, 'onClose' | 'onSecret'> {
  /** Null where one is added. */
  readonly known: WebhookEndpoint | null;
}

function EndpointForm({ known, onClose, onSecret }: EndpointFormProps) {
  const cache = useQueryClient();
  const toast = useToast();
  const add = useMutation(rpc.webhookEndpoints.add.mutationOptions());
  const change = useMutation(rpc.webhookEndpoints.change.mutationOptions());
  const { isPending, error } = known ? change : add;
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(addWebhookEndpointInput),
    defaultValues: {
      url: known?.url ?? '',
      description: known?.description ?? '',
      eventTypes: known?.eventTypes ?? [...webhookEventType.options],
    },
  });
  const { errors } = formState;
  async function keep(form: AddWebhookEndpointInput): Promise<void> {
    if (known) {
      await change.mutateAsync({ ...form, id: known.id, enabled: known.enabled });
      toast(t`Endpoint saved.`);
      onClose();
      return;
    }
    const { secret } = await add.mutateAsync(form);
    onClose();
    onSecret(secret);
  }
  const save = handleSubmit(async (form) => {
    try {
      await keep(form);
    } catch (problem) {
      const atUrl = fieldsOf(problem).find(({ field }) => field === 'url');
      if (atUrl) setError('url', { message: atUrl.message }, { shouldFocus: true });
      return;
    }
    await cache.invalidateQueries({ queryKey: rpc.webhookEndpoints.key() });
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="mt-4 flex flex-col gap-5"
    >
      <Field label={t`URL`} error={errors.url?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register('url')}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={t`https://example.com/webhooks`}
            required
          />
        )}
      </Field>
      <Field
        label={t`Description`}
        hint={t`Optional. Only you see it.`}
        error={errors.description?.message}
      >
        {(wiring) => <TextInput {...wiring} {...register('description')} autoComplete="off" />}
      </Field>
      <fieldset>
        <legend className="font-medium">
          <Trans>Events to send</Trans>
        </legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {webhookEventType.options.map((type) => (
            <label key={type} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                value={type}
                {...register('eventTypes')}
                className="size-5 shrink-0 accent-pine"
              />
              {eventTexts[type]}
            </label>
          ))}
        </div>
        {errors.eventTypes?.message && (
          <p role="alert" className="text-sm font-medium text-rose">
            {errors.eventTypes.message}
          </p>
        )}
      </fieldset>
      {error && fieldsOf(error).length === 0 && (
        <ErrorBanner>{messageOf(error, t`The endpoint could not be saved.`)}</ErrorBanner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onClose} disabled={isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={isPending}>
          {known ? t`Save` : t`Add`}
        </Button>
      </div>
    </form>
  );
}
