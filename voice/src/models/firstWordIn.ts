import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import type { Model, ModelEvent, ModelRequest } from '../dialogue/model.ts';
import { within } from '../rungs/within.ts';

/**
 * A model's answer, given up when nothing of it has come after `ms`. Throws an AppError `timed-out` then; ends
 * without an error when the request is aborted.
 */
export async function* firstWordIn(
  ms: number,
  clock: Clock,
  model: Model,
  request: ModelRequest,
): AsyncGenerator<ModelEvent> {
  const over = new AbortController();
  const signal = AbortSignal.any([request.signal, over.signal]);
  const answer = model.respond({ ...request, signal })[Symbol.asyncIterator]();
  try {
    const first = await within(answer.next(), { clock, ms, signal: request.signal });
    if (first.type === 'aborted') return;
    if (first.type === 'failed') throw first.error;
    if (first.type === 'late')
      throw new AppError('timed-out', 'The language model was late: no first word.');
    for (let next = first.value; !next.done; next = await answer.next()) yield next.value;
  } finally {
    over.abort();
    // A model that hangs would let us wait for its return for ever.
    answer.return?.().catch(() => undefined);
  }
}
