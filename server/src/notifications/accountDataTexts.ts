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
    heading: 'Your data is packed',
    before: [
      'Everything that your Belldesk account holds is in one ZIP file now. Sign in to download it:',
    ],
    link: { address: `${publicUrl}/my-assistant/settings`, caption: 'Go to Your Data' },
    after: [
      ...(ready.missing > 0
        ? ['Some things could not be fetched. MISSING.txt in the file names each of them.']
        : []),
      `The file is deleted on ${dateText(ready.expiresAt, 'UTC')}. Only you can download it, signed in to your account.`,
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
      'Somebody, most likely you, wants to delete your Belldesk account for good. The code that confirms it is:',
    ],
    code: asked.code,
    after: [
      'It holds for 15 minutes and works once.',
      'If it was not you, somebody else may be signed in to your account: sign out all other devices in its settings. Nothing is deleted without the code.',
    ],
  });
}

/** Confirms that an account is deleted; the last mail to its address. */
export function accountDeletedMail(email: string): Mail {
  return accountMail({
    to: email,
    subject: 'Your Belldesk account is deleted',
    heading: 'Your account is deleted',
    before: [
      'Your Belldesk account is deleted with everything in it: your assistant, calls, recordings, messages, bookings, orders and settings. Your numbers are not answered any more, and your plan has ended.',
      'What lies on the telephone platform, recordings included, is deleted by now or within a day.',
    ],
    after: [
      'Invoices that the law asks to be kept stay with the payment service. This address stands in the record of what operators did to your account, if they did anything. This cannot be undone.',
    ],
  });
}
