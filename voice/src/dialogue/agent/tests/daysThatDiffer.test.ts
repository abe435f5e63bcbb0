import { promptWithHours } from '@belldesk/contract/business/promptHours';
import { expect, it, test } from 'vitest';
import { committed, converse } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';
import { readBusiness } from '../knowledge/business.ts';

/** Open from noon to ten, but closed at Christmas and tomorrow (a Saturday), and until four on Sunday. */
function promptOf(): string {
  return promptWithHours(modelRequest().systemPrompt, {
    week: null,
    exceptions: [
      { date: '2026-11-21', name: 'Wedding', ranges: [] },
      { date: '2026-11-22', name: '', ranges: [{ from: '12:00', to: '16:00' }] },
      { date: '2026-12-25', name: 'Christmas Day', ranges: [] },
    ],
  });
}

function talk() {
  const request = modelRequest({ systemPrompt: promptOf() });
  const hear = converse(createRuleBasedAgent(), request, committed);
  return { say: (text: string) => hear({ role: 'caller', text }) };
}

test.each([
  ['are you open tomorrow', /sorry, we are closed tomorrow/],
  ['are you open on Sunday', /from 12 noon to 4 pm/],
  ['are you open on Monday', /from 12 noon to 10 pm/],
  ['are you open on the 25th of December', /sorry, we are closed on Friday/],
  ['are you open on Christmas Day', /sorry, we are closed on Friday(?:,)? (?:the )?25/],
  ['are you open at Christmas', /sorry, we are closed on Friday(?:,)? (?:the )?25/],
  ['are you open on New Year', /12:00 to 22:00/],
  ['when are you open', /Every day we are open from 12 noon to 10 pm/],
  ['what are your opening hours', /Every day we are open from 12 noon to 10 pm/],
  ['where can I park', /behind the house/],
])('asked "%s" it tells what is true of that day', async (asked, answer) => {
  expect((await talk().say(asked)).text).toMatch(answer);
});

it('takes a day that differs for the answer to nothing else', async () => {
  expect((await talk().say('do you do dinner on Friday')).text).not.toMatch(/Christmas/);
  const { search, exceptions } = readBusiness(promptOf(), 'Testeria');
  expect(exceptions.size).toBe(3);
  expect(search.facts.map(({ heading }) => heading)).toEqual(['Opening hours', 'Parking', '', '']);
});

it('takes no booking on a day that is closed, and none after the doors close', async () => {
  const closed = talk();
  const first = await closed.say('a table for two tomorrow at eight pm');
  expect(first.text).toMatch(/closed on Saturday/);
  expect(first.calls).toEqual([]);
  const early = talk();
  expect((await early.say('a table for two on Sunday at eight pm')).text).toMatch(
    /from 12 noon to 4 pm/,
  );
});
