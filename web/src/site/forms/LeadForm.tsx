import { publicFormPages } from '@belldesk/contract/product/formPages';
import { leadInput, leadSources, publicFormTexts } from '@belldesk/contract/product/publicForms';
import { t } from '@lingui/core/macro';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Honeypot } from './Honeypot.tsx';
import { SentBanner } from './SentBanner.tsx';
import { usePublicForm } from './usePublicForm.ts';

const SOURCE_NAMES: Readonly<Record<(typeof leadSources)[number], string>> = {
  search: t`Search`,
  social: t`Social media`,
  referral: t`Referral`,
  press: t`Press`,
  other: t`Other`,
};
const sources = [
  { value: '', label: t`Please choose` },
  ...leadSources.map((source) => ({ value: source, label: SOURCE_NAMES[source] })),
];

/** "Get Started Today" at the foot of Home. */
export function LeadForm() {
  const { register, errors, isSubmitting, sent, problem, wiring } = usePublicForm({
    schema: leadInput,
    send: client.site.lead,
    failed: publicFormTexts.leadFailed,
  });
  return (
    <form {...wiring} action={publicFormPages.lead.post} className="relative flex flex-col gap-5">
      <Honeypot field={register('website')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Full Name`} error={errors.name?.message}>
          {(field) => <TextInput {...field} {...register('name')} autoComplete="name" required />}
        </Field>
        <Field label={t`Company Name`} error={errors.company?.message}>
          {(field) => (
            <TextInput {...field} {...register('company')} autoComplete="organization" required />
          )}
        </Field>
        <Field label={t`Email Address`} error={errors.email?.message}>
          {(field) => (
            <TextInput
              {...field}
              {...register('email')}
              type="email"
              autoComplete="email"
              required
            />
          )}
        </Field>
        <Field label={t`Phone Number`} error={errors.phone?.message}>
          {(field) => (
            <TextInput {...field} {...register('phone')} type="tel" autoComplete="tel" required />
          )}
        </Field>
      </div>
      <Field label={t`How did you hear about us?`} error={errors.heardFrom?.message}>
        {(field) => (
          <Select
            {...field}
            {...register('heardFrom', { setValueAs: (chosen: string) => chosen || undefined })}
            options={sources}
          />
        )}
      </Field>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      {sent && <SentBanner>{publicFormTexts.leadSent}</SentBanner>}
      <Button type="submit" size="large" busy={isSubmitting} className="self-start">
        {isSubmitting ? t`Sending...` : t`Get Started`}
      </Button>
    </form>
  );
}
