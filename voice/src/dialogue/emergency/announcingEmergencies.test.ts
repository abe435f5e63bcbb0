import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { describe, expect, it, test } from 'vitest';
import { createRuleBasedAgent } from '../agent/agent.ts';
import type { ConversationMessage, Model, ModelRequest } from '../model.ts';
import { respectingRefusals } from '../recording/respectingRefusals.ts';
import { converse } from '../testing/conversation.ts';
import { modelRequest } from '../testing/request.ts';
import { announcingEmergencies } from './announcingEmergencies.ts';

const NUMBER = 'nine nine nine';
const caller = (text: string): ConversationMessage => ({ role: 'caller', text });

/** A language model that never says anything of use. */
function chatty() {
  const asked: ModelRequest[] = [];
  const model: Model = {
    name: 'chatty',
    async *respond(request) {
      asked.push(request);
      yield { type: 'text', text: 'What time would you like?' };
    },
  };
  return { asked, model };
}

async function answerOf(model: Model, conversation: readonly ConversationMessage[], changes = {}) {
  let text = '';
  for await (const event of model.respond(modelRequest({ conversation, ...changes })))
    if (event.type === 'text') text += event.text;
  return text;
}

function talk(changes: Partial<ModelRequest> = {}) {
  const hear = converse(announcingEmergencies(createRuleBasedAgent()), modelRequest(changes));
  return {
    hear,
    say: async (text: string) => (await hear(caller(text))).text,
    key: async (text: string) => (await hear({ role: 'caller', text, keyed: true })).text,
  };
}

describe('whatever model leads the call', () => {
  it('whom to call is said by rule, and the model is not asked', async () => {
    const { asked, model } = chatty();
    const said = await answerOf(announcingEmergencies(model), [caller('my husband collapsed')]);
    expect(said).toContain(NUMBER);
    expect(asked).toHaveLength(0);
  });

  it('also where the model is broken', async () => {
    const broken: Model = {
      name: 'broken',
      respond() {
        throw new Error('no model');
      },
    };
    expect(await answerOf(announcingEmergencies(broken), [caller('I smell gas')])).toContain(
      NUMBER,
    );
  });

  it('the call goes on afterwards, with all that was said', async () => {
    const { asked, model } = chatty();
    const announcing = announcingEmergencies(model);
    const announced = await answerOf(announcing, [caller('I smell gas')]);
    const conversation = [
      caller('I smell gas'),
      { role: 'assistant', text: announced } as const,
      caller('we are outside now, a table for two please'),
    ];
    expect(await answerOf(announcing, conversation)).toBe('What time would you like?');
    expect(asked[0]?.conversation).toEqual(conversation);
  });

  it('an announcement that was broken off before the number is given again', async () => {
    const { model } = chatty();
    const said = await answerOf(announcingEmergencies(model), [
      caller("he isn't breathing"),
      { role: 'assistant', text: 'Please hang up and' },
      caller('hello? quickly!'),
    ]);
    expect(said).toContain(NUMBER);
  });

  it('what a tool did meanwhile is told after it', async () => {
    const { model } = chatty();
    const said = await answerOf(announcingEmergencies(model), [
      { role: 'tool-call', id: '1', name: 'bookAppointment', arguments: {} },
      caller("my wife isn't breathing"),
      { role: 'tool-result', id: '1', name: 'bookAppointment', result: '{"ok":true}' },
    ]);
    expect(said.indexOf(NUMBER)).toBeGreaterThan(0);
    expect(said.indexOf(NUMBER)).toBeLessThan(said.indexOf('What time'));
  });

  it('whoever wants no recording as well hears of help first', async () => {
    const { model } = chatty();
    const both = respectingRefusals(announcingEmergencies(model), () => true);
    const said = await answerOf(both, [caller("Don't record this. My son is choking.")]);
    expect(said.indexOf(NUMBER)).toBeLessThan(said.indexOf('recording is stopped'));
    expect(said).toContain('recording is stopped');
  });

  it('keys are no words', async () => {
    const { asked, model } = chatty();
    await answerOf(announcingEmergencies(model), [{ role: 'caller', text: '911', keyed: true }]);
    expect(asked).toHaveLength(1);
  });
});

/** Where the receptionist stands, and what it asks there. */
const MOMENTS: readonly (readonly [string, readonly string[], string, RegExp])[] = [
  ['at the beginning', [], 'a table for two tomorrow at 7 pm', /name/],
  ['asked for the day', ['a table for two'], 'tomorrow', /time/],
  ['asked for the name', ['a table for two tomorrow at 7 pm'], 'Anna Bell', /number/],
  [
    'at the read-back',
    ['a table for two tomorrow at 7 pm', 'Anna Bell', '020 7946 0123'],
    'yes',
    /booked/,
  ],
  ['in a message', ['can I leave a message'], 'the delivery is late', /name/],
];

