import { join } from 'node:path';
import { type ModelsReport, modelsReport } from '@belldesk/contract/voice/models';
import { type ProvidersReport, providersReport } from '@belldesk/contract/voice/providers';
import type { ZodType } from 'zod';
import type { Config } from '../config.ts';
import { readOrCreateSecret } from '../secrets.ts';

const DEADLINE_MS = 2_000;

/** GET /providers of the voice program that was started here. Rejects when it does not answer. */
export function askProviders(config: Config): Promise<ProvidersReport> {
  return ask(config, '/providers', providersReport);
}

/** GET /models of the same. Rejects when it does not answer. */
export function askModels(config: Config): Promise<ModelsReport> {
  return ask(config, '/models', modelsReport);
}

async function ask<T>(config: Config, path: string, shape: ZodType<T>): Promise<T> {
  const host = config.voiceHost.includes(':') ? `[${config.voiceHost}]` : config.voiceHost;
  const key =
    config.voiceApiKey ?? (await readOrCreateSecret(join(config.dataDir, 'voice-api-key')));
  const response = await fetch(`http://${host}:${config.voicePort}${path}`, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`the voice program answered ${response.status}`);
  return shape.parse(await response.json());
}
