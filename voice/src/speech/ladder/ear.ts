import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import { within } from '../../rungs/within.ts';
import type { Hearing } from '../hearing.ts';
import type { Transcriber, TranscriberOptions, TranscriberStream } from '../ports.ts';

export interface EarEvents {
  readonly onPartial: (text: string) => void;
  readonly onFinal: (text: string, hearing?: Hearing) => void;
  readonly onLost: (error: unknown) => void;
}

export interface EarOptions {
  readonly clock: Clock;
  readonly connectMs: number;
  readonly signal: AbortSignal;
}

/** A rung's stream that keeps quiet before `begin` and once it was closed or lost, and throws at nobody. */
export interface Ear {
  /** Whoever takes it over is told of all that happens from now on, and of a loss before. */
  begin(): void;
  use(say: (stream: TranscriberStream) => void): void;
  close(): void;
}

export type Opened =
  | { readonly type: 'opened'; readonly ear: Ear }
  | { readonly type: 'failed' | 'late'; readonly error: unknown }
  | { readonly type: 'aborted' };

/** Opens one rung. Never rejects; a stream that opens too late is closed. */
export async function openEar(
  transcriber: Transcriber,
  what: Omit<TranscriberOptions, 'onPartial' | 'onFinal' | 'onError'>,
  events: EarEvents,
  { clock, connectMs, signal }: EarOptions,
): Promise<Opened> {
  let state: 'opening' | 'open' | 'over' = 'opening';
  let early: { error: unknown } | null = null;

  function lost(error: unknown): void {
    if (state === 'over') return;
    if (state === 'opening') {
      early ??= { error };
      return;
    }
    state = 'over';
    events.onLost(error);
  }

  const opening = (async () =>
    transcriber.open({
      ...what,
      onPartial: (text) => state === 'open' && events.onPartial(text),
      onFinal: (text, hearing) => state === 'open' && events.onFinal(text, hearing),
      onError: lost,
    }))();
  const outcome = await within(opening, { clock, ms: connectMs, signal });
  if (outcome.type !== 'came') {
    state = 'over';
    opening.then(closeQuietly, () => undefined);
    if (outcome.type === 'late')
      return { type: 'late', error: new AppError('timed-out', 'listening did not begin in time') };
    return outcome;
  }
  const stream = outcome.value;
  const lostEarly = () => early as { error: unknown } | null;
  const failure = lostEarly();
  if (failure) {
    state = 'over';
    closeQuietly(stream);
    return { type: 'failed', error: failure.error };
  }
  return {
    type: 'opened',
    ear: {
      begin() {
        if (state !== 'opening') return;
        state = 'open';
        const failed = lostEarly();
        if (failed) lost(failed.error);
      },
      use(say) {
        if (state !== 'open') return;
        try {
          say(stream);
        } catch (error) {
          lost(error);
        }
      },
      close() {
        state = 'over';
        closeQuietly(stream);
      },
    },
  };
}

/** A stream that is given up may well throw when it is told so. */
function closeQuietly(stream: TranscriberStream): void {
  try {
    stream.close();
  } catch {
    // Nobody waits for anything of it any more.
  }
}
