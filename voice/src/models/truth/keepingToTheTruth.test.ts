import { expect, it, test } from 'vitest';
import type { ConversationMessage, Model, ModelEvent } from '../../dialogue/model.ts';
import { modelRequest } from '../../dialogue/testing/request.ts';
import { keepingToTheTruth } from './keepingToTheTruth.ts';

const ID = '019a9d7e-1f4e-7000-8000-000000000000';
const say = (text: string): ModelEvent => ({ type: 'text', text });
const call = (name: string, args: Record<string, unknown>, id = 'a'): ModelEvent => ({
  type: 'tool-call',
  id,
  name,
  arguments: args,
});
const BOOKING = { service: 'table', date: '2026-03-06', time: '19:00', name: 'Jo Park' };
const caller = (text: string): ConversationMessage => ({ role: 'caller', text });
const assistant = (text: string): ConversationMessage => ({ role: 'assistant', text });

const READ_BACK = [
  caller('a table on friday at seven, for Jo Park'),
  assistant('A table on Friday at 7 pm, under the name Jo Park. Is that right?'),
];
const AGREED = [...READ_BACK, caller('yes please')];
const booked = (ok: boolean, args: Record<string, unknown> = BOOKING): ConversationMessage[] => [
  { role: 'tool-call', id: 'b', name: 'bookAppointment', arguments: args },
  {
    role: 'tool-result',
    id: 'b',
    name: 'bookAppointment',
    result: JSON.stringify(
      ok ? { ok, id: ID } : { ok, reason: 'That time is taken.', problem: 'taken' },
    ),
  },
];

/** What comes of the answers a model gives one after another, and what it was asked. */
async function hear(
  conversation: readonly ConversationMessage[],
  answers: readonly (readonly ModelEvent[])[],
  changes: Partial<Parameters<typeof modelRequest>[0]> = {},
) {
  const asked: (readonly ConversationMessage[])[] = [];
  const model: Model = {
    name: 'scripted',
    async *respond(request) {
      asked.push(request.conversation);
      yield* answers[asked.length - 1] ?? [];
    },
  };
  const events: ModelEvent[] = [];
  let failed = false;
  try {
    const request = modelRequest({ conversation, ...changes });
    for await (const event of keepingToTheTruth(model).respond(request)) events.push(event);
  } catch {
    failed = true;
  }
  const said = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
  return {
    said: said.trim(),
    calls: events.filter(({ type }) => type === 'tool-call'),
    asked,
    failed,
  };
}

it.each([
  ["You're booked for Friday at 7 pm. Goodbye!", READ_BACK],
  ['Your table is reserved.', [...AGREED, ...booked(false)]],
  ["I've passed your message on to the team.", [caller('tell Anna I called')]],
  ["I've cancelled it for you.", [caller('cancel my table'), ...booked(true)]],
  ["You're booked for Friday at 9 pm.", [...AGREED, ...booked(true)]],
  ["You're booked for Saturday.", [...AGREED, ...booked(true)]],
])(
  'does not say "%s" where no tool did it, and the next model goes on',
  async (lie, conversation) => {
    const { said, failed } = await hear(conversation, [[say('Lovely. '), say(lie)]]);
    expect(said).toBe('Lovely.');
    expect(failed).toBe(true);
  },
);

it.each([
  ["You're booked for Friday at 7 pm.", [...AGREED, ...booked(true)]],
  ['You are booked for Friday. See you then!', [...AGREED, ...booked(true)]],
  ['We are fully booked on Friday.', [...AGREED, ...booked(false)]],
  ['Shall I book it for you?', READ_BACK],
])('says "%s"', async (truth, conversation) => {
  const { said, failed } = await hear(conversation, [[say(truth)]]);
  expect(said).toBe(truth);
  expect(failed).toBe(false);
});

test('a premature "booked" before the tool is left out, the tool runs', async () => {
  const { said, calls, failed } = await hear(AGREED, [
    [say("You're booked! "), call('bookAppointment', BOOKING)],
  ]);
  expect(said).toBe('');
  expect(calls).toHaveLength(1);
  expect(failed).toBe(false);
});

it.each([
  ['nobody agreed', READ_BACK, BOOKING],
  ['the caller said no', [...READ_BACK, caller('no, wait')], BOOKING],
  ['the caller said nothing else', [caller('a table friday at seven for Jo Park')], BOOKING],
  ['the name was never said', AGREED, { ...BOOKING, name: 'Customer' }],
  ['the number was never said', AGREED, { ...BOOKING, phoneNumber: '+44 20 7946 0999' }],
  ['the time was never said', AGREED, { ...BOOKING, time: '21:00' }],
  [
    'the yes was for another hour',
    [...AGREED, assistant('At nine?'), caller('hm'), ...booked(false)],
    { ...BOOKING, time: '21:00' },
  ],
])('books nothing where %s, and tells the model', async (_, conversation, args) => {
  const { said, calls, asked } = await hear(conversation, [
    [call('bookAppointment', args)],
    [say('May I have your name?')],
  ]);
  expect(calls).toEqual([]);
  expect(said).toBe('May I have your name?');
  expect(asked[1]?.at(-1)).toMatchObject({
    role: 'tool-result',
    result: expect.stringContaining('Nothing was done'),
  });
});

test('a tool that does not exist does not run; who insists is given up', async () => {
  const insists = [call('reserveTable', BOOKING)];
  const { calls, failed, asked } = await hear(AGREED, [insists, insists, insists, insists]);
  expect(calls).toEqual([]);
  expect(failed).toBe(true);
  expect(asked).toHaveLength(3);
});

test('what was done is not done once more under a new id', async () => {
  const { calls, said } = await hear(
    [...AGREED, ...booked(true), assistant('You are booked.'), caller('yes thanks')],
    [[call('bookAppointment', { ...BOOKING, name: 'jo park' }, 'new')], [say('You are booked.')]],
  );
  expect(calls).toEqual([]);
  expect(said).toBe('You are booked.');
});

test.each([
  [
    'es-ES',
    'una mesa el viernes a las siete, Jo Park',
    'A las 19:00 para Jo Park, ¿está bien?',
    'sí, perfecto',
  ],
  [
    'fr-FR',
    'une table vendredi à sept heures, Jo Park',
    'À 19h pour Jo Park, c’est bien ça ?',
    "oui c'est ça",
  ],
])('agreement in %s is heard', async (language, wish, readBack, yes) => {
  const { calls } = await hear(
    [caller(wish), assistant(readBack), caller(yes)],
    [[call('bookAppointment', BOOKING)]],
    { language },
  );
  expect(calls).toHaveLength(1);
});

test('of an assistant without tools nothing is known, and nothing held back', async () => {
  const { said } = await hear([caller('hi')], [[say("You're booked.")]], { tools: [] });
  expect(said).toBe("You're booked.");
});
