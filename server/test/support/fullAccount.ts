import type { Assistant } from '@belldesk/contract/product/assistant';
import { v7 as uuidv7 } from 'uuid';
import { type QueueName, queues } from '../../src/jobs/queues.ts';
import type { Mail } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { Buyer } from './buyer.ts';
import { type JobName, nameOf } from './jobMails.ts';
import type { Site } from './site.ts';
import { TEST_NOW_MS } from './site.ts';
import { askTool, callFrom } from './toolCalls.ts';
import { type Visitor, webhook, wizardInput } from './visitor.ts';

const startedAt = '2026-11-20T11:00:00.000Z';

export interface FullAccount {
  readonly userId: string;
  readonly organisationId: string;
  readonly email: string;
  readonly visitor: Visitor;
  readonly assistant: Assistant;
  /** Id on the voice platform of its one call, which was recorded. */
  readonly callId: string;
  /** The same in our log. */
  readonly callRowId: string;
}

async function done(visitor: Visitor, method: string, path: string, body?: unknown) {
  const answer = await visitor.send<Record<string, unknown>>(method, path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** An account that has used whatever there is, through the doors that people and callers use. */
export async function fullAccount(site: Site, companyName: string): Promise<FullAccount> {
  const buyer = await Buyer.signUp(site);
  const { visitor, userId, organisationId } = buyer;
  await buyer.buy();
  const made = wizardInput({ companyName });
  const assistant = (await done(visitor, 'POST', '/api/assistant', made)) as unknown as Assistant;
  await done(visitor, 'POST', `/api/assistant/${assistant.id}/publish`, {});
  await done(visitor, 'PUT', '/api/share', { isOn: true, longestCallMinutes: 5, callsADay: 20 });
  await done(visitor, 'POST', '/api/blocked-numbers', { number: '+442079460999' });
  await done(visitor, 'PUT', '/api/recordings/rule', { keeping: '90-days' });
  await done(visitor, 'POST', '/api/api-keys', { name: 'Cash desk', scope: 'read' });
  await done(visitor, 'POST', '/api/webhook-endpoints', {
    url: 'https://example.com/hooks',
    description: companyName,
    eventTypes: ['call.ended', 'message.taken'],
  });
  const abroad = await done(visitor, 'POST', '/api/locations', {
    name: `${companyName} abroad`,
    address: '1 rue de la Gare',
    country: 'FR',
    timeZone: 'Europe/Paris',
  });
  await done(visitor, 'POST', '/api/resources', {
    locationId: abroad.id,
    name: 'Salle',
    kind: 'room',
    capacity: 4,
  });
  const call = callFrom(assistant.assistantId, '+442079460123');
  await askTool(site, call, {
    name: 'takeMessage',
    args: { name: `Caller of ${companyName}`, phoneNumber: '+442079460123', message: 'Call back' },
  });
  await webhook(site, {
    type: 'end-of-call-report',
    timestamp: TEST_NOW_MS,
    call: { ...call, status: 'ended' },
    endedReason: 'customer-ended-call',
    startedAt,
    endedAt: '2026-11-20T11:01:00.000Z',
    artifact: {
      transcript: '',
      messages: [{ role: 'user', message: 'Are you open?', time: 0, secondsFromStart: 3 }],
      turns: [],
      recording: { state: 'kept', seconds: 60, lostSeconds: 0 },
    },
    analysis: { structuredData: { outcome: 'answered' } },
    cost: 0,
  });
  site.voice.calls.set(call.id, assistant.assistantId);
  site.voice.callRecordings.set(call.id, Buffer.from(`WAV of ${companyName}`));
  const [row] = await site.sql<{ id: string }>('select id from call_logs where call_id = $1', [
    call.id,
  ]);
  const [user] = await site.sql<{ email: string }>('select email from users where id = $1', [
    userId,
  ]);
  if (!row || !user) throw new Error('the account is not whole');
  return {
    userId,
    organisationId,
    email: user.email,
    visitor,
    assistant,
    callId: call.id,
    callRowId: row.id,
  };
}

/** Does the waiting jobs of these names once, as the worker would; all others are forgotten. @returns their mails */
export async function work(site: Site, ...names: JobName[]): Promise<Mail[]> {
  const mails: Mail[] = [];
  const handlers = createHandlers({
    deps: site.deps,
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    publicUrl: 'https://desk.example',
    operatorEmail: null,
  });
  for (let left = true; left; ) {
    const rows = await site.sql<{ queue: QueueName; payload: unknown }>(
      'delete from outbox returning queue, payload',
    );
    const due = rows.filter((row) => names.some((name) => name === nameOf(row)));
    for (const { queue, payload } of due)
      await handlers[queue](queues[queue].parse(payload) as never, uuidv7());
    left = due.length > 0;
  }
  return mails;
}

/** The columns by which tables are bound to an account or to a business, as the database itself knows them. */
export function tenantColumns(site: Site): Promise<TenantColumn[]> {
  return site.sql<TenantColumn>(
    `select distinct on (table_name) table_name as "table", column_name as "column"
     from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'organisation_id')
     order by table_name, column_name desc`,
  );
}

export interface TenantColumn {
  readonly table: string;
  /** An account's, where a table has both. */
  readonly column: 'user_id' | 'organisation_id';
}

/** What stands in such a column for what is an account's or its business's. */
export function tenantIn(
  { column }: TenantColumn,
  owner: Pick<FullAccount, 'userId' | 'organisationId'>,
): string {
  return column === 'user_id' ? owner.userId : owner.organisationId;
}
