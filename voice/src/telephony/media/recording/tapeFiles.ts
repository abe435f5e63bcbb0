import { closeSync, ftruncateSync, mkdirSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FromWriter, ToWriter } from './protocol.ts';
import { STEREO_SAMPLE_BYTES, stereoWavHeader, WAV_HEADER_BYTES } from './wavHeader.ts';

interface Open {
  readonly path: string;
  readonly sampleRateHz: number;
  /** Null once it could not be written to. */
  file: number | null;
  problem: string | null;
}

const problemOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** The files of recordings that are going on. Blocks while the disk is busy: for a thread of its own. */
export class TapeFiles {
  readonly #open = new Map<number, Open>();
  readonly #tell: (message: FromWriter) => void;

  constructor(tell: (message: FromWriter) => void) {
    this.#tell = tell;
  }

  /** Never throws: what fails is told when the recording ends. */
  handle(message: Exclude<ToWriter, { type: 'finish' }>): void {
    if (message.type === 'open') {
      this.#begin(message);
      return;
    }
    const tape = this.#open.get(message.recording);
    if (!tape) return;
    if (message.type === 'chunk') {
      const { buffer, byteOffset, byteLength } = message.pcm;
      const at = WAV_HEADER_BYTES + message.atSample * STEREO_SAMPLE_BYTES;
      // What was never written in between reads as zeros, which is silence.
      attempt(tape, (file) => writeAll(file, new Uint8Array(buffer, byteOffset, byteLength), at));
      return;
    }
    this.#open.delete(message.recording);
    this.#end(tape, message);
  }

  #begin({ recording, path, sampleRateHz }: Extract<ToWriter, { type: 'open' }>): void {
    const tape: Open = { path, sampleRateHz, file: null, problem: null };
    this.#open.set(recording, tape);
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      tape.file = openSync(path, 'w', 0o600);
      writeAll(tape.file, stereoWavHeader(sampleRateHz, 0), 0);
    } catch (error) {
      tape.problem = problemOf(error);
    }
  }

  #end(tape: Open, message: Extract<ToWriter, { type: 'end' }>): void {
    const { recording, samples, lostSamples, keep } = message;
    const dataBytes = samples * STEREO_SAMPLE_BYTES;
    if (keep)
      attempt(tape, (file) => {
        ftruncateSync(file, WAV_HEADER_BYTES + dataBytes);
        writeAll(file, stereoWavHeader(tape.sampleRateHz, dataBytes), 0);
      });
    try {
      if (tape.file !== null) closeSync(tape.file);
      if (!keep) unlinkSync(tape.path);
    } catch (error) {
      tape.problem ??= problemOf(error);
    }
    this.#tell({
      type: 'ended',
      recording,
      end: {
        seconds: samples / tape.sampleRateHz,
        lostSeconds: lostSamples / tape.sampleRateHz,
        problem: tape.problem,
      },
    });
  }
}

function attempt(tape: Open, write: (file: number) => void): void {
  if (tape.file === null || tape.problem !== null) return;
  try {
    write(tape.file);
  } catch (error) {
    tape.problem = problemOf(error);
  }
}

/** A disk that is nearly full takes less than it is given before it refuses. */
function writeAll(file: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.length; )
    done += writeSync(file, bytes, done, bytes.length - done, at + done);
}
