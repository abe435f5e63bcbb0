import type { Assistant } from '@belldesk/contract/product/assistant';
import type { Minutes } from '@belldesk/contract/product/calls';
import type { VoiceCall } from '@belldesk/contract/voice/call';
import { v7 as uuidv7 } from 'uuid';
import { queues } from '../../src/jobs/queues.ts';
import { relayOutbox } from '../../src/jobs/relay.ts';
import type { Mail } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import type { Site } from './site.ts';
import { ownerWithAssistant, type Visitor, webhook } from './visitor.ts';

/** An owner whose month is known, with what a test of the meter does. */
export interface Metered {
  readonly owner: Visitor;
  readonly assistant: Assistant;
  readonly organisationId: string;
  minutes(): Promise<Minutes>;
}

/** An owner with an assistant, whose account was made at this moment. */
export async function meteredOwner(site: Site, madeAt: string): Promise<Metered> {
  const { owner, assistant } = await ownerWithAssistant(site);
  const [row] = await site.sql<{ id: string }>(
    `update organisations set created_at = $2 where id = (select organisation_id from assistants where id = $1)
     returning id`,
    [assistant.id, madeAt],
  );
  return {
    owner,
    assistant,
    organisationId: row?.id ?? '',
    minutes: async () => (await owner.send<Minutes>('GET', '/api/usage/minutes')).body,
  };
}

export interface MadeCall {
  readonly assistantId: string;
  readonly startedAt: string;
  readonly ms: number;
  readonly changes?: Partial<VoiceCall>;
}

/** The platform reports a call that has ended; answers its id. */
export async function callEnds(site: Site, made: MadeCall): Promise<string> {
  const { assistantId, startedAt, ms } = made;
  const id = uuidv7();
  const endedAt = new Date(Date.parse(startedAt) + ms).toISOString();
  const answer = await webhook(
    site,
    {
      type: 'end-of-call-report',
      timestamp: Date.parse(endedAt),
      call: {
        id,
        orgId: uuidv7(),
        createdAt: startedAt,
        updatedAt: endedAt,
        type: 'inboundPhoneCall',
        status: 'ended',
        assistantId,
        startedAt,
        ...made.changes,
      },
      endedReason: 'customer-ended-call',
      startedAt,
      endedAt,
      artifact: { transcript: '', messages: [] },
      analysis: { structuredData: { outcome: 'answered' } },
    },
    { 'x-belldesk-delivery': uuidv7() },
  );
  if (answer.status !== 200) throw new Error(`the report was answered ${answer.status}`);
  return id;
}

/** Runs every job that waits, and what they bring, until none is left; answers the mails that were sent. */
export async function runJobs(site: Site): Promise<Mail[]> {
  const mails: Mail[] = [];
  const handlers = createHandlers({
    deps: site.deps,
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    publicUrl: 'https://desk.example',
    operatorEmail: 'operator@example.com',
  });
  for (let given = true; given; ) {
    const rows: { id: string; queue: string; payload: unknown }[] = [];
    await relayOutbox(site.deps.db, async (_tx, row) => void rows.push(row));
    for (const { id, queue, payload } of rows) {
      const name = queue as keyof typeof queues;
      await handlers[name](queues[name].parse(payload) as never, id);
    }
    given = rows.length > 0;
  }
  return mails;
}
