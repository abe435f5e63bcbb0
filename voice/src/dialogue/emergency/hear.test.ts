import { processorMs } from '@belldesk/kit/testing/processorTime';
import { describe, expect, it, test } from 'vitest';
import { developed } from './examples/developed.ts';
import { everydayWords } from './examples/everydayWords.ts';
import { heldBack } from './examples/heldBack.ts';
import { roundabout } from './examples/roundabout.ts';
import type { SentenceSet } from './examples/sentences.ts';
import { unseenOnce } from './examples/unseenOnce.ts';
import { writtenLater } from './examples/writtenLater.ts';
import { firstAidTopic, hearEmergency, tellsWorse } from './hear.ts';
import { english } from './phrases/english.ts';
import { englishWords } from './phrases/englishWords.ts';
import { french, frenchWords } from './phrases/french.ts';
import { longAgo, onlyTalk, otherMeanings } from './phrases/harmless.ts';
import { compiled } from './phrases/phrase.ts';
import { redFlags, worsens } from './phrases/redFlags.ts';
import { spanish, spanishWords } from './phrases/spanish.ts';
import { clausesOf } from './plainSpeech.ts';
import { unseen } from './testing/unseen.ts';

const emergenciesOf = (set: SentenceSet) => Object.values(set.emergencies).flat();
const heardOf = (lines: readonly string[]) => lines.filter((line) => hearEmergency(line) !== null);

describe.each([
  ['developed', developed],
  ['held back', heldBack],
  ['written later', writtenLater],
  ['unseen once', unseenOnce],
  ['in everyday words', everydayWords],
  ['in roundabout words', roundabout],
])('of the sentences %s', (_, set) => {
  it.each(emergenciesOf(set))('"%s" is an emergency', (line) => {
    expect(hearEmergency(line)).not.toBeNull();
  });
  it.each(set.harmless)('"%s" is none', (line) => {
    expect(hearEmergency(line)).toBeNull();
  });
});

test('there are enough sentences on both sides', () => {
  expect([...emergenciesOf(developed), ...emergenciesOf(heldBack)].length).toBeGreaterThan(240);
  expect([...developed.harmless, ...heldBack.harmless].length).toBeGreaterThan(220);
});

test('of sentences that no phrase was written for, nineteen of twenty are heard, and hardly one falsely', () => {
  const all = emergenciesOf(unseen);
  expect(heardOf(all).length).toBeGreaterThanOrEqual(all.length * 0.95);
  expect(heardOf(unseen.harmless).length).toBeLessThanOrEqual(1);
});

describe.each([
  ['English', english, englishWords],
  ['Spanish', spanish, spanishWords],
  ['French', french, frenchWords],
] as const)('each phrase in %s', (_, phrases, words) => {
  it.each(phrases)('hears "$example", which stands beside it', ({ pattern, example, kind }) => {
    expect(clausesOf(example).some((clause) => compiled(pattern, words).test(clause))).toBe(true);
    expect(hearEmergency(example)).toBe(kind);
  });
});

describe('each red flag', () => {
  it.each(redFlags)('hears "$example", which stands beside it', ({ example, kind }) => {
    expect(hearEmergency(example)).toBe(kind);
  });
  it.each(worsens)('%s is worse: %s', (_, example) => {
    expect(tellsWorse(example)).toBe(true);
  });
  it.each([
    ["I'm on warfarin and it keeps weeping blood", 'bleeding'],
    ['the spray went in my eye and it burns', 'eye'],
    ["she's type one and her toe is turning black", 'foot'],
    // more pressing than first aid
    ["my calf's swollen and hot since the flight and I'm winded", null],
    ["I'm on warfarin and bleeding heavily", null],
  ])('%s: first aid for %s', (said, topic) => {
    expect(firstAidTopic(said)).toBe(topic);
  });
});

test.each([...otherMeanings, ...longAgo, ...onlyTalk])(
  'what is harmless is found in its example: %s',
  (pattern, example) => {
    expect(
      clausesOf(example).some((clause) =>
        compiled(pattern, {
          FEW: '(?: [\\p{L}\\p{N}]+){0,3}?',
        }).test(clause),
      ),
    ).toBe(true);
    expect(hearEmergency(example)).toBeNull();
  },
);

describe('the most pressing is named', () => {
  it.each([
    ['the kitchen is on fire and my son is unconscious', 'fire'],
    ['huele a gas y mi madre se ha desmayado', 'gas'],
    ['he hit me and I am bleeding a lot', 'medical'],
    ['I took too many pills, I want to die', 'medical'],
    ['I want to die', 'self-harm'],
  ])('%s: %s', (said, kind) => {
    expect(hearEmergency(said)).toBe(kind);
  });
});

describe('what is long over is no emergency, what comes again is', () => {
  it.each([
    ['My father had a stroke last year', null],
    ['He had a heart attack two years ago', null],
    ['I had chest pain last week and now I have it again', 'medical'],
    ['My chest has been hurting since yesterday, it hurts', 'medical'],
    ['I had a seizure yesterday, now I am fine', null],
  ])('%s', (said, kind) => {
    expect(hearEmergency(said)).toBe(kind);
  });
});

describe('an emergency of the trade is none of life', () => {
  it.each([
    "It's an emergency, a pipe burst in my kitchen",
    "It's an emergency, I'm locked out",
    'this is an emergency, I broke a tooth',
    'es una emergencia, se ha roto la caldera',
    "c'est une urgence, j'ai une fuite d'eau",
    "my dog is choking and he can't breathe",
  ])('%s', (said) => {
    expect(hearEmergency(said)).toBeNull();
  });
  it('unless somebody is in danger', () => {
    expect(hearEmergency("the pipe burst and my wife isn't breathing")).toBe('medical');
    expect(hearEmergency('my dog bit me and I am bleeding a lot')).toBe('medical');
  });
});

/** What a caller would have to say to make a pattern go over the same words again and again. */
const CRAFTED = [
  'a',
  'a ',
  'fell ',
  'fell , ',
  'he is ',
  'took too ',
  'a lot of ',
  'wont stop ',
  'no ',
  'pain in my ',
  'hes has been just ',
  'call call ',
  '. ',
  'je ne ',
  'is on fir ',
  'hace ',
  'people ',
  'not a an any ',
  "l'",
  'my wife is ',
  'me han ',
  'pills pills ',
  'foot is sore ',
  'splash it in the eye ',
  'leg , swollen ',
];

test('time goes with the length of what was said, also of crafted text', () => {
  const timeOf = (characters: number) => {
    const texts = CRAFTED.map((part) => part.repeat(characters).slice(0, characters));
    return processorMs(() => {
      for (let n = 0; n < 5; n += 1) for (const text of texts) hearEmergency(text);
    });
  };
  timeOf(500);
  timeOf(2_000);
  const short = Math.min(...Array.from({ length: 5 }, () => timeOf(500)));
  const long = Math.min(...Array.from({ length: 5 }, () => timeOf(2_000)));
  // four times as long: a pattern that goes back over its words would take sixteen times the time
  expect(long / short).toBeLessThan(10);
});

test('what comes after 2,000 characters is not read', () => {
  expect(hearEmergency(`${'la '.repeat(700)} he is not breathing`)).toBeNull();
});
