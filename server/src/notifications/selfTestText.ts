import type { JobPayload } from '../jobs/queues.ts';
import type { Mail } from '../mail/transport.ts';

const happened: Record<JobPayload<'mail-self-test'>['failure'], string> = {
  'not-answered': 'The call was not answered.',
  refused: 'The call was refused.',
  silent: 'The call was answered, and nothing was heard.',
  'not-hung-up': 'The call was answered, and hanging up was not.',
  internal: 'The call could not be made.',
};

/** Tells the operator that the platform, calling itself, was not answered as callers must be. */
export function selfTestMail(
  { failingSinceMs, failure }: JobPayload<'mail-self-test'>,
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
