import { z } from 'zod';
import type { SpeechProtocol } from '../../testing/speechServiceDouble.ts';

const body = z.strictObject({
  text: z.string().min(1).max(40_000),
  model_id: z.string(),
  language_code: z.string().length(2).optional(),
});

/**
 * ElevenLabs as its public pages tell it: elevenlabs.io/docs, API reference, "Stream speech" and "Get user
 * subscription"; help.elevenlabs.io, "API - Error Code 400 or 401".
 */
export const elevenLabsProtocol: SpeechProtocol = {
  sampleRateHz: 16_000,
  hasKey: (request, key) => request.headers['xi-api-key'] === key,
  readSpeech(request, sent) {
    const path = /^\/v1\/text-to-speech\/(\w{20})\/stream\?output_format=pcm_16000$/.exec(
      request.url ?? '',
    );
    const read = body.safeParse(sent);
    if (request.method !== 'POST' || !path?.[1] || !read.success) return null;
    return { text: read.data.text, voice: path[1] };
  },
  account: {
    path: '/v1/user/subscription',
    body: {
      tier: 'starter',
      character_count: 1_200,
      character_limit: 30_000,
      can_extend_character_limit: false,
      status: 'active',
    },
  },
  refusal: (fault) => ({
    status: 401,
    body: {
      detail:
        fault === 'refused'
          ? { status: 'invalid_api_key', message: 'Invalid API key' }
          : { status: 'quota_exceeded', message: 'This request exceeds your quota.' },
    },
  }),
};
