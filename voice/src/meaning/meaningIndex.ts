import { type Clock, systemClock } from '@belldesk/kit/clock';
import type { Meaning } from '../dialogue/meaning.ts';
import type { MeaningStore } from './meaningStore.ts';
import { type Embedding, likeness, type SentenceEmbedder } from './sentenceEmbedder.ts';

/** Passages of some fifty businesses; each takes 1.5 KB. */
const MOST_KEPT = 5_000;
const MOST_ASKED = 64;
/** So many examples are read when they are asked for: 2 ms each. */
const MOST_READ_AT_ONCE = 40;
/** An answer waits so long for what the owner wrote to be read, once after it was saved; after that it is found by words. */
const MOST_WAITED_MS = 1_000;

/** What a text is read for: to be answered or to answer, or for what it says. */
type Reading = 'answers' | 'general';

const EMBEDS = { answers: 'embedForAnswers', general: 'embed' } as const;

/** Keeps what passages mean. Until an embedder is there, and until a passage was read, it knows nothing of it. */
export class MeaningIndex implements Meaning {
  readonly #known = {
    answers: new Map<string, Embedding>(),
    general: new Map<string, Embedding>(),
  };
  readonly #waiting = { answers: new Set<string>(), general: new Set<string>() };
  /** Puts off a piece of work so that signalling and audio events come between. */
  readonly #later: (work: () => void) => void;
  readonly #clock: Clock;
  #waiters: (() => void)[] = [];
  #embedder: SentenceEmbedder | null = null;
  /** The last questions: each is compared in several ways in one turn. */
  readonly #asked = {
    answers: new Map<string, Embedding>(),
    general: new Map<string, Embedding>(),
  };
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
    this.#prepare(passages, 'answers');
  }

  prepareExamples(examples: readonly string[]): void {
    this.#prepare(examples, 'general');
  }

  #prepare(texts: readonly string[], reading: Reading): void {
    for (const text of texts) if (!this.#known[reading].has(text)) this.#waiting[reading].add(text);
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
    const known = passages.map((passage) => this.#known.answers.get(passage));
    return known.every((one) => one !== undefined) ? known : null;
  }

  #knows(passages: readonly string[]): boolean {
    return passages.every((passage) => this.#known.answers.has(passage));
  }

  async #recall(passages: readonly string[]): Promise<void> {
    const kept = await this.#store?.find(passages);
    if (!kept || !this.#embedder) return;
    for (const [index, passage] of passages.entries()) {
      const embedding = kept[index];
      if (embedding) this.#keep(passage, embedding, 'answers');
    }
  }

  #keep(passage: string, embedding: Embedding, reading: Reading): void {
    const known = this.#known[reading];
    known.set(passage, embedding);
    if (known.size > MOST_KEPT) known.delete(known.keys().next().value ?? '');
  }

  likeness(question: string, passages: readonly string[]): readonly number[] | null {
    return this.#compare(question, passages, 'answers');
  }

  resemblance(said: string, examples: readonly string[]): readonly number[] | null {
    const known = this.#known.general;
    const missing = examples.filter((example) => !known.has(example));
    if (this.#embedder && missing.length <= MOST_READ_AT_ONCE)
      for (const example of missing) this.#keep(example, this.#embedder.embed(example), 'general');
    return this.#compare(said, examples, 'general');
  }

  #compare(text: string, others: readonly string[], reading: Reading): readonly number[] | null {
    const embedder = this.#embedder;
    if (!embedder) return null;
    const known: Embedding[] = [];
    for (const other of others) {
      const embedding = this.#known[reading].get(other);
      if (!embedding) {
        this.#prepare(others, reading);
        return null;
      }
      known.push(embedding);
    }
    const embedding = this.#read(text, embedder, reading);
    return known.map((one) => likeness(embedding, one));
  }

  embedding(text: string): Embedding | null {
    return this.#embedder && this.#read(text, this.#embedder, 'general');
  }

  #read(text: string, embedder: SentenceEmbedder, reading: Reading): Embedding {
    const asked = this.#asked[reading];
    const embedding = asked.get(text) ?? embedder[EMBEDS[reading]](text);
    if (asked.size >= MOST_ASKED) asked.clear();
    asked.set(text, embedding);
    return embedding;
  }

  close(): void {
    this.#embedder?.close();
    this.#embedder = null;
    this.#release();
    for (const kept of [this.#waiting, this.#known, this.#asked]) {
      kept.answers.clear();
      kept.general.clear();
    }
  }

  #work(): void {
    if (this.#working || !this.#embedder || this.#waitingCount === 0) return;
    this.#working = true;
    this.#later(() => {
      this.#working = false;
      // Examples tell emergencies: they come first.
      const reading = this.#waiting.general.size > 0 ? 'general' : 'answers';
      const [text] = this.#waiting[reading];
      if (!this.#embedder || text === undefined) {
        this.#release();
        return;
      }
      this.#waiting[reading].delete(text);
      this.#keep(text, this.#embedder[EMBEDS[reading]](text), reading);
      if (this.#waiting.answers.size === 0) this.#release();
      this.#work();
    });
  }

  get #waitingCount(): number {
    return this.#waiting.answers.size + this.#waiting.general.size;
  }

  /** Nothing waits to be read any more. */
  #release(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const waiter of waiters) waiter();
  }
}
