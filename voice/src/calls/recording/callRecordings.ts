import { createReadStream } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import {
  STEREO_SAMPLE_BYTES,
  stereoWavHeader,
  WAV_HEADER_BYTES,
} from '../../telephony/media/recording/wavHeader.ts';

/** A recorded call as a stereo WAV file. */
export interface RecordedCall {
  readonly sizeBytes: number;
  readonly seconds: number;
  /** The bytes from `first` to `last`, both included. */
  read(first: number, last: number): Readable;
}

/** The recordings of whole calls: the caller left, the assistant right. */
export interface CallRecordings {
  pathOf(callId: string): string;
  /** Null when the call has none. The file's length counts, not its head: a process that died left that unwritten. */
  find(callId: string): Promise<RecordedCall | null>;
  /** There may be none. */
  remove(callId: string): Promise<void>;
}

export function createCallRecordings(folder: string): CallRecordings {
  const pathOf = (callId: string) => join(folder, `${z.uuid().parse(callId)}.wav`);
  return {
    pathOf,
    async find(callId) {
      const path = pathOf(callId);
      const found = await lookInto(path);
      if (!found) return null;
      const { sampleRateHz, dataBytes } = found;
      const header = stereoWavHeader(sampleRateHz, dataBytes);
      return {
        sizeBytes: WAV_HEADER_BYTES + dataBytes,
        seconds: dataBytes / STEREO_SAMPLE_BYTES / sampleRateHz,
        read(first, last) {
          const head = header.subarray(first, last + 1);
          const start = Math.max(first, WAV_HEADER_BYTES);
          if (last < start) return Readable.from([head]);
          const body = createReadStream(path, { start, end: last });
          return head.length === 0 ? body : Readable.from(joined(head, body));
        },
      };
    },
    async remove(callId) {
      await unlink(pathOf(callId)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}

async function* joined(head: Buffer, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* body;
}

async function lookInto(path: string) {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!file) return null;
  try {
    const { size } = await file.stat();
    if (size < WAV_HEADER_BYTES) return null;
    const { buffer } = await file.read(Buffer.alloc(WAV_HEADER_BYTES), 0, WAV_HEADER_BYTES, 0);
    const bytes = size - WAV_HEADER_BYTES;
    return {
      sampleRateHz: buffer.readUInt32LE(24),
      dataBytes: bytes - (bytes % STEREO_SAMPLE_BYTES),
    };
  } finally {
    await file.close();
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
