import { sampleTextFor, voiceById, voiceId } from '@belldesk/contract/catalogue/voices';
import { AppError } from '@belldesk/contract/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SPOKEN_SAMPLE_RATE_HZ } from '../speech/ports.ts';
import { joined } from '../speech/pronunciation.ts';
import { wavOf } from '../speech/wav.ts';
import type { ApiContext } from './context.ts';

const SAMPLE_DEADLINE_MS = 15_000;
const params = z.object({ voiceId: z.string() });

/** GET /voice/{voiceId}/sample: what callers will hear, from the voice that would speak to them now. */
export function voiceRoutes(app: FastifyInstance, { voice, unhurried }: ApiContext): void {
  app.get('/voice/:voiceId/sample', async (request, reply) => {
    const id = voiceId.safeParse(params.parse(request.params).voiceId);
    if (!id.success) throw new AppError('not-found', 'Not found');
    const entry = voiceById(id.data);
    const chunks: Int16Array[] = [];
    // A caller would hear it put together from what was rendered beforehand; here there is time to render it.
    for await (const pcm of (unhurried() ?? voice).speak({
      text: sampleTextFor(entry),
      voiceId: entry.id,
      language: entry.accent === 'UK English' ? 'en-GB' : 'en-US',
      signal: AbortSignal.timeout(SAMPLE_DEADLINE_MS),
    }))
      chunks.push(pcm);
    return reply.type('audio/wav').send(Buffer.from(wavOf(joined(chunks), SPOKEN_SAMPLE_RATE_HZ)));
  });
}
