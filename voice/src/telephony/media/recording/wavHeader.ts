export const WAV_HEADER_BYTES = 44;
/** Two sides of 16 bits. */
export const STEREO_SAMPLE_BYTES = 4;

/** The head of a stereo WAV file (RIFF, PCM format tag 1, 16 bits) with `dataBytes` of samples behind it. */
export function stereoWavHeader(sampleRateHz: number, dataBytes: number): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(WAV_HEADER_BYTES - 8 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(sampleRateHz, 24);
  header.writeUInt32LE(sampleRateHz * STEREO_SAMPLE_BYTES, 28);
  header.writeUInt16LE(STEREO_SAMPLE_BYTES, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
