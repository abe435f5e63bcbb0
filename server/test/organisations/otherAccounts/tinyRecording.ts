const HEAD_BYTES = 44;
const RATE_HZ = 8_000;

/** A second of silence on two tracks: a WAV of 16-bit PCM at 8 kHz. */
export function tinyRecording(): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES + RATE_HZ * 4);
  bytes.write('RIFF', 0);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(RATE_HZ, 24);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  return bytes;
}
