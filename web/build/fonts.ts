import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the two typefaces (SIL Open Font License 1.1) down to what the pages use, into src/styles/fonts. Every first
 * visit waits for the letters of English; the others stand in files of their own, fetched where a page has them.
 * Which letters are in which file stands in src/styles/fonts.css alone, as `unicode-range`. Run it after a new version
 * of the typefaces or a change there: `npm run fonts -w web`.
 */
const require = createRequire(import.meta.url);
const styles = fileURLToPath(new URL('../src/styles/', import.meta.url));

/** What our style sheets ask for: kerning, figures of one width, marks over letters. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'liga', 'mark'];

const typefaces = [
  {
    // Headlines have one weight; the drawing is the one for 40 px, between the smallest and the largest of ours.
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    files: ['fraunces', 'fraunces-more'],
    axes: { wght: 480, opsz: 40 },
  },
  {
    from: 'inter/files/inter-latin-wght-normal.woff2',
    files: ['inter', 'inter-more'],
    axes: { wght: { min: 400, max: 600 } },
  },
] as const;

const css = await readFile(join(styles, 'fonts.css'), 'utf8');

/** The letters of a file, from its `unicode-range` in fonts.css (CSS Fonts 4, section 4.5). */
function lettersOf(file: string): string {
  const face = css.split('@font-face').find((rule) => rule.includes(`/${file}.woff2`));
  const range = face?.match(/unicode-range:([^;]+);/)?.[1];
  if (range === undefined) throw new Error(`fonts.css names no unicode-range for ${file}.woff2`);
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((point) => String.fromCodePoint(point))
    .join('');
}

await mkdir(join(styles, 'fonts'), { recursive: true });
for (const { from, files, axes } of typefaces) {
  const whole = await readFile(require.resolve(`@fontsource-variable/${from}`));
  for (const file of files) {
    const cut = await subsetFont(whole, lettersOf(file), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    await writeFile(join(styles, 'fonts', `${file}.woff2`), cut);
  }
}
