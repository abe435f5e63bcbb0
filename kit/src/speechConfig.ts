import type { VoiceId } from '@belldesk/contract/catalogue/voices';
import type { Values } from './settings.ts';

/** What is set of a service; what is not set, the service's own part knows. */
export interface ProviderConfig {
  /** Empty where a service of one's own wants none. */
  readonly apiKey: string;
  /** Without a slash at its end. */
  readonly url: string | undefined;
  readonly model: string | undefined;
}

export interface VoiceProviderConfig extends ProviderConfig {
  /** Names at the service for voices of the catalogue. */
  readonly voices: Partial<Readonly<Record<VoiceId, string>>> | undefined;
}

/** What listens and what speaks. A service is there when it may be used, which its key or model decides. */
export interface SpeechConfig {
  readonly listen: 'auto' | 'deepgram' | 'pocketsphinx' | 'none';
  readonly speak: 'auto' | 'elevenlabs' | 'openai' | 'flite';
  readonly deepgram: ProviderConfig | undefined;
  readonly elevenLabs: VoiceProviderConfig | undefined;
  readonly openAiSpeech: (VoiceProviderConfig & { readonly model: string }) | undefined;
}

export function speechConfig(values: Values): SpeechConfig {
  return {
    listen: values.TRANSCRIBER ?? 'auto',
    speak: values.SPEAKER ?? 'auto',
    deepgram: values.DEEPGRAM_API_KEY
      ? {
          apiKey: values.DEEPGRAM_API_KEY,
          url: values.DEEPGRAM_URL,
          model: values.DEEPGRAM_MODEL,
        }
      : undefined,
    elevenLabs: values.ELEVENLABS_API_KEY
      ? {
          apiKey: values.ELEVENLABS_API_KEY,
          url: values.ELEVENLABS_URL,
          model: values.ELEVENLABS_MODEL,
          voices: values.ELEVENLABS_VOICES,
        }
      : undefined,
    openAiSpeech: values.OPENAI_SPEECH_MODEL
      ? {
          apiKey: speechKeyOf(values),
          model: values.OPENAI_SPEECH_MODEL,
          url: values.OPENAI_SPEECH_URL ?? values.OPENAI_BASE_URL,
          voices: values.OPENAI_SPEECH_VOICES,
        }
      : undefined,
  };
}

/** The key of the language model goes to the language model's own service only. */
function speechKeyOf(values: Values): string {
  const shared = values.OPENAI_SPEECH_URL === undefined ? values.OPENAI_API_KEY : undefined;
  return values.OPENAI_SPEECH_API_KEY ?? shared ?? '';
}

/** Settings of speech that are right one by one and wrong together. */
export function speechClashes(values: Values): readonly string[] {
  const found: string[] = [];
  if (values.TRANSCRIBER === 'deepgram' && !values.DEEPGRAM_API_KEY)
    found.push('DEEPGRAM_API_KEY must be set when TRANSCRIBER is deepgram.');
  if (values.SPEAKER === 'elevenlabs' && !values.ELEVENLABS_API_KEY)
    found.push('ELEVENLABS_API_KEY must be set when SPEAKER is elevenlabs.');
  if (values.SPEAKER === 'openai' && !values.OPENAI_SPEECH_MODEL)
    found.push('OPENAI_SPEECH_MODEL must be set when SPEAKER is openai.');
  return found;
}
