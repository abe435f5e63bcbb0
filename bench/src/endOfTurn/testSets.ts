import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { voices } from '@belldesk/contract/catalogue/voices';
import { type Expectation, expectations } from '@belldesk/voice/dialogue/model';
import { bare } from '@belldesk/voice/dialogue/turns/words/turnWords';
import { parse } from 'yaml';
import { z } from 'zod';
import type { MadeConversation, MadeTurn } from '../conversation/speech/madeSet.ts';
import { type SeededChoice, seededChoice } from '../conversation/speech/seededChoice.ts';
import { heldTypes } from './templates.ts';

const PAUSES = join(import.meta.dirname, '../../../e2e/spokenCalls/pauses.yaml');
const TURNS_OF_A_CALL = 6;
const MIN_PAUSE_MS = 300;
const MAX_PAUSE_MS = 1_200;
const SEED = 77;

const written = z.array(
  z.strictObject({
    id: z.string().regex(/^p\d{3}$/),
    parts: z.array(z.string()).min(1),
    asked: z.enum(expectations),
  }),
);

interface Said {
  readonly parts: readonly string[];
  readonly expects: Expectation;
}

function shuffled(turns: readonly Said[], choice: SeededChoice): Said[] {
  const order = [...turns];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(choice.between(0, last + 1));
    [order[last], order[other]] = [order[other] as Said, order[last] as Said];
  }
  return order;
}

/** Turns in calls of six, the voices in turn; pauses of 300 to 1200 ms, all alike likely. */
function inCalls(turns: readonly Said[], seed: number): MadeConversation[] {
  const choice = seededChoice(seed);
  const made = shuffled(turns, choice).map(
    ({ parts, expects }): MadeTurn => ({
      kind: parts.length > 1 ? 'paused' : 'plain',
      expects,
      parts: parts.map(bare),
      pausesMs: parts.slice(1).map(() => Math.round(choice.between(MIN_PAUSE_MS, MAX_PAUSE_MS))),
      over: null,
    }),
  );
  return Array.from({ length: Math.ceil(made.length / TURNS_OF_A_CALL) }, (_, call) => ({
    voiceId: voices[call % voices.length]?.id ?? 'jennifer',
    turns: made.slice(call * TURNS_OF_A_CALL, (call + 1) * TURNS_OF_A_CALL),
    whole: true,
  }));
}

/** Turns that were not learned from, each rendered as one sentence that is parted at its pauses. */
export interface TestSets {
  /** By an author who saw no code: the half that was looked at, and the half that is only counted. */
  readonly seen: readonly MadeConversation[];
  readonly held: readonly MadeConversation[];
  /** Sentence types that were fixed before anything was trained. */
  readonly types: readonly MadeConversation[];
}

export async function testSets(): Promise<TestSets> {
  const turns = written
    .parse(parse(await readFile(PAUSES, 'utf8')))
    .map(({ id, parts, asked }) => ({ number: Number(id.slice(1)), parts, expects: asked }));
  const types = heldTypes.map(({ text, expects }) => ({ parts: text.split(' | '), expects }));
  return {
    seen: inCalls(
      turns.filter(({ number }) => number % 2 === 1),
      SEED,
    ),
    held: inCalls(
      turns.filter(({ number }) => number % 2 === 0),
      SEED + 1,
    ),
    types: inCalls([...types, ...types], SEED + 2),
  };
}
