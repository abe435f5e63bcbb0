import {
  LOUDEST_PEAK,
  PEAK_COUNT,
  type RecordingPeaks,
} from '@belldesk/contract/product/recordings';

const PIECES_A_SECOND = 20;
const LOUDEST_SAMPLE = 32_767;
const PCM = 1;
const PCM16_BYTES = 2;
/** A head that has not ended by then is none of a WAV file. */
const MOST_HEAD_BYTES = 65_536;

interface Format {
  readonly sampleRateHz: number;
  readonly channels: 1 | 2;
  /** Where the sound begins. */
  readonly offsetBytes: number;
}

/**
 * How loud each piece of a recording is. The caller is on the left, the assistant on the right; a
 * recording of one track holds both, which is told as the caller's alone.
 * @param wav 16-bit PCM, in parts of any size
 * @throws Error where it is another format
 */
export async function peaksOfWav(wav: AsyncIterable<Uint8Array>): Promise<RecordingPeaks> {
  let format: Format | null = null;
  let rest = Buffer.alloc(0);
  let frames = 0;
  const loudest: [number[], number[]] = [[], []];

  for await (const part of wav) {
    rest = rest.length === 0 ? Buffer.from(part) : Buffer.concat([rest, part]);
    if (format === null) {
      format = readHead(rest);
      if (format === null) continue;
      rest = rest.subarray(format.offsetBytes);
    }
    const { channels, sampleRateHz } = format;
    const frameBytes = PCM16_BYTES * channels;
    const framesAPiece = sampleRateHz / PIECES_A_SECOND;
    const whole = rest.length - (rest.length % frameBytes);
    for (let at = 0; at < whole; at += frameBytes, frames += 1) {
      const piece = Math.floor(frames / framesAPiece);
      for (let channel = 0; channel < channels; channel += 1) {
        const sample = Math.abs(rest.readInt16LE(at + channel * PCM16_BYTES));
        const track = channel === 0 ? loudest[0] : loudest[1];
        if (sample > (track[piece] ?? -1)) track[piece] = sample;
      }
    }
    rest = rest.subarray(whole);
  }
  if (format === null) throw new Error('the recording has no head of a WAV file');
  const [caller, assistant] = loudest.map(drawn);
  return {
    seconds: frames / format.sampleRateHz,
    caller: caller ?? [],
    assistant: assistant ?? [],
  };
}

/** At most PEAK_COUNT pieces; quiet speech still shows, as the ear hears it, by the square root. */
function drawn(loudest: readonly number[]): number[] {
  const count = Math.min(PEAK_COUNT, loudest.length);
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * loudest.length) / count);
    const to = Math.floor(((at + 1) * loudest.length) / count);
    const sample = Math.min(LOUDEST_SAMPLE, Math.max(...loudest.slice(from, to)));
    return Math.round(LOUDEST_PEAK * Math.sqrt(sample / LOUDEST_SAMPLE));
  });
}

/** Reads the chunks up to the sound. Null while they have not all come. */
function readHead(bytes: Buffer): Format | null {
  if (bytes.length < 12) return null;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('the recording is no WAV file');
  let format: Omit<Format, 'offsetBytes'> | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const sizeBytes = bytes.readUInt32LE(at + 4);
    if (name === 'data') {
      if (!format) throw new Error('the recording does not say how it is coded');
      return { ...format, offsetBytes: at + 8 };
    }
    if (name === 'fmt ' && at + 24 <= bytes.length) format = readFormat(bytes.subarray(at + 8));
    at += 8 + sizeBytes + (sizeBytes % 2);
  }
  if (bytes.length > MOST_HEAD_BYTES) throw new Error('the recording has no sound in it');
  return null;
}

function readFormat(chunk: Buffer): Omit<Format, 'offsetBytes'> {
  const [coding, channels] = [chunk.readUInt16LE(0), chunk.readUInt16LE(2)];
  const [sampleRateHz, bits] = [chunk.readUInt32LE(4), chunk.readUInt16LE(14)];
  if (coding !== PCM || bits !== 16 || (channels !== 1 && channels !== 2) || sampleRateHz === 0)
    throw new Error('the recording is not 16-bit PCM of one or two tracks');
  return { sampleRateHz, channels };
}
