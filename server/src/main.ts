import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError, loadConfig } from '@belldesk/kit/config';
import { createLifecycle, type Lifecycle } from '@belldesk/kit/lifecycle';
import { createLogger, type Logger } from '@belldesk/kit/logger';
import { surviveBrokenOutput } from '@belldesk/kit/logStream';
import { createMetrics } from '@belldesk/kit/metrics';
import { readOrCreateSecret } from '@belldesk/kit/secrets';
import { v7 as uuidv7 } from 'uuid';
import { checkDeletions } from './accountData/deletion/check.ts';
import { expireExports } from './accountData/export/expire.ts';
import { forgetAllExpired } from './accountData/forgetExpired.ts';
import { createAuth } from './accounts/signIn/auth.ts';
import { refreshAssistants } from './assistants/refresh.ts';
import { keepPayments } from './billing/payments/keepPayments.ts';
import { refuseCallersOfAll } from './calls/blockedNumbers/refuseCallers.ts';
import { forgetNeverConnected } from './calls/neverConnected/forget.ts';
import { expireRecordings } from './calls/recordings/expire.ts';
import { migrate } from './db/migrate.ts';
import { accountEvents, createParts, type Parts } from './dependencies.ts';
import { describeError } from './describeError.ts';
import { listen } from './http/listen.ts';
import { createHttpServer } from './http/server.ts';
import { readWebFiles } from './http/site/webFiles.ts';
import { makeDigests } from './inbox/digest/make.ts';
import { startWorker } from './jobs/worker.ts';
import { createMailer } from './mail/transport.ts';
import { createHandlers } from './notifications/handlers.ts';
import { watchProviders } from './operator/providers/watch.ts';
import { appointNamed } from './operator/role/appoint.ts';
import { watchSelfTest } from './operator/selfTest/watch.ts';
import { withStorage } from './operator/storage/metrics.ts';
import { watchStorage } from './operator/storage/watch.ts';
import { roleOf } from './role.ts';
import { watchUnreported } from './serverMessages/reconciliation/watch.ts';
import { watchCallRouting } from './usage/watchCallRouting.ts';
import { startWebhookDeliverer } from './webhooks/deliveries/deliverer.ts';
import { expireDeliveries } from './webhooks/deliveries/expire.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist');

async function startWeb(
  config: Config,
  parts: Parts,
  lifecycle: Lifecycle,
  logger: Logger,
): Promise<void> {
  const { deps } = parts;
  const { publicUrl, voiceUrl } = config;
  const webFiles = await readWebFiles(WEB_FOLDER, publicUrl, {
    offersGoogle: config.google !== undefined,
    checkout: config.checkout,
    samples: config.sampleContent,
  });
  if (webFiles.size === 0) logger.warn('the site is not built: no pages will be shown');
  const auth = createAuth({
    db: deps.db,
    secret: await readOrCreateSecret(join(config.dataDir, 'auth-secret')),
    publicUrl,
    google: config.google,
    events: accountEvents({ db: deps.db, clock: deps.clock, operatorEmail: config.operatorEmail }),
    sending: config.sending,
    clock: deps.clock,
    logger,
  });
  const app = createHttpServer({
    deps,
    auth,
    publicUrl,
    trustedProxies: config.trustedProxies,
    voiceUrl,
    webFiles,
    health: {
      isReady: () => lifecycle.isReady(),
      pingDatabase: parts.pingDatabase,
      diskSpace: deps.diskSpace,
      metrics: withStorage(createMetrics('server'), deps),
    },
    ...(config.mode === 'development' ? { mailbox: join(config.dataDir, 'outbox') } : {}),
  });
  await listen(app, config.port);
  lifecycle.onStop('http', () => app.close());
}

async function startJobs(
  config: Config,
  { deps: shared, jobDb, listener, databaseUrl }: Parts,
  lifecycle: Lifecycle,
): Promise<void> {
  const deps = { ...shared, db: jobDb };
  const { db, clock, logger } = deps;
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    host: new URL(config.publicUrl).hostname,
    folder: join(config.dataDir, 'outbox'),
  });
  lifecycle.onStop('mail', () => mailer.close());
  const handlers = createHandlers({
    deps,
    mailer,
    publicUrl: config.publicUrl,
    // Where mail is only kept, it shows without an address as well.
    operatorEmail: config.operatorEmail ?? (config.smtpUrl === undefined ? config.mailFrom : null),
  });
  const stop = await startWorker({
    databaseUrl,
    db,
    listener,
    handlers,
    dailies: [
      // What people were promised to be gone comes first.
      () => checkDeletions(deps),
      () => expireExports(deps),
      () => expireRecordings(deps),
      () => expireDeliveries(deps),
      () => refuseCallersOfAll(deps),
      () => forgetAllExpired(deps),
    ],
    watches: [
      () => watchSelfTest(deps),
      () => watchProviders(deps),
      () => keepPayments(deps),
      // Before the minutes are compared: it may bring some.
      () => watchUnreported(deps),
      () => watchCallRouting(deps),
      () => forgetNeverConnected(deps),
      () => makeDigests(deps),
    ],
    clock,
    logger,
  });
  lifecycle.onStop('jobs', stop);
  const deliverer = startWebhookDeliverer({ ...deps, listener });
  lifecycle.onStop('webhook deliveries', () => deliverer.stop());
  // By mail at once where the database cannot take note of it: the disk may be full already.
  const stopWatch = watchStorage(deps, (alarm) =>
    handlers.mail({ template: 'storage', ...alarm }, uuidv7()),
  );
  lifecycle.onStop('storage watch', stopWatch);
  await appointNamed({ db, operatorEmail: config.operatorEmail });
  // Not waited for: a desk answers calls whether its payment service does or not.
  void keepPayments(deps).catch((cause: unknown) => {
    logger.warn({ problem: describeError(cause) }, 'could not bring payments up to date');
  });
  // Not waited for: the voice platform may still be starting.
  void refreshAssistants(deps).catch((cause: unknown) => {
    logger.warn(
      { problem: describeError(cause) },
      'could not compare assistants with the voice platform',
    );
  });
}

async function main(): Promise<void> {
  surviveBrokenOutput();
  const role = roleOf(process.argv.slice(2));
  const config = loadConfig(process.env);
  const logger = createLogger('server', { level: config.logLevel });
  const lifecycle = createLifecycle(logger);
  try {
    await mkdir(config.dataDir, { recursive: true });
    if (config.databaseUrl !== undefined) await migrate(config.databaseUrl);
    const parts = await createParts(config, logger, lifecycle);
    if (role !== 'web') await startJobs(config, parts, lifecycle);
    if (role !== 'worker') await startWeb(config, parts, lifecycle, logger);
    lifecycle.markReady({ role, url: config.publicUrl });
    logger.info({ role, port: config.port }, 'ready');
  } catch (cause) {
    await lifecycle.stop('the start failed');
    throw cause;
  }
}

main().catch((cause: unknown) => {
  const told = cause instanceof Error ? cause.message : String(cause);
  process.stderr.write(`${told}\n`);
  if (!(cause instanceof ConfigError)) {
    process.stderr.write(`${JSON.stringify(describeError(cause))}\n`);
  }
  process.exit(1);
});
