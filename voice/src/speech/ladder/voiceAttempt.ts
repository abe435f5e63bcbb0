import type { SpeakRequest, Voice } from '../ports.ts';

/** One rung rendering one text, until it is dropped. */
export class VoiceAttempt {
  readonly #controller = new AbortController();
  readonly #chunks: AsyncIterator<Int16Array>;

  /** Throws what the voice throws. */
  constructor(voice: Voice, request: Omit<SpeakRequest, 'signal'>) {
    const chunks = voice.speak({ ...request, signal: this.#controller.signal });
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next piece with sound in it; null at the end. */
  async next(): Promise<Int16Array | null> {
    for (;;) {
      const result = await this.#chunks.next();
      if (result.done) return null;
      if (result.value.length > 0) return result.value;
    }
  }

  /** Frees it. What still comes is nobody's. */
  drop(): void {
    this.#controller.abort();
    // A generator that hangs would let us wait for its return for ever.
    this.#chunks.return?.().catch(() => undefined);
  }
}
