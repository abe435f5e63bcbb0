import type { Clock } from '@belldesk/kit/clock';
import type { ToThread } from '../protocol.ts';

/** Of each window, messages may take this much; the rest of the thread's time is the tick's. */
const WINDOW_MS = 5;
const BUDGET_MS = 2;
/** A longer piece of speech is encoded in several goes: 1 s at 16 kHz. */
const PIECE_SAMPLES = 16_000;

/** What is about one leg, and so may wait for its turn. */
export type LegMessage = Extract<ToThread, { readonly leg: number }>;

/** A message as the pieces that are handled one at a time. */
function piecesOf(message: LegMessage): LegMessage[] {
  if (message.type !== 'play' || message.pcm.length <= PIECE_SAMPLES) return [message];
  const { pcm, last } = message;
  const count = Math.ceil(pcm.length / PIECE_SAMPLES);
  return Array.from({ length: count }, (_, i) => ({
    ...message,
    pcm: pcm.subarray(i * PIECE_SAMPLES, (i + 1) * PIECE_SAMPLES),
    last: last && i === count - 1,
  }));
}

/**
 * What the main thread asks of the legs, handled in turns that leave the tick its time: opening a leg takes
 * some 0.4 ms and a greeting 2 ms to encode, so that a burst of new calls, handled as it came, held up the
 * packets of all others. Each leg's messages keep their order; between legs it goes round, so that the
 * backlog of many is nobody else's. With no backlog a message is handled at once.
 */
export class Inbox {
  readonly #clock: Clock;
  readonly #handle: (message: LegMessage) => void;
  /** By leg, the one whose turn is next first; none is empty. */
  readonly #waiting = new Map<number, LegMessage[]>();
  #windowMs = Number.NEGATIVE_INFINITY;
  #spentMs = 0;
  #cancelTurn: (() => void) | null = null;

  constructor(clock: Clock, handle: (message: LegMessage) => void) {
    this.#clock = clock;
    this.#handle = handle;
  }

  push(message: LegMessage): void {
    const pieces = piecesOf(message);
    const own = this.#waiting.get(message.leg);
    if (own) own.push(...pieces);
    else this.#waiting.set(message.leg, pieces);
    if (!this.#cancelTurn) this.#serve();
  }

  /** Handles everything that waits, whatever it takes; nothing may come after. */
  drain(): void {
    this.#cancelTurn?.();
    this.#cancelTurn = null;
    while (this.#waiting.size > 0) this.#serveOne();
  }

  #serve(): void {
    let nowMs = this.#clock.monotonicMs();
    if (nowMs - this.#windowMs >= WINDOW_MS) {
      this.#windowMs = nowMs;
      this.#spentMs = 0;
    }
    while (this.#waiting.size > 0 && this.#spentMs < BUDGET_MS) {
      this.#serveOne();
      const endMs = this.#clock.monotonicMs();
      this.#spentMs += endMs - nowMs;
      nowMs = endMs;
    }
    if (this.#waiting.size === 0) return;
    const untilMs = Math.max(0, this.#windowMs + WINDOW_MS - nowMs);
    this.#cancelTurn = this.#clock.after(untilMs, () => {
      this.#cancelTurn = null;
      this.#serve();
    });
  }

  #serveOne(): void {
    for (const [leg, messages] of this.#waiting) {
      const message = messages.shift();
      this.#waiting.delete(leg);
      if (messages.length > 0) this.#waiting.set(leg, messages);
      if (message) this.#handle(message);
      return;
    }
  }
}
