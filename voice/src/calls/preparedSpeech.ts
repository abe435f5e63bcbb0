import type { SpeakRequest, Voice } from '../speech/ports.ts';

/** A sentence rendered before it is known whether it will be said. Its pieces are kept until somebody wants them. */
export class PreparedSpeech {
  readonly text: string;
  /** Voices that gave its sound so far. */
  readonly spokenBy = new Set<string>();
  readonly #controller = new AbortController();
  readonly #pieces: Int16Array[] = [];
  #changed = Promise.withResolvers<void>();
  #state: 'rendering' | 'whole' | { readonly error: unknown } = 'rendering';

  constructor(voice: Voice, request: Omit<SpeakRequest, 'signal'>) {
    this.text = request.text;
    const { signal } = this.#controller;
    const spokenBy = (name: string) => void this.spokenBy.add(name);
    void this.#render(voice, { ...request, signal, spokenBy });
  }

  /** What a voice would give: the pieces that are there, then the others as they come. Throws what the voice threw. */
  async *pieces(): AsyncIterable<Int16Array> {
    for (let at = 0; ; ) {
      const piece = this.#pieces[at];
      if (piece) {
        at += 1;
        yield piece;
      } else if (this.#state === 'whole') return;
      else if (this.#state !== 'rendering') throw this.#state.error;
      else await this.#changed.promise;
    }
  }

  /** It is not wanted any more. */
  drop(): void {
    this.#controller.abort();
  }

  async #render(voice: Voice, request: SpeakRequest): Promise<void> {
    try {
      for await (const pcm of voice.speak(request)) {
        this.#pieces.push(pcm);
        this.#wake();
      }
      this.#state = 'whole';
    } catch (error) {
      this.#state = { error };
    }
    this.#wake();
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}
