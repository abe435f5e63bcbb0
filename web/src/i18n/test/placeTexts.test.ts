import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { texts } from '../../../build/texts/textsPlugin.ts';

const SOURCE = `
import { plural, t } from '@lingui/core/macro';
export const NAME = t\`Save\`;
export const said = (name, day) => t\`\${name} comes on \${day}.\`;
export const minutes = (count) => plural(count, { one: '# minute', other: '# minutes' });
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds the source above in Polish; the catalogue is by English text. */
async function builtWith(translations: Readonly<Record<string, string>>) {
  const catalogue = join(folder, 'pl.po');
  const entries = Object.entries(translations).map(
    ([english, polish]) => `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(polish)}\n`,
  );
  await writeFile(catalogue, ['msgid ""\nmsgstr ""\n"Language: pl\\n"\n', ...entries].join('\n'));
  const entry = new URL('../runtime.ts', import.meta.url).pathname.replace(
    'runtime.ts',
    'sample.ts',
  );
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sample',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? SOURCE : null),
      },
      texts({ language: 'pl', catalogue }),
    ],
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'built.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return (await import(join(folder, 'built.mjs'))) as {
    NAME: string;
    said: (name: string, day: string) => string;
    minutes: (count: number) => string;
  };
}

it('puts each text in its language, with its own order and its own plural forms', async () => {
  const { NAME, said, minutes } = await builtWith({
    Save: 'Zapisz `to`',
    '{name} comes on {day}.': '{day}: {name}.',
    '{count, plural, one {# minute} other {# minutes}}':
      '{count, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}',
  });
  expect(NAME).toBe('Zapisz `to`');
  expect(said('Ada', 'Monday')).toBe('Monday: Ada.');
  expect([1, 3, 5].map(minutes)).toEqual(['1 minuta', '3 minuty', '5 minut']);
});

it('keeps English what is not translated', async () => {
  const { NAME, said, minutes } = await builtWith({ Save: '' });
  expect([NAME, said('Ada', 'Monday'), minutes(2)]).toEqual([
    'Save',
    'Ada comes on Monday.',
    '2 minutes',
  ]);
});

it('refuses a translation that names what the text has not, and says which', async () => {
  await expect(builtWith({ '{name} comes on {day}.': '{nom}.' })).rejects.toThrow(
    /"{name} comes on {day}\."[\s\S]*{nom}/,
  );
});
