import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { describe, expect, it, test } from 'vitest';
import { createRuleBasedAgent } from '../agent/agent.ts';
import { converse } from '../testing/conversation.ts';
import { modelRequest } from '../testing/request.ts';
import {
  besideDanger,
  developedTroubles,
  heldBackTroubles,
  wholeParagraphs,
} from './testing/troubleCases.ts';

const promptOf = (additionalDetails: string) =>
  buildSystemPrompt({
    companyName: 'Bell & Co',
    phoneNumber: '1',
    businessDescription: 'A business.',
    targetCustomers: 'All.',
    additionalDetails,
  });

function talk(details: string, language = 'en-GB') {
  const request = modelRequest({
    systemPrompt: promptOf(details),
    businessName: 'Bell & Co',
    language,
  });
  const hear = converse(createRuleBasedAgent(), request);
  return (text: string) => hear({ role: 'caller', text });
}

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

describe.each([
  ['developed', developedTroubles],
  ['held back', heldBackTroubles],
  ['whole paragraphs', wholeParagraphs],
  ['beside a danger', besideDanger],
])('%s: what the owner wrote of the trouble is told', (_, cases) => {
  it.each(cases)('$caller', async ({ details, caller, told, notTold }) => {
    const { text } = await talk(details)(caller);
    expect(text).toMatch(told);
    expect(notTold?.test(text) ?? false).toBe(false);
  });
});

test('where nothing is written, a yes makes an urgent message of what was told', async () => {
  const say = talk('We repair roofs.');
  await say('our house is flooding');
  await say('yes please');
  await say('Robin Vale');
  await say('020 7946 0777');
  const { calls, text } = await say('yes');
  expect({ calls, text }).toMatchObject({
    calls: [
      {
        name: 'takeMessage',
        arguments: { message: matching(/^Urgent: our house is flooding/) },
      },
    ],
  });
});

test('a danger to life comes first, the advice behind it', async () => {
  const { text } = await talk(
    'Fuse box smoking? Turn the main switch off and do not touch the box.',
  )('the fuse box is smoking and there are flames');
  expect(text).toMatch(/nine nine nine[\s\S]*only where it is safe[\s\S]*main switch/);
});

test('what has become worse is a danger to life', async () => {
  const say = talk('If a toe turns dark, do not wait for us. Ring NHS 111 the same day.');
  expect((await say("my dad's type two and his toe has gone black")).text).toMatch(/^If a toe/);
  expect((await say("he's gone a bit shivery as well")).text).toMatch(
    /^Please hang up and call[^.]*nine nine nine now/,
  );
});

test('instructions are told once', async () => {
  const say = talk('Burst pipe: turn off the stopcock under the sink.');
  expect((await say('we have a burst pipe')).text).toMatch(/stopcock/);
  expect((await say('a pipe has burst and I need somebody tomorrow')).text).not.toMatch(/stopcock/);
});

test.each([
  'how much do you charge for a burst pipe?',
  'do you do burst pipes?',
  'what does it cost if a pipe has burst?',
])('"%s" only asks', async (asked) => {
  expect((await talk('We repair roofs.')(asked)).text).not.toMatch(/sounds urgent/);
});

test.each([
  ['es-ES', 'se ha roto la tubería', /urgente/],
  ['fr-FR', "j'ai une fuite d'eau", /urgent/],
])('%s: an urgent message is offered', async (language, told, offered) => {
  expect((await talk('x', language)(told)).text).toMatch(offered);
});

test('who is in danger of their life is not bidden elsewhere', async () => {
  const { text } = await talk(
    'Allergic reaction: rinse with cool water. Come to the salon at once.',
  )('she has a bad reaction to the dye and cannot breathe');
  expect(text).toMatch(/nine nine nine/);
  expect(text).not.toMatch(/salon/);
});
