import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import config from '../../../lingui.config.ts';
import { literalTexts } from './literalTexts.ts';
import { isExcepted, sourceFiles } from './sources.ts';

type Catalogue = Readonly<Record<string, { readonly message?: string }>>;

const src = fileURLToPath(new URL('../..', import.meta.url));

const found = (source: string) => literalTexts(source, 'x.tsx').map(({ text }) => text);

describe('what is taken for a text outside the layer', () => {
  it.each([
    ['<p>Save it</p>', ['Save it']],
    ['<p>{n} calls of <b>yours</b></p>', ['calls of', 'yours']],
    [
      '<input aria-label="day" placeholder="e.g. 14" className="grid gap-4" type="text" />',
      ['day', 'e.g. 14'],
    ],
    ['<Fact name="Who called" kind="quiet" />', ['Who called']],
    [`toast(isOn ? 'It is on now.' : \`\${name} is off.\`)`, ['It is on now.', '{} is off.']],
    ["const NAMES = { open: 'Open', 'in-progress': 'In progress' }", ['Open', 'In progress']],
  ])('%s', (source, texts) => {
    expect(found(source)).toEqual(texts);
  });

  it.each([
    '<Trans>Save <b title={t`Twice`}>it</b></Trans>',
    'plural(n, { one: "# call", other: "# calls" })',
    `const text = t\`\${n} of \${all} calls\``,
    "if (event.key === 'Enter' || kind === 'Some thing') throw new Error('It is not there')",
    `const classes = ['grid gap-4 rounded-md', \`mt-4 border-t \${tone}\`]`,
    '<code>npm run texts</code>',
    "fetch('/api/calls', { headers: { Accept: 'text/csv' } })",
  ])('not: %s', (source) => {
    expect(found(source)).toEqual([]);
  });
});

it('no component says a text outside the layer', () => {
  const outside = sourceFiles(src).flatMap((file) =>
    literalTexts(readFileSync(join(src, file), 'utf8'), file)
      .filter((one) => !isExcepted(file, one))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(outside, 'wrap it in <Trans> or t`` (docs/TRANSLATING.md)').toEqual([]);
}, 240_000);

/** It reads the digits of a currency, which is not shown. */
const READ_BY_PROGRAM = ['assistant/bookings/setup/services/money.ts'];

it('dates and numbers are written in the language of the page', () => {
  const fixed = sourceFiles(src).filter(
    (file) =>
      !READ_BY_PROGRAM.includes(file) &&
      /Intl\.\w+Format\((\[?'|undefined)|toLocale\w*String\(/.test(
        readFileSync(join(src, file), 'utf8'),
      ),
  );
  expect(fixed, 'Intl with readersLocale or pageLocale (docs/TRANSLATING.md)').toEqual([]);
});

it('the catalogue has the texts of the sources, each of them and no other', async () => {
  const file = join(src, 'i18n/en.po');
  const [catalog] = await getCatalogs(
    makeConfig({ ...config, rootDir: join(src, '..') }, { skipValidation: true }),
  );
  const used = (await catalog?.collect()) ?? {};
  const kept = await formatter().parse(await readFile(file, 'utf8'), {
    locale: 'en',
    sourceLocale: 'en',
    filename: file,
  });
  const of = (one: Catalogue, without: Catalogue) =>
    Object.keys(one).flatMap((id) => (id in without ? [] : [one[id]?.message]));
  expect(
    { missing: of(used, kept), unused: of(kept, used) },
    'write the catalogue anew: npm run texts -w web',
  ).toEqual({ missing: [], unused: [] });
  expect(Object.keys(used).length).toBeGreaterThan(1_000);
}, 240_000);
