import { type VoiceId, voiceId } from '@belldesk/contract/catalogue/voices';
import { AppError } from '@belldesk/contract/errors';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import { catalogueVoices } from '../catalogueVoices.ts';
import type { SpeakRequest, Voice } from '../ports.ts';
import { createHttpVoice, type SpeechRequest } from '../remote/httpVoice.ts';
import { defaultSpeakingDeadlines, type SpeakingDeadlines } from '../remote/speakingDeadlines.ts';
import { speakDates } from '../rendering/text/dates.ts';
import { speakMoney } from '../rendering/text/money.ts';
import { speakPhoneNumbers } from '../rendering/text/phoneNumbers.ts';
import { elevenLabsProblemOf } from './problem.ts';

export const ELEVENLABS_URL = 'https://api.elevenlabs.io';
/** The vendor's quickest. */
export const ELEVENLABS_MODEL = 'eleven_flash_v2_5';

export interface ElevenLabsOptions {
  readonly apiKey: string;
  /** Without a slash at its end and without the version. */
  readonly url?: string | undefined;
  readonly model?: string | undefined;
  /** Ids of the vendor's voices, for those of the catalogue that shall have another than the usual. */
  readonly voices?: Partial<Readonly<Record<VoiceId, string>>> | undefined;
  readonly clock?: Clock | undefined;
  readonly deadlines?: SpeakingDeadlines | undefined;
}

/**
 * ElevenLabs, streaming over HTTP at 16 kHz: POST /v1/text-to-speech/{voice_id}/stream (elevenlabs.io/docs,
 * API reference, Text to speech, Stream speech).
 */
export function createElevenLabsVoice(options: ElevenLabsOptions): Voice {
  const { apiKey, url = ELEVENLABS_URL, model = ELEVENLABS_MODEL } = options;

  function requestFor(request: SpeakRequest): SpeechRequest {
    const id = voiceId.safeParse(request.voiceId);
    if (!id.success) throw new AppError('voice-service-failed', 'ElevenLabs has no such voice.');
    const language = request.language.slice(0, 2).toLowerCase();
    const voice = encodeURIComponent(
      options.voices?.[id.data] ?? catalogueVoices[id.data].elevenLabs,
    );
    return {
      url: `${url}/v1/text-to-speech/${voice}/stream?output_format=pcm_16000`,
      headers: { 'xi-api-key': apiKey },
      body: {
        text: language === 'en' ? inWords(request.text, request.language) : request.text,
        model_id: model,
        // Other models refuse a language.
        ...(model.endsWith('_v2_5') ? { language_code: language } : {}),
      },
    };
  }

  return createHttpVoice({
    name: 'elevenlabs',
    vendor: 'ElevenLabs',
    requestFor,
    problemOf: elevenLabsProblemOf,
    clock: options.clock ?? systemClock,
    deadlines: options.deadlines ?? defaultSpeakingDeadlines,
  });
}

/** The quick models read numbers as they stand (elevenlabs.io/docs, Best practices, Text normalization). */
function inWords(text: string, language: string): string {
  const british = !language.toLowerCase().startsWith('en-us');
  return speakPhoneNumbers(speakDates(speakMoney(text), british), british);
}
