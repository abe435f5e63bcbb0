import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { describe, expect, it, test } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';
import { sellersRule } from '../knowledge/ownersRules.ts';
import { writtenLines } from '../knowledge/passages/compile.ts';
import { decideIntent } from '../nlu/intents/decideIntent.ts';
import { otherTrades } from '../nlu/intents/otherTrades.ts';
import { plainWords } from '../nlu/normalise/words.ts';

const facts = (additionalDetails: string) => ({
  companyName: 'Pin Lock & Key',
  phoneNumber: '+14165550140',
  businessDescription: 'We open doors and fit locks in Toronto.',
  targetCustomers: 'Homeowners.',
  additionalDetails,
});

function talk(details: string) {
  const hear = converse(
    createRuleBasedAgent(),
    modelRequest({
      systemPrompt: buildSystemPrompt(facts(details)),
      businessName: 'Pin Lock & Key',
    }),
  );
  return (text: string) => hear({ role: 'caller', text });
}

describe('who wants what another trade does is told which business this is, and what it does', () => {
  it.each([
    ...otherTrades.flatMap(({ examples }) => examples),
    'Hi, could I get a large margherita and some wings delivered?',
    "Hello, I'd like to order fried rice for collection",
    'Is this the DMV? I want to renew my driving licence',
    'I have got to replace my driver’s license, can you book me in',
    "My bins haven't been collected again",
    'I need a cab to the airport for six',
    'My broadband has been down since last night',
    "my parcel never turned up, where's it got to",
  ])('%s', async (said) => {
    const { text } = await talk('Callouts are $95.')(said);
    expect(text).toMatch(/Pin Lock & Key.*(?:wrong number).*open doors/s);
  });
  it.each([
    'can you come out, I locked my keys in the car on the way to get a pizza',
    'do you fix the lock on a parcel box',
    'can you change the lock, I lost my bank card and keys',
    'what do you charge for a lockout',
  ])('but not %s', async (said) => {
    expect((await talk('Callouts are $95.')(said)).text).not.toMatch(/wrong number/);
  });
  it('nor where the owner wrote of it', async () => {
    const { text } = await talk('We also sell pizza at the counter.')('can I get a pizza');
    expect(text).not.toMatch(/wrong number/);
  });
});

test.each([
  'Is this not the Rite Aid?',
  "Oh, isn't this Domino's?",
  'Is that the council?',
  'Did I get through to Barclays Bank?',
])('who believes to have reached another is told who this is: %s', async (said) => {
  expect((await talk('Cash only.')(said)).text).toMatch(/this is Pin Lock & Key/);
});

describe('sellers', () => {
  it.each([
    ['Dogs welcome. Vendors: email only, no calls.', 'Vendors: email only, no calls.'],
    [
      'Sales calls: please write to office@x.example.',
      'Sales calls: please write to office@x.example.',
    ],
    ['We do not take cold calls. Cash only.', 'We do not take cold calls.'],
    ['No solicitors, call Ann instead. Parking behind.', 'No solicitors, call Ann instead.'],
    ['Reps by appointment with Joe only.', 'Reps by appointment with Joe only.'],
    ['Anyone selling something writes to Bo.', 'Anyone selling something writes to Bo.'],
    ['We grind keys for salespeople and bakers.', 'We grind keys for salespeople and bakers.'],
    ['Cash only.', null],
    ['Our solicitors can act for you.', null],
  ])('of "%s" they are told %s', (details, told) => {
    expect(sellersRule(writtenLines(facts(details)))).toBe(told);
  });
  it.each([
    "I'm ringing from Swiftpay about lowering what you pay on card transactions",
    'am I speaking with the practice owner? we cut card fees in half',
    "I'm calling from Bright Energy about cutting your energy costs",
    'could I have two minutes with the business owner about your card machine rates',
    "I'm phoning from Leadly to discuss your website, we boost your bookings",
    "hi there, I'm calling on behalf of Waste Direct to see if you'd be interested in a quote",
  ])('%s', (said) => {
    expect(decideIntent(plainWords(said))?.intent).toBe('sales');
  });
  it.each([
    "I'm calling from the hospital about my appointment",
    "I'm ringing from the car park, which door is it",
    'can I speak to the owner about my bill',
    'how can I lower what I pay',
  ])('but not %s', (said) => {
    expect(decideIntent(plainWords(said))?.intent).not.toBe('sales');
  });
  test('their message does not go round and round', async () => {
    const say = talk('Cash only.');
    await say("I'm ringing from Swiftpay about lowering what you pay on card transactions");
    await say('sure');
    await say('Damian Holt');
    await say('416 555 0169');
    const { text, calls } = await say("no worries, I'll send an email");
    expect(calls).toEqual([]);
    expect(text).not.toMatch(/Is that right/);
  });
});
