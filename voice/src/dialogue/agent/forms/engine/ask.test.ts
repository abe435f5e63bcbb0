import { expect, test } from 'vitest';
import type { ModelRequest } from '../../../model.ts';
import { committed, converse, type ToolDouble } from '../../../testing/conversation.ts';
import { modelRequest } from '../../../testing/request.ts';
import { createRuleBasedAgent } from '../../agent.ts';

function talk(changes: Partial<ModelRequest> = {}, tool: ToolDouble = committed) {
  const hear = converse(createRuleBasedAgent(), modelRequest({ input: 'text', ...changes }), tool);
  return async (text: string) => (await hear({ role: 'caller', text })).text;
}

const WHOLE =
  'a table for two tomorrow at eight pm, my name is Jo Park, my number is 020 7946 0777';

/** The question at the end of what was said. */
const questionOf = (said: string) =>
  said.split(/(?<=[.?!])\s+/).findLast((one) => one.endsWith('?'));

test.each([
  ['how many', ['I would like a table'], /people/],
  ['the day', ['a table for two'], /day/],
  ['the hour', ['a table for two tomorrow'], /time/],
  ['the name', ['a table for two tomorrow at eight pm'], /name/],
  ['the message', ['can I leave a message'], /pass on/],
  ['the booking that stands', ['cancel my booking'], /name/],
  ['its day', ['cancel my booking', 'Pat Low'], /day/],
  ['whereto', ['move my table tomorrow, the name is Pat Low'], /instead/],
  ['what to order', ['I would like to order some food to take away'], /order/],
])('%s is never asked three times with the same words', async (_what, before, first) => {
  const say = talk();
  let said = '';
  for (const words of before) said = await say(words);
  expect(questionOf(said)).toMatch(first);
  const asked = [questionOf(said)];
  for (const words of ['?', '...', '!?', '??', '....']) asked.push(questionOf(await say(words)));
  for (const question of new Set(asked))
    expect(asked.filter((one) => one === question).length).toBeLessThan(3);
});

test('the second time in other words with an example, the third time a message with all that is known', async () => {
  const say = talk();
  await say('a table for two tomorrow');
  expect(await say('flibber')).toMatch(/exactly\? For example, \d/);
  expect(await say('flabber')).toMatch(/take a message/);
  await say('yes please');
  await say('Jo Park');
  expect(await say('020 7946 0777')).toMatch(/about a booking: table, for 2, tomorrow/);
});

test('the message holds the wish and what was said in vain, in the words of the caller', async () => {
  const say = talk();
  await say('a table for two tomorrow, the round one by the fish tank');
  await say('when the moon is full');
  await say('at the hour of the wolf');
  await say('yes please');
  await say('Jo Park');
  const read = await say('020 7946 0777');
  expect(read).toMatch(/"a table for two tomorrow, the round one by the fish tank"/);
  expect(read).toMatch(/"at the hour of the wolf"/);
});

test('who asks the same thing again and again is offered another way', async () => {
  const say = talk({ systemPrompt: 'A restaurant.\nParking: Free car park behind the house.' });
  await say('a table for two tomorrow');
  const said = [];
  for (let times = 0; times < 4; times += 1) said.push(await say('do you have parking?'));
  expect(said.join(' ')).toMatch(/take a message/);
});

test('the question stays open while a message is offered', async () => {
  const say = talk();
  await say('a table for two tomorrow');
  await say('flibber');
  expect(await say('flabber')).toMatch(/take a message/);
  expect(await say('at half past seven')).toMatch(/name/);
});

test('who wants no message hears what was not done, and is not asked on', async () => {
  const say = talk();
  await say('a table for two tomorrow');
  await say('flibber');
  await say('flabber');
  expect(await say('no thanks')).toMatch(/not made any booking\. Is there anything else/);
});

test('an answer to a question beside it is no vain try', async () => {
  const say = talk({
    systemPrompt:
      'A restaurant.\nParking: Free car park behind the house.\nDogs: Dogs are welcome.',
  });
  await say('a table for two tomorrow');
  for (const words of ['do you have parking?', 'are dogs allowed?', 'do you have parking?'])
    expect(await say(words)).toMatch(/time/);
});

test('a day on which nobody is there is not asked for for ever', async () => {
  const say = talk({
    systemPrompt: 'A restaurant.\nOpening hours: Tuesday to Sunday, 12 noon to 10 pm.',
  });
  expect(await say('a table for two on Monday')).toMatch(/closed on Monday/);
  expect(await say('Monday')).toMatch(/closed on Monday.*For example/);
  expect(await say('Monday')).toMatch(/closed on Monday.*take a message/);
});

test('the very request that was refused is not sent again', async () => {
  let sent = 0;
  const say = talk({}, (name, args) => {
    if (name !== 'bookAppointment') return committed(name, args);
    sent += 1;
    return JSON.stringify({ ok: false, reason: 'taken', problem: 'taken' });
  });
  await say(WHOLE);
  expect(await say('yes')).toMatch(/cannot take you then.*Which day/);
  await say('tomorrow at eight pm');
  expect(await say('yes')).toMatch(/cannot take you then.*take a message/);
  expect(sent).toBe(1);
});

test('a name that nothing recognises is taken as it was said, and read back', async () => {
  const say = talk();
  await say('a table for two tomorrow at eight pm');
  const said = 'Zq Lx. All one word';
  await say(said);
  await say(said);
  expect(await say('020 7946 0777')).toMatch(/under the name Zq Lx/);
});

test.each([
  ['yes', /You are booked: a table for 2 tomorrow/],
  ['yes please, eight pm', /You are booked/],
  ['yes, tomorrow at eight for two', /You are booked/],
  ["that's everything, thanks", /You are booked/],
  ['no, make that three at half past seven', /table for 3 .*7:30 pm.*right\?/],
  ['no, three people, and the name is Ann Lee', /table for 3 .*Ann Lee.*right\?/],
  ['yes but for three', /table for 3 .*right\?/],
  ['the time and the name are wrong', /What time/],
  ['no', /What should I change\?/],
])('at the read-back: "%s"', async (words, answered) => {
  const say = talk();
  await say(WHOLE);
  expect(await say(words)).toMatch(answered);
});
