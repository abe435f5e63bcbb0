import { join } from 'node:path';
import type { Clock } from '@belldesk/kit/clock';
import type { Config } from '@belldesk/kit/config';
import type { Logger } from '@belldesk/kit/logger';
import type { Model } from './dialogue/model.ts';
import { createOpenAiChat } from './models/openAiChat.ts';
import { withStandIn } from './models/withStandIn.ts';
import { createFliteVoice } from './speech/flite/fliteVoice.ts';
import { withPhraseCache } from './speech/phraseCache.ts';
import { createPocketsphinxTranscriber } from './speech/pocketsphinx/createPocketsphinxTranscriber.ts';
import type { Transcriber, Voice } from './speech/ports.ts';

const PHRASE_CACHE_BYTES = 64 * 1_024 * 1_024;

/** The voice that speaks: the embedded one, its phrases kept. */
export async function chooseVoice(clock: Clock): Promise<Voice> {
  return withPhraseCache(createFliteVoice({ clock }), { maxBytes: PHRASE_CACHE_BYTES });
}

/** The ears: pocketsphinx where the machine has it and the settings do not forbid it, else none. */
export async function chooseTranscriber(
  config: Config,
  logger: Logger,
): Promise<Transcriber | null> {
  if (config.listen === 'none') return null;
  const transcriber = await createPocketsphinxTranscriber({
    cacheDirectory: join(config.dataDir, 'pocketsphinx'),
  });
  if (!transcriber) logger.warn('no speech recogniser on this machine: callers use the keypad');
  return transcriber;
}

/** The model that answers: a language model with the house receptionist behind it, or the house alone. */
export function chooseModel(config: Config, house: Model, clock: Clock, logger: Logger): Model {
  if (!config.openAiApiKey && !config.openAiBaseUrl) return house;
  return withStandIn(
    createOpenAiChat({
      apiKey: config.openAiApiKey ?? '',
      ...(config.openAiBaseUrl ? { baseUrl: config.openAiBaseUrl } : {}),
      ...(config.openAiModel ? { model: config.openAiModel } : {}),
      clock,
    }),
    house,
    { clock, logger },
  );
}
