import { type Clock, systemClock } from '@belldesk/kit/clock';
import type { Meaning } from '../dialogue/meaning.ts';
import type { MeaningStore } from './meaningStore.ts';
import { type Embedding, likeness, type SentenceEmbedder } from './sentenceEmbedder.ts';

/** Passages of some fifty businesses; each takes 1.5 KB. */
const MOST_KEPT = 5_000;
const MOST_ASKED = 64;
/** An answer waits so long for what the owner wrote to be read; after that it is found by words. */
const MOST_WAITED_MS = 400;

/** Keeps what passages mean. Until an embedder is there, and until a passage was read, it knows nothing of it. */
export class MeaningIndex implements Meaning {
  readonly #known = new Map<string, Embedding>();
  readonly #waiting = new Set<string>();
  /** Puts off a piece of work so that signalling and audio events come between. */
  readonly #later: (work: () => void) => void;
  readonly #clock: Clock;
  #waiters: (() => void)[] = [];
  #embedder: SentenceEmbedder | null = null;
  /** The last questions: each is compared in several ways in one turn. */
  readonly #asked = new Map<string, Embedding>();
  #working = false;
  #store: MeaningStore | null = null;

  constructor(later: (work: () => void) => void = setImmediate, clock: Clock = systemClock) {
    this.#later = later;
    this.#clock = clock;
  }

  /** From now on what is kept there is not read again. */
  recallFrom(store: MeaningStore): void {
    this.#store = store;
  }

  /** From now on passages are read; those that were asked for before, too. */
  use(embedder: SentenceEmbedder): void {
    this.#embedder = embedder;
    this.#work();
  }

  prepare(passages: readonly string[]): void {
    for (const passage of passages) if (!this.#known.has(passage)) this.#waiting.add(passage);
    this.#work();
  }

  async ready(passages: readonly string[]): Promise<void> {
    if (!this.#embedder || !this.#store || this.#knows(passages)) this.prepare(passages);
    if (!this.#embedder || this.#knows(passages)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = this.#clock.after(MOST_WAITED_MS, resolve);
    void this.read(passages).then(() => resolve());
    await promise;
    cancel();
  }

  /**
   * As `ready`, however long it takes.
   * @returns what they mean, in their order; null where no model is there
   */
  async read(passages: readonly string[]): Promise<readonly Embedding[] | null> {
    if (!this.#embedder) return null;
    if (!this.#knows(passages)) await this.#recall(passages);
    if (!this.#knows(passages)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiters.push(resolve);
      this.prepare(passages);
      await promise;
    }
    const known = passages.map((passage) => this.#known.get(passage));
    return known.every((one) => one !== undefined) ? known : null;
  }

  #knows(passages: readonly string[]): boolean {
    return passages.every((passage) => this.#known.has(passage));
  }

  async #recall(passages: readonly string[]): Promise<void> {
    const kept = await this.#store?.find(passages);
    if (!kept || !this.#embedder) return;
    for (const [index, passage] of passages.entries()) {
      const embedding = kept[index];
      if (embedding) this.#keep(passage, embedding);
    }
  }

  #keep(passage: string, embedding: Embedding): void {
    this.#known.set(passage, embedding);
    if (this.#known.size > MOST_KEPT) this.#known.delete(this.#known.keys().next().value ?? '');
  }

  likeness(question: string, passages: readonly string[]): readonly number[] | null {
    const embedder = this.#embedder;
    if (!embedder) return null;
    const known: Embedding[] = [];
    for (const passage of passages) {
      const embedding = this.#known.get(passage);
      if (!embedding) {
        this.prepare(passages);
        return null;
      }
      known.push(embedding);
    }
    const embedding = this.#asked.get(question) ?? embedder.embed(question);
    if (this.#asked.size >= MOST_ASKED) this.#asked.clear();
    this.#asked.set(question, embedding);
    return known.map((one) => likeness(embedding, one));
  }

  close(): void {
    this.#embedder?.close();
    this.#embedder = null;
    this.#release();
    this.#waiting.clear();
    this.#known.clear();
    this.#asked.clear();
  }

  #work(): void {
    if (this.#working || !this.#embedder || this.#waiting.size === 0) return;
    this.#working = true;
    this.#later(() => {
      this.#working = false;
      const [passage] = this.#waiting;
      if (!this.#embedder || passage === undefined) {
        this.#release();
        return;
      }
      this.#waiting.delete(passage);
      this.#keep(passage, this.#embedder.embed(passage));
      if (this.#waiting.size === 0) this.#release();
      this.#work();
    });
  }

  /** Nothing waits to be read any more. */
  #release(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const waiter of waiters) waiter();
  }
}
