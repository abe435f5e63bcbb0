import { spanishWords } from '@belldesk/voice/dialogue/agent/nlu/languages/es/words';
import { frenchWords } from '@belldesk/voice/dialogue/agent/nlu/languages/fr/words';
import { quantile } from '../../quantile.ts';
import type { BenchRow } from '../../row.ts';
import { neuralCallers } from './callers.ts';
import { comparisonOf } from './comparedElsewhere.ts';
import { openWhisper } from './engines.ts';
import { hearLines, rowsOf } from './heardLines.ts';
import { loadSpokenLines } from './spokenLines.ts';

const languages = [
  { code: 'es', language: 'es-ES', name: 'Spanish', comparison: comparisonOf(spanishWords) },
  { code: 'fr', language: 'fr-FR', name: 'French', comparison: comparisonOf(frenchWords) },
] as const;
const conditions = [
  { condition: 'clean', snrDb: null },
  { condition: '20 dB', snrDb: 20 },
] as const;

async function benchLanguage({
  code,
  language,
  name,
  comparison,
}: (typeof languages)[number]): Promise<BenchRow[]> {
  const callers = await neuralCallers(language);
  if (!callers) throw new Error('the voice that speaks is not on this machine: npm run models');
  const whisper = await openWhisper(language);
  if (!whisper) {
    await callers.close();
    throw new Error('Whisper is not on this machine: npm run models -- fetch listen-all');
  }
  const rows: BenchRow[] = [];
  try {
    for (const half of ['open', 'held'] as const)
      for (const { condition, snrDb } of conditions) {
        const lines = await loadSpokenLines(half, code);
        const heard = await hearLines(whisper, callers, lines, { snrDb, asks: true, comparison });
        const what = `Whisper, ${name}, ${half} lines, ${condition}`;
        const afterMs = heard.map((one) => one.afterMs);
        rows.push(...rowsOf(what, heard, null), {
          what: `${what}: text after the end, p50`,
          value: quantile(afterMs, 0.5),
          unit: 'ms',
        });
      }
  } finally {
    await whisper.close();
    await callers.close();
  }
  return rows;
}

/** Words and slots of Spanish and French callers, as the product hears them by itself. */
export async function benchEarsElsewhere(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const one of languages) rows.push(...(await benchLanguage(one)));
  return rows;
}

if (import.meta.main) console.table(await benchEarsElsewhere());
