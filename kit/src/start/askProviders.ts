import { join } from 'node:path';
import { type ProvidersReport, providersReport } from '@belldesk/contract/voice/providers';
import type { Config } from '../config.ts';
import { readOrCreateSecret } from '../secrets.ts';

const DEADLINE_MS = 2_000;

/** GET /providers of the voice program that was started here. Rejects when it does not answer. */
export async function askProviders(config: Config): Promise<ProvidersReport> {
  const host = config.voiceHost.includes(':') ? `[${config.voiceHost}]` : config.voiceHost;
  const key =
    config.voiceApiKey ?? (await readOrCreateSecret(join(config.dataDir, 'voice-api-key')));
  const response = await fetch(`http://${host}:${config.voicePort}/providers`, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`the voice program answered ${response.status}`);
  return providersReport.parse(await response.json());
}
