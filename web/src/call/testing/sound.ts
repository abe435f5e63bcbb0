import { BROWSER_FRAME_BYTES, BROWSER_SAMPLE_RATE_HZ } from '@belldesk/contract/voice/browserCall';

const FRAME_SAMPLES = BROWSER_FRAME_BYTES / 2;
const WAV_HEADER_BYTES = 44;

/** A WAV file (PCM16, mono) of one tone. @param level 0 to 1 */
export function toneFile(toneHz: number, level: number, seconds: number, rateHz: number): Buffer {
  const samples = Math.round(seconds * rateHz);
  const file = Buffer.alloc(WAV_HEADER_BYTES + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(WAV_HEADER_BYTES - 8 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rateHz, 24);
  file.writeUInt32LE(rateHz * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at++)
    file.writeInt16LE(sampleOf(toneHz, level, at, rateHz), WAV_HEADER_BYTES + at * 2);
  return file;
}

/** Frames of the wire with one tone. */
export function toneFrames(toneHz: number, level: number, count: number): Buffer[] {
  return Array.from({ length: count }, (_, index) => {
    const frame = Buffer.alloc(BROWSER_FRAME_BYTES);
    for (let at = 0; at < FRAME_SAMPLES; at++)
      frame.writeInt16LE(
        sampleOf(toneHz, level, index * FRAME_SAMPLES + at, BROWSER_SAMPLE_RATE_HZ),
        at * 2,
      );
    return frame;
  });
}

/** Pitch of the frames by their zero crossings, in Hz, and their highest sample, 0 to 1. */
export function heard(frames: readonly Buffer[]): { toneHz: number; peak: number } {
  const samples = frames.flatMap((frame) =>
    Array.from({ length: frame.length / 2 }, (_, at) => frame.readInt16LE(at * 2)),
  );
  let crossings = 0;
  for (let at = 1; at < samples.length; at++)
    if ((samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0) crossings++;
  return {
    toneHz: (crossings * BROWSER_SAMPLE_RATE_HZ) / samples.length,
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768,
  };
}

function sampleOf(toneHz: number, level: number, at: number, rateHz: number): number {
  return Math.round(32_767 * level * Math.sin((2 * Math.PI * toneHz * at) / rateHz));
}
