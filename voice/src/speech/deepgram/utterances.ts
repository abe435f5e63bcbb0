import type { Result } from './results.ts';

/** Two times this near to each other are the same. */
const TOLERANCE_MS = 50;
/** Less audio than this may go without an answer (see settleMs). */
const LITTLE_MS = 300;
/** How much of an utterance is kept for a new connection. */
const MAX_KEPT_MS = 30_000;

interface Utterance {
  /** What is not final yet, oldest first. */
  kept: Int16Array[];
  keptMs: number;
  /** Where it begins, where its kept audio begins and where it ends, in ms of the connection's audio. */
  fromMs: number;
  keptFromMs: number;
  endMs: number | null;
  finals: string[];
  interim: string;
}

/** Audio that a new connection must be sent. */
export interface Unanswered {
  readonly pcm: readonly Int16Array[];
  readonly stopped: boolean;
}

/**
 * The utterances of one caller that have no final text yet: which words belong to which, told by the times of
 * the audio sent on the connection, and the audio that would be lost with it.
 */
export class Utterances {
  readonly #msPerSample: number;
  readonly #told: { onPartial(text: string): void; onFinal(text: string): void };
  #open: Utterance[] = [];
  #answered = 0;
  /** Audio sent on this connection, in ms. */
  #sentMs = 0;

  constructor(
    sampleRateHz: number,
    told: { onPartial(text: string): void; onFinal(text: string): void },
  ) {
    this.#msPerSample = 1_000 / sampleRateHz;
    this.#told = told;
  }

  /** How many have had their text. */
  get answered(): number {
    return this.#answered;
  }

  /** The oldest one was stopped and waits for its text. */
  get owing(): boolean {
    const head = this.#open[0];
    return head !== undefined && head.endMs !== null;
  }

  /** So little of the one that is owed is not final that no more may come. */
  get nearlyDone(): boolean {
    const head = this.#open[0];
    return head !== undefined && head.endMs !== null && head.endMs - head.keptFromMs < LITTLE_MS;
  }

  start(): void {
    this.#open.push(begunAt(this.#sentMs));
  }

  /** Audio of the one that was started last. */
  add(pcm: Int16Array): void {
    const utterance = this.#open.at(-1);
    if (!utterance) return;
    const ms = pcm.length * this.#msPerSample;
    this.#sentMs += ms;
    utterance.kept.push(pcm);
    utterance.keptMs += ms;
    if (utterance.keptMs > MAX_KEPT_MS)
      this.#forget(utterance, utterance.keptFromMs + utterance.keptMs - MAX_KEPT_MS);
  }

  stop(): void {
    const utterance = this.#open.at(-1);
    if (utterance) utterance.endMs = this.#sentMs;
  }

  hear(result: Result): void {
    const head = this.#headFor(result);
    if (!head) return;
    if (result.isFinal) {
      if (result.text !== '') head.finals.push(result.text);
      head.interim = '';
      this.#forget(head, result.endMs);
    } else {
      head.interim = result.text;
    }
    if (head.endMs === null) {
      if (result.text !== '') this.#told.onPartial(textOf(head));
    } else if (
      result.isFinal &&
      (result.fromFinalize || result.endMs >= head.endMs - TOLERANCE_MS)
    ) {
      this.#answer(head);
    }
  }

  /** The one that is owed gets what there is. */
  settle(): void {
    const head = this.#open[0];
    if (head && head.endMs !== null) this.#answer(head);
  }

  /** A new connection, whose audio begins anew: what it must be sent, in this order. */
  renew(): readonly Unanswered[] {
    let sentMs = 0;
    const again = this.#open.map((utterance) => {
      const stopped = utterance.endMs !== null;
      utterance.fromMs = sentMs;
      utterance.keptFromMs = sentMs;
      utterance.interim = '';
      sentMs += utterance.keptMs;
      utterance.endMs = stopped ? sentMs : null;
      return { pcm: [...utterance.kept], stopped };
    });
    this.#sentMs = sentMs;
    return again;
  }

  /** The utterance a result belongs to; those before it have had all that will come. */
  #headFor(result: Result): Utterance | null {
    for (;;) {
      const head = this.#open[0];
      if (!head || result.endMs <= head.fromMs + TOLERANCE_MS) return null;
      const over =
        head.endMs !== null &&
        result.startMs >= head.endMs - TOLERANCE_MS &&
        result.endMs > head.endMs + TOLERANCE_MS;
      if (!over) return head;
      this.#answer(head);
    }
  }

  #answer(utterance: Utterance): void {
    this.#open = this.#open.filter((other) => other !== utterance);
    this.#answered += 1;
    this.#told.onFinal(textOf(utterance));
  }

  #forget(utterance: Utterance, untilMs: number): void {
    while (utterance.kept.length > 0 && utterance.keptFromMs < untilMs) {
      const first = utterance.kept[0];
      if (!first) return;
      const samples = Math.min(
        first.length,
        Math.round((untilMs - utterance.keptFromMs) / this.#msPerSample),
      );
      if (samples <= 0) return;
      if (samples === first.length) utterance.kept.shift();
      else utterance.kept[0] = first.subarray(samples);
      utterance.keptFromMs += samples * this.#msPerSample;
      utterance.keptMs -= samples * this.#msPerSample;
    }
  }
}

function begunAt(fromMs: number): Utterance {
  return {
    kept: [],
    keptMs: 0,
    fromMs,
    keptFromMs: fromMs,
    endMs: null,
    finals: [],
    interim: '',
  };
}

function textOf({ finals, interim }: Utterance): string {
  return [...finals, interim].filter((part) => part !== '').join(' ');
}
