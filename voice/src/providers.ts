import { join } from 'node:path';
import type { Clock } from '@belldesk/kit/clock';
import type { Config } from '@belldesk/kit/config';
import type { Logger } from '@belldesk/kit/logger';
import type { SpeechConfig } from '@belldesk/kit/speechConfig';
import type { Model } from './dialogue/model.ts';
import { createOpenAiChat } from './models/openAiChat.ts';
import { withStandIn } from './models/withStandIn.ts';
import { checkDeepgramKey } from './speech/deepgram/checkDeepgramKey.ts';
import { createDeepgramTranscriber } from './speech/deepgram/deepgramTranscriber.ts';
import { checkElevenLabsKey } from './speech/elevenlabs/checkElevenLabsKey.ts';
import { createElevenLabsVoice } from './speech/elevenlabs/elevenLabsVoice.ts';
import { createFliteVoice } from './speech/flite/fliteVoice.ts';
import { ladderTranscriber } from './speech/ladder/ladderTranscriber.ts';
import { ladderVoice } from './speech/ladder/ladderVoice.ts';
import type { RungEvent } from './speech/ladder/rungs.ts';
import { checkOpenAiSpeechKey } from './speech/openAiSpeech/checkOpenAiSpeechKey.ts';
import { createOpenAiSpeech } from './speech/openAiSpeech/openAiSpeech.ts';
import { withPhraseCache } from './speech/phraseCache.ts';
import { createPocketsphinxTranscriber } from './speech/pocketsphinx/createPocketsphinxTranscriber.ts';
import type { Transcriber, Voice } from './speech/ports.ts';
import type { KeyCheck } from './speech/remote/refusal.ts';
import { createSherpaTranscriber } from './speech/sherpa/createSherpaTranscriber.ts';
import { createSherpaVoice } from './speech/sherpa/createSherpaVoice.ts';

const PHRASE_CACHE_BYTES = 64 * 1_024 * 1_024;

/** Voices over the network that the settings allow, the best first. The embedded one stands behind them. */
export function remoteVoices(config: SpeechConfig, clock: Clock): readonly Voice[] {
  const { speak, elevenLabs, openAiSpeech } = config;
  const found: Voice[] = [];
  if (elevenLabs && (speak === 'auto' || speak === 'elevenlabs'))
    found.push(createElevenLabsVoice({ ...elevenLabs, clock }));
  if (openAiSpeech && (speak === 'auto' || speak === 'openai'))
    found.push(createOpenAiSpeech({ ...openAiSpeech, clock }));
  return found;
}

/**
 * The voice that speaks: the best that the settings allow, then a local model where one was fetched, the
 * embedded one behind them. Phrases are kept.
 */
export async function chooseVoice(config: Config, clock: Clock, logger: Logger): Promise<Voice> {
  const { dataDir, speak } = config;
  const local = speak === 'flite' ? null : await createSherpaVoice({ dataDir, clock, logger });
  // Each rung keeps its own phrases, so that none of a stand-in outlives its turn.
  const [first, ...others] = [
    ...remoteVoices(config, clock),
    ...(local ? [local] : []),
    createFliteVoice({ clock }),
  ].map((voice) => withPhraseCache(voice, { maxBytes: PHRASE_CACHE_BYTES }));
  if (!first) throw new RangeError('there is always the embedded voice');
  if (others.length === 0) return first;
  return ladderVoice([first, ...others], { clock, onRung: rungLogger(logger) });
}

function rungLogger(logger: Logger): (event: RungEvent) => void {
  return ({ error, ...event }) =>
    logger.warn({ ...event, err: error }, 'another speech service is used');
}

/** Transcribers over the network that the settings allow, the best first. */
export function remoteTranscribers(config: SpeechConfig, clock: Clock): readonly Transcriber[] {
  const { listen, deepgram } = config;
  if (!deepgram || (listen !== 'auto' && listen !== 'deepgram')) return [];
  return [createDeepgramTranscriber({ ...deepgram, clock })];
}

/**
 * The ears: services whose keys are set, behind them a local model where one was fetched, and pocketsphinx where
 * the machine has it; null where the settings or the machine have none.
 */
export async function chooseTranscriber(
  config: Config,
  clock: Clock,
  logger: Logger,
): Promise<Transcriber | null> {
  if (config.listen === 'none') return null;
  const { dataDir, listen } = config;
  const [local, embedded] = await Promise.all([
    listen === 'pocketsphinx' ? null : createSherpaTranscriber({ dataDir, clock, logger }),
    createPocketsphinxTranscriber({ cacheDirectory: join(dataDir, 'pocketsphinx') }),
  ]);
  const rungs = [
    ...remoteTranscribers(config, clock),
    ...(local ? [local] : []),
    ...(embedded ? [embedded] : []),
  ];
  const [only] = rungs;
  if (!only) {
    logger.warn('no speech recogniser on this machine: callers use the keypad');
    return null;
  }
  return rungs.length === 1
    ? only
    : ladderTranscriber(rungs, { clock, onRung: rungLogger(logger) });
}

/** Asks every speech service whose key is set what it thinks of it. */
export async function checkSpeechKeys(
  config: SpeechConfig,
): Promise<readonly { readonly service: string; readonly check: KeyCheck }[]> {
  const { deepgram, elevenLabs, openAiSpeech } = config;
  const asked = [
    ...(deepgram ? [{ service: 'Deepgram', check: checkDeepgramKey(deepgram) }] : []),
    ...(elevenLabs ? [{ service: 'ElevenLabs', check: checkElevenLabsKey(elevenLabs) }] : []),
    ...(openAiSpeech
      ? [{ service: 'OpenAI speech', check: checkOpenAiSpeechKey(openAiSpeech) }]
      : []),
  ];
  return Promise.all(asked.map(async ({ service, check }) => ({ service, check: await check })));
}

/** Writes into the log what the speech services think of their keys. */
export async function reportSpeechKeys(config: SpeechConfig, logger: Logger): Promise<void> {
  for (const { service, check } of await checkSpeechKeys(config)) {
    if (check.ok) logger.info({ service }, 'the key of a speech service is good');
    else
      logger.warn({ service, reason: check.reason }, 'the key of a speech service does not help');
  }
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
