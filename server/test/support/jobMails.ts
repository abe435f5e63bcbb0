import type { MailJob, MailTemplate } from '../../src/jobs/mails.ts';
import type { JobPayload, QueueName } from '../../src/jobs/queues.ts';
import type { Mail } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import type { Site } from './site.ts';

/** A queue, or a template of the queue `mail`. */
export type JobName = QueueName | MailTemplate;

/** By what name a waiting job goes. */
export function nameOf({ queue, payload }: { queue: string; payload: unknown }): string {
  return queue === 'mail' ? (payload as MailJob).template : queue;
}

/** Does the waiting jobs of these names, as the worker would, and forgets all others. @returns their mails */
export async function mailsOf(site: Site, names: readonly JobName[]): Promise<Mail[]> {
  const sent: Mail[] = [];
  const handlers = createHandlers({
    deps: site.deps,
    mailer: { send: async (mail) => void sent.push(mail), close: () => {} },
    publicUrl: 'https://desk.example',
    operatorEmail: null,
  });
  const rows = await site.sql<{ id: string; queue: QueueName; payload: JobPayload<QueueName> }>(
    'select id, queue, payload from outbox order by id',
  );
  for (const { id, queue, payload } of rows) {
    const run = handlers[queue] as (payload: unknown, jobId: string) => Promise<void>;
    if (names.some((name) => name === nameOf({ queue, payload }))) await run(payload, id);
  }
  await site.sql('delete from outbox');
  return sent;
}
