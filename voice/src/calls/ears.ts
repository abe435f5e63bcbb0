import type { Expectation } from '../dialogue/model.ts';
import type { TurnEvent } from '../dialogue/turns/state.ts';
import type { MediaEvent } from '../telephony/mediaLeg.ts';
import type { CallOptions } from './callOptions.ts';
import type { Engine } from './engine.ts';
import { Listener } from './listener.ts';
import { listeningFor, namesOf } from './listeningFor.ts';

type Heard = Extract<MediaEvent, { type: 'speech-started' | 'speech-stopped' | 'caller-audio' }>;

/** What listens to the caller of one call: a transcriber where there is one and it opens. */
export class Ears {
  readonly #engine: Engine;
  readonly #options: CallOptions;
  readonly #tell: (event: TurnEvent) => void;
  readonly #names: readonly string[];
  #listener: Listener | null = null;
  #expects: Expectation = 'anything';
  #opened = false;
  #closed = false;

  constructor(engine: Engine, options: CallOptions, tell: (event: TurnEvent) => void) {
    this.#engine = engine;
    this.#options = options;
    this.#tell = tell;
    this.#names = namesOf(options.receptionist);
  }

  get areOpen(): boolean {
    return this.#listener !== null;
  }

  /** Opens them, once; turn-taking is told when they do not open. */
  async open(): Promise<void> {
    const { transcriber, logger } = this.#engine;
    if (!transcriber || this.#opened || this.#closed) return;
    this.#opened = true;
    const { leg, receptionist } = this.#options;
    const listener = await Listener.open({
      transcriber,
      leg,
      language: receptionist.language,
      keywords: receptionist.keywords,
      logger,
      tell: this.#tell,
    });
    if (!listener) this.#tell({ type: 'ears-lost' });
    else if (this.#closed) listener.close();
    else {
      this.#listener = listener;
      // A question may have been put while they opened.
      this.#tellExpected();
    }
  }

  /** What the caller is asked now, for whatever is said from here on. */
  expect(expects: Expectation): void {
    this.#expects = expects;
    this.#tellExpected();
  }

  #tellExpected(): void {
    this.#listener?.expect(listeningFor(this.#expects, this.#names));
  }

  /** Without ears turn-taking still hears that the caller speaks. */
  hear(event: Heard): void {
    if (this.#listener) this.#listener.hear(event);
    else if (event.type !== 'caller-audio') this.#tell(event);
  }

  close(): void {
    this.#closed = true;
    this.#listener?.close();
    this.#listener = null;
  }
}
