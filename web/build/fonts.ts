import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the two typefaces (SIL Open Font License 1.1) down to what the pages use, into src/styles/fonts: half their
 * weight, which every first visit waits for. Run it after a new version of them, `npm run fonts -w web`.
 */
const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../src/styles/fonts/', import.meta.url));

/** Latin-1 and Latin Extended-A, and the marks and arrows of our texts. */
const letters = [
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '–—‘’“”…•€™←→↑↓−',
].join('');

const faces = [
  // Headlines have one weight; the optical size follows theirs.
  { from: 'fraunces/files/fraunces-latin-opsz-normal.woff2', to: 'fraunces.woff2', weight: 480 },
  {
    from: 'inter/files/inter-latin-wght-normal.woff2',
    to: 'inter.woff2',
    weight: { min: 400, max: 700 },
  },
] as const;

await mkdir(folder, { recursive: true });
for (const { from, to, weight } of faces) {
  const whole = await readFile(require.resolve(`@fontsource-variable/${from}`));
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(join(folder, to), cut);
}
