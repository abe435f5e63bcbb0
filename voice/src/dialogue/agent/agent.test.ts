import { expect, test } from 'vitest';
import type { ModelRequest } from '../model.ts';
import { committed, converse, type ToolDouble } from '../testing/conversation.ts';
import { functionTools, modelRequest } from '../testing/request.ts';
import { createRuleBasedAgent } from './agent.ts';

const refused: ToolDouble = () => JSON.stringify({ ok: false, reason: 'taken' });
const FULL = 'table for two tomorrow at eight pm, my name is Jo Park, my number is 020 7946 0777';

function like(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

function talk(changes: Partial<ModelRequest> = {}, tool: ToolDouble = committed) {
  const hear = converse(createRuleBasedAgent(), modelRequest(changes), tool);
  return {
    hear,
    say: (text: string) => hear({ role: 'caller', text }),
    key: (text: string) => hear({ role: 'caller', text, keyed: true }),
    silence: () => hear({ role: 'silence' }),
  };
}

test('what it asks tells what it expects', async () => {
  const { say } = talk({ callerNumber: '+442079460999' });
  expect((await say('i would like a table')).expects).toBe('number');
  expect((await say('four')).expects).toBe('date');
  expect((await say('tomorrow')).expects).toBe('time');
  expect((await say('eight')).expects).toBe('name');
  expect(await say('Jo Park')).toMatchObject({
    expects: 'yes-no',
    text: like(/calling from/),
  });
  expect(await say('yes')).toMatchObject({
    expects: 'yes-no',
    text: like(/0 2 0, 7 9 4 6, 0 9 9 9. Is that right/),
  });
  const done = await say('yes');
  expect(done.calls).toEqual([
    {
      name: 'bookAppointment',
      arguments: {
        service: 'table',
        partySize: 4,
        date: '2026-11-21',
        time: '20:00',
        name: 'Jo Park',
        phoneNumber: '+442079460999',
      },
    },
  ]);
  expect(done.text).toMatch(/You are booked/);
});

test('another number than the one called from', async () => {
  const { say } = talk({ callerNumber: '+442079460999' });
  await say('table for two tomorrow at eight under the name Jo Park');
  await say('Jo Park');
  expect((await say('no')).expects).toBe('phone-number');
  expect((await say('020 7946 0111')).text).toMatch(/0 1 1 1\. Is that right/);
});

test.each(['anonymous', '', 'sip:bob@example.com', '123'])(
  'a number that cannot be called back (%s) is asked for',
  async (callerNumber) => {
    const { say } = talk({ callerNumber });
    await say('table for two tomorrow at eight');
    expect((await say('Jo Park')).expects).toBe('phone-number');
  },
);

test('keys answer numbers, days, times, phone numbers and yes', async () => {
  const { say, key } = talk();
  await say('i would like a table');
  expect((await key('4')).expects).toBe('date');
  expect((await key('0312')).expects).toBe('time');
  expect((await key('1930')).expects).toBe('name');
  expect((await say('Jo Park')).expects).toBe('phone-number');
  expect((await key('02079460111')).text).toMatch(
    /table for 4 on Thursday the 3rd of December at 7:30 pm/,
  );
  expect((await key('1')).calls[0]?.arguments).toMatchObject({ date: '2026-12-03', time: '19:30' });
});

test('in America keys name the month first', async () => {
  const { say, key } = talk({ language: 'en-US', timeZone: 'America/New_York', country: 'US' });
  await say('table for 4 at eight pm');
  await key('1203');
  await say('Jo Park');
  expect((await key('2025550111')).text).toMatch(/Thursday, December 3rd/);
});

test.each(['0', 'operator', 'can i talk to a real person', 'human please'])(
  '%s asks for a person: nobody can be put through, a message is taken',
  async (text) => {
    const { say } = talk();
    const answer = await say(text);
    expect(answer).toMatchObject({ expects: 'message', calls: [] });
    expect(answer.text).toMatch(/cannot put you through/);
  },
);

test('0 alone on the keypad asks for a person', async () => {
  const { key } = talk();
  expect((await key('0')).text).toMatch(/cannot put you through/);
});

test('silence: asks, asks again, says goodbye; a word in between starts over', async () => {
  const { say, silence } = talk();
  await say('a table for two');
  expect((await silence()).text).toMatch(/still there.*Which day/);
  await say('tomorrow');
  expect((await silence()).ended).toBe(false);
  expect((await silence()).ended).toBe(false);
  const last = await silence();
  expect(last.ended).toBe(true);
  expect(last.text).toMatch(/not made any booking/);
});

test('it does not hang up where it may not', async () => {
  const { say } = talk({ mayEndCall: false });
  expect(await say('goodbye')).toMatchObject({
    ended: false,
    text: like(/Goodbye/),
  });
});

test('not understood twice: another way; three times: a message', async () => {
  const { say } = talk();
  await say('a table for two tomorrow');
  await say('flibber');
  expect((await say('flabber')).text).toMatch(/keypad.*What time/);
  expect((await say('flubber')).text).toMatch(/take a message/);
});

test('a refused booking becomes a message that tells it', async () => {
  const { say } = talk({}, (name, args) =>
    name === 'bookAppointment' ? refused(name, args) : committed(name, args),
  );
  await say(FULL);
  expect((await say('yes')).text).not.toMatch(/you are booked/i);
  await say('yes');
  const done = await say('yes');
  expect(done.calls[0]).toMatchObject({
    name: 'takeMessage',
    arguments: { name: 'Jo Park', phoneNumber: '+442079460777' },
  });
  expect(done.calls[0]?.arguments.message).toMatch(
    /table for 2 tomorrow, Saturday the 21st of November, at 8 pm/,
  );
});

test.each(['', 'null', '{"ok":"true"}', '{"ok":true}', '<html>', '{"ok":true,"id":"x"}'])(
  'a result that is not a committed record (%s) is not told as one',
  async (result) => {
    const { say } = talk({}, () => result);
    await say(FULL);
    expect((await say('yes')).text).toMatch(/not certain whether that booking was made/);
  },
);

test('without the tools it books and writes nothing, and says so', async () => {
  const { say } = talk({ tools: [] });
  expect((await say('i want to book a table')).text).toMatch(
    /cannot make bookings.*record of this call/,
  );
  expect((await say('can i leave a message')).text).toMatch(/cannot write down messages/);
  const onlyMessages = talk({
    tools: functionTools.filter((tool) => tool.function.name === 'takeMessage'),
  });
  expect((await onlyMessages.say('i want to book a table')).text).toMatch(/pass it on.*name/);
});

test('a recorded message is written down', async () => {
  const { hear } = talk({ callerNumber: '+442079460999' });
  const answer = await hear({ role: 'recorded', seconds: 12.4 });
  expect(answer.calls[0]?.arguments).toEqual({
    message: 'Recorded message, 12 seconds.',
    phoneNumber: '+442079460999',
  });
});

test('in Spanish and French it greets, takes a message and claims only what is committed', async () => {
  const spanish = talk({ language: 'es-ES' });
  expect((await spanish.say('Hola')).text).toContain('¿En qué puedo ayudarle?');
  await spanish.say('¿Puedo dejar un mensaje?');
  await spanish.say('Llego tarde, llámenme mañana');
  await spanish.say('Ana Gil');
  expect((await spanish.say('600 123 456')).text).toContain('Su mensaje: Llego tarde');
  const done = await spanish.say('sí');
  expect(done.calls[0]).toMatchObject({ name: 'takeMessage' });
  expect(done.text).toContain('he anotado');

  const french = talk({ language: 'fr-FR' }, refused);
  await french.say('dites à Paul que je serai en retard demain');
  await french.say('Anne Petit');
  expect((await french.say('je n’ai pas de téléphone')).text).toContain('pour paul: je serai');
  expect((await french.say('oui')).text).toContain('pas pu noter');
});

test.each([
  ['es-ES', 'reservar una mesa', '¿Para cuántas personas?'],
  ['es-MX', 'quiero reservar una mesa', '¿Para cuántas personas?'],
  ['fr-FR', 'réserver une table', 'Pour combien de personnes ?'],
  ['fr-CA', 'je voudrais réserver une table', 'Pour combien de personnes ?'],
  ['en-GB', 'book a table', 'For how many people?'],
])('in %s "%s" begins a booking', async (language, said, asked) => {
  const { say } = talk({ language });
  expect((await say(said)).text).toContain(asked);
});
