import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { updateBooking } from '@belldesk/voice/dialogue/agent/forms/booking/update';
import { SERVICE_SIGNS, serviceSigns } from '@belldesk/voice/dialogue/agent/knowledge/serviceSigns';
import { MOST_OFFERED, PERHAPS } from '@belldesk/voice/dialogue/agent/knowledge/wishedService';
import { likelihoods } from '@belldesk/voice/dialogue/agent/nlu/intents/classifier/linearClassifier';
import { hear } from '@belldesk/voice/dialogue/agent/nlu/languages/ear';
import { initialState } from '@belldesk/voice/dialogue/agent/state';
import { openKeptMeaning } from '../retrieval/keptMeaning.ts';
import { type Choice, type Fitted, fitChoices, scoreOf } from '../retrieval/softmax.ts';
import { callWishes, plainWishes, type WishedBusiness, wishedBusinesses } from './labelled.ts';

/*
 * Fits how much each sign counts that a service is the one that a caller wishes, and prints for businesses that taught
 * nothing of it how often the right one is taken, a wrong one is taken, or the right one is among those that are offered.
 * With --write the weights go where calls read them.
 */
const WEIGHTS = '../../../voice/src/dialogue/agent/knowledge/fittedServiceWeights.ts';
const FOLDS = 8;
/** Pulls every weight to nothing. */
const STRENGTH = 2;

interface Example extends Choice {
  readonly business: string;
  readonly say: string;
  /** Written by somebody, not made of a name. */
  readonly isCounted: boolean;
}

const meaning = await openKeptMeaning();

function examplesOf(business: WishedBusiness): Example[] {
  const { id, context, wishes } = business;
  return [...wishes, ...plainWishes(business)].map((wish) => {
    const said = hear(wish.say, initialState(''), context);
    const { booking } = updateBooking(
      { ...initialState(''), asked: 'how-can-i-help' },
      said,
      context,
    ).state;
    const signs = serviceSigns(said, context, booking) ?? [];
    return {
      rows: signs.map((one) => Float64Array.from(SERVICE_SIGNS, (name) => one[name])),
      right: new Set(wish.services),
      business: id,
      say: wish.say,
      isCounted: wishes.includes(wish),
    };
  });
}

const fitTo = (examples: readonly Example[]) =>
  fitChoices(examples, new Float64Array(SERVICE_SIGNS.length), STRENGTH);

function likelyBy({ weights, none }: Fitted, { rows }: Example): number[] {
  const scores = [...rows.map((row) => scoreOf(row, weights)), none];
  return [...likelihoods(Float64Array.from(scores))].slice(0, -1);
}

const written = (await wishedBusinesses('signs', meaning)).flatMap(examplesOf);
const called = (await callWishes(meaning)).flatMap(examplesOf);
const examples = [...written, ...called];
await meaning.keep();
const ids = [...new Set(examples.map(({ business }) => business))];
const outcomes: { example: Example; likely: number[] }[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const inFold = ({ business }: Example) => ids.indexOf(business) % FOLDS === fold;
  const fitted = fitTo(examples.filter((one) => !inFold(one)));
  for (const example of examples.filter(inFold))
    outcomes.push({ example, likely: likelyBy(fitted, example) });
}

function told(sure: number, counted: boolean, among: readonly Example[]): string {
  const tally = new Map<string, number>();
  for (const { example, likely } of outcomes) {
    if (example.isCounted !== counted || !among.includes(example)) continue;
    const { right } = example;
    const best = Math.max(...likely);
    const offered = likely
      .map((one, at) => ({ one, at }))
      .filter(({ one }) => one >= PERHAPS)
      .toSorted((a, b) => b.one - a.one)
      .slice(0, MOST_OFFERED)
      .map(({ at }) => at);
    const isOffered = right.size > 0 && [...right].every((at) => offered.includes(at));
    const taken = right.has(likely.indexOf(best)) ? 'right' : 'wrong';
    const outcome = best >= sure ? taken : isOffered ? 'offered' : 'asked';
    const kind = right.size === 1 ? 'one' : right.size > 1 ? 'several' : 'none';
    tally.set(`${kind} ${outcome}`, (tally.get(`${kind} ${outcome}`) ?? 0) + 1);
  }
  return [...tally]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

for (const sure of [0.4, 0.5, 0.6, 0.7]) {
  console.log(`from ${sure}: ${told(sure, true, written)}`);
  console.log(`  of calls: ${told(sure, true, called)}`);
}
console.log(`by name, from 0.5: ${told(0.5, false, examples)}`);
const fitted = fitTo(examples);
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
const weights = {
  none: rounded(fitted.none),
  signs: Object.fromEntries(
    SERVICE_SIGNS.map((name, at) => [name, rounded(fitted.weights[at] ?? 0)]),
  ),
};
console.log(JSON.stringify(weights));
if (process.argv.includes('--failures'))
  for (const { example, likely } of outcomes) {
    const best = Math.max(...likely);
    if (!example.isCounted || example.right.has(likely.indexOf(best))) continue;
    console.log(`${example.business} ${best.toFixed(2)} ${example.say}`);
  }
if (process.argv.includes('--write'))
  await writeFile(
    join(import.meta.dirname, WEIGHTS),
    `/** Written by bench/src/services/fit.ts --write. */\nexport const FITTED = ${JSON.stringify(weights, null, 2)} as const;\n`,
  );
process.exit(0);
