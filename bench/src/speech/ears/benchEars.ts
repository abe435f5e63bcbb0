import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '@belldesk/e2e/platform';
import { quantile } from '../../quantile.ts';
import { atLeast, type BenchRow } from '../../row.ts';
import { Callers, neuralCallers } from './callers.ts';
import { slotIsRight } from './compared.ts';
import { type Engine, openMoonshine, openPocketsphinx } from './engines.ts';
import { ANYTHING, type Heard, hearLines, percent, rowsOf } from './heardLines.ts';
import { humanDigits, saidDigits } from './humanDigits.ts';
import { loadSpokenLines } from './spokenLines.ts';

const LEAST_SLOTS_CLEAN = 95;
const LEAST_SLOTS_10_DB = 85;
const LEAST_DIGIT_STRINGS = 85;
const DIGIT_STRINGS = 60;
const DIGITS_EACH = 4;
const SEED = 20_261_123;

interface Condition {
  readonly name: string;
  readonly snrDb: number | null;
}
const conditions: readonly Condition[] = [
  { name: 'clean', snrDb: null },
  { name: '20 dB', snrDb: 20 },
  { name: '10 dB', snrDb: 10 },
];

/** One half of the lines, said by one kind of callers. */
async function benchHalf(
  half: 'open' | 'held',
  callers: Callers,
  moonshine: Engine,
  pocketsphinx: Engine | null,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const lines = await loadSpokenLines(half);
  const of = `${callers.name} callers, ${half} lines`;
  for (const { name, snrDb } of conditions) {
    const heard = await hearLines(moonshine, callers, lines, { snrDb, asks: true });
    const least = { clean: LEAST_SLOTS_CLEAN, '10 dB': LEAST_SLOTS_10_DB }[name] ?? null;
    rows.push(...rowsOf(`Moonshine, ${of}, ${name}`, heard, least));
    if (half === 'open') await writeMisses(`${callers.name} ${name}`, heard);
    if (snrDb !== null) continue;
    const afterMs = heard.map((one) => one.afterMs);
    rows.push({
      what: `Moonshine, ${of}: text after the end, p50`,
      value: quantile(afterMs, 0.5),
      unit: 'ms',
    });
  }
  const unasked = await hearLines(moonshine, callers, lines, { snrDb: null, asks: false });
  rows.push(...rowsOf(`Moonshine, ${of}, clean, not told what was asked`, unasked, null));
  if (!pocketsphinx) return rows;
  const other = await hearLines(pocketsphinx, callers, lines, { snrDb: null, asks: false });
  return [...rows, ...rowsOf(`pocketsphinx, ${of}, clean`, other, null)];
}

/** What was heard wrong, to be worked with: of the open half only. */
async function writeMisses(name: string, heard: readonly Heard[]): Promise<void> {
  const missed = heard.filter(({ slots }) => slots.right < slots.of);
  const text = missed.map((one) => `[${one.line.asked}] ${one.line.text}\n  ${one.text}`);
  const folder = join(checkout, '.cache', 'test-results');
  await mkdir(folder, { recursive: true });
  const file = `misheard-${name.toLowerCase().replaceAll(' ', '-')}.txt`;
  await writeFile(join(folder, file), `${text.join('\n')}\n`);
}

async function benchLines(moonshine: Engine, pocketsphinx: Engine | null): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const callers of [await neuralCallers(), new Callers('flite')]) {
    if (!callers) continue;
    try {
      for (const half of ['open', 'held'] as const)
        rows.push(...(await benchHalf(half, callers, moonshine, pocketsphinx)));
    } finally {
      await callers.close();
    }
  }
  return rows;
}

async function benchDigits(
  folder: string,
  moonshine: Engine,
  pocketsphinx: Engine | null,
): Promise<BenchRow[]> {
  const strings = await humanDigits(folder, {
    count: DIGIT_STRINGS,
    length: DIGITS_EACH,
    seed: SEED,
  });
  const rows: BenchRow[] = [];
  for (const [engine, asked] of [
    [moonshine, 'phone-number'],
    [moonshine, 'number'],
    [moonshine, ANYTHING],
    ...(pocketsphinx ? ([[pocketsphinx, ANYTHING]] as const) : []),
  ] as const) {
    let right = 0;
    for (const { digits, pcm } of strings) {
      const { text } = await engine.hear(pcm, { asked, phrases: [] });
      if (slotIsRight('phone', saidDigits(digits), text)) right++;
    }
    const isAsked = asked !== ANYTHING;
    rows.push({
      what: `${engine.name}, ${strings.length} strings of four human digits, ${isAsked ? `${asked} asked` : 'not told what was asked'}: right`,
      value: percent(right, strings.length),
      unit: '%',
      ...(isAsked && { hold: atLeast(LEAST_DIGIT_STRINGS) }),
    });
  }
  return rows;
}

/**
 * Words and slots by recogniser, each as the product runs it. Human digits are heard where the setting HUMAN_DIGITS names a
 * folder with the recordings of the Free Spoken Digit Dataset; they are not in the repository.
 */
export async function benchEars(): Promise<BenchRow[]> {
  const moonshine = await openMoonshine();
  if (!moonshine) throw new Error('the models that listen are not on this machine: npm run models');
  const pocketsphinx = await openPocketsphinx();
  try {
    const folder = process.env.HUMAN_DIGITS;
    if (!folder) console.error('no human digits: HUMAN_DIGITS names no folder');
    return [
      ...(folder ? await benchDigits(folder, moonshine, pocketsphinx) : []),
      ...(await benchLines(moonshine, pocketsphinx)),
    ];
  } finally {
    await pocketsphinx?.close();
    await moonshine.close();
  }
}

if (import.meta.main) console.table(await benchEars());
