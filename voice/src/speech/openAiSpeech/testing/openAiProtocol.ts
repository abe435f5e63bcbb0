import { z } from 'zod';
import type { SpeechProtocol } from '../../testing/speechServiceDouble.ts';

const VOICES = 'alloy ash ballad coral echo fable nova onyx sage shimmer verse'.split(' ');

const body = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(4_096),
  voice: z.enum(VOICES),
  response_format: z.literal('pcm'),
  instructions: z.string().max(4_096).optional(),
});

/** The OpenAI speech API as platform.openai.com tells it: API reference, Audio, Create speech; Models, List. */
export const openAiProtocol: SpeechProtocol = {
  sampleRateHz: 24_000,
  hasKey: (request, key) => request.headers.authorization === `Bearer ${key}`,
  readSpeech(request, sent) {
    const read = body.safeParse(sent);
    if (request.method !== 'POST' || request.url !== '/audio/speech' || !read.success) return null;
    return { text: read.data.input, voice: read.data.voice };
  },
  account: { path: '/models', body: { object: 'list', data: [] } },
  refusal: (fault) =>
    fault === 'refused'
      ? { status: 401, body: { error: { code: 'invalid_api_key', message: 'Incorrect API key' } } }
      : { status: 429, body: { error: { code: 'insufficient_quota', message: 'No quota' } } },
};
