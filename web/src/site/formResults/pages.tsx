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
    text: t`We reply by email, usually within 24 business hours.`,
  },
  demo: { title: t`We have your request`, text: publicFormTexts.demoSent },
  lead: { title: t`We have your details`, text: publicFormTexts.leadSent },
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
    t`Go back one page to fix this. Your browser still has what you typed.`,
    <div role="alert" className="mt-6 rounded-md bg-rose-soft px-5 py-4 text-rose-deep">
      {FORM_PROBLEMS_MARK}
    </div>,
  ),
  answerPage(
    '/newsletter/confirm',
    t`Confirm your subscription`,
    t`Occasional tips on answering business calls. You can unsubscribe at any time.`,
    <NewsletterForm action="/newsletter/confirm" label={t`Yes, subscribe me`} />,
  ),
  answerPage(
    '/newsletter/confirmed',
    t`You are subscribed`,
    t`You will get our next newsletter. You can unsubscribe at any time.`,
  ),
  answerPage(
    '/newsletter/expired',
    t`This link has expired`,
    t`It was already used or is more than seven days old. Subscribe again on the blog page.`,
  ),
  answerPage(
    '/newsletter/unsubscribe',
    t`Unsubscribe from the newsletter`,
    t`Confirm to stop newsletters to this address.`,
    <NewsletterForm action="/newsletter/unsubscribe" label={t`Unsubscribe me`} />,
  ),
  answerPage(
    '/newsletter/unsubscribed',
    t`You are unsubscribed`,
    t`You will get no more newsletters at this address.`,
  ),
];
