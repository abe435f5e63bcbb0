import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import type { TranscriberOptions, TranscriberStream } from '../ports.ts';
import { UtteranceAudio } from '../utteranceAudio.ts';
import { type Connection, connect } from './connection.ts';
import type { DeepgramDeadlines } from './deadlines.ts';
import { Utterances } from './utterances.ts';

export interface DeepgramStreamOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly clock: Clock;
  readonly deadlines: DeepgramDeadlines;
}

/**
 * One call's ear. A connection that is lost, or that does not bring a final text in time, is replaced once and
 * told again what it had not answered; when that fails too, the stream is dead.
 */
export class DeepgramStream implements TranscriberStream {
  readonly #options: DeepgramStreamOptions;
  readonly #onError: (error: Error) => void;
  readonly #utterances: Utterances;
  readonly #audio: UtteranceAudio;
  readonly #over = new AbortController();
  #connection: Connection | null = null;
  #listening = false;
  #cancelDeadline: (() => void) | null = null;
  /** What the deadline is for, so that it is not put off by words that change nothing. */
  #awaited = '';
  #renewed: { readonly atMs: number; readonly answered: number } | null = null;

  private constructor(heard: TranscriberOptions, options: DeepgramStreamOptions) {
    this.#options = options;
    this.#onError = heard.onError;
    this.#utterances = new Utterances(heard.sampleRateHz, heard);
    this.#audio = new UtteranceAudio(heard.sampleRateHz, (pcm) => {
      this.#utterances.add(pcm);
      this.#connection?.send(pcm);
    });
  }

  /** Rejects with an AppError `voice-service-failed` or `timed-out`. */
  static async open(
    heard: TranscriberOptions,
    options: DeepgramStreamOptions,
  ): Promise<DeepgramStream> {
    const stream = new DeepgramStream(heard, options);
    stream.#connection = await stream.#connect();
    return stream;
  }

  write(pcm: Int16Array): void {
    if (!this.#over.signal.aborted) this.#audio.write(pcm);
  }

  speechStarted(): void {
    if (this.#over.signal.aborted || this.#listening) return;
    this.#listening = true;
    this.#utterances.start();
    this.#audio.start();
  }

  speechStopped(): void {
    if (this.#over.signal.aborted || !this.#listening) return;
    this.#listening = false;
    this.#audio.stop();
    this.#utterances.stop();
    this.#connection?.finalize();
    this.#watch();
  }

  close(): void {
    const connection = this.#end();
    connection?.close();
  }

  #connect(): Promise<Connection> {
    return connect({
      ...this.#options,
      signal: this.#over.signal,
      onResult: (result) => {
        this.#utterances.hear(result);
        this.#watch();
      },
      onGone: (error) => this.#renew(error),
    });
  }

  #watch(): void {
    const { answered, owing, nearlyDone } = this.#utterances;
    const waits = owing && this.#connection !== null && !this.#over.signal.aborted;
    const awaited = waits ? `${nearlyDone ? 'little' : 'much'} of ${answered}` : '';
    if (awaited === this.#awaited) return;
    this.#awaited = awaited;
    this.#cancelDeadline?.();
    this.#cancelDeadline = null;
    if (!waits) return;
    const { settleMs, finalMs } = this.#options.deadlines;
    this.#cancelDeadline = nearlyDone
      ? this.#options.clock.after(settleMs, () => {
          this.#utterances.settle();
          this.#watch();
        })
      : this.#options.clock.after(finalMs, () => {
          this.#connection?.drop();
          this.#renew(new AppError('timed-out', 'Deepgram was late: no final text.'));
        });
  }

  #renew(why: AppError): void {
    this.#connection = null;
    this.#watch();
    if (this.#over.signal.aborted) return;
    const atMs = this.#options.clock.monotonicMs();
    const { answered } = this.#utterances;
    const before = this.#renewed;
    if (
      before?.answered === answered &&
      atMs - before.atMs < this.#options.deadlines.renewAgainMs
    ) {
      this.#die(why);
      return;
    }
    this.#renewed = { atMs, answered };
    this.#connect().then(
      (connection) => this.#sayAgain(connection),
      (error: Error) => this.#die(error),
    );
  }

  #sayAgain(connection: Connection): void {
    if (this.#over.signal.aborted) {
      connection.drop();
      return;
    }
    for (const { pcm, stopped } of this.#utterances.renew()) {
      for (const piece of pcm) connection.send(piece);
      if (stopped) connection.finalize();
    }
    this.#connection = connection;
    this.#watch();
  }

  #die(error: Error): void {
    if (this.#over.signal.aborted) return;
    this.#end()?.drop();
    this.#onError(error);
  }

  #end(): Connection | null {
    const connection = this.#connection;
    this.#over.abort();
    this.#connection = null;
    this.#watch();
    return connection;
  }
}
