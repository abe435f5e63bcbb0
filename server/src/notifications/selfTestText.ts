import type { MailPayload } from '../jobs/mails.ts';
import type { Mail } from '../mail/transport.ts';
import { operatorMail } from './mailTemplate.ts';

const happened: Record<MailPayload<'self-test'>['failure'], string> = {
  'not-answered': 'The call was not answered.',
  refused: 'The call was refused.',
  silent: 'The call was answered, and nothing was heard.',
  'not-hung-up': 'The call was answered, and hanging up was not.',
  internal: 'The call could not be made.',
};

/** Tells the operator that the platform, calling itself, was not answered as callers must be. */
export function selfTestMail(
  { failingSinceMs, failure }: MailPayload<'self-test'>,
  publicUrl: string,
  to: string,
): Mail {
  return {
    to,
    subject: 'Belldesk does not answer its telephone',
    text: [
      `Belldesk at ${publicUrl} called its own telephone, and twice in a row that went wrong.`,
      '',
      happened[failure],
      `Since: ${new Date(failingSinceMs).toISOString()}`,
      '',
      'Callers may meet the same. The reason stands in DATA_DIR/logs, in the log of voice.',
      'It is tried again every five minutes; you are told once.',
      '',
    ].join('\n'),
  };
}

export const selfTestMails = {
  'self-test': operatorMail({
    find: (payload: MailPayload<'self-test'>) => payload,
    render: (payload, operatorEmail, publicUrl) => selfTestMail(payload, publicUrl, operatorEmail),
    warning: 'the telephone does not answer',
    level: 'error',
  }),
};
