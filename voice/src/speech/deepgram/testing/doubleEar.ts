import { SpellingReader } from '../../testing/spelledAudio.ts';

/** After so much audio the vendor makes words final by itself. */
const SEGMENT_S = 1.5;

/** One connection's recogniser: interim results with each message that brought a word, final ones in between. */
export class DoubleEar {
  readonly #rateHz: number;
  readonly #send: (message: unknown) => void;
  readonly #reader: SpellingReader;
  #text = '';
  #sent = '';
  #segmentFrom = 0;

  constructor(sampleRateHz: number, send: (message: unknown) => void) {
    this.#rateHz = sampleRateHz;
    this.#send = send;
    this.#reader = new SpellingReader(sampleRateHz, (letter, endSample) => {
      this.#text += letter;
      if (letter === ' ' && endSample - this.#segmentFrom > SEGMENT_S * sampleRateHz)
        this.#finish(endSample, false);
    });
  }

  get seconds(): number {
    return this.#reader.samples / this.#rateHz;
  }

  write(bytes: Buffer): void {
    const copy = Uint8Array.from(bytes);
    this.#reader.write(new Int16Array(copy.buffer));
    const words = this.#text.slice(0, this.#text.lastIndexOf(' ') + 1).trim();
    if (words === this.#sent) return;
    this.#sent = words;
    this.#result(words, this.#reader.samples, { is_final: false, speech_final: false });
  }

  finalize(): void {
    this.#reader.flush();
    this.#finish(this.#reader.samples, true);
  }

  #finish(endSample: number, fromFinalize: boolean): void {
    this.#result(this.#text.trim(), endSample, {
      is_final: true,
      speech_final: false,
      ...(fromFinalize ? { from_finalize: true } : {}),
    });
    this.#text = '';
    this.#sent = '';
    this.#segmentFrom = endSample;
  }

  #result(transcript: string, endSample: number, marks: object): void {
    this.#send({
      type: 'Results',
      channel_index: [0, 1],
      start: this.#segmentFrom / this.#rateHz,
      duration: (endSample - this.#segmentFrom) / this.#rateHz,
      ...marks,
      channel: { alternatives: [{ transcript, confidence: 0.98, words: [] }] },
      metadata: { request_id: 'x', model_info: {}, model_uuid: 'x' },
    });
  }
}
