import { join } from 'node:path';
import type { Clock } from '@belldesk/kit/clock';
import type { Config } from '@belldesk/kit/config';
import type { Logger } from '@belldesk/kit/logger';
import type { SpeechConfig } from '@belldesk/kit/speechConfig';
import type { Model } from './dialogue/model.ts';
import { type LadderModel, ladderModel } from './models/ladderModel.ts';
import { createOpenAiChat } from './models/openAiChat.ts';
import { keepingToTheTruth } from './models/truth/keepingToTheTruth.ts';
import {
  deepgramCard,
  elevenLabsCard,
  MODEL_NAMES,
  modelCard,
  openAiSpeechCard,
  ownCard,
  secondModelCard,
} from './providerCards.ts';
import type { ProviderBoard } from './rungs/board.ts';
import type { RungCard } from './rungs/boardState.ts';
import type { RungEvent } from './rungs/rungs.ts';
import { transcriberByLanguage } from './speech/byLanguage.ts';
import {
  createDeepgramTranscriber,
  DEEPGRAM_MODEL,
} from './speech/deepgram/deepgramTranscriber.ts';
import { createElevenLabsVoice, ELEVENLABS_MODEL } from './speech/elevenlabs/elevenLabsVoice.ts';
import { createFliteVoice } from './speech/flite/fliteVoice.ts';
import {
  createKokoroVoice,
  type KokoroVoice,
  rungsOfKokoro,
} from './speech/kokoro/createKokoroVoice.ts';
import { ladderTranscriber } from './speech/ladder/ladderTranscriber.ts';
import { ladderVoice } from './speech/ladder/ladderVoice.ts';
import type { ListenerLoad } from './speech/listenerProcess/wire.ts';
import { meteredTranscriber, meteredVoice } from './speech/metered.ts';
import { comingMoonshine, type MoonshineModels } from './speech/moonshine/comingMoonshine.ts';
import { createOpenAiSpeech } from './speech/openAiSpeech/openAiSpeech.ts';
import { withPhraseCache } from './speech/phraseCache.ts';
import { createPocketsphinxTranscriber } from './speech/pocketsphinx/createPocketsphinxTranscriber.ts';
import type { Transcriber, Voice } from './speech/ports.ts';
import type { PromptStore } from './speech/prompts/promptStore.ts';
import { comingWhisper, type WhisperModels } from './speech/whisper/comingWhisper.ts';

const PHRASE_CACHE_BYTES = 64 * 1_024 * 1_024;

/** What every choice is made with. The board is told of each rung that is chosen. */
export interface Choosing {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly board: ProviderBoard;
}

interface Chosen<P> {
  readonly provider: P;
  readonly card: RungCard;
}

/** Voices over the network that the settings allow, the best first. The embedded one stands behind them. */
export function remoteVoices(config: SpeechConfig, clock: Clock): readonly Chosen<Voice>[] {
  const { speak, elevenLabs, openAiSpeech } = config;
  const found: Chosen<Voice>[] = [];
  if (elevenLabs && (speak === 'auto' || speak === 'elevenlabs'))
    found.push({
      provider: meteredVoice(
        createElevenLabsVoice({ ...elevenLabs, clock }),
        elevenLabs.model ?? ELEVENLABS_MODEL,
      ),
      card: elevenLabsCard(elevenLabs, clock),
    });
  if (openAiSpeech && (speak === 'auto' || speak === 'openai'))
    found.push({
      provider: meteredVoice(
        createOpenAiSpeech({ ...openAiSpeech, clock }),
        openAiSpeech.model,
        // Another service of the same protocol has prices of its own.
        openAiSpeech.url === undefined ? undefined : 'openai-speech-compatible',
      ),
      card: openAiSpeechCard(openAiSpeech, clock),
    });
  return found;
}

/** What speaks to callers. */
export interface ChosenVoice {
  readonly voice: Voice;
  /** The voice of this machine's own whose files may come later; null where the settings do without it. */
  readonly kokoro: KokoroVoice | null;
  /** No service stands before it: what it renders beforehand is heard. */
  readonly speaksFirst: boolean;
}

/**
 * The voice that speaks: the best that the settings allow, then Kokoro as soon as its files are there, the embedded one
 * behind them. Phrases are kept.
 * @param phrases what Kokoro rendered beforehand
 */
export function chooseVoice(
  { config, clock, logger, board }: Choosing,
  phrases: PromptStore,
): ChosenVoice {
  const kokoro = config.speak === 'flite' ? null : createKokoroVoice({ clock, logger, phrases });
  const remote = remoteVoices(config, clock);
  if (remote.length === 0 && !kokoro)
    logger.info('voices here are English: they read other languages aloud as if it were English');
  // Each rung keeps its own phrases, so that none of a stand-in outlives its turn.
  const [first, ...others] = entered(board, [
    ...remote,
    ...(kokoro ? ownVoices(kokoro) : []),
    own('voice', meteredVoice(createFliteVoice({ clock })), 'The built-in voice'),
  ]).map((voice) => withPhraseCache(voice, { maxBytes: PHRASE_CACHE_BYTES }));
  if (!first) throw new RangeError('there is always the embedded voice');
  const onRung = (event: RungEvent) => board.onRung(event);
  const voice = others.length === 0 ? first : ladderVoice([first, ...others], { clock, onRung });
  return { voice, kokoro, speaksFirst: remote.length === 0 };
}

