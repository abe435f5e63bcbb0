import { type VoiceId, voiceById, voiceId } from '@belldesk/contract/catalogue/voices';
import { AppError } from '@belldesk/contract/errors';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import { catalogueVoices } from '../catalogueVoices.ts';
import type { SpeakRequest, Voice } from '../ports.ts';
import { createHttpVoice, type SpeechRequest } from '../remote/httpVoice.ts';
import { defaultSpeakingDeadlines, type SpeakingDeadlines } from '../remote/speakingDeadlines.ts';
import { createStreamResampler } from './streamResampler.ts';

export const OPENAI_SPEECH_URL = 'https://api.openai.com/v1';

export interface OpenAiSpeechOptions {
  /** Empty for a service of one's own that wants none. */
  readonly apiKey: string;
  /** With its version and without a slash at its end: http://host/v1 */
  readonly url?: string | undefined;
  readonly model: string;
  /** Names of the service's voices, for those of the catalogue that shall have another than the usual. */
  readonly voices?: Partial<Readonly<Record<VoiceId, string>>> | undefined;
  readonly clock?: Clock | undefined;
  readonly deadlines?: SpeakingDeadlines | undefined;
}

/**
 * A voice behind the OpenAI speech API, streaming: POST /audio/speech with `response_format: pcm`, which is
 * raw 24 kHz PCM16 mono (platform.openai.com, API reference, Audio, Create speech; guide "Text to speech").
 */
export function createOpenAiSpeech(options: OpenAiSpeechOptions): Voice {
  const { url = OPENAI_SPEECH_URL, model } = options;
  // tts-1 and tts-1-hd take no instructions.
  const takesInstructions = !model.startsWith('tts-1');

  function requestFor(request: SpeakRequest): SpeechRequest {
    const id = voiceId.safeParse(request.voiceId);
    if (!id.success)
      throw new AppError('voice-service-failed', 'The speech service has no such voice.');
    const instructions = instructionsFor(id.data, request.language);
    return {
      url: `${url}/audio/speech`,
      headers: authorization(options.apiKey),
      body: {
        model,
        input: request.text,
        voice: options.voices?.[id.data] ?? catalogueVoices[id.data].openAi,
        response_format: 'pcm',
        ...(takesInstructions ? { instructions } : {}),
      },
    };
  }

  return createHttpVoice({
    name: 'openai-speech',
    vendor: 'The speech service',
    requestFor,
    changeRate: createStreamResampler,
    clock: options.clock ?? systemClock,
    deadlines: options.deadlines ?? defaultSpeakingDeadlines,
  });
}

/** The header of a key; none where there is no key. */
export function authorization(apiKey: string): Record<string, string> {
  return apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` };
}

function instructionsFor(id: VoiceId, language: string): string {
  const manner = 'Speak as a friendly receptionist on the telephone, clearly and at an even pace';
  const accent = voiceById(id).accent === 'UK English' ? 'a British accent' : 'an American accent';
  return language.toLowerCase().startsWith('en') ? `${manner}, with ${accent}.` : `${manner}.`;
}
