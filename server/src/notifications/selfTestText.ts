import type { MailPayload } from '../jobs/mails.ts';
import type { Mail } from '../mail/transport.ts';
import { operatorMail } from './mailTemplate.ts';

const happened: Record<MailPayload<'self-test'>['failure'], string> = {
  'not-answered': 'The call was not answered.',
  refused: 'The call was rejected.',
  silent: 'The call was answered, but the assistant said nothing.',
  'not-hung-up': 'The call was answered but did not end.',
  internal: 'The call could not be started.',
};

/** Tells the operator that the platform, calling itself, was not answered as callers must be. */
export function selfTestMail(
  { failingSinceMs, failure }: MailPayload<'self-test'>,
  publicUrl: string,
  to: string,
): Mail {
  return {
    to,
    subject: 'Belldesk is not answering calls',
    text: [
      `Belldesk at ${publicUrl} made two self-test calls in a row, and both failed.`,
      '',
      happened[failure],
      `Since: ${new Date(failingSinceMs).toISOString()}`,
      '',
      'Callers may have the same problem. See the voice log in DATA_DIR/logs.',
      'The test repeats every five minutes. You get this email only once.',
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
