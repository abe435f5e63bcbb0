import type { HeardWord, ListeningFor } from '../hearing.ts';
import type { DecodeJob, DecodeQueue, Urgency } from './decodeQueue.ts';
import { nothingHeard, type Recognised, type Recogniser } from './recogniser.ts';
import { UtteranceSound } from './utteranceSound.ts';

const SAMPLES_PER_MS = 16;
/** So much more must have been heard before it is worth writing down anew. */
const NEW_FOR_PARTIAL_MS = 400;
/** So long a pause may be the end. */
const PAUSE_MS = 120;
/** What is longer is written down in parts, cut where it is quietest. */
const MAX_PART_MS = 20_000;
const CUT_AFTER_MS = 14_000;

interface UtteranceOptions {
  readonly recogniser: Recogniser;
  readonly queue: DecodeQueue;
  readonly sampleRateHz: 8_000 | 16_000;
  readonly language: string;
  readonly listeningFor: ListeningFor;
  readonly onPartial: (text: string) => void;
  readonly onFinal: (recognised: Recognised) => void;
  readonly onFailed: (reason: string) => void;
}

/** A part that was written down, and where in the utterance it began. */
interface Part extends Recognised {
  readonly fromMs: number;
}

/** A text that was asked for when the caller paused: the final one, when nothing more is said. */
interface Early {
  readonly job: DecodeJob;
  /** What it covers, as UtteranceSound counts it. */
  readonly heardUntil: number;
  recognised: Recognised | null;
}

/** One utterance: its sound, and what has been written down of it. */
export class Utterance {
  readonly #options: UtteranceOptions;
  readonly #sound: UtteranceSound;
  /** Parts of a long utterance, in order; null where one is still to come. */
  readonly #parts: (Part | null)[] = [];
  /** Those of `#parts` that are still to come. */
  readonly #partJobs = new Set<DecodeJob>();
  #cutMs = 0;
  #writtenSamples = 0;
  #early: Early | null = null;
  /** The job whose text is the final one, once the caller has finished. */
  #final: DecodeJob | null = null;
  #partial = '';
  #ended = false;
  #over = false;

  constructor(options: UtteranceOptions) {
    this.#options = options;
    this.#sound = new UtteranceSound(options.sampleRateHz);
  }

  /** Sound that no text has been asked for, in ms. */
  get newMs(): number {
    return (this.#sound.length - this.#writtenSamples) / SAMPLES_PER_MS;
  }

  /** There is more to write down than last time. */
  get wantsText(): boolean {
    return this.#paused || (this.#early === null && this.newMs >= NEW_FOR_PARTIAL_MS);
  }

  get #paused(): boolean {
    const { heardUntil, length } = this.#sound;
    const silentMs = (length - heardUntil) / SAMPLES_PER_MS;
    return heardUntil > 0 && silentMs >= PAUSE_MS && this.#early?.heardUntil !== heardUntil;
  }

