/** How much of what came before the start of an utterance belongs to it (see TranscriberStream). */
const LEAD_MS = 500;
/** Audio is sent on in pieces of this length. */
const PIECE_MS = 100;

/** Gathers one caller's frames into the audio of utterances, in pieces fit to send. */
export class UtteranceAudio {
  readonly #lead: Int16Array;
  readonly #piece: Int16Array;
  #leadLength = 0;
  #pieceLength = 0;
  #within = false;
  readonly #send: (pcm: Int16Array) => void;

  constructor(sampleRateHz: number, send: (pcm: Int16Array) => void) {
    this.#lead = new Int16Array((sampleRateHz * LEAD_MS) / 1_000);
    this.#piece = new Int16Array((sampleRateHz * PIECE_MS) / 1_000);
    this.#send = send;
  }

  start(): void {
    this.#within = true;
    this.#append(this.#lead.subarray(0, this.#leadLength));
    this.#leadLength = 0;
  }

  write(pcm: Int16Array): void {
    if (this.#within) this.#append(pcm);
    else this.#keep(pcm);
  }

  /** Sends what is left of the utterance. */
  stop(): void {
    if (this.#pieceLength > 0) this.#send(this.#piece.slice(0, this.#pieceLength));
    this.#pieceLength = 0;
    this.#within = false;
  }

  #append(pcm: Int16Array): void {
    let at = 0;
    while (at < pcm.length) {
      const taken = Math.min(pcm.length - at, this.#piece.length - this.#pieceLength);
      this.#piece.set(pcm.subarray(at, at + taken), this.#pieceLength);
      this.#pieceLength += taken;
      at += taken;
      if (this.#pieceLength === this.#piece.length) {
        this.#send(this.#piece.slice());
        this.#pieceLength = 0;
      }
    }
  }

  #keep(pcm: Int16Array): void {
    const newest = pcm.subarray(Math.max(0, pcm.length - this.#lead.length));
    const over = Math.max(0, this.#leadLength + newest.length - this.#lead.length);
    this.#lead.copyWithin(0, over, this.#leadLength);
    this.#leadLength -= over;
    this.#lead.set(newest, this.#leadLength);
    this.#leadLength += newest.length;
  }
}
