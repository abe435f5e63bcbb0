import { AppError } from '@belldesk/contract/errors';
import type { Model, ModelEvent, ModelRequest } from '../dialogue/model.ts';
import { type Rung, type RungReason, Rungs, type RungsOptions } from '../rungs/rungs.ts';
import { within } from '../rungs/within.ts';
import { firstWordIn } from './firstWordIn.ts';
import { unrepeated } from './unrepeated.ts';
import { WholeSentences } from './wholeSentences.ts';

/** A probe that says nothing for this long has failed, in ms. */
const PROBE_MS = 10_000;

/** A model may be without a word for this long where another language model is well, in ms. */
export const FIRST_WORD_MS = 2_000;

/** A model with something to end when nobody asks it any more. */
export interface LadderModel extends Model {
  close(): Promise<void>;
}

/**
 * A model made of several, the preferred one first. When one fails, or is late, before it has said a whole
 * sentence, the next one answers the same question; when it breaks off later, the next one goes on and says
 * nothing twice. One that has failed several times in a row is asked again only by a probe in the background.
 * Throws what the last one threw when none could answer.
 */
export function ladderModel(models: readonly Model[], options: RungsOptions): LadderModel {
  const rungs = new Rungs('model', models, options, probe);
  let lastAsked = { model: '', temperature: 0 };

  /** Works when it says anything, or ends without a word: a few tokens, and nothing of any caller's. */
  async function probe(model: Model, signal: AbortSignal): Promise<boolean> {
    const over = new AbortController();
    const answer = model
      .respond({ ...PROBE, ...lastAsked, signal: AbortSignal.any([signal, over.signal]) })
      [Symbol.asyncIterator]();
    const { clock } = options;
    const outcome = await within(answer.next(), { clock, ms: PROBE_MS, signal });
    over.abort();
    answer.return?.().catch(() => undefined);
    return outcome.type === 'came';
  }

  async function* respond(request: ModelRequest): AsyncGenerator<ModelEvent> {
    const tried = new Set<Rung<Model>>();
    let said = '';
    let cause: unknown;
    lastAsked = { model: request.model, temperature: request.temperature };
    while (!request.signal.aborted) {
      const rung = rungs.next(tried);
      if (!rung) throw failureOf(cause);
      tried.add(rung);
      const asked = said === '' ? request : { ...request, alreadySaid: said };
      let acted = false;
      try {
        for await (const event of unrepeated(inSentences(rung, asked, tried), said)) {
          if (event.type === 'text') said += event.text;
          else acted ||= event.type !== 'expects';
          yield event;
        }
        if (!request.signal.aborted) rung.health.succeeded();
        return;
      } catch (error) {
        if (request.signal.aborted) return;
        cause = error;
        rungs.failed(rung, tried, reasonOf(error, said !== ''), error);
        // What it began is carried out first; its result is the next question.
        if (acted) return;
      }
    }
  }

  /** The last rung has nobody behind it, so nothing of it needs to be held back. */
  function inSentences(rung: Rung<Model>, request: ModelRequest, tried: ReadonlySet<Rung<Model>>) {
    const { provider, index } = rung;
    const last = rungs.all.length - 1;
    if (index === last) return provider.respond(request);
    // Behind the last language model stand rules: it gets all the time it takes for itself.
    const next = rungs.healthy(tried);
    const isUrgent = next !== null && next.index > index && next.index < last;
    return sentencesOf(
      isUrgent
        ? firstWordIn(FIRST_WORD_MS, options.clock, provider, request)
        : provider.respond(request),
    );
  }

  return { name: rungs.name, respond, close: () => rungs.close() };
}

async function* sentencesOf(answer: AsyncIterable<ModelEvent>): AsyncGenerator<ModelEvent> {
  const whole = new WholeSentences();
  for await (const event of answer) {
    const text = event.type === 'text' ? whole.take(event.text) : whole.rest();
    if (text !== '') yield { type: 'text', text };
    if (event.type !== 'text') yield event;
  }
  const text = whole.rest();
  if (text !== '') yield { type: 'text', text };
}

function failureOf(cause: unknown): Error {
  if (cause instanceof Error) return cause;
  return new AppError('voice-service-failed', 'No model could answer.', { cause });
}

function reasonOf(error: unknown, begun: boolean): RungReason {
  const late = error instanceof AppError && error.code === 'timed-out';
  if (begun) return late ? 'stalled' : 'broke-off';
  return late ? 'late' : 'failed';
}

const PROBE: Omit<ModelRequest, 'signal' | 'model' | 'temperature'> = {
  systemPrompt: 'This is a test of the line. Answer with the one word: yes.',
  greeting: '',
  language: 'en-GB',
  conversation: [{ role: 'caller', text: 'Are you there?' }],
  tools: [],
  mayEndCall: false,
  callerNumber: null,
  startedAtMs: 0,
  timeZone: 'UTC',
  country: null,
  businessName: '',
  input: 'text',
  maxTokens: 16,
};
