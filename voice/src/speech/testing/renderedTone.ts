/** How long a character is spoken. */
const CHARACTER_MS = 60;

/** What a double says for a text in a voice: a tone that is another one for every voice and every text. */
export function renderedTone(text: string, voice: string, sampleRateHz: number): Buffer {
  const samples = (text.length * CHARACTER_MS * sampleRateHz) / 1_000;
  const sum = Buffer.from(`${voice}:${text}`).reduce((all, byte) => (all * 31 + byte) % 997, 7);
  const hz = 150 + sum / 2;
  const pcm = Buffer.alloc(samples * 2);
  for (let n = 0; n < samples; n += 1)
    pcm.writeInt16LE(Math.round(6_000 * Math.sin((2 * Math.PI * hz * n) / sampleRateHz)), n * 2);
  return pcm;
}
