import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusesRecording, withoutRefusal } from '../recording/refusal.ts';
import { modelRequest } from '../testing/request.ts';
import { readContext } from './context.ts';
import { hear } from './nlu/languages/ear.ts';
import { plainWords } from './nlu/normalise/words.ts';
import { reduceConversation } from './reduceConversation.ts';

const SHORT_CHARACTERS = 1_024;
const LONG_CHARACTERS = 4_096;
/** What is quadratic grows by 16 between the two, what is linear by 4. */
const MOST_GROWTH = 10;
/** Growth is not looked at below as many times what plain words of the same length take to be read. */
const WORTH_LOOKING = 80;
const RUNS = 4;
/** Of what looks slow: something else may have been at it each time. */
const MORE_RUNS = 20;

/** What is said over and over by somebody who wants us busy. */
const CRAFTED = [
  ' ',
  ', ',
  '1',
  '12 ',
  'one more ',
  'a a a ',
  'a-b-',
  'through ',
  'amend the ',
  'give ',
  'seen ',
  'which ',
  'i have ',
  'and also ',
  "i'm i ",
  'van de ',
  'dans l en ',
  'de para ',
  'on the ',
  'for of ',
  'and oh ',
  'tell me ',
];
const ROOMS = ['nlu', 'knowledge', 'forms', 'dialog'];

const request = modelRequest({
  conversation: [{ role: 'caller', text: 'I would like to book a table' }],
});
const context = readContext(request);
const state = reduceConversation(request);

function crafted(piece: string, characters: number): string {
  return `${piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters)}!`;
}

/** The quickest of some runs: what else the machine does only adds to a run. Null where it cannot be run. */
function quickestMs(run: () => unknown, most = RUNS): number | null {
  let quickest = Number.POSITIVE_INFINITY;
  try {
    for (let runs = 0; runs < most; runs += 1) {
      const startedMs = performance.now();
      run();
      quickest = Math.min(quickest, performance.now() - startedMs);
    }
  } catch {
    return null;
  }
  return quickest;
}

type Recogniser = (...inputs: readonly unknown[]) => unknown;

/** Everything that the rooms export and that can be called. */
async function recognisers(): Promise<readonly (readonly [name: string, run: Recogniser])[]> {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(import.meta.dirname, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('testing'))
      .map((file) => `./${room}/${file}`),
  );
  const modules = await Promise.all(
    files.map(
      async (file) => [file, (await import(file)) as Readonly<Record<string, unknown>>] as const,
    ),
  );
  return modules.flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      typeof value === 'function' ? [[`${file} ${name}`, value as Recogniser] as const] : [],
    ),
  );
}

/** The ways in which a text is handed to a recogniser: bare, as a turn, and with what is known. */
function inputsOf(text: string): readonly (readonly unknown[])[] {
  const said = { raw: text.replaceAll(/\s+/g, ' '), words: plainWords(text), question: false };
  const setting = { ...context, raw: said.raw, asked: true };
  return [
    [text, setting],
    [said, context],
    [state, said, context],
  ];
}

/** How many times as long the longer text takes. */
function growthOf(runShort: () => unknown, runLong: () => unknown, most: number): number {
  return (quickestMs(runLong, most) ?? 0) / (quickestMs(runShort, most) ?? 1);
}

test('no recogniser takes time in the square of what is said', { timeout: 600_000 }, async () => {
  const all = await recognisers();
  const reached = new Set<string>();
  const slow: string[] = [];
  const text = crafted('some words ', LONG_CHARACTERS);
  const worthLookingMs = WORTH_LOOKING * (quickestMs(() => plainWords(text), MORE_RUNS) ?? 0);
  for (const piece of CRAFTED) {
    const short = inputsOf(crafted(piece, SHORT_CHARACTERS));
    const long = inputsOf(crafted(piece, LONG_CHARACTERS));
    for (const [name, run] of all) {
      for (const [way, inputs] of long.entries()) {
        const longMs = quickestMs(() => run(...inputs));
        if (longMs === null) continue;
        reached.add(name);
        if (longMs < worthLookingMs) continue;
        const runs = [() => run(...(short[way] ?? [])), () => run(...inputs)] as const;
        const grows = [RUNS, MORE_RUNS].every((most) => growthOf(...runs, most) > MOST_GROWTH);
        if (grows) slow.push(`${name} of ${JSON.stringify(piece)}: ${longMs.toFixed(0)} ms`);
      }
    }
  }
  expect(slow).toEqual([]);
  expect(reached.size).toBeGreaterThan(100);
});

test.each(['en-GB', 'es-ES', 'fr-FR'])('a turn in %s neither', (language) => {
  const inLanguage = readContext(modelRequest({ language }));
  const fresh = reduceConversation(modelRequest({ language }));
  const plainMs =
    quickestMs(() => hear(crafted('some words ', LONG_CHARACTERS), fresh, inLanguage)) ?? 0;
  const slow = CRAFTED.flatMap((piece) => {
    const text = crafted(piece, LONG_CHARACTERS);
    const ms =
      quickestMs(() => [
        hear(text, fresh, inLanguage),
        refusesRecording(`${text} record`),
        withoutRefusal(`${text} record`),
      ]) ?? Number.NaN;
    return ms < 40 * plainMs + 20 ? [] : [`${JSON.stringify(piece)}: ${ms.toFixed(0)} ms`];
  });
  expect(slow).toEqual([]);
});