function ownVoices(kokoro: KokoroVoice): readonly Chosen<Voice>[] {
  const [kept, live] = rungsOfKokoro(kokoro);
  return [
    own('voice', meteredVoice(kept), 'The voice of this machine, rendered beforehand'),
    own('voice', meteredVoice(live), 'The voice of this machine, live'),
  ];
}

/** Transcribers over the network that the settings allow, the best first. */
export function remoteTranscribers(
  config: SpeechConfig,
  clock: Clock,
): readonly Chosen<Transcriber>[] {
  const { listen, deepgram } = config;
  if (!deepgram || (listen !== 'auto' && listen !== 'deepgram')) return [];
  const provider = meteredTranscriber(
    createDeepgramTranscriber({ ...deepgram, clock }),
    deepgram.model ?? DEEPGRAM_MODEL,
  );
  return [{ provider, card: deepgramCard(deepgram, clock) }];
}

/** What listens. */
export interface Ears {
  /** Null where the settings or the machine have none. */
  readonly transcriber: Transcriber | null;
  /** What there is to do for each recogniser of this machine that runs on a model, by its name. */
  loads(): Readonly<Record<string, ListenerLoad>>;
}

/**
 * The ears: services whose keys are set; behind them, as soon as their files are there, Moonshine for English and Whisper for
 * Spanish and French; and for English pocketsphinx where the machine has it.
 */
export async function chooseTranscriber(
  choosing: Choosing,
  models: MoonshineModels & WhisperModels,
): Promise<Ears> {
  const { config, clock, logger, board } = choosing;
  if (config.listen === 'none') return { transcriber: null, loads: () => ({}) };
  const { dataDir, listen } = config;
  const embedded = await createPocketsphinxTranscriber({
    cacheDirectory: join(dataDir, 'pocketsphinx'),
  });
  const fetched =
    listen === 'pocketsphinx'
      ? null
      : {
          moonshine: comingMoonshine({ models, clock, logger }),
          whisper: comingWhisper({ models, clock, logger }),
        };
  const loads = () => ({
    ...(fetched && { moonshine: fetched.moonshine.load, whisper: fetched.whisper.load }),
  });
  const remote = entered(board, remoteTranscribers(config, clock));
  const english = entered(board, [
    ...(fetched ? [ears(fetched.moonshine, 'Moonshine on this machine')] : []),
    ...(embedded ? [ears(embedded, 'The recogniser of this machine')] : []),
  ]);
  const others = entered(
    board,
    fetched ? [ears(fetched.whisper, 'Whisper on this machine, for Spanish and French')] : [],
  );
  if (remote.length === 0 && !embedded)
    logger.warn('no speech recogniser is installed: callers use the keypad until one is fetched');
  if (remote.length === 0 && config.models !== 'all')
    logger.info(
      'in Spanish and French callers use keys unless Whisper was fetched before: MODELS=all fetches it',
    );
  const ladder = (rungs: readonly Transcriber[]): Transcriber | null =>
    rungs.length === 0
      ? null
      : ladderTranscriber(rungs, { clock, onRung: (event) => board.onRung(event) });
  const forEnglish = ladder([...remote, ...english]);
  if (!forEnglish) return { transcriber: null, loads };
  // Services stand on both ladders: closing them again does nothing.
  return { transcriber: transcriberByLanguage(forEnglish, ladder([...remote, ...others])), loads };
}

function ears(transcriber: Transcriber, label: string): Chosen<Transcriber> {
  return own('ears', meteredTranscriber(transcriber), label);
}

/** Language models that the settings allow, the best first. */
export function remoteModels(config: Config, clock: Clock): readonly Chosen<Model>[] {
  const { openAiApiKey, openAiBaseUrl, openAiModel, fallbackModel } = config;
  const found: Chosen<Model>[] = [];
  if (openAiApiKey || openAiBaseUrl)
    found.push({
      provider: keepingToTheTruth(
        createOpenAiChat({
          name: MODEL_NAMES.first,
          apiKey: openAiApiKey ?? '',
          ...(openAiBaseUrl ? { baseUrl: openAiBaseUrl } : {}),
          ...(openAiModel ? { model: openAiModel } : {}),
          clock,
        }),
      ),
      card: modelCard(config, clock),
    });
  if (fallbackModel)
    found.push({
      provider: keepingToTheTruth(
        createOpenAiChat({
          name: MODEL_NAMES.second,
          apiKey: fallbackModel.apiKey,
          ...(fallbackModel.url ? { baseUrl: fallbackModel.url } : {}),
          ...(fallbackModel.model ? { model: fallbackModel.model } : {}),
          clock,
        }),
      ),
      card: secondModelCard(fallbackModel, clock),
    });
  return found;
}

/** The model that answers: language models with the rule-based agent behind them, or the rule-based agent alone. */
export function chooseModel({ config, clock, board }: Choosing, house: Model): LadderModel {
  const models = entered(board, [
    ...remoteModels(config, clock),
    own('model', house, 'The rule-based agent'),
  ]);
  if (models.length === 1) return { ...house, close: async () => {} };
  return ladderModel(models, { clock, onRung: (event) => board.onRung(event) });
}

function own<P extends { readonly name: string }>(
  part: RungCard['part'],
  provider: P,
  label: string,
): Chosen<P> {
  return { provider, card: ownCard(part, provider.name, label) };
}

/** Tells the board of the rungs; gives their providers. */
function entered<P>(board: ProviderBoard, rungs: readonly Chosen<P>[]): readonly P[] {
  for (const { card } of rungs) board.add(card);
  return rungs.map(({ provider }) => provider);
}
