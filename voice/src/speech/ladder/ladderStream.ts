import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import type { Rung, RungReason, Rungs } from '../../rungs/rungs.ts';
import type { Hearing, ListeningFor } from '../hearing.ts';
import type { Transcriber, TranscriberOptions, TranscriberStream } from '../ports.ts';
import { type Ear, type Opened, openEar } from './ear.ts';
import { KeptUtterances } from './keptUtterances.ts';

/** How long a transcriber may keep a caller waiting, in ms. */
export interface TranscriberDeadlines {
  /** Until its stream is open. */
  readonly connectMs: number;
  /** From the end of an utterance to its final text. */
  readonly finalMs: number;
  /** Added to finalMs for each second of audio that a rung is given again at once. */
  readonly againMsPerSecond: number;
  /** Stands for connectMs and finalMs where no other rung is left: late is better than never. */
  readonly aloneMs: number;
}

export const defaultTranscriberDeadlines: TranscriberDeadlines = {
  connectMs: 2_000,
  finalMs: 2_500,
  againMsPerSecond: 250,
  aloneMs: 8_000,
};

interface Settings {
  readonly clock: Clock;
  readonly deadlines: TranscriberDeadlines;
  /** Audio of unanswered utterances kept at most. */
  readonly keepMs: number;
}

type Listening = Rung<Transcriber>;

/** One call's ear on the rungs of a ladder. Each rung is tried at most once for an utterance. */
export class LadderStream implements TranscriberStream {
  readonly #rungs: Rungs<Transcriber>;
  readonly #options: TranscriberOptions;
  readonly #settings: Settings;
  readonly #kept: KeptUtterances;
  readonly #over = new AbortController();
  readonly #tried = new Set<Listening>();
  #current: { readonly rung: Listening; readonly ear: Ear } | null = null;
  /** What is expected now, and what was when the oldest utterance that is unanswered began. */
  #expected: ListeningFor | null = null;
  #expectedThen: ListeningFor | null = null;
  #returning = false;
  #cancelFinal = () => {};

  private constructor(rungs: Rungs<Transcriber>, options: TranscriberOptions, settings: Settings) {
    this.#rungs = rungs;
    this.#options = options;
    this.#settings = settings;
    this.#kept = new KeptUtterances(options.sampleRateHz, settings.keepMs);
  }

  /** Opens the first rung that opens. Rejects with an AppError `voice-service-failed` when none does. */
  static async open(
    rungs: Rungs<Transcriber>,
    options: TranscriberOptions,
    settings: Settings,
  ): Promise<LadderStream> {
    const stream = new LadderStream(rungs, options, settings);
    const failure = await stream.#openNext();
    if (failure) throw failure;
    return stream;
  }

