import { spaceInWords } from '@belldesk/contract/product/storage';
import type { MailPayload } from '../jobs/mails.ts';
import type { Mail } from '../mail/transport.ts';
import { operatorMail } from './mailTemplate.ts';

/** Tells the operator that the disk is nearly full, or has space again. */
export function storageMail(
  { state, atMs, ...space }: MailPayload<'storage'>,
  publicUrl: string,
  to: string,
): Mail {
  const measured = `${spaceInWords(space)} on the disk of DATA_DIR (${new Date(atMs).toISOString()}).`;
  const lines =
    state === 'low'
      ? [
          `Belldesk at ${publicUrl} is running out of disk space: ${measured}`,
          '',
          'When the disk is full, calls are still answered, but bookings, messages and recordings cannot be saved.',
          'Free up space. No restart is needed. We email you when there is enough again.',
        ]
      : [`Belldesk at ${publicUrl} has enough disk space again: ${measured}`];
  return {
    to,
    subject:
      state === 'low'
        ? 'Belldesk is running out of disk space'
        : 'Belldesk has enough disk space again',
    text: [...lines, ''].join('\n'),
  };
}

export const storageMails = {
  storage: operatorMail({
    find: (payload: MailPayload<'storage'>) => payload,
    render: (payload, operatorEmail, publicUrl) => storageMail(payload, publicUrl, operatorEmail),
    warning: 'the disk is nearly full or has space again,',
  }),
};
