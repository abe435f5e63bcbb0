import { SpellingReader } from '../../testing/spelledAudio.ts';
import type { Recogniser, RecogniserStream } from '../recogniser.ts';

interface Wave {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** A stream that keeps what it is given until it is decoded, as the library's does. */
export class SpellingStream implements RecogniserStream {
  text = '';
  readonly waves: Wave[] = [];
  finished = false;
  #reader: SpellingReader | null = null;

  acceptWaveform(wave: Wave): void {
    if (this.finished) throw new Error('a wave after the end');
    this.waves.push(wave);
  }

  inputFinished(): void {
    this.finished = true;
  }

  decode(): void {
    const wave = this.waves.shift();
    if (!wave) throw new Error('nothing to decode');
    this.#reader ??= new SpellingReader(wave.sampleRate, (letter) => {
      this.text += letter;
    });
    this.#reader.write(Int16Array.from(wave.samples, (sample) => Math.round(sample * 32_768)));
  }
}

/** A recogniser that hears spelledAudio, and writes capitals. */
export const spellingRecogniser: Recogniser<SpellingStream> = {
  createStream: () => new SpellingStream(),
  isReady: (stream) => stream.waves.length > 0,
  decode: (stream) => stream.decode(),
  getResult: ({ text }) => ({ text: ` ${text.toUpperCase()} ` }),
};
