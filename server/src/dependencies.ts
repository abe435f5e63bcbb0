import { join } from 'node:path';
import { systemClock } from '@belldesk/kit/clock';
import type { Config } from '@belldesk/kit/config';
import { createPool } from '@belldesk/kit/database';
import { jobLimits } from '@belldesk/kit/database/limits';
import type { Lifecycle } from '@belldesk/kit/lifecycle';
import type { Logger } from '@belldesk/kit/logger';
import { createSealer } from '@belldesk/kit/sealer';
import { readOrCreateSecret } from '@belldesk/kit/secrets';
import { createTwilio } from '@belldesk/kit/sms/twilio';
import { readDiskSpace } from '@belldesk/kit/storage/diskSpace';
import type { AccountEvents } from './accounts/signIn/accountHooks.ts';
import { createPayments } from './billing/payments/createPayments.ts';
import type { Deps } from './context.ts';
import { createDatabase, type Database } from './db/client.ts';
import { createChangeHub } from './events/changeHub.ts';
import { CHANGE_CHANNEL } from './events/notice.ts';
import { createPgListener, type PgListener } from './events/pgListener.ts';
import { OUTBOX_CHANNEL } from './jobs/queues.ts';
import { appointNamed, appointNewAccount, isNamed } from './operator/role/appoint.ts';
import { ensureOrganisation } from './organisations/ensureOrganisation.ts';
import { createVoiceApi } from './voiceApi/client.ts';
import { createVoiceKey } from './voiceApi/key.ts';
import { createVoiceTransport } from './voiceApi/transport.ts';
import { outgoingWebhooks } from './webhooks/deliveries/means.ts';
import { WEBHOOK_CHANNEL } from './webhooks/deliveries/queries.ts';

const CONNECTIONS = 20;
const JOB_CONNECTIONS = 8;
/** For what the secrets of webhooks are sealed. */
const WEBHOOK_SEAL = 'belldesk webhook secrets';
const WEBHOOK_PATH = '/webhooks/voice';

export interface Parts {
  readonly deps: Deps;
  /** For what nobody waits for: it may take longer, and takes no connection from people. */
  readonly jobDb: Database;
  readonly listener: PgListener;
  readonly databaseUrl: string;
  pingDatabase(): Promise<void>;
}

/**
 * Where the voice platform reports to: straight to this process when it runs on the same machine, else
 * by the address of the site.
 */
export function webhookUrlOf(config: Pick<Config, 'voiceUrl' | 'port' | 'publicUrl'>): string {
  const { hostname } = new URL(config.voiceUrl);
  const sameMachine =
    hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  return `${sameMachine ? `http://127.0.0.1:${config.port}` : config.publicUrl}${WEBHOOK_PATH}`;
}

/** What is done when accounts are made or confirmed: a business for each, and the role of the operator. */
export function accountEvents(
  options: Pick<Deps, 'db' | 'clock'> & {
    /** Whose account becomes operator; the first one where nobody is named. */
    readonly operatorEmail: string | undefined;
  },
): AccountEvents {
  const { db, clock, operatorEmail } = options;
  return {
    async made({ id, name, email }) {
      await appointNewAccount(options, { id, email });
      await ensureOrganisation(db, { userId: id, name, now: new Date(clock.nowMs()) });
    },
    async addressConfirmed(email) {
      if (isNamed(email, operatorEmail)) await appointNamed(options);
    },
    // Who is named as operator gets a link for the role.
    hasOwnLink: (email) => isNamed(email, operatorEmail),
  };
}

/** Makes what every role needs, and registers how it is stopped. The database must be migrated. */
export async function createParts(
  config: Config,
  logger: Logger,
  lifecycle: Lifecycle,
): Promise<Parts> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) throw new Error('DATABASE_URL must be set for this process');
  const pool = createPool(databaseUrl, 'belldesk-server', CONNECTIONS);
  lifecycle.onStop('database', () => pool.end());
  const jobPool = createPool(databaseUrl, 'belldesk-server-handlers', JOB_CONNECTIONS, {
    limits: jobLimits,
  });
  lifecycle.onStop('database for jobs', () => jobPool.end());
  const clock = systemClock;
  const listener = createPgListener({
    databaseUrl,
    channels: [CHANGE_CHANNEL, OUTBOX_CHANNEL, WEBHOOK_CHANNEL],
    clock,
    logger,
  });
  const changes = createChangeHub(listener);
  await listener.start();
  lifecycle.onStop('listener', () => listener.stop());
  const key = createVoiceKey({ key: config.voiceApiKey, path: join(dataDir, 'voice-api-key') });
  const db = createDatabase(pool);
  return {
    jobDb: createDatabase(jobPool),
    listener,
    databaseUrl,
    pingDatabase: async () => void (await pool.query('select 1')),
    deps: {
      db,
      voice: createVoiceApi(createVoiceTransport({ voiceUrl: config.voiceUrl, key, clock })),
      changes,
      texts: config.sms ? createTwilio({ ...config.sms, logger }) : null,
      payments: createPayments({ db, config, clock, logger }),
      clock,
      logger,
      publicUrl: config.publicUrl,
      webhook: {
        url: webhookUrlOf(config),
        secret: await readOrCreateSecret(join(dataDir, 'webhook-secret')),
      },
      exportsFolder: join(dataDir, 'exports'),
      diskSpace: () => readDiskSpace(dataDir),
      webhooks: {
        outgoing: outgoingWebhooks(config.webhookHosts, clock),
        sealer: createSealer(
          await readOrCreateSecret(join(dataDir, 'webhook-seal-key')),
          WEBHOOK_SEAL,
        ),
      },
      callTable: config.callTable,
      demoWebhook: config.demoWebhook,
      sending: config.sending,
    },
  };
}
