import { publicFormPages } from '@belldesk/contract/product/formPages';
import { newsletterInput, publicFormTexts } from '@belldesk/contract/product/publicForms';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Honeypot } from './Honeypot.tsx';
import { SentBanner } from './SentBanner.tsx';
import { usePublicForm } from './usePublicForm.ts';

/** The newsletter's box; what follows is a mail that asks for a confirmation. */
export function NewsletterForm() {
  const { register, errors, isSubmitting, sent, problem, wiring } = usePublicForm({
    schema: newsletterInput,
    send: client.site.subscribe,
    failed: publicFormTexts.newsletterFailed,
  });
  return (
    <form {...wiring} action={publicFormPages.newsletter.post} className="relative">
      <Honeypot field={register('website')} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field label={t`Email`} error={errors.email?.message} className="flex-1">
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
        <Button type="submit" busy={isSubmitting} className="sm:mt-7.5">
          <Trans>Subscribe</Trans>
        </Button>
      </div>
      <div className="mt-4">
        {problem && <ErrorBanner>{problem}</ErrorBanner>}
        {sent && <SentBanner>{publicFormTexts.newsletterSent}</SentBanner>}
      </div>
    </form>
  );
}
