import type { Clock } from '@belldesk/kit/clock';
import type { Config } from '@belldesk/kit/config';
import type { ProviderConfig, SpeechConfig } from '@belldesk/kit/speechConfig';
import { checkChatKey } from './models/checkChatKey.ts';
import type { RungCard } from './rungs/boardState.ts';
import { checkDeepgramKey } from './speech/deepgram/checkDeepgramKey.ts';
import { checkElevenLabsKey } from './speech/elevenlabs/checkElevenLabsKey.ts';
import { checkOpenAiSpeechKey } from './speech/openAiSpeech/checkOpenAiSpeechKey.ts';

type Keyed<K extends keyof SpeechConfig> = NonNullable<SpeechConfig[K]>;

export function deepgramCard(config: Keyed<'deepgram'>, clock: Clock): RungCard {
  return {
    part: 'ears',
    name: 'deepgram',
    label: 'Deepgram',
    keySetting: 'DEEPGRAM_API_KEY',
    checkKey: () => checkDeepgramKey({ ...config, clock }),
  };
}

export function elevenLabsCard(config: Keyed<'elevenLabs'>, clock: Clock): RungCard {
  return {
    part: 'voice',
    name: 'elevenlabs',
    label: 'ElevenLabs',
    keySetting: 'ELEVENLABS_API_KEY',
    checkKey: () => checkElevenLabsKey({ ...config, clock }),
  };
}

export function openAiSpeechCard(config: Keyed<'openAiSpeech'>, clock: Clock): RungCard {
  return {
    part: 'voice',
    name: 'openai-speech',
    label: 'The speech service of OPENAI_SPEECH_MODEL',
    keySetting: 'OPENAI_SPEECH_API_KEY or OPENAI_API_KEY',
    checkKey: () => checkOpenAiSpeechKey({ ...config, clock }),
  };
}

/** Names of the two language models, as logs, the board and mails know them. */
export const MODEL_NAMES = { first: 'openai', second: 'openai-fallback' } as const;

export function modelCard(config: Config, clock: Clock): RungCard {
  const { openAiApiKey: apiKey = '', openAiBaseUrl: baseUrl } = config;
  return {
    part: 'model',
    name: MODEL_NAMES.first,
    label: 'The language model',
    keySetting: 'OPENAI_API_KEY',
    checkKey: () => checkChatKey({ apiKey, baseUrl, clock }),
  };
}

export function secondModelCard({ apiKey, url }: ProviderConfig, clock: Clock): RungCard {
  return {
    part: 'model',
    name: MODEL_NAMES.second,
    label: 'The second language model',
    keySetting: 'OPENAI_FALLBACK_API_KEY',
    checkKey: () => checkChatKey({ apiKey, baseUrl: url, clock }),
  };
}

/** A rung of this machine's own. */
export function ownCard(part: RungCard['part'], name: string, label: string): RungCard {
  return { part, name, label, keySetting: null, checkKey: null };
}
