import { publicFormPages } from '@belldesk/contract/product/formPages';
import {
  contactInput,
  contactSubjects,
  publicFormTexts,
} from '@belldesk/contract/product/publicForms';
import { t } from '@lingui/core/macro';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Honeypot } from './Honeypot.tsx';
import { SentBanner } from './SentBanner.tsx';
import { usePublicForm } from './usePublicForm.ts';

const subjects = [
  { value: '', label: t`Please choose a subject`, disabled: true },
  ...contactSubjects.map((subject) => ({ value: subject, label: subject })),
];

/** "Send Us a Message" on the contact page. */
export function ContactForm() {
  const { register, errors, isSubmitting, sent, problem, wiring } = usePublicForm({
    schema: contactInput,
    send: client.site.contact,
    failed: publicFormTexts.contactFailed,
  });
  return (
    <form
      {...wiring}
      action={publicFormPages.contact.post}
      className="relative flex flex-col gap-5"
    >
      <Honeypot field={register('website')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Name`} error={errors.name?.message}>
          {(field) => <TextInput {...field} {...register('name')} autoComplete="name" required />}
        </Field>
        <Field label={t`Email`} error={errors.email?.message}>
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
      </div>
      <Field label={t`Subject`} error={errors.subject?.message}>
        {(field) => (
          <Select {...field} {...register('subject')} defaultValue="" options={subjects} required />
        )}
      </Field>
      <Field label={t`Message`} error={errors.message?.message}>
        {(field) => <TextArea {...field} {...register('message')} rows={5} required />}
      </Field>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      {sent && <SentBanner>{publicFormTexts.contactSent}</SentBanner>}
      <Button type="submit" size="large" busy={isSubmitting} className="self-start">
        {isSubmitting ? t`Sending...` : t`Send Message`}
      </Button>
    </form>
  );
}
