import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { wavOf } from '../speech/wav.ts';

/** A message being recorded. */
export interface Recording {
  /** PCM16 mono; returns at once, the file is written beside the call. */
  write(pcm: Int16Array): void;
  /** Whole seconds recorded, once everything is on disk. */
  close(): Promise<number>;
}

/** The spoken messages that callers left, a file each: 16-bit PCM without a header, its rate in the name. */
export interface Recordings {
  start(callId: string, sampleRateHz: number): Promise<Recording>;
  /** The message as a WAV file, or null when the call left none. */
  read(callId: string): Promise<Buffer | null>;
  /** There may be none. */
  remove(callId: string): Promise<void>;
}

const RATES_HZ = [8_000, 16_000] as const;

/** @param folder is made when missing, readable by its owner only */
export function createRecordings(folder: string): Recordings {
  const pathOf = (callId: string, rateHz: number) =>
    join(folder, `${z.uuid().parse(callId)}.${rateHz}.pcm`);
  return {
    async start(callId, sampleRateHz) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = createWriteStream(pathOf(callId, sampleRateHz), { flags: 'a', mode: 0o600 });
      const closed = new Promise<void>((resolve, reject) => {
        file.once('close', resolve);
        file.once('error', reject);
      });
      closed.catch(() => {}); // told to whoever closes the recording
      let samples = 0;
      return {
        write(pcm) {
          samples += pcm.length;
          file.write(
            Buffer.from(pcm.buffer.slice(pcm.byteOffset, pcm.byteOffset + pcm.byteLength)),
          );
        },
        async close() {
          file.end();
          await closed;
          return Math.round(samples / sampleRateHz);
        },
      };
    },
    async read(callId) {
      for (const rateHz of RATES_HZ) {
        const bytes = await readFile(pathOf(callId, rateHz)).catch(() => null);
        if (!bytes) continue;
        const samples = new Int16Array(
          bytes.buffer.slice(
            bytes.byteOffset,
            bytes.byteOffset + bytes.byteLength - (bytes.byteLength % 2),
          ),
        );
        return Buffer.from(wavOf(samples, rateHz));
      }
      return null;
    },
    async remove(callId) {
      for (const rateHz of RATES_HZ) await rm(pathOf(callId, rateHz), { force: true });
    },
  };
}