  write(pcm: Int16Array): void {
    if (this.#isOver) return;
    this.#kept.write(pcm);
    this.#current?.ear.use((stream) => stream.write(pcm));
  }

  speechStarted(): void {
    if (this.#isOver || this.#kept.speaking) return;
    if (this.#current && this.#kept.owed === 0) this.#onlyTried(this.#current.rung);
    if (this.#kept.owed === 0) this.#expectedThen = this.#expected;
    this.#kept.start();
    this.#current?.ear.use((stream) => stream.speechStarted());
  }

  speechStopped(): void {
    if (this.#isOver || !this.#kept.speaking) return;
    this.#kept.stop();
    if (this.#kept.owed === 1) this.#awaitFinal(0);
    this.#current?.ear.use((stream) => stream.speechStopped());
  }

  expect(what: ListeningFor): void {
    if (this.#isOver) return;
    this.#expected = what;
    this.#current?.ear.use((stream) => stream.expect?.(what));
  }

  close(): void {
    this.#over.abort();
    this.#cancelFinal();
    this.#current?.ear.close();
    this.#current = null;
    this.#kept.clear();
  }

  get #isOver(): boolean {
    return this.#over.signal.aborted;
  }

  /** Climbs down to a rung that opens; answers why there is none. */
  async #openNext(): Promise<AppError | null> {
    let cause: unknown;
    for (let rung = this.#next(); rung; rung = this.#next()) {
      this.#tried.add(rung);
      const opened = await this.#open(rung);
      if (opened.type === 'aborted') return null;
      if (opened.type === 'opened') {
        this.#adopt(rung, opened.ear, this.#kept.keptMs);
        return null;
      }
      cause = opened.error;
      this.#rungs.failed(rung, this.#tried, opened.type, cause);
    }
    return new AppError('voice-service-failed', 'no transcriber could listen', { cause });
  }

  #next(): Listening | null {
    return this.#rungs.next(this.#tried);
  }

  #onlyTried(rung: Listening): void {
    this.#tried.clear();
    this.#tried.add(rung);
  }

  #open(rung: Listening): Promise<Opened> {
    const { clock, deadlines } = this.#settings;
    const events = {
      onPartial: (text: string) => {
        if (this.#current?.rung === rung) this.#options.onPartial(text);
      },
      onFinal: (text: string, hearing?: Hearing) => {
        if (this.#current?.rung === rung) this.#final(rung, text, hearing);
      },
      onLost: (error: unknown) => this.#lost(rung, 'broke-off', error),
    };
    return openEar(rung.provider, this.#options, events, {
      clock,
      connectMs: this.#next() ? deadlines.connectMs : deadlines.aloneMs,
      signal: this.#over.signal,
    });
  }

  #adopt(rung: Listening, ear: Ear, againMs: number): void {
    const current = { rung, ear };
    this.#current = current;
    ear.begin();
    if (this.#current !== current) return;
    if (this.#kept.owed > 0) this.#awaitFinal(againMs);
    ear.use((stream) => {
      if (this.#expectedThen) stream.expect?.(this.#expectedThen);
      this.#kept.tell(stream, () => this.#current === current);
      if (this.#current === current && this.#expected) stream.expect?.(this.#expected);
    });
  }

  #awaitFinal(againMs: number): void {
    const { clock, deadlines } = this.#settings;
    const { finalMs, againMsPerSecond, aloneMs } = deadlines;
    const ms = this.#next() ? finalMs : aloneMs;
    this.#cancelFinal();
    this.#cancelFinal = clock.after(ms + (againMs / 1_000) * againMsPerSecond, () => {
      const error = new AppError('timed-out', 'the final text did not come in time');
      if (this.#current) this.#lost(this.#current.rung, 'late', error);
    });
  }

  #final(rung: Listening, text: string, hearing: Hearing | undefined): void {
    if (!this.#kept.answered()) return;
    this.#cancelFinal();
    rung.health.succeeded();
    this.#onlyTried(rung);
    if (this.#kept.owed > 0) this.#awaitFinal(this.#kept.keptMs);
    this.#options.onFinal(text, hearing);
    void this.#returnHigher();
  }

  #lost(rung: Listening, reason: RungReason, error: unknown): void {
    const current = this.#current;
    if (!current || current.rung !== rung) return;
    this.#current = null;
    this.#cancelFinal();
    current.ear.close();
    this.#tried.add(rung);
    this.#rungs.failed(rung, this.#tried, reason, error);
    void this.#openNext().then((failure) => failure && this.#die(failure));
  }

  /** Between utterances a better rung that works again takes over. */
  async #returnHigher(): Promise<void> {
    const current = this.#current;
    const better = this.#rungs.healthy();
    if (!current || !better || this.#returning) return;
    if (better.index >= current.rung.index || !better.health.proven) return;
    this.#returning = true;
    const opened = await this.#open(better);
    this.#returning = false;
    if (opened.type === 'aborted') return;
    if (opened.type !== 'opened') return better.health.failed();
    if (this.#current !== current || this.#kept.speaking || this.#kept.owed > 0)
      return opened.ear.close();
    current.ear.close();
    this.#rungs.tell(current.rung, better, 'returned');
    this.#onlyTried(better);
    this.#adopt(better, opened.ear, 0);
  }

  #die(error: AppError): void {
    if (this.#isOver) return;
    const { owed } = this.#kept;
    this.close();
    for (let given = 0; given < owed; given++) this.#options.onFinal('');
    this.#options.onError(error);
  }
}
