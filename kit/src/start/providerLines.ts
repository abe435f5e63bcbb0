import type { ProviderReport, ProvidersReport } from '@belldesk/contract/voice/providers';
import { type Clock, pause } from '../clock.ts';
import type { Config } from '../config.ts';

const ASK_AGAIN_MS = 500;
/** Longer than a check of a key may take. */
const DEADLINE_MS = 8_000;

const names: Record<ProviderReport['part'], string> = {
  ears: 'Listening ',
  model: 'Thinking  ',
  voice: 'Speaking  ',
};

/** Whether anything is set whose service can be asked about it. */
export function hasProviders(config: Config): boolean {
  const { deepgram, elevenLabs, openAiSpeech, openAiApiKey, openAiBaseUrl, fallbackModel } = config;
  return [deepgram, elevenLabs, openAiSpeech, openAiApiKey, openAiBaseUrl, fallbackModel].some(
    (setting) => setting !== undefined,
  );
}

/**
 * A line for each provider that cannot be used as it is set, once all have said what they think of their keys, or
 * after eight seconds. None when the voice platform cannot be asked.
 * @param ask GET /providers of the voice platform
 */
export async function providerLines(
  ask: () => Promise<ProvidersReport>,
  clock: Clock,
  signal: AbortSignal,
): Promise<string[]> {
  const untilMs = clock.monotonicMs() + DEADLINE_MS;
  for (;;) {
    const report = await ask().catch(() => null);
    if (!report || signal.aborted) return [];
    const waits = report.providers.some(({ state }) => state === 'not-checked');
    if (!waits || clock.monotonicMs() >= untilMs) return linesOf(report);
    await pause(clock, ASK_AGAIN_MS, signal);
  }
}

function linesOf({ providers }: ProvidersReport): string[] {
  return providers
    .filter(({ state }) => state !== 'ok' && state !== 'standing-in')
    .map(({ part, message }) => {
      const standIn = providers.find(
        (other) => other.part === part && other.state === 'standing-in',
      );
      return `  ${names[part]} ${message}${standIn ? ` ${standIn.message}` : ''}`;
    });
}
