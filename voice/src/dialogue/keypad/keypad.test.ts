import { templates } from '@belldesk/contract/catalogue/templates';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { expect, test } from 'vitest';
import { createRuleBasedAgent } from '../agent/agent.ts';
import type { ModelRequest } from '../model.ts';
import { committed, converse, type ToolDouble } from '../testing/conversation.ts';
import { modelRequest } from '../testing/request.ts';

function like(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

function keypad(changes: Partial<ModelRequest> = {}, tool: ToolDouble = committed) {
  const hear = converse(
    createRuleBasedAgent(),
    modelRequest({ input: 'keypad', ...changes }),
    tool,
  );
  return { hear, key: (text: string) => hear({ role: 'caller', text, keyed: true }) };
}

function templatePrompt(id: string): string {
  return buildSystemPrompt({
    companyName: 'Corner',
    phoneNumber: '1',
    businessDescription: 'A house.',
    targetCustomers: 'All.',
    additionalDetails: templates.find((template) => template.id === id)?.text ?? '',
  });
}

test('a table by keys alone', async () => {
  const { hear, key } = keypad();
  expect((await hear({ role: 'assistant', text: 'Hello, this is Testeria.' })).text).toBe(
    'Press 1 to book, 2 for opening hours and other facts, 3 to leave a message after the tone, 9 to hear this again.',
  );
  expect((await key('1')).expects).toBe('number');
  expect((await key('4#')).expects).toBe('date');
  expect((await key('2')).expects).toBe('time');
  expect((await key('1900')).expects).toBe('phone-number');
  expect(await key('02079460123#')).toMatchObject({
    expects: 'yes-no',
    text: like(
      /table for 4 tomorrow, Saturday the 21st of November, at 7 pm.*0 2 0, 7 9 4 6, 0 1 2 3\. Press 1 to confirm/,
    ),
  });
  const done = await key('1');
  expect(done.calls).toEqual([
    {
      name: 'bookAppointment',
      arguments: {
        service: 'table',
        partySize: 4,
        date: '2026-11-21',
        time: '19:00',
        name: 'Keypad caller',
        phoneNumber: '+442079460123',
        notes: like(/keypad/),
      },
    },
  ]);
  expect(done).toMatchObject({ ended: true, text: like(/You are booked/) });
});

test('day and month by four keys, month first in America; the number called from is kept', async () => {
  const british = keypad({ callerNumber: '+442079460999' });
  for (const keys of ['1', '2', '0312', '1930']) await british.key(keys);
  expect((await british.key('1')).text).toMatch(/Thursday the 3rd of December at 7:30 pm.*0 9 9 9/);
  const american = keypad({ language: 'en-US', timeZone: 'America/New_York', country: 'US' });
  for (const keys of ['1', '2', '1203', '1930']) await american.key(keys);
  expect((await american.key('2025550123')).text).toMatch(/Thursday, December 3rd at 7:30 pm/);
});

test('a half of the day that the opening hours settle is not asked for, another is', async () => {
  const settled = keypad();
  for (const keys of ['1', '2', '2']) await settled.key(keys);
  expect((await settled.key('0730')).expects).toBe('phone-number');
  const open = keypad({ systemPrompt: templatePrompt('hotel') });
  for (const keys of ['1', '2', '2', '3']) await open.key(keys);
  expect((await open.key('0400')).text).toMatch(/morning press 1/);
  await open.key('2');
  expect((await open.key('5550123')).text).toMatch(
    /room for 2 guests, 3 nights from .* arriving at 4 pm/,
  );
});

test('a closed day and a time outside the hours are refused', async () => {
  const { key } = keypad({ systemPrompt: templatePrompt('restaurant') });
  await key('1');
  await key('2');
  expect((await key('2311')).text).toMatch(/closed on Monday.*today press 1/);
  await key('2411');
  expect((await key('2300')).text).toMatch(/open from 12 noon to 10 pm.*four digits/);
});

test('2 at the read-back starts again; what does not fit is asked again', async () => {
  const { key } = keypad();
  for (const keys of ['1', '4', '2', '1900', '02079460123']) await key(keys);
  expect((await key('2')).text).toMatch(/From the start.*how many/);
  expect((await key('0000')).text).toMatch(/did not fit.*how many/);
});

test('facts are read out, opening hours first', async () => {
  const { key } = keypad();
  expect((await key('2')).text).toMatch(
    /^Opening hours: every day.*Behind the house|^Opening hours/,
  );
});

test('a message is recorded after the tone and then written down', async () => {
  const { hear, key } = keypad({ callerNumber: '+442079460999' });
  expect(await key('3')).toMatchObject({
    recordMs: 120_000,
    text: 'Please speak after the tone, and press hash or hang up when you are done.',
  });
  const done = await hear({ role: 'recorded', seconds: 8 });
  expect(done.calls).toEqual([
    {
      name: 'takeMessage',
      arguments: {
        message: 'Recorded message, 8 seconds.',
        name: 'Keypad caller',
        phoneNumber: '+442079460999',
      },
    },
  ]);
  expect(done).toMatchObject({ ended: true, text: like(/noted/) });
});

test('0 asks for a person: nobody is there, a message is recorded', async () => {
  const { key } = keypad();
  expect(await key('0')).toMatchObject({
    recordMs: 120_000,
    text: like(/cannot put you through/),
  });
});

const BOOKING_KEYS = ['1', '4', '2', '1900', '02079460123'];

test('a booking that fails is told and a message offered', async () => {
  const { key } = keypad({}, () => '{"ok":false,"reason":"closed","problem":"closed"}');
  for (const keys of BOOKING_KEYS) await key(keys);
  const failed = await key('1');
  expect(failed.text).toMatch(/could not make that booking.*press 3/);
  expect(failed.ended).toBe(false);
});

test('a booking of which nobody knows is told as that, and one that stands as standing', async () => {
  for (const [result, told] of [
    ['broken', /not certain whether that booking was made.*record of this call/],
    ['{"ok":false,"reason":"twice","problem":"already-booked"}', /hold that very booking already/],
  ] as const) {
    const { key } = keypad({}, () => result);
    for (const keys of BOOKING_KEYS) await key(keys);
    expect(await key('1')).toMatchObject({ ended: true, text: like(told) });
  }
});

test('speech is not understood; silence asks twice and then ends', async () => {
  const { hear } = keypad();
  expect((await hear({ role: 'caller', text: 'a table for four' })).text).toMatch(
    /only understand keys/,
  );
  expect((await hear({ role: 'silence' })).ended).toBe(false);
  expect((await hear({ role: 'silence' })).ended).toBe(false);
  expect((await hear({ role: 'silence' })).ended).toBe(true);
});
