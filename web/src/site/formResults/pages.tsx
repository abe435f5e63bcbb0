import {
  FORM_PROBLEMS_MARK,
  type PublicFormName,
  publicFormPages,
} from '@belldesk/contract/product/formPages';
import { publicFormTexts } from '@belldesk/contract/product/publicForms';
import type { ReactNode } from 'react';
import type { StaticPage } from '../../layout/staticPage.ts';
import { AnswerPage } from './AnswerPage.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const thanks: Readonly<Record<PublicFormName, { title: string; text: string }>> = {
  contact: {
    title: publicFormTexts.contactSent,
    text: 'Somebody reads it and answers by email, as a rule within 24 business hours.',
  },
  demo: { title: 'Your request is with us', text: publicFormTexts.demoSent },
  lead: { title: 'Your details are with us', text: publicFormTexts.leadSent },
  newsletter: { title: 'One more step', text: publicFormTexts.newsletterSent },
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
    'Not sent yet',
    'Your browser still holds what you typed: go back one page, mend this, and send it again.',
    <div role="alert" className="mt-6 rounded-md bg-rose-soft px-5 py-4 text-rose-deep">
      {FORM_PROBLEMS_MARK}
    </div>,
  ),
  answerPage(
    '/newsletter/confirm',
    'Confirm your subscription',
    'A letter now and then about what the desk has learned. You can leave at any time.',
    <NewsletterForm action="/newsletter/confirm" label="Yes, subscribe me" />,
  ),
  answerPage(
    '/newsletter/confirmed',
    'You are subscribed',
    'The next letter will be yours too. Each of them ends with a way out.',
  ),
  answerPage(
    '/newsletter/expired',
    'This link is no longer good',
    'It was used already, or it is more than seven days old. Ask for a new one on the blog page.',
  ),
  answerPage(
    '/newsletter/unsubscribe',
    'Leave the newsletter',
    'One press, and no further letter is sent to this address.',
    <NewsletterForm action="/newsletter/unsubscribe" label="Unsubscribe me" />,
  ),
  answerPage(
    '/newsletter/unsubscribed',
    'You are unsubscribed',
    'No further letter will be sent to this address.',
  ),
];
