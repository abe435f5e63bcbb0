import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CertaintySign,
  certaintySigns,
} from '@belldesk/voice/dialogue/agent/knowledge/passages/certainty';
import type { SignName } from '@belldesk/voice/dialogue/agent/knowledge/passages/signs';
import {
  CERTAINTY,
  SIGNS,
  SURE_LIKENESS,
  SURE_SHARE,
} from '@belldesk/voice/dialogue/agent/knowledge/passages/weights';
import { certaintyOf, fitCertainty, type Outcome } from './certainty.ts';
import { type Example, examplesOf } from './examples.ts';
import { openKeptMeaning } from './keptMeaning.ts';
import { callQuestions, ownersWords } from './labelled.ts';
import { type Choice, type Fitted, fitChoices, rowsOf, scoreOf } from './softmax.ts';

/*
 * Fits the weights of the search to labelled questions, each business judged by what the others taught, and prints how
 * well it does; with --write they are written where the search reads them. The test third is counted, nothing more.
 */
const STRENGTH = 2;
const CERTAINTY_STRENGTH = 2;
const FOLDS = 6;
const WEIGHTS = '../../../voice/src/dialogue/agent/knowledge/passages/fittedWeights.ts';

const names = Object.keys(SIGNS) as SignName[];
const certaintyNames = Object.keys(CERTAINTY) as CertaintySign[];

interface Judged {
  readonly example: Example;
  readonly at: number;
  readonly next: number;
  readonly right: boolean;
  readonly row: Float64Array;
}

const choiceOf = (example: Example): Choice => ({
  rows: rowsOf(example.compared, names),
  right: example.answers,
});

function fitTo(examples: readonly Example[]): Fitted {
  return fitChoices(examples.map(choiceOf), new Float64Array(names.length), STRENGTH);
}

function judge(example: Example, { weights, none }: Fitted): Judged {
  const ranked = rowsOf(example.compared, names)
    .map((row, at) => ({ at, score: scoreOf(row, weights) }))
    .toSorted((a, b) => b.score - a.score);
  const at = ranked[0]?.at ?? 0;
  const best = example.compared.candidates[at];
  if (!best) throw new Error(`${example.business.id} has no passages`);
  const scores = ranked.map(({ score }) => score);
  const signs = certaintySigns(example.compared, best, scores, none, example.goesOn);
  const row = Float64Array.from(certaintyNames, (name) => signs[name]);
  return { example, at, next: ranked[1]?.at ?? 0, right: example.answers.has(at), row };
}

function outOfFold(examples: readonly Example[]): Judged[] {
  const businesses = [...new Set(examples.map(({ business }) => business.id))];
  const foldOf = new Map(businesses.map((id, at) => [id, at % FOLDS]));
  const inFold = (fold: number) => (example: Example) => foldOf.get(example.business.id) === fold;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const fitted = fitTo(examples.filter((example) => !inFold(fold)(example)));
    return examples.filter(inFold(fold)).map((example) => judge(example, fitted));
  }).flat();
}

/** As `search.ts` takes one for sure. */
function tellSure(title: string, judged: readonly Judged[], certainties: readonly number[]): void {
  for (const least of [0.4, 0.5, 0.6, 0.7]) {
    const said = judged.filter(({ example, at }, place) => {
      const one = example.compared.candidates[at];
      return (
        (certainties[place] ?? 0) >= least &&
        one?.fit.noKind === 0 &&
        one.there &&
        (example.goesOn || one.fit.share >= SURE_SHARE || one.likeness >= SURE_LIKENESS)
      );
    });
    const right = said.filter((one) => one.right).length;
    const lost = said.filter(({ example }) => example.answers.size === 0).length;
    console.log(
      `${title}, sure from ${least}: ${right}/${said.length} right, ${lost} without answer`,
    );
  }
}

function tell(title: string, judged: readonly Judged[], certainties: readonly number[]): void {
  tellSure(title, judged, certainties);
  const known = judged.filter(({ example }) => example.answers.size > 0);
  const right = known.filter((one) => one.right).length;
  console.log(
    `${title}: first ${right}/${known.length} (${((100 * right) / known.length).toFixed(1)}%), of ${judged.length}`,
  );
  for (const least of [
    0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85,
  ]) {
    const said = judged.filter((_, at) => (certainties[at] ?? 0) >= least);
    const good = said.filter((one) => one.right).length;
    const lost = said.filter(({ example }) => example.answers.size === 0).length;
    console.log(
      `  from ${least}: ${said.length} said, ${((100 * good) / said.length).toFixed(1)}% right, ${good}/${known.length} of the answers; ${lost}/${judged.length - known.length} without one`,
    );
  }
}

const meaning = await openKeptMeaning();
const own = (await ownersWords('training')).flatMap((one) => examplesOf(one, meaning));
const calls = (await callQuestions()).flatMap((one) => examplesOf(one, meaning));
const test = (await ownersWords('test')).flatMap((one) => examplesOf(one, meaning));
await meaning.keep();
const training = [...own, ...calls];

const judged = outOfFold(training);
const outcomes: Outcome[] = judged.map(({ row, right }) => ({ row, right }));
const businesses = [...new Set(judged.map(({ example }) => example.business.id))];
const certainties = judged.map(() => 0);
for (let fold = 0; fold < FOLDS; fold++) {
  const inFold = ({ example }: Judged) => businesses.indexOf(example.business.id) % FOLDS === fold;
  const taught = fitCertainty(
    outcomes.filter((_, at) => !inFold(judged[at] as Judged)),
    CERTAINTY_STRENGTH,
  );
  for (const [at, one] of judged.entries())
    if (inFold(one)) certainties[at] = certaintyOf(one.row, taught);
}
tell('left out businesses', judged, certainties);

const fitted = fitTo(training);
const certainty = fitCertainty(outcomes, CERTAINTY_STRENGTH);
const tested = test.map((example) => judge(example, fitted));
tell(
  'test third',
  tested,
  tested.map(({ row }) => certaintyOf(row, certainty)),
);

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
const weights = {
  none: rounded(fitted.none),
  signs: Object.fromEntries(names.map((name, at) => [name, rounded(fitted.weights[at] ?? 0)])),
  certainty: Object.fromEntries(
    certaintyNames.map((name, at) => [name, rounded(certainty[at] ?? 0)]),
  ),
};
console.log(JSON.stringify(weights));
if (process.argv.includes('--write'))
  await writeFile(
    join(import.meta.dirname, WEIGHTS),
    `/** Written by bench/src/retrieval/fit.ts --write. */\nexport const FITTED = ${JSON.stringify(weights, null, 2)} as const;\n`,
  );
if (process.argv.includes('--failures'))
  for (const [at, { example, right, at: best }] of judged.entries()) {
    if (right) continue;
    const told = (place: number) => example.business.passages[place]?.said;
    console.log(
      `\n${example.business.id} ${(certainties[at] ?? 0).toFixed(2)} ${example.after ?? ''} >> ${example.question}\n  WANTED ${[...example.answers].map(told).join(' | ')}\n  BEST ${told(best)}`,
    );
  }
process.exit(0);
