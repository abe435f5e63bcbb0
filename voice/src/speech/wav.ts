const HEADER_BYTES = 44;

/**
 * A WAV file (RIFF, PCM format tag 1) of 16-bit mono samples.
 * @param pcm samples, native order
 */
export function wavOf(pcm: Int16Array, sampleRateHz: number): Uint8Array {
  const dataBytes = pcm.length * 2;
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes));
  const ascii = (at: number, text: string) => {
    for (let n = 0; n < text.length; n += 1) file.setUint8(at + n, text.charCodeAt(n));
  };
  ascii(0, 'RIFF');
  file.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  ascii(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, sampleRateHz, true);
  file.setUint32(28, sampleRateHz * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  ascii(36, 'data');
  file.setUint32(40, dataBytes, true);
  for (let n = 0; n < pcm.length; n += 1) file.setInt16(HEADER_BYTES + n * 2, pcm[n] ?? 0, true);
  return new Uint8Array(file.buffer);
}