  write(pcm: Int16Array): void {
    this.#sound.write(pcm);
    if (this.#early && this.#early.heardUntil !== this.#sound.heardUntil) this.#dropEarly();
    if (this.#sound.length > MAX_PART_MS * SAMPLES_PER_MS) this.#cut();
  }

  /** A text of what has been said so far. */
  askForText(): void {
    const { heardUntil } = this.#sound;
    const paused = this.#paused;
    this.#writtenSamples = this.#sound.length;
    const job = this.#job(paused ? 'early' : 'partial', this.#sound.samples(), (recognised) => {
      if (this.#early?.job === job) this.#early.recognised = recognised;
      this.#tellPartial(recognised.text);
      if (this.#final === job) this.#finish(recognised);
    });
    if (paused) this.#early = { job, heardUntil, recognised: null };
    this.#options.queue.add(job);
  }

  /** The caller has finished: exactly one onFinal follows, or onFailed. */
  end(): void {
    this.#sound.end();
    this.#ended = true;
    for (const job of this.#partJobs) this.#options.queue.promote(job);
    const early = this.#early?.heardUntil === this.#sound.heardUntil ? this.#early : null;
    if (early?.recognised) this.#finish(early.recognised);
    else if (early) {
      this.#final = early.job;
      this.#options.queue.promote(early.job);
    } else this.#askForFinal();
  }

  /** Nobody wants to know any more. */
  abandon(): void {
    this.#over = true;
    this.#dropEarly();
  }

  #askForFinal(): void {
    this.#final = this.#job('final', this.#sound.samples(), (recognised) =>
      this.#finish(recognised),
    );
    this.#options.queue.add(this.#final);
  }

  #dropEarly(): void {
    if (this.#early) this.#options.queue.forget(this.#early.job);
    this.#early = null;
  }

  #cut(): void {
    this.#dropEarly();
    const taken = this.#sound.cut(CUT_AFTER_MS, MAX_PART_MS);
    const fromMs = this.#cutMs;
    this.#cutMs += taken.length / SAMPLES_PER_MS;
    this.#writtenSamples = Math.max(0, this.#writtenSamples - taken.length);
    const place = this.#parts.push(null) - 1;
    const job = this.#job('part', taken, (recognised) => {
      this.#partJobs.delete(job);
      this.#parts[place] = { ...recognised, fromMs };
    });
    this.#partJobs.add(job);
    this.#options.queue.add(job);
  }

  #job(
    urgency: Urgency,
    samples: Float32Array<ArrayBuffer>,
    done: (recognised: Recognised) => void,
  ): DecodeJob {
    const { recogniser, language, listeningFor } = this.#options;
    const effort = urgency === 'partial' ? 'quick' : 'full';
    const job: DecodeJob = {
      urgency,
      audioMs: samples.length / SAMPLES_PER_MS,
      run: async (pause) => {
        if (this.#over) return;
        let made = false;
        const watched = async () => {
          try {
            await pause();
          } catch (error) {
            made = true;
            throw error;
          }
        };
        try {
          done(
            await recogniser.recognise({ samples, language, listeningFor, effort, pause: watched }),
          );
        } catch (error) {
          if (made) throw error;
          this.#fail(String(error));
        }
      },
      drop: (why) => {
        if (this.#early?.job === job) this.#early = null;
        if (this.#over) return;
        if (why === 'late') this.#fail('too many utterances wait for their text');
        else if (this.#partJobs.has(job)) this.#options.queue.add(job);
        else if (this.#final === job) this.#askForFinal();
      },
    };
    return job;
  }

  #tellPartial(text: string): void {
    if (this.#ended || this.#over || text === '') return;
    const whole = [...this.#parts.map((part) => part?.text ?? ''), text].join(' ').trim();
    if (whole === this.#partial) return;
    this.#partial = whole;
    this.#options.onPartial(whole);
  }

  #finish(last: Recognised): void {
    if (this.#over) return;
    this.#over = true;
    const before = this.#parts.flatMap((part) => (part ? [part] : []));
    this.#options.onFinal(
      before.length === 0 ? last : joined([...before, { ...last, fromMs: this.#cutMs }]),
    );
  }

  #fail(reason: string): void {
    if (this.#over) return;
    this.#over = true;
    this.#options.onFailed(reason);
  }
}

/** Parts as one; as sure as the least sure of those that hold words. */
function joined(parts: readonly Part[]): Recognised {
  const spoken = parts.filter(({ text }) => text !== '');
  if (spoken.length === 0) return nothingHeard;
  return {
    text: spoken.map(({ text }) => text).join(' '),
    hearing: {
      confidence: Math.min(...spoken.map(({ hearing }) => hearing.confidence)),
      alternatives: [],
      words: spoken.flatMap(({ fromMs, hearing }) =>
        hearing.words.map(
          (word): HeardWord => ({
            ...word,
            fromMs: word.fromMs + fromMs,
            toMs: word.toMs + fromMs,
          }),
        ),
      ),
    },
  };
}
