import {
  FORM_PROBLEMS_MARK,
  type PublicFormName,
  publicFormPages,
} from '@belldesk/contract/product/formPages';
import { publicFormTexts } from '@belldesk/contract/product/publicForms';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { StaticPage } from '../../layout/staticPage.ts';
import { AnswerPage } from './AnswerPage.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const thanks: Readonly<Record<PublicFormName, { title: string; text: string }>> = {
  contact: {
    title: publicFormTexts.contactSent,
    text: t`Somebody reads it and answers by email, as a rule within 24 business hours.`,
  },
  demo: { title: t`Your request is with us`, text: publicFormTexts.demoSent },
  lead: { title: t`Your details are with us`, text: publicFormTexts.leadSent },
  newsletter: { title: t`One more step`, text: publicFormTexts.newsletterSent },
};

function answerPage(path: string, title: string, text: string, children?: ReactNode): StaticPage {
  return {
    file: `${path.slice(1)}.html`,
    path,
    head: { title, description: text, canonicalPath: null },
    content: () => (
      <AnswerPage title={title} text={text}>
        {children}
      </AnswerPage>
    ),
  };
}

/** What visitors without a script are answered, and what the newsletter's mails lead to. */
export const answersPages: readonly StaticPage[] = [
  ...Object.entries(thanks).map(([form, { title, text }]) =>
    answerPage(publicFormPages[form as PublicFormName].thanks, title, text),
  ),
  answerPage(
    '/forms/problem',
    t`Not sent yet`,
    t`Your browser still holds what you typed: go back one page, mend this, and send it again.`,
    <div role="alert" className="mt-6 rounded-md bg-rose-soft px-5 py-4 text-rose-deep">
      {FORM_PROBLEMS_MARK}
    </div>,
  ),
  answerPage(
    '/newsletter/confirm',
    t`Confirm your subscription`,
    t`A letter now and then about what the desk has learned. You can leave at any time.`,
    <NewsletterForm action="/newsletter/confirm" label={t`Yes, subscribe me`} />,
  ),
  answerPage(
    '/newsletter/confirmed',
    t`You are subscribed`,
    t`The next letter will be yours too. Each of them ends with a way out.`,
  ),
  answerPage(
    '/newsletter/expired',
    t`This link is no longer good`,
    t`It was used already, or it is more than seven days old. Ask for a new one on the blog page.`,
  ),
  answerPage(
    '/newsletter/unsubscribe',
    t`Leave the newsletter`,
    t`One press, and no further letter is sent to this address.`,
    <NewsletterForm action="/newsletter/unsubscribe" label={t`Unsubscribe me`} />,
  ),
  answerPage(
    '/newsletter/unsubscribed',
    t`You are unsubscribed`,
    t`No further letter will be sent to this address.`,
  ),
];
