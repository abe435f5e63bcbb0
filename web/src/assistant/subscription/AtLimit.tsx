import type { AtLimit as Choice, UsageChoice } from '@belldesk/contract/product/usage';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioCard, RadioCards } from '../../ui/RadioCards.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useToast } from '../../ui/Toasts.tsx';

/** What callers meet once the minutes are used up, for the owner to choose. */
export function AtLimit() {
  const choice = useQuery(rpc.usage.choice.queryOptions());
  return (
    <Card
      title={t`When your minutes are used up`}
      aside={
        choice.data?.isInForce && (
          <Badge tone="notice">
            <Trans>Active now</Trans>
          </Badge>
        )
      }
    >
      <p className="mb-4 max-w-prose text-muted">
        <Trans>
          Every call is still answered. Until your minutes renew, your assistant takes no bookings
          and answers no questions. Choose what it does instead.
        </Trans>
      </p>
      {choice.isPending && <Spinner label={t`Loading...`} className="text-muted" />}
      {choice.isError && (
        <ErrorBanner
          action={
            <Button kind="secondary" size="small" onClick={() => void choice.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {messageOf(choice.error, t`Failed to load your setting`)}
        </ErrorBanner>
      )}
      {choice.data && <ChoiceForm saved={choice.data} />}
    </Card>
  );
}

function ChoiceForm({ saved }: { saved: UsageChoice }) {
  const cache = useQueryClient();
  const showToast = useToast();
  const [atLimit, setAtLimit] = useState<Choice>(saved.atLimit);
  const [putThroughTo, setPutThroughTo] = useState(saved.putThroughTo ?? '');
  const [missing, setMissing] = useState(false);
  const save = useMutation(
    rpc.usage.choose.mutationOptions({
      onSuccess: (now) => {
        cache.setQueryData(rpc.usage.choice.queryKey(), now);
        setPutThroughTo(now.putThroughTo ?? '');
        showToast(t`Saved`);
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = atLimit === 'put-through' && putThroughTo.trim() === '';
    setMissing(isMissing);
    if (isMissing) return;
    save.mutate(atLimit === 'messages' ? { atLimit } : { atLimit, putThroughTo });
  };
  const problem = save.isError
    ? messageOf(save.error, t`Your setting could not be saved. Please try again.`)
    : undefined;
  const isChanged =
    atLimit !== saved.atLimit ||
    (atLimit === 'put-through' && putThroughTo.trim() !== (saved.putThroughTo ?? ''));
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <RadioCards
        label={t`When your minutes are used up`}
        value={atLimit}
        onChange={(next) => {
          setAtLimit(next);
          // What was refused was said of the other choice.
          save.reset();
        }}
        className="md:grid-cols-2"
      >
        <RadioCard value="messages" label={t`Take messages`}>
          <p className="pr-8 font-medium">
            <Trans>Take messages</Trans>
          </p>
          <p className="mt-1 text-sm text-muted">
            <Trans>Name, reason and a number to call back. You get each message by email.</Trans>
          </p>
        </RadioCard>
        <RadioCard value="put-through" label={t`Transfer calls`}>
          <p className="pr-8 font-medium">
            <Trans>Transfer calls</Trans>
          </p>
          <p className="mt-1 text-sm text-muted">
            <Trans>
              Calls ring you first. If you do not answer, your assistant takes a message.
            </Trans>
          </p>
        </RadioCard>
      </RadioCards>
      {atLimit === 'put-through' && (
        <Field
          label={t`Transfer calls to`}
          hint={t`A phone number with its country code, or a sip: address. Do not use the number you forward to your assistant.`}
          error={missing ? t`Please enter a number` : problem}
          className="max-w-md"
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              type="tel"
              autoComplete="tel"
              value={putThroughTo}
              onChange={(event) => setPutThroughTo(event.target.value)}
            />
          )}
        </Field>
      )}
      {problem && atLimit === 'messages' && <ErrorBanner>{problem}</ErrorBanner>}
      <div>
        <Button type="submit" kind="secondary" busy={save.isPending} disabled={!isChanged}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
