import type { ListeningFor } from '@belldesk/voice/speech/hearing';
import { atLeast, type BenchRow } from '../../row.ts';
import type { Callers } from './callers.ts';
import { slotIsRight, wordsWrong } from './compared.ts';
import type { Engine } from './engines.ts';
import type { SlotKind, SpokenLine } from './spokenLines.ts';

export const ANYTHING: ListeningFor['asked'] = 'anything';

/** How what was heard is compared with what was said. */
export interface Comparison {
  wordsWrong(said: string, heard: string): { wrong: number; of: number };
  slotIsRight(kind: SlotKind, words: string, heard: string): boolean;
}

const english: Comparison = { slotIsRight, wordsWrong };

/** What was made of a line. */
export interface Heard {
  readonly words: { readonly wrong: number; readonly of: number };
  readonly slots: { readonly right: number; readonly of: number };
  readonly afterMs: number;
  readonly line: SpokenLine;
  readonly text: string;
}

/** What a recogniser makes of all lines, one after the other. With SHOW set, lines with a slot heard wrong are told. */
export async function hearLines(
  engine: Engine,
  callers: Callers,
  lines: readonly SpokenLine[],
  options: {
    readonly snrDb: number | null;
    readonly asks: boolean;
    /** How its language is compared; English where it says nothing. */
    readonly comparison?: Comparison;
  },
): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  const { slotIsRight, wordsWrong } = options.comparison ?? english;
  for (const [at, line] of lines.entries()) {
    const pcm = await callers.say(line, at, options.snrDb);
    const asked = options.asks ? line.asked : ANYTHING;
    const { text, afterMs } = await engine.hear(pcm, { asked, phrases: [] });
    const right = line.slots.filter(({ kind, words }) => slotIsRight(kind, words, text));
    if (process.env.SHOW && right.length < line.slots.length)
      console.error(
        `${options.snrDb ?? 'clean'} ${engine.name} [${asked}] ${line.text} => ${text}`,
      );
    heard.push({
      words: wordsWrong(line.text, text),
      slots: { right: right.length, of: line.slots.length },
      afterMs,
      line,
      text,
    });
  }
  return heard;
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
export const percent = (part: number, whole: number): number => (100 * part) / Math.max(1, whole);

/** The counts of some lines, as rows. */
export function rowsOf(
  what: string,
  heard: readonly Heard[],
  leastSlots: number | null,
): BenchRow[] {
  const wrong = sum(heard.map(({ words }) => words.wrong));
  const words = sum(heard.map(({ words: { of } }) => of));
  const right = sum(heard.map(({ slots }) => slots.right));
  const slots = sum(heard.map(({ slots: { of } }) => of));
  return [
    { what: `${what}: words wrong`, value: percent(wrong, words), unit: '%' },
    {
      what: `${what}: slots right, of ${slots}`,
      value: percent(right, slots),
      unit: '%',
      ...(leastSlots !== null && { hold: atLeast(leastSlots) }),
    },
  ];
}
