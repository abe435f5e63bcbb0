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
          `Belldesk at ${publicUrl} runs out of space: ${measured}`,
          '',
          'When the disk is full, calls are still answered, but bookings, messages and recordings cannot be saved, and are refused.',
          'Make room. Nothing needs to be restarted. You are told again when there is enough.',
        ]
      : [`Belldesk at ${publicUrl} has space again: ${measured}`];
  return {
    to,
    subject:
      state === 'low' ? 'The disk of Belldesk is nearly full' : 'Belldesk has enough space again',
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
