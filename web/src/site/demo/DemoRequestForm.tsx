import { publicFormPages } from '@belldesk/contract/product/formPages';
import { demoRequestInput, publicFormTexts } from '@belldesk/contract/product/publicForms';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Honeypot } from '../forms/Honeypot.tsx';
import { SentBanner } from '../forms/SentBanner.tsx';
import { usePublicForm } from '../forms/usePublicForm.ts';
import { demoDates } from './demoDates.ts';

const withinDates = demoRequestInput.refine(
  ({ demoDate }) => {
    const { first, last } = demoDates(new Date());
    return demoDate >= first && demoDate <= last;
  },
  { path: ['demoDate'], message: publicFormTexts.demoDateHint },
);

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const atBuild = () => false;

/** The form of a demo request; `onSent` hears of its success. */
export function DemoRequestForm({ onSent }: { onSent?: () => void }) {
  const { register, errors, isSubmitting, sent, problem, wiring } = usePublicForm({
    schema: withinDates,
    send: client.site.requestDemo,
    failed: publicFormTexts.demoFailed,
    values: () => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    ...(onSent && { onSent }),
  });
  const [{ first, last }] = useState(() => demoDates(new Date()));
  // A page rendered when the site was built knows nothing of the visitor's day.
  const isVisitors = useSyncExternalStore(neverChanges, inBrowser, atBuild);
  return (
    <form
      {...wiring}
      action={publicFormPages.demo.post}
      className="relative mt-6 flex flex-col gap-5"
    >
      <Honeypot field={register('website')} />
      <Field label={t`Name`} error={errors.name?.message}>
        {(field) => <TextInput {...field} {...register('name')} autoComplete="name" required />}
      </Field>
      <Field label={t`Email`} error={errors.email?.message}>
        {(field) => (
          <TextInput {...field} {...register('email')} type="email" autoComplete="email" required />
        )}
      </Field>
      <Field label={t`Company`} error={errors.company?.message}>
        {(field) => (
          <TextInput {...field} {...register('company')} autoComplete="organization" required />
        )}
      </Field>
      <Field
        label={t`Preferred date`}
        hint={publicFormTexts.demoDateHint}
        error={errors.demoDate?.message}
      >
        {(field) => (
          <TextInput
            {...field}
            {...register('demoDate')}
            type="date"
            min={isVisitors ? first : undefined}
            max={isVisitors ? last : undefined}
            required
          />
        )}
      </Field>
      <Field label={t`Message`} error={errors.message?.message}>
        {(field) => <TextArea {...field} {...register('message')} rows={4} required />}
      </Field>
      <label className="flex min-h-11 items-center gap-3">
        <input {...register('newsletter')} type="checkbox" className="size-5 accent-pine" />
        <Trans>Keep me updated with news and offers</Trans>
      </label>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      {sent && <SentBanner>{publicFormTexts.demoSent}</SentBanner>}
      <Button type="submit" size="large" busy={isSubmitting}>
        {isSubmitting ? t`Submitting...` : t`Submit`}
      </Button>
    </form>
  );
}
