import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { expect, test } from 'vitest';
import type { Meaning } from '../../../meaning.ts';
import { converse } from '../../../testing/conversation.ts';
import { modelRequest } from '../../../testing/request.ts';
import { createRuleBasedAgent } from '../../agent.ts';
import { onlyAsksExamples, onlySaysItAsks } from '../../nlu/intents/onlyAsks.ts';
import { utterance } from '../../nlu/normalise/utterance.ts';

const CORKAGE = 'Corkage is $30 a bottle, two bottles at most, waived on Sundays.';
const GARDEN = 'The garden shuts at ten.';

/** Finds what shares the most words, as far as this test goes; what is said means nothing beside. */
const byWords: Meaning = {
  prepare() {},
  ready: async () => {},
  prepareExamples() {},
  likeness: (asked, passages) => passages.map((one) => shared(asked, one)),
  resemblance: (_said, examples) => examples.map(() => 0),
  embedding: () => null,
};

function shared(one: string, other: string): number {
  const words = new Set(one.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return [...words].some((word) => other.toLowerCase().includes(word)) ? 0.9 : 0.1;
}

function call() {
  const systemPrompt = buildSystemPrompt({
    companyName: 'Odette',
    phoneNumber: '',
    businessDescription: 'A brasserie.',
    targetCustomers: '',
    additionalDetails: `${CORKAGE}\n${GARDEN}`,
  });
  const hear = converse(createRuleBasedAgent(byWords), modelRequest({ systemPrompt }));
  return (text: string) => hear({ role: 'caller', text });
}

test('what a caller says after an answer goes on with it', async () => {
  const say = call();
  expect((await say('How much is corkage for a bottle?')).text).toContain('$30 a bottle');
  expect((await say('Knowing him he brings four bottles.')).text).toContain('two bottles at most');
});

test('a day in a question that goes on begins no booking', async () => {
  const say = call();
  await say('How much is corkage for a bottle?');
  const { text } = await say("And would that be the same on a Sunday? That's when we come.");
  expect(text).toContain('waived on Sundays');
  expect(text).not.toMatch(/of course|how many/i);
});

test('a wish after an answer is one', async () => {
  const say = call();
  await say('How much is corkage for a bottle?');
  expect((await say('And could we book a table for Friday?')).text).toMatch(/how many/i);
});

test('who only asks is let go', async () => {
  const say = call();
  expect((await say('Do you rent out bicycles?')).text).toMatch(/do not know.*message/i);
  expect((await say('Not yet thanks, just asking')).text).toMatch(/^All right\./);
});

test.each(onlyAsksExamples)('"%s" asks nothing with it', (said) => {
  expect(onlySaysItAsks(utterance(said))).toBe(true);
});

test.each([
  "I'm just asking, is there parking?",
  'I was just wondering what a cut costs these days',
])('"%s" asks more', (said) => expect(onlySaysItAsks(utterance(said))).toBe(false));
