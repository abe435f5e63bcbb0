import { describe, expect, test } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

const COUNTRIES = {
  GB: { country: 'GB', language: 'en-GB', timeZone: 'Europe/London' },
  NZ: { country: 'NZ', language: 'en-NZ', timeZone: 'Pacific/Auckland' },
  CA: { country: 'CA', language: 'en-CA', timeZone: 'America/Vancouver' },
  IE: { country: 'IE', language: 'en-IE', timeZone: 'Europe/Dublin' },
} as const;

function call(country: keyof typeof COUNTRIES) {
  const hear = converse(createRuleBasedAgent(), modelRequest(COUNTRIES[country]));
  return (text: string) => hear({ role: 'caller', text });
}

/** What the caller says to the question for a number, one turn after the other, and the number that is booked with. */
const TOLD: readonly (readonly [keyof typeof COUNTRIES, readonly string[], string])[] = [
  ['GB', ['07700, then nine hundred', 'one nine five'], '+447700900195'],
  ['GB', ['07700, then nine hundred', '07700 900195'], '+447700900195'],
  ['GB', ['oh double seven double oh', 'nine double oh', 'one nine four'], '+447700900194'],
  [
    'GB',
    ["it's oh double seven double oh", 'sorry, from the start, 07700 900164'],
    '+447700900164',
  ],
  ['GB', ["double oh seven double oh... sorry, I'll start again. 07700 900212"], '+447700900212'],
  ['GB', ["so it's 07700", 'let me start again', '07700 900177'], '+447700900177'],
  ['GB', ['07700 900177 8', 'sorry, 07700 900178'], '+447700900178'],
  ['GB', ['01632 96', '01632 960165'], '+441632960165'],
  ['GB', ['01632, that is the code, then 960, then 165'], '+441632960165'],
  ['NZ', ['021, five five five, zero one, four five'], '+64215550145'],
  ['NZ', ['021 555', 'oh one four five'], '+64215550145'],
  ['CA', ["it's 604 555, oh one", 'four seven'], '+16045550147'],
  ['CA', ["it's 604 555, oh one", '604 555 0147'], '+16045550147'],
  ['CA', ['six oh four', 'triple five oh one four seven'], '+16045550147'],
  ['IE', ['020 910', 'sorry, the whole of it is 020 910 4415'], '+353209104415'],
  ['IE', ['zero two zero... nine one zero... four four... one eight'], '+353209104418'],
];

test.each(TOLD)('in %s a number said as %j', async (country, pieces, phone) => {
  const say = call(country);
  await say('A table for two tomorrow at 7 pm, my name is Jo Park');
  let said = '';
  for (const piece of pieces) said = (await say(piece)).text;
  expect(said).toMatch(/Is that right/);
  expect((await say('yes')).calls[0]?.arguments).toMatchObject({
    phoneNumber: phone,
    partySize: 2,
    name: 'Jo Park',
  });
});

describe('a number that is not whole', () => {
  test('is told as it was heard, and its rest is asked for', async () => {
    const say = call('GB');
    await say('A table for two tomorrow at 7 pm, my name is Jo Park');
    expect((await say('07700, then nine hundred')).text).toMatch(/^0 7 7, 0 0 9 0 0.*rest\?$/);
    expect((await say('07700 900 1955')).text).toMatch(
      /I heard 0 7 7.*more than a phone number has/,
    );
  });

  test('is taken where the caller says that there is no more', async () => {
    const say = call('GB');
    await say('A table for two tomorrow at 7 pm, my name is Jo Park');
    await say('077009001');
    expect((await say("that's all of it, that's the whole number")).text).toMatch(/Is that right/);
  });

  test('told in passing has its rest asked for', async () => {
    const say = call('CA');
    const { text } = await say(
      'A table for two tomorrow at 7 pm, my name is Jo Park, my number is 604 555 01',
    );
    expect(text).toMatch(/6 0 4.*rest\?/);
    expect((await say('four seven')).text).toMatch(/6 0 4, 5 5 5, 0 1 4 7/);
  });

  test('in a message too', async () => {
    const say = call('GB');
    await say("Please tell Sam that the van is fixed, it's Jo Park");
    expect((await say('07700 900')).text).toMatch(/rest\?/);
    expect((await say('one nine five')).text).toMatch(/0 7 7 0 0, 9 0 0 1 9 5/);
  });
});

test.each([
  'no, it ends in one double nine',
  'no, one double nine at the end',
  'the last three are 199, not 195',
])('"%s" puts the end of the number right', async (words) => {
  const say = call('GB');
  await say('A table for two tomorrow at 7 pm, my name is Jo Park, 07700 900195');
  expect((await say(words)).text).toMatch(/0 7 7 0 0, 9 0 0 1 9 9/);
});
