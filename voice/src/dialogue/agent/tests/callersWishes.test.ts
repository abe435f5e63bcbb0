import { describe, expect, test } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';
import {
  ASSENTS,
  BOOKINGS,
  CHANGES,
  MESSAGES,
  QUESTIONS,
  WHEN_SAID,
} from '../testing/callersWishes.ts';

const WHO = 'my name is Jo Park, my number is 020 7946 0777';

function call() {
  const hear = converse(createRuleBasedAgent(), modelRequest());
  return (text: string) => hear({ role: 'caller', text });
}

describe('a day and an hour in one breath', () => {
  test.each(WHEN_SAID)('%s', async (when, date, time) => {
    const say = call();
    const { text } = await say(`A table for two ${when}, ${WHO}`);
    expect(text).toMatch(/Is that right/);
    expect((await say('yes')).calls[0]?.arguments).toMatchObject({ date, time, partySize: 2 });
  });
});

test.each(ASSENTS)('"%s" agrees to what was read out', async (assent) => {
  const say = call();
  await say(`A table for two on the 24th of November at twelve noon, ${WHO}`);
  expect((await say(assent)).calls[0]).toMatchObject({
    name: 'bookAppointment',
    arguments: { date: '2026-11-24', time: '12:00', partySize: 2 },
  });
});

test.each(ASSENTS.filter((one) => !/24th|twenty-fourth|coming|next week/.test(one)))(
  '"%s" agrees to the Tuesday in two weeks',
  async (assent) => {
    const say = call();
    await say(`A table for two on the 1st of December at twelve noon, ${WHO}`);
    expect((await say(assent)).calls[0]).toMatchObject({
      name: 'bookAppointment',
      arguments: { date: '2026-12-01', time: '12:00', partySize: 2 },
    });
  },
);

test.each([
  ['yes, on the Thursday', '2026-12-03'],
  ["yeah, if it's Thursday", '2026-12-03'],
  ['the Sunday rather', '2026-12-06'],
  ['no, this Thursday', '2026-11-26'],
  ['no, tomorrow', '2026-11-21'],
])('"%s" at Friday of the week after next is that of its week', async (words, date) => {
  const say = call();
  await say(`A table for two on the 4th of December at twelve noon, ${WHO}`);
  expect((await say(words)).calls).toEqual([]);
  expect((await say('yes')).calls[0]).toMatchObject({ arguments: { date, time: '12:00' } });
});

test.each([
  // it is Friday: Friday alone is a week ahead, and Saturday is still tomorrow
  ['A table for two on Friday at seven in the evening', 'no, Saturday', '2026-11-21'],
  ['A table for two on Friday at seven in the evening', 'no, the Saturday', '2026-11-28'],
  ['A table for two on Friday, no wait, Saturday at seven in the evening', '', '2026-11-21'],
])('"%s", "%s": seven days ahead is no other week', async (wish, words, date) => {
  const say = call();
  await say(`${wish}, ${WHO}`);
  if (words !== '') await say(words);
  expect((await say('yes')).calls[0]).toMatchObject({ arguments: { date, time: '19:00' } });
});

test.each([
  ['cancel', 'can you cancel my table on Friday, name of Park', "no, I'd just like it cancelled"],
  ['cancel', 'can you cancel my table on Friday, name of Park', 'no need, just cancel it'],
  [
    'move',
    'can you move my table on Friday from seven to eight, name of Park',
    "no, I'd just like it moved to half past eight",
  ],
])('to %s is wished again after a vain look: the day is asked for', async (_kind, wish, again) => {
  const hear = converse(createRuleBasedAgent(), modelRequest(), () =>
    JSON.stringify({ ok: false, problem: 'not-found', reason: 'none' }),
  );
  const say = (text: string) => hear({ role: 'caller', text });
  await say(wish);
  expect((await say('yes')).text).toMatch(/cannot find/);
  expect((await say(again)).text).toMatch(/Which day is the booking for/);
  await say('next Saturday');
  expect((await say('yes')).calls[0]?.arguments).toMatchObject({
    name: 'Park',
    date: '2026-11-28',
  });
});

test.each(QUESTIONS)('"%s" books nothing', async (question) => {
  const { text, calls } = await call()(question);
  expect(calls).toEqual([]);
  expect(text).not.toMatch(/^Of course\.|is the booking under|Which day|how many people/);
});

test.each(BOOKINGS)('"%s" begins a booking', async (wish) => {
  expect((await call()(wish)).text).toMatch(/^Of course\./);
});

test.each(CHANGES)('to %s: "%s"', async (kind, wish) => {
  const say = call();
  let turn = await say(wish);
  expect(turn.text).not.toMatch(/did not understand|do not know/);
  for (let more = 0; more < 4 && !/is that right/i.test(turn.text); more += 1)
    turn = await say(
      /under/.test(turn.text)
        ? 'Jo Park'
        : /Which day is the/.test(turn.text)
          ? 'tomorrow'
          : 'half past nine',
    );
  expect(turn.text).toMatch(kind === 'move' ? /I shall move/ : /I shall cancel/);
});

test.each(MESSAGES)('"%s" is passed on', async (wish) => {
  expect((await call()(wish)).text).toMatch(
    /^(?:Of course|Thank you for letting us know).*(?:pass on|your name)/,
  );
});
