import { Readable } from 'node:stream';
import { voiceId } from '@belldesk/contract/catalogue/voices';
import { AppError } from '@belldesk/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createVoiceSamples } from '../../assistants/voices/sample.ts';
import { openRecording, type RecordingKind } from '../../calls/recording.ts';
import { ctxOf, type RouteDeps } from '../request/visitor.ts';

const PASSED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges'] as const;

/** Sound that an <audio> element loads by itself: samples of voices, recordings of one's own calls. */
export function addAudioRoutes(app: FastifyInstance, routeDeps: RouteDeps): void {
  const samples = createVoiceSamples(routeDeps.deps);

  app.get('/api/voices/:id/sample', async (request, reply) => {
    const id = voiceId.safeParse((request.params as { id: string }).id);
    if (!id.success) throw new AppError('not-found', 'Voice not found');
    const wav = await samples.get(id.data);
    return reply.type('audio/wav').header('cache-control', 'public, max-age=3600').send(wav);
  });

  const sendRecording = async (
    kind: RecordingKind,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const id = z.uuid().safeParse((request.params as { id: string }).id);
    if (!id.success) throw new AppError('not-found', 'Call not found');
    const { range } = request.headers;
    const ctx = await ctxOf(routeDeps, request, reply);
    const answer = await openRecording({
      ctx,
      input: { id: id.data, kind, ...(range === undefined ? {} : { range }) },
    });
    reply.status(answer.status).header('cache-control', 'private, no-store');
    for (const name of PASSED_ON) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return reply.send(answer.body ? Readable.from(answer.body) : '');
  };
  app.get('/api/calls/:id/recording', (request, reply) => sendRecording('message', request, reply));
  app.get('/api/calls/:id/call-recording', (request, reply) =>
    sendRecording('call', request, reply),
  );
}
