import type { ToolResult } from '@belldesk/contract/voice/tools';
import { expect, test } from 'vitest';
import type { ModelRequest } from '../../model.ts';
import { committed, converse } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

type Refusal = Omit<Extract<ToolResult, { ok: false }>, 'ok' | 'reason'>;

/** A diary that refuses so at first, and books what is asked for then. */
function talk(refusal: Refusal, changes: Partial<ModelRequest> = {}) {
  let asked = 0;
  const hear = converse(createRuleBasedAgent(), modelRequest(changes), (name, args) => {
    if (name !== 'bookAppointment') return committed(name, args);
    asked += 1;
    return asked === 1
      ? JSON.stringify({ ok: false, reason: 'refused', ...refusal })
      : committed(name, args);
  });
  return (text: string) => hear({ role: 'caller', text });
}

const TAKEN: Refusal = {
  problem: 'taken',
  nearby: [
    { date: '2026-11-21', time: '17:30' },
    { date: '2026-11-21', time: '20:30' },
  ],
};

async function uptoRefusal(say: ReturnType<typeof talk>) {
  await say('a table for four tomorrow at 7 pm under the name Pat Low, number 020 7946 0111');
  return say('yes');
}

test.each([
  ['half past eight', '20:30'],
  ['the first one please', '17:30'],
  ['the later one', '20:30'],
  ['5:30 pm is fine', '17:30'],
])('a time that is taken: the free ones are said, and "%s" is one of them', async (words, time) => {
  const say = talk(TAKEN);
  const { text } = await uptoRefusal(say);
  expect(text).toMatch(/cannot take you then.* I could offer 5:30 pm or 8:30 pm\./);
  const readBack = await say(words);
  expect(readBack.text).toMatch(/Is that right\?$/);
  const { calls, text: done } = await say('yes');
  expect(calls).toMatchObject([{ arguments: { date: '2026-11-21', time, name: 'Pat Low' } }]);
  expect(done).toMatch(/You are booked/);
});

test('a free time of another day is said with it, and taken by a yes', async () => {
  const say = talk({ problem: 'taken', nearby: [{ date: '2026-11-24', time: '19:00' }] });
  const { text } = await uptoRefusal(say);
  expect(text).toMatch(/I could offer .*24th of November, at 7 pm\./);
  await say('yes please');
  const { calls } = await say('yes');
  expect(calls).toMatchObject([{ arguments: { date: '2026-11-24', time: '19:00' } }]);
});

test('where nothing is free near by another day is asked for, and nothing is promised', async () => {
  const say = talk({ problem: 'taken' });
  const { text, expects } = await uptoRefusal(say);
  expect(text).not.toMatch(/booked|offer/);
  expect(expects).toBe('date');
});

test('a party that nothing takes is passed on to the team', async () => {
  const { text } = await uptoRefusal(talk({ problem: 'too-many-people' }));
  expect(text).toMatch(/nothing is reserved.*message/);
});

test('a service that is not clear is asked for by its names', async () => {
  const services = ['Early dinner', 'Late supper'];
  const say = talk({ problem: 'which-service', services });
  const { text } = await uptoRefusal(say);
  expect(text).toMatch(/Which service would you like: an early dinner, or a late supper\?/);
  await say('the late supper');
  const { calls } = await say('yes');
  expect(calls).toMatchObject([{ arguments: { service: 'Late supper', time: '19:00' } }]);
});

test('who is refused twice is not asked the same again: the team hears of it', async () => {
  const tried: unknown[] = [];
  const hear = converse(createRuleBasedAgent(), modelRequest(), (name, args) => {
    if (name !== 'bookAppointment') return committed(name, args);
    tried.push(args);
    return JSON.stringify({ ok: false, reason: 'refused', problem: 'too-many-people' });
  });
  const say = async (text: string) => (await hear({ role: 'caller', text })).text;
  await say('a table for four tomorrow at 7 pm under the name Pat Low, number 020 7946 0111');
  expect(await say('yes')).toMatch(/nothing is reserved.*message/);
  await say('no, book me a table for four tomorrow at 8 pm please');
  expect(await say('yes')).toMatch(/could not make that booking\. Your message: Please call back/);
  expect(await say('yes')).toMatch(/noted your message/);
  expect(tried).toHaveLength(2);
});
