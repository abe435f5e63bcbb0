import type { TranscriberStream } from '../ports.ts';

/** How much of what came before the start of an utterance belongs to it (see TranscriberStream). */
const LEAD_MS = 500;

interface Utterance {
  readonly pieces: Int16Array[];
  /** So many pieces came before its start was noticed. */
  leadPieces: number;
  samples: number;
  stopped: boolean;
}

const utterance = (pieces: Int16Array[], samples: number): Utterance => ({
  pieces,
  leadPieces: pieces.length,
  samples,
  stopped: false,
});

/** What a caller said and nobody has put into words yet, kept so that another rung can hear it again. */
export class KeptUtterances {
  readonly #maxSamples: number;
  readonly #maxLeadSamples: number;
  readonly #sampleRateHz: number;
  /** Unanswered ones, the oldest first; only the last may be going on. */
  readonly #unanswered: Utterance[] = [];
  #lead = utterance([], 0);

  /** @param keepMs audio kept at most, of all utterances; the oldest goes first */
  constructor(sampleRateHz: number, keepMs: number) {
    this.#sampleRateHz = sampleRateHz;
    this.#maxSamples = (sampleRateHz * keepMs) / 1_000;
    this.#maxLeadSamples = (sampleRateHz * LEAD_MS) / 1_000;
  }

  /** The caller is speaking. */
  get speaking(): boolean {
    return this.#unanswered.at(-1)?.stopped === false;
  }

  /** Finals that are still to come. */
  get owed(): number {
    return this.#unanswered.length - (this.speaking ? 1 : 0);
  }

  /** Length of the audio kept, in ms. */
  get keptMs(): number {
    return (this.#samples() / this.#sampleRateHz) * 1_000;
  }

  write(pcm: Int16Array): void {
    const into = this.speaking ? this.#unanswered.at(-1) : this.#lead;
    if (!into || pcm.length === 0) return;
    into.pieces.push(pcm.slice());
    into.samples += pcm.length;
    if (into === this.#lead) trim(into, this.#maxLeadSamples);
    else this.#forgetOldest();
  }

  start(): void {
    this.#unanswered.push(utterance(this.#lead.pieces, this.#lead.samples));
    this.#lead = utterance([], 0);
    this.#forgetOldest();
  }

  stop(): void {
    const last = this.#unanswered.at(-1);
    if (last) last.stopped = true;
  }

  /** A final has come. False when none was owed. */
  answered(): boolean {
    if (this.owed === 0) return false;
    this.#unanswered.shift();
    return true;
  }

  /** Tells `stream` all of it again, as long as `wanted` says so. It may answer at once. */
  tell(stream: TranscriberStream, wanted: () => boolean): void {
    for (const { pieces, leadPieces, stopped } of this.#unanswered.slice()) {
      for (const pcm of pieces.slice(0, leadPieces)) stream.write(pcm);
      if (!wanted()) return;
      stream.speechStarted();
      for (const pcm of pieces.slice(leadPieces)) stream.write(pcm);
      if (!wanted()) return;
      if (stopped) stream.speechStopped();
      if (!wanted()) return;
    }
    for (const pcm of this.#lead.pieces) stream.write(pcm);
  }

  clear(): void {
    this.#unanswered.length = 0;
    this.#lead = utterance([], 0);
  }

  #samples(): number {
    return this.#unanswered.reduce((samples, one) => samples + one.samples, 0);
  }

  #forgetOldest(): void {
    let over = this.#samples() - this.#maxSamples;
    for (const one of this.#unanswered) {
      if (over <= 0) return;
      const before = one.samples;
      trim(one, Math.max(0, before - over));
      over -= before - one.samples;
    }
  }
}

/** Drops the oldest pieces until at most `maxSamples` are left. */
function trim(one: Utterance, maxSamples: number): void {
  let dropped = 0;
  while (one.samples > maxSamples) {
    one.samples -= one.pieces[dropped]?.length ?? one.samples;
    dropped++;
  }
  if (dropped === 0) return;
  one.pieces.splice(0, dropped);
  one.leadPieces = Math.max(0, one.leadPieces - dropped);
}
