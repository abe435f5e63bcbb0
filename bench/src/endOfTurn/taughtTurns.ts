import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AskedFor, loadCallSets } from '@belldesk/e2e/businessCalls/format';
import type { Expectation } from '@belldesk/voice/dialogue/model';
import { z } from 'zod';
import { type SeededChoice, seededChoice } from '../conversation/speech/seededChoice.ts';
import { pausePoint } from './pausePoints.ts';
import { fillings, type SentenceType, taughtTypes } from './templates.ts';

/** What was said up to a silence, and whether the turn was over with it. */
export interface SaidSoFar {
  readonly text: string;
  readonly expects: Expectation;
  readonly over: boolean;
}

interface WholeTurn {
  readonly text: string;
  readonly expects: Expectation;
}

const WORDS = join(import.meta.dirname, '../../../e2e/callersWords');
const FILLERS = ['um', 'uh', 'er'] as const;
const SHARE_WITH_FILLER = 0.15;
/** People stop to think once in so many words. */
const WORDS_OF_A_PAUSE = 8;
const TIMES_OF_A_TYPE = 20;

const asked: Partial<Record<AskedFor, Expectation>> = {
  name: 'name',
  phone: 'phone-number',
  day: 'date',
  time: 'time',
  people: 'number',
  nights: 'number',
  confirm: 'yes-no',
  offer: 'yes-no',
  message: 'message',
};

/** First turns of calls, as an author of `e2e/callersWords` wrote them. */
export async function turnsOf(author: string): Promise<WholeTurn[]> {
  const byWant = z
    .record(z.string(), z.array(z.string()))
    .parse(JSON.parse(await readFile(join(WORDS, `${author}.json`), 'utf8')));
  return Object.values(byWant)
    .flat()
    .map((text) => ({ text, expects: 'anything' as const }));
}

/** What callers of `e2e/businessCalls` say of their own accord and when they are asked. */
export async function repliesOf(set: 'practice' | 'open'): Promise<WholeTurn[]> {
  const calls = (await loadCallSets(set)).flatMap((one) => one.calls);
  return calls.flatMap(({ lines, replies }) => [
    ...lines.map(({ say }) => ({ text: say, expects: 'anything' as const })),
    ...Object.entries(replies).flatMap(([what, reply]) =>
      [reply].flat().map((text) => ({
        text,
        expects: asked[what as AskedFor] ?? ('anything' as const),
      })),
    ),
  ]);
}

/** Parts of one sentence of a type, its places filled. */
export function filledIn({ text }: SentenceType, choice: SeededChoice): string[] {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => choice.of(fillings[name] ?? []));
  return filled.split(' | ');
}

/**
 * Each turn as it was said up to some of the places at which people pause, and up to its end; the last of several
 * sentences also by itself.
 */
export function cutAtPauses(turns: readonly WholeTurn[], seed: number): SaidSoFar[] {
  const choice = seededChoice(seed);
  return turns.flatMap(({ text, expects }) => {
    const words = text.split(/\s+/);
    const pauses = Math.floor(words.length / WORDS_OF_A_PAUSE + choice.between(0, 1));
    const cut = Array.from({ length: pauses }, (): SaidSoFar[] => {
      const at = pausePoint(words, choice);
      if (at === null) return [];
      const filler =
        choice.between(0, 1) < SHARE_WITH_FILLER ? ` ${choice.of<string>(FILLERS)}` : '';
      return [{ text: words.slice(0, at).join(' ') + filler, expects, over: false }];
    }).flat();
    const last = text.split(/[.?!]\s+/).at(-1) ?? text;
    const whole = { text, expects, over: true };
    return [whole, ...(last === text ? [] : [{ ...whole, text: last }]), ...cut];
  });
}

/** The sentence types that may be learned from, each some times, up to each of their pauses and to their end. */
export function taughtTemplates(seed: number): SaidSoFar[] {
  const choice = seededChoice(seed);
  return taughtTypes.flatMap((type) =>
    Array.from({ length: TIMES_OF_A_TYPE }, () => filledIn(type, choice)).flatMap((parts) =>
      parts.map((_, at) => ({
        text: parts.slice(0, at + 1).join(' '),
        expects: type.expects,
        over: at === parts.length - 1,
      })),
    ),
  );
}