describe.each(MOMENTS)('%s', (_, before, after, asks) => {
  it('an emergency is answered first, and the call goes on where it was', async () => {
    const { say } = talk();
    for (const text of before) await say(text);
    const said = await say('oh god my husband just collapsed');
    expect(said).toMatch(
      new RegExp(`^Please hang up and call the emergency services on ${NUMBER}`),
    );
    expect(await say(after)).toMatch(asks);
  });
});

test.each([
  ['A plumber.', 'my wife is having a heart attack'],
  ['A hotel.', 'the room is on fire'],
  ['A hairdresser.', 'she is bleeding a lot'],
  ['An estate agent.', 'I smell gas in the flat'],
])('every kind of business says it: %s', async (businessDescription, said) => {
  const systemPrompt = buildSystemPrompt({
    companyName: 'Bell & Co',
    phoneNumber: '1',
    businessDescription,
    targetCustomers: 'All.',
    additionalDetails: '',
  });
  expect(await talk({ systemPrompt }).say(said)).toContain(NUMBER);
});

test.each([
  ['es-ES', 'ES', 'mi marido no respira', 'uno uno dos', 'una mesa para dos mañana a las nueve'],
  ['fr-FR', 'FR', 'il ne respire plus', 'un un deux', 'une table pour deux demain à vingt heures'],
] as const)('in %s', async (language, country, cry, number, wish) => {
  const { say } = talk({ language, country });
  expect(await say(cry)).toContain(number);
  expect(await say(wish)).toMatch(/nombre|nom/);
});

test('in another language than that of the call it is understood too', async () => {
  expect(await talk({ language: 'en-US', country: 'US' }).say('no respira')).toContain(
    'nine one one',
  );
});

describe("a plumber's own emergency line", () => {
  const plumber = (details: string) =>
    talk({
      systemPrompt: buildSystemPrompt({
        companyName: 'Drip & Sons',
        phoneNumber: '020 7946 0111',
        businessDescription: 'Plumbers and heating engineers.',
        targetCustomers: 'Homes.',
        additionalDetails: details,
      }),
    });
  const LINE = 'Emergency line: for burst pipes call 020 7946 0555, day and night.';

  it('is what a caller with a burst pipe hears, once, and not the public number', async () => {
    const { say } = plumber(LINE);
    const said = await say('help, a pipe has burst and there is water everywhere');
    expect(said).toContain('020 7946 0555');
    expect(said).not.toContain(NUMBER);
    expect(await say('can you send somebody for the burst pipe tomorrow')).not.toContain('0555');
  });

  it('is not made up where the owner wrote none', async () => {
    const said = await plumber('Parking: in the yard.').say('a pipe has burst');
    expect(said).not.toMatch(/\d{3}/);
  });

  it('comes after the public number where life is in danger', async () => {
    const said = await plumber(LINE).say('I smell gas');
    expect(said.indexOf(NUMBER)).toBeLessThan(said.indexOf('020 7946 0555'));
  });
});

describe('what else a caller may have said', () => {
  const hearing = {
    confidence: 0.7,
    alternatives: [{ text: 'my husband has a heart attack', confidence: 0.02 }],
  };
  const heard: ConversationMessage = {
    role: 'caller',
    text: 'my husband has a hard tack',
    hearing,
  };

  it('counts as an emergency too, whatever model leads the call', async () => {
    const { asked, model } = chatty();
    expect(await answerOf(announcingEmergencies(model), [heard])).toContain(NUMBER);
    expect(asked).toHaveLength(0);
  });

  it('is told once', async () => {
    const { model } = chatty();
    const announcing = announcingEmergencies(model);
    const told = await answerOf(announcing, [heard]);
    const after: ConversationMessage[] = [
      heard,
      { role: 'assistant', text: told },
      caller('thanks'),
    ];
    expect(await answerOf(announcing, after)).not.toContain(NUMBER);
  });

  it('is not left out where the caller also refuses to be recorded', async () => {
    const text = 'please do not record this call, he has a hard tack';
    const alternatives = [
      { text: 'please do not record this call, he has a heart attack', confidence: 0.1 },
    ];
    const both = respectingRefusals(announcingEmergencies(chatty().model), () => true);
    const refused: ConversationMessage = {
      role: 'caller',
      text,
      hearing: { confidence: 0.8, alternatives },
    };
    expect(await answerOf(both, [refused])).toMatch(new RegExp(`^.*${NUMBER}`));
  });
});
