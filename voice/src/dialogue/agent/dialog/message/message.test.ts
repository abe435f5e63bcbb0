import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { describe, expect, it, test } from 'vitest';
import { converse } from '../../../testing/conversation.ts';
import { modelRequest } from '../../../testing/request.ts';
import { createRuleBasedAgent } from '../../agent.ts';

function talk(additionalDetails = 'Cash only.') {
  const systemPrompt = buildSystemPrompt({
    companyName: 'Bell House',
    phoneNumber: '+441632960140',
    businessDescription: 'A house.',
    targetCustomers: 'All.',
    additionalDetails,
  });
  const hear = converse(
    createRuleBasedAgent(),
    modelRequest({ systemPrompt, businessName: 'Bell House' }),
  );
  return (text: string) => hear({ role: 'caller', text });
}

describe('told in one breath, with who calls: it is read back at once, in the whole words', () => {
  it.each([
    'I believe I left my green silk scarf on the back of the chair last night. Might someone look and ring me if it turns up? Dorothea Finlayson, 07700 900147',
    'We left our umbrella behind the door yesterday, can you keep it for us? Ron Abbot, 07700 900148.',
    'My son forgot his jumper after the lesson on Tuesday, could someone put it aside. Amy Pell, 07700 900149',
    'My kettle still leaks since you mended it. I want Carol to call me. Today. Vince Moretti, 07700 900118',
    "I'd like Dr Ortiz to give me a call about the crown she fitted. June Park, 07700 900119",
    "It's about the invoice you sent twice, could you have Menna ring me. From Stanley Ackroyd, 07700 900199",
  ])('%s', async (said) => {
    const { text } = await talk()(said);
    expect(text).toMatch(/Your message: .*Is that right\?/s);
    expect(text).toContain(said.slice(12, 40));
  });
});

test.each([
  [
    "hello, it's Maisie, I'm ten and I left my capo upstairs, can you tell Dom to keep it safe please",
    /capo/,
  ],
  ["I'm nine, my bag is under the piano, can you tell Bea it's the blue one", /under the piano/],
  [
    'the gate was open again this morning and the dog got out, can you let Sam know',
    /gate was open/,
  ],
])('who tells first and asks then to pass it on is passed on wholly: %s', async (said, kept) => {
  const say = talk();
  let { text } = await say(said);
  if (/your name/.test(text)) ({ text } = await say('Maisie Rowe'));
  ({ text } = await say('07700 900178'));
  expect(text).toMatch(kept);
});

test.each([
  "I don't want an appointment, I want Carol to call me",
  'I want Carol to call me. Today.',
  "I'd rather you had Carol ring me about the brakes",
])('a call back by name is a message, no booking: %s', async (said) => {
  const say = talk();
  await say("I'd like to book");
  expect((await say(said)).text).toMatch(/name|number/);
});

describe('what is not booked by telephone is taken as a message, after the rule was told', () => {
  const BOARDING =
    "A full day is £26. I don't put boarding in the diary by phone because I need to look at the kennel plan, so leave your name, number and the dates and I'll ring you back the same evening.";
  const ROOMS =
    "DON'T book bedrooms on the phone, take name, number and dates and Menna rings back the same day. Paying is cash or card.";
  const VISITS =
    'Home visits on Tuesday afternoons; these are arranged by Helen herself, so please leave a message and she will ring you.';
  it.each([
    [BOARDING, "Biscuit's due a holiday with you, can you keep a kennel for him?", /kennel plan/],
    [BOARDING, 'Could you board two labs from the third to the ninth?', /kennel plan/],
    [BOARDING, "I'd like Rex to stay overnight on Friday please", /kennel plan/],
    [ROOMS, "I'd like to stay with you, the double, two nights please", /Menna rings back/],
    [ROOMS, 'Can we have a room from Friday to Sunday?', /Menna rings back/],
    [ROOMS, 'Could I book the twin for three nights next week?', /Menna rings back/],
    [VISITS, 'My mum is housebound, could you come to the house next week?', /Helen herself/],
    [VISITS, "I'd like to book a home visit", /Helen herself/],
  ])('%s %s', async (details, said, rule) => {
    const say = talk(details);
    const begun = await say(said);
    expect(begun.text).toMatch(rule);
    expect(begun.text).toMatch(/name/);
    await say('Alasdair Munro');
    const { text } = await say('07700 900169');
    expect(text).toContain(`Your message: ${said.replace(/[.?]$/, '')}`);
  });
  it.each([
    [BOARDING, 'how much is boarding a night?'],
    [ROOMS, "I'd like to book a table for two tomorrow at seven"],
  ])('%s but not %s', async (details, said) => {
    expect((await talk(details)(said)).text).not.toMatch(/kennel plan|Menna rings back/);
  });
});

test.each([
  "no worries, I'll send an email",
  "not to worry, I'll ring back tomorrow",
  "no, it's all right, I'll ask the concierge",
  "never mind, I'll pop in",
  "no, that's okay, I'll text her",
  "well no, we'll bring our own",
  'no message, thanks',
])('who wants nothing passed on after all is let go: %s', async (said) => {
  const say = talk();
  await say('can you tell Sam the parcel is here');
  await say('Robin Vale');
  await say('07700 900178');
  const { text, calls } = await say(said);
  expect(calls).toEqual([]);
  expect(text).toMatch(/not written anything/);
});

test('a message is corrected at its read-back', async () => {
  const say = talk();
  await say('can you tell Sam the parcel is here');
  await say('Robin Vale');
  await say('07700 900178');
  expect((await say('no, tell him the parcel is lost')).text).toMatch(/parcel is lost/);
  const { calls } = await say('yes');
  expect(calls.map(({ name }) => name)).toEqual(['takeMessage']);
  expect(JSON.stringify(calls)).toMatch(/parcel is lost/);
});
