import { expect, test } from 'vitest';
import { hearEmergency } from '../../emergency/hear.ts';
import { converse, type ToolDouble } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';
import { keepsWhatStands, leavesAsItIs, tellsOfMoving } from '../nlu/intents/decideIntent.ts';
import { wantsNoBooking, wantsNoBookingExamples } from '../nlu/intents/onlyAsks.ts';
import { hearYesNo } from '../nlu/intents/yesNo.ts';
import { plainWords } from '../nlu/normalise/words.ts';

function call() {
  const tools: string[] = [];
  const noted: ToolDouble = (name) => {
    tools.push(name);
    return JSON.stringify({ ok: true, available: true });
  };
  const hear = converse(createRuleBasedAgent(), modelRequest(), noted);
  return { tools, say: async (text: string) => (await hear({ role: 'caller', text })).text };
}

test.each(wantsNoBookingExamples)('"%s" books nothing', (said) => {
  expect(wantsNoBooking(plainWords(said))).toBe(true);
});

test.each([
  'I am just wondering, Tuesday at three?',
  "don't book that one, book the later one",
  'we would like to book',
  "I'm not booking for Friday, I'm booking for Saturday",
  "don't put me down for two, make it four",
])('"%s" may book', (said) => {
  expect(wantsNoBooking(plainWords(said))).toBe(false);
});

test('who says in the middle of a booking that nothing is to be booked is let go at once', async () => {
  const { say, tools } = call();
  await say('Could I book a table for two on Friday?');
  expect(await say("no, I'm not booking, I'll ask my aunties first")).toMatch(/what else/i);
  expect(await say("Right. I'll talk it over, so don't put me down for anything. Ta.")).toMatch(
    /what else/i,
  );
  expect(tools.filter((name) => name !== 'checkAvailability')).toEqual([]);
});

test('what is to stay as it is is neither moved nor cancelled', async () => {
  expect(leavesAsItIs('no need just leave it as it is')).toBe(true);
  expect(leavesAsItIs('leave it at two')).toBe(true);
  expect(leavesAsItIs("don't leave it as it is cancel it")).toBe(false);
  expect(keepsWhatStands("don't move it")).toBe(true);
  expect(keepsWhatStands("don't move it cancel it")).toBe(false);
  const { say, tools } = call();
  await say('Do you have parking?');
  expect(await say('no need, just leave it as it is')).toMatch(/what else/i);
  await say('Please cancel my booking for Thursday, the name is Terrence Oyelaran');
  expect(await say('no, leave it as it is')).toMatch(/not changed any booking/);
  expect(tools).not.toContain('cancelBooking');
});

test('thanks behind an answer want no other', async () => {
  const { say } = call();
  await say('What are your opening hours?');
  expect(await say("perfect, I'll go bug them then. thanks")).toMatch(/welcome/i);
});

test('somebody downstairs who said something is no burglar', () => {
  expect(hearEmergency('somebody downstairs at the bike shop said it is cheaper', null)).toBeNull();
  expect(hearEmergency('there is a stranger downstairs at the door', null)).toBe('crime');
  expect(hearEmergency("there's somebody downstairs and I'm alone", null)).toBe('crime');
});

test.each([
  ["nah hang on, Friday's the rehearsal, make it the Thursday, four in the arvo", false],
  ["I've got us on the stools at six. Could we come at quarter to eight?", true],
])('"%s" tells of moving: %s', (said, tells) => {
  expect(tellsOfMoving(plainWords(said))).toBe(tells);
});

test('a yes with a joke behind it is a yes, and a year is no hour', () => {
  expect(hearYesNo(plainWords('yes, go on, before I change my mind'))).toBe('yes');
  expect(hearYesNo(plainWords('yes, but change the name'))).toBeNull();
  expect(plainWords('not since about 2012, three o’clock')).not.toContain('2012');
});

test('who asks for somebody by a first name and goes on is heard', async () => {
  const { say } = call();
  expect(
    await say("Evening, is that Gwil? I'm after a table for two on Tuesday at half seven"),
  ).not.toMatch(/this is/);
  expect(await call().say('Hello, is that Gwil?')).toMatch(/this is/);
});

test('a refusal may say what is done instead', async () => {
  const { say } = call();
  await say('I would like to book a table');
  expect(await say("no, it's fine, I'll ask Moira when I see her")).toMatch(/what else/i);
});
