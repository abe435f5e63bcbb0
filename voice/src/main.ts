import { mkdir } from 'node:fs/promises';
import { loadConfig } from '@belldesk/kit/config';
import { createLifecycle } from '@belldesk/kit/lifecycle';
import { createLogger } from '@belldesk/kit/logger';
import { surviveBrokenOutput } from '@belldesk/kit/logStream';
import { startPlatform } from './platform.ts';

surviveBrokenOutput();
const config = loadConfig(process.env);
const logger = createLogger('voice', { level: config.logLevel });
const lifecycle = createLifecycle(logger);

try {
  if (!config.databaseUrl) throw new Error('DATABASE_URL must be set for the voice process');
  await mkdir(config.dataDir, { recursive: true });
  await startPlatform(config, config.databaseUrl, lifecycle, logger, (why, error) => {
    logger.fatal({ err: error }, why);
    void lifecycle.stop(why).then(() => process.exit(1));
  });
  lifecycle.markReady({ sip: `${config.sipHost}:${config.sipPort}`, api: config.voicePort });
} catch (error) {
  logger.fatal({ err: error }, 'voice could not start');
  await lifecycle.stop('start failed');
  process.exitCode = 1;
  process.disconnect?.();
}
