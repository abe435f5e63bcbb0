import { dateText } from '@belldesk/contract/time/texts';
import type { Mail } from '../mail/transport.ts';
import { accountMail } from './accountTexts.ts';

/** Tells that an export can be downloaded, by its owner only. */
export function exportReadyMail(
  ready: { readonly email: string; readonly missing: number; readonly expiresAt: Date },
  publicUrl: string,
): Mail {
  return accountMail({
    to: ready.email,
    subject: 'Your Belldesk export is ready',
    heading: 'Your export is ready',
    before: ['All data in your Belldesk account is in one ZIP file. Sign in to download it:'],
    link: { address: `${publicUrl}/my-assistant/settings`, caption: 'Go to your data' },
    after: [
      ...(ready.missing > 0
        ? ['Some items could not be included. See MISSING.txt in the file.']
        : []),
      `The file is available until ${dateText(ready.expiresAt, 'UTC')}. Only you can download it, when signed in to your account.`,
    ],
  });
}

/** The code that confirms the deletion of an account without a password. */
export function deletionCodeMail(asked: { readonly email: string; readonly code: string }): Mail {
  return accountMail({
    to: asked.email,
    subject: 'Your code to delete your Belldesk account',
    heading: 'Delete your account?',
    before: [
      'We received a request to permanently delete your Belldesk account. To confirm, enter this code:',
    ],
    code: asked.code,
    after: [
      'It is valid for 15 minutes and works once.',
      'If this was not you, someone else may be signed in to your account. Sign out all other devices in your account settings. Nothing is deleted without the code.',
    ],
  });
}

/** Confirms that an account is deleted; the last mail to its address. */
export function accountDeletedMail(email: string): Mail {
  return accountMail({
    to: email,
    subject: 'Your Belldesk account was deleted',
    heading: 'Your account was deleted',
    before: [
      'Your Belldesk account was deleted, including your assistant, calls, recordings, messages, bookings, orders and settings. Your numbers are no longer answered, and your plan has ended.',
      'Data on the voice platform, including recordings, is deleted within a day.',
    ],
    after: [
      'The payment provider keeps invoices as required by law. If operators acted on your account, your email address stays in the audit log. This cannot be undone.',
    ],
  });
}
