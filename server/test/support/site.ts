import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, ManualClock, systemClock } from '@belldesk/kit/clock';
import { loadConfig } from '@belldesk/kit/config';
import { createPool } from '@belldesk/kit/database';
import { peopleLimits } from '@belldesk/kit/database/limits';
import { createLogger } from '@belldesk/kit/logger';
import { createMetrics } from '@belldesk/kit/metrics';
import type { OutgoingMeans } from '@belldesk/kit/outgoing/request';
import { createSealer } from '@belldesk/kit/sealer';
import type { SendingLimits } from '@belldesk/kit/sendingSettings';
import type { GoogleConfig } from '@belldesk/kit/signInSettings';
import { createTestDatabase } from '@belldesk/kit/testing/database';
import type { FastifyInstance } from 'fastify';
import { createAuth } from '../../src/accounts/signIn/auth.ts';
import { createTestPayments } from '../../src/billing/local/provider.ts';
import type { Payments } from '../../src/billing/payments/payments.ts';
import type { Deps } from '../../src/context.ts';
import { createDatabase } from '../../src/db/client.ts';
import { migrate } from '../../src/db/migrate.ts';
import { accountEvents } from '../../src/dependencies.ts';
import { createChangeHub } from '../../src/events/changeHub.ts';
import { CHANGE_CHANNEL } from '../../src/events/notice.ts';
import { createPgListener, type PgListener } from '../../src/events/pgListener.ts';
import { createHttpServer } from '../../src/http/server.ts';
import type { WebFiles } from '../../src/http/site/webFiles.ts';
import { OUTBOX_CHANNEL } from '../../src/jobs/queues.ts';
import { createVoiceApi } from '../../src/voiceApi/client.ts';
import { createVoiceTransport } from '../../src/voiceApi/transport.ts';
import { outgoingWebhooks } from '../../src/webhooks/deliveries/means.ts';
import { WEBHOOK_CHANNEL } from '../../src/webhooks/deliveries/queries.ts';
import { VoiceApiDouble } from './voiceApiDouble.ts';

/** A Friday, noon in London. */
export const TEST_NOW_MS = Date.UTC(2026, 10, 20, 12, 0, 0);
export const WEBHOOK_SECRET = 'the-webhook-secret';

export interface Site {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly voice: VoiceApiDouble;
  /** The time of the verbs; accounts and sockets keep the real one. */
  readonly clock: ManualClock;
  readonly listener: PgListener;
  readonly databaseUrl: string;
  /** Rows as they lie in the table. */
  sql<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  stop(): Promise<void>;
}

export const usualLimits = loadConfig({}).sending;
const generous: SendingLimits = {
  ...usualLimits,
  signUps: { perHour: 10_000, perDay: 10_000 },
  unconfirmed: { perHour: 10_000, perAddressDay: 10_000 },
};

/** Waiting of the real clock, the time of day of the test's. */
function withRealTimers(manual: ManualClock): Clock {
  return { ...systemClock, nowMs: () => manual.nowMs() };
}

/** Webhooks may be sent to https://example.com, where nobody answers. */
function nobodyAtExample(clock: Clock): OutgoingMeans {
  return {
    ...outgoingWebhooks(['example.com'], clock),
    resolve: async (name) => (name === 'example.com' ? ['127.0.0.1'] : []),
  };
}

/** The whole product over HTTP on loopback, on a database of its own, beside a double of the voice API. */
export async function startSite(
  options: {
    webFiles?: WebFiles;
    publicUrl?: string;
    mailbox?: string;
    demoWebhook?: Deps['demoWebhook'];
    callTable?: Deps['callTable'];
    /** What webhooks may reach. */
    webhookMeans?: (clock: Clock) => OutgoingMeans;
    exportsFolder?: string;
    diskSpace?: Deps['diskSpace'];
    texts?: Deps['texts'];
    /** The usual ones, but for sign-ups and their mails: everyone in a test comes from one address. */
    sending?: SendingLimits;
    /** The local test provider, where nothing else is given. */
    payments?: (clock: Clock) => Payments;
    google?: GoogleConfig;
    trustedProxies?: readonly string[];
    /** Address by which the site goes to its database, where it is another than that of the tests. */
    reach?: (databaseUrl: string) => Promise<string>;
    /** How long a request waits for one of the pool's connections, where it is not as long as usual. */
    connectWaitMs?: number;
  } = {},
): Promise<Site> {
  const database = await createTestDatabase(migrate);
  const voice = await new VoiceApiDouble().start();
  const logger = createLogger('server', { level: 'fatal' });
  const reached = (await options.reach?.(database.url)) ?? database.url;
  const { connectWaitMs = peopleLimits.connectWaitMs } = options;
  const pool = createPool(reached, 'server-test', undefined, {
    limits: { ...peopleLimits, connectWaitMs },
  });
  const clock = new ManualClock(TEST_NOW_MS);
  const mixed = withRealTimers(clock);
  const listener = createPgListener({
    databaseUrl: reached,
    channels: [CHANGE_CHANNEL, OUTBOX_CHANNEL, WEBHOOK_CHANNEL],
    clock: mixed,
    logger,
  });
  const changes = createChangeHub(listener);
  await listener.start();
  const transport = createVoiceTransport({ voiceUrl: voice.url, key: async () => voice.key });
  const db = createDatabase(pool);
  const deps: Deps = {
    db,
    voice: createVoiceApi(transport),
    changes,
    texts: options.texts ?? null,
    payments: options.payments?.(mixed) ?? createTestPayments({ db, clock: mixed }),
    clock: mixed,
    logger,
    publicUrl: options.publicUrl ?? 'http://localhost:3000',
    webhook: { url: 'http://127.0.0.1:3000/webhooks/voice', secret: WEBHOOK_SECRET },
    exportsFolder: options.exportsFolder ?? join(tmpdir(), 'belldesk-no-exports'),
    diskSpace: options.diskSpace ?? (async () => ({ freeBytes: 2e11, totalBytes: 1e12 })),
    webhooks: {
      outgoing: options.webhookMeans?.(clock) ?? nobodyAtExample(mixed),
      sealer: createSealer('a secret of the test, long enough to be one', 'webhooks'),
    },
    callTable: options.callTable ?? null,
    sending: options.sending ?? generous,
    demoWebhook: options.demoWebhook ?? { url: null, isRequired: false },
  };
  const publicUrl = options.publicUrl ?? 'http://localhost:3000';
  const app = createHttpServer({
    deps,
    auth: createAuth({
      db: deps.db,
      secret: 'a'.repeat(43),
      publicUrl,
      google: options.google,
      events: accountEvents({ db, clock: mixed, operatorEmail: undefined }),
      sending: deps.sending,
      clock: mixed,
      logger,
    }),
    publicUrl,
    ...(options.trustedProxies && { trustedProxies: options.trustedProxies }),
    voiceUrl: voice.url,
    webFiles: options.webFiles ?? new Map(),
    health: {
      isReady: () => true,
      pingDatabase: async () => void (await pool.query('select 1')),
      diskSpace: deps.diskSpace,
      metrics: createMetrics('server'),
    },
    ...(options.mailbox === undefined ? {} : { mailbox: options.mailbox }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    app,
    deps,
    voice,
    clock,
    listener,
    databaseUrl: database.url,
    sql: async <T>(text: string, values: unknown[] = []) =>
      (await pool.query(text, values)).rows as T[],
    async stop() {
      await app.close();
      await listener.stop();
      await pool.end();
      await voice.stop();
      await database.drop();
    },
  };
}

/** A folder that is gone when `use` has ended. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'belldesk-server-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
