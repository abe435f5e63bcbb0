import type { AssistantDto, AssistantTool } from '@belldesk/contract/voice/assistant';
import type { VoiceCall } from '@belldesk/contract/voice/call';
import type { CallCost } from '@belldesk/contract/voice/cost';
import type { ServerMessage } from '@belldesk/contract/voice/serverMessage';
import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConversationMessage } from '../dialogue/model.ts';

/** The platform's own schema, so that it can share a database with the product. */
export const voiceSchema = pgSchema('voice');

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** In the words of `NEVER_CONNECTED_PREFIX`, without a parameter: else the index is not used. */
export const neverConnected = (endedReason: SQLWrapper) =>
  sql`${endedReason} like 'call.ringing.%'`;

const stamps = {
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
};

export const assistants = voiceSchema.table('assistants', {
  id: uuid('id').primaryKey(),
  /** As the client sent it; `server.secret` is sealed. */
  dto: jsonb('dto').$type<AssistantDto>().notNull(),
  ...stamps,
});

/** What the sentences of an assistant mean, read when it is saved, so that no call has to wait for it. */
export const passageMeanings = voiceSchema.table(
  'passage_meanings',
  {
    assistantId: uuid('assistant_id')
      .primaryKey()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    /** SHA-256 of the sentences and the model's name. */
    digest: text('digest').notNull(),
    /** Their meanings one after another, 32-bit floats, lowest byte first. */
    vectors: bytes('vectors').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [index('passage_meanings_by_digest').on(table.digest)],
);

/** Tools that several assistants may share by `model.toolIds`. */
export const tools = voiceSchema.table('tools', {
  id: uuid('id').primaryKey(),
  /** As the client sent it; headers and secrets are sealed. */
  dto: jsonb('dto').$type<AssistantTool>().notNull(),
  ...stamps,
});

export const phoneNumbers = voiceSchema.table('phone_numbers', {
  id: uuid('id').primaryKey(),
  /** User part of the SIP address; one address has one owner. */
  sipUser: text('sip_user').notNull().unique(),
  assistantId: uuid('assistant_id').references(() => assistants.id, { onDelete: 'set null' }),
  name: text('name'),
  /** Callers in E.164 whom it refuses. */
  blockedNumbers: jsonb('blocked_numbers').$type<string[]>().notNull().default([]),
  ...stamps,
});

export const calls = voiceSchema.table(
  'calls',
  {
    id: uuid('id').primaryKey(),
    type: text('type').$type<VoiceCall['type']>().notNull(),
    status: text('status').$type<VoiceCall['status']>().notNull(),
    /** No foreign key: a call outlives its assistant. */
    assistantId: uuid('assistant_id'),
    /** The assistant as it was for this call, overrides applied; `server.secret` is sealed. */
    assistant: jsonb('assistant').$type<AssistantDto>().notNull(),
    phoneNumberId: uuid('phone_number_id'),
    customer: jsonb('customer').$type<VoiceCall['customer']>(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    /** SHA-256 of the token that lets a browser join, once. */
    joinTokenHash: text('join_token_hash'),
    joinExpiresAt: moment('join_expires_at'),
    joinedAt: moment('joined_at'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    endedReason: text('ended_reason').$type<NonNullable<VoiceCall['endedReason']>>(),
    artifact: jsonb('artifact').$type<NonNullable<VoiceCall['artifact']>>(),
    analysis: jsonb('analysis').$type<NonNullable<VoiceCall['analysis']>>(),
    /** What each provider did in the call, and its price. */
    costs: jsonb('costs').$type<CallCost[]>().notNull().default([]),
    ...stamps,
  },
  (table) => [
    index('calls_by_creation').on(table.createdAt),
    index('calls_by_assistant').on(table.assistantId, table.createdAt),
    index('calls_by_status').on(table.status),
    index('calls_never_connected').on(table.endedAt).where(neverConnected(table.endedReason)),
  ],
);

export const chats = voiceSchema.table('chats', {
  id: uuid('id').primaryKey(),
  /** First chat of the thread: what tools know as the call. */
  threadId: uuid('thread_id').notNull(),
  previousChatId: uuid('previous_chat_id'),
  assistantId: uuid('assistant_id'),
  assistant: jsonb('assistant').$type<AssistantDto>().notNull(),
  /** The whole conversation so far. */
  conversation: jsonb('conversation').$type<ConversationMessage[]>().notNull(),
  threadStartedAt: moment('thread_started_at').notNull(),
  ...stamps,
});

/** Webhooks that must arrive: written with what they tell of, delivered until accepted. */
export const deliveries = voiceSchema.table(
  'deliveries',
  {
    /** Time-ordered; deliveries of one call go out in this order. */
    id: uuid('id').primaryKey(),
    callId: uuid('call_id').notNull(),
    url: text('url').notNull(),
    /** Sealed JSON of the headers. */
    sealedHeaders: text('sealed_headers').notNull(),
    body: jsonb('body').$type<ServerMessage>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('deliveries_due').on(table.nextAttemptAt),
    index('deliveries_of_call').on(table.callId, table.id),
  ],
);
