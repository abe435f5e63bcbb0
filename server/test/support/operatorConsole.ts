import type { JobPayload, QueueName } from '../../src/jobs/queues.ts';
import type { Mail } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { type Site, startSite } from './site.ts';
import { ownerWithAssistant, signUp, type Visitor } from './visitor.ts';

export interface PageOf<T> {
  readonly rows: T[];
  readonly nextCursor: string | null;
}

/** A UUID that is nobody's. */
export const anId = '0193b3c0-0000-7000-8000-000000000001';

/** A site with its operator at the console. */
export class OperatorConsole {
  readonly site: Site;
  readonly operator: Visitor;
  /** What was mailed by `work`. */
  readonly mails: Mail[] = [];

  private constructor(site: Site, operator: Visitor) {
    this.site = site;
    this.operator = operator;
  }

  static async open(options: Parameters<typeof startSite>[0] = {}): Promise<OperatorConsole> {
    const site = await startSite(options);
    return new OperatorConsole(site, await signUp(site, 'Olga Operator'));
  }

  /** Forgets what waits to be done, and what was mailed. */
  async clear(): Promise<void> {
    await this.site.sql('delete from outbox');
    this.mails.length = 0;
  }

  /** An operation that succeeds. */
  async ask<T>(operation: string, input: object = {}): Promise<T> {
    const { status, body } = await this.operator.rpc<T>(`operator/${operation}`, input);
    if (status !== 200) throw new Error(`${operation}: ${status} ${JSON.stringify(body)}`);
    return body.json;
  }

  /** Does the work that waits in the outbox, as the worker would. */
  async work(): Promise<void> {
    const handlers = createHandlers({
      deps: this.site.deps,
      mailer: { send: async (mail) => void this.mails.push(mail), close: () => {} },
      publicUrl: 'https://desk.example',
      operatorEmail: null,
    });
    for (;;) {
      const rows = await this.site.sql<{
        id: string;
        queue: QueueName;
        payload: JobPayload<QueueName>;
      }>('delete from outbox returning id, queue, payload');
      if (rows.length === 0) return;
      for (const { id, queue, payload } of rows) await handlers[queue](payload as never, id);
    }
  }

  /** A published assistant and its owner. */
  async published(companyName: string) {
    const { owner, assistant } = await ownerWithAssistant(this.site, { companyName });
    await owner.send('POST', `/api/assistant/${assistant.id}/publish`, {});
    const session = await owner.send<{ user: { id: string; email: string } }>(
      'GET',
      '/api/account/session',
    );
    return { owner, assistant, user: session.body.user };
  }

  /** Which assistant answers on a number or name; undefined where nobody does. */
  answeringOn(user: string): string | undefined {
    return [...this.site.voice.numbers.values()].find(({ sipUri }) =>
      sipUri.startsWith(`sip:${user}@`),
    )?.assistantId;
  }
}
