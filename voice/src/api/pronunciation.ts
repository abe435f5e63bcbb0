import {
  READING_HEADER,
  type ReadingsReport,
  readingsQuestion,
  speechQuestion,
  type WordsReport,
  wordsQuestion,
} from '@belldesk/contract/voice/pronunciation';
import type { FastifyInstance } from 'fastify';
import { SPOKEN_SAMPLE_RATE_HZ } from '../speech/ports.ts';
import { wavOf } from '../speech/wav.ts';
import type { ApiContext } from './context.ts';

/** POST /pronunciation/words, /readings and /speech: how words are said, and how that sounds. */
export function pronunciationRoutes(
  app: FastifyInstance,
  { pronunciation }: Pick<ApiContext, 'pronunciation'>,
): void {
  app.post('/pronunciation/words', async (request): Promise<WordsReport> => {
    const question = wordsQuestion.parse(request.body ?? {});
    const guessed = await pronunciation.guessed(question);
    return { support: pronunciation.support, guessed: [...guessed] };
  });

  app.post('/pronunciation/readings', async (request): Promise<ReadingsReport> => {
    const question = readingsQuestion.parse(request.body ?? {});
    return { readings: [...(await pronunciation.readings(question))] };
  });

  app.post('/pronunciation/speech', async (request, reply) => {
    const question = speechQuestion.parse(request.body ?? {});
    const { support } = pronunciation;
    const pcm = await pronunciation.speak(question);
    return reply
      .header(READING_HEADER, support)
      .type('audio/wav')
      .send(Buffer.from(wavOf(pcm, SPOKEN_SAMPLE_RATE_HZ)));
  });
}
