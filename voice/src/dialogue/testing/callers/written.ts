import { readdirSync, readFileSync } from 'node:fs';
import { createCaller, type Says } from './caller.ts';
import type { Goal } from './goal.ts';
import { type Half, phrases } from './phrases.ts';
import { type Played, play } from './play.ts';
import { chance } from './random.ts';
import { STYLES } from './style.ts';

/** A dialogue that was written down: how a caller begins, their own answers, and what must come of it. */
interface WrittenDialogue {
  readonly of: string;
  readonly open: string;
  readonly date: string;
  readonly time: string;
  readonly name: string;
  readonly phone: string;
  readonly party?: number;
  readonly nights?: number;
  /** A pattern of what must be written down of the service, job or property. */
  readonly thing?: string;
  readonly message?: string;
  readonly says?: Says;
}

export interface WrittenPlayed extends Played {
  readonly title: string;
  readonly half: Half;
}

const FOLDER = `${import.meta.dirname}/dialogues`;

function goalOf({ name, thing, says, ...facts }: WrittenDialogue): Goal {
  const [first = '', ...last] = name.split(' ');
  const told = says?.service ?? says?.job;
  const known = phrases.things[facts.of]?.flatMap(([, ways]) => ways) ?? [];
  const ways = told === undefined ? known.slice(0, 1) : [told];
  return {
    ...facts,
    first,
    last: last.join(' '),
    ...(thing === undefined ? {} : { thing: { pattern: thing, ways } }),
  };
}

/** Plays every dialogue that was written down; every second of a file is held back. */
export async function playWritten(): Promise<WrittenPlayed[]> {
  const style = STYLES.terse;
  if (!style) throw new Error('no plain style');
  const all: WrittenPlayed[] = [];
  for (const file of readdirSync(FOLDER).sort()) {
    const written = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as WrittenDialogue[];
    for (const [index, dialogue] of written.entries()) {
      const half = index % 2 === 0 ? 'taught' : 'held-back';
      const says = { ...dialogue.says, open: dialogue.open };
      const goal = goalOf(dialogue);
      const caller = createCaller({ goal, style, half, chance: chance(index), says });
      const played = await play(caller, goal, false);
      all.push({ title: `${file} ${index + 1}`, half, ...played });
    }
  }
  return all;
}
