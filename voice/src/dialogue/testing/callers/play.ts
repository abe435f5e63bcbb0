import { CHECK_AVAILABILITY } from '@belldesk/contract/voice/tools';
import { createRuleBasedAgent } from '../../agent/agent.ts';
import { converse, type ToolDouble } from '../conversation.ts';
import { businesses } from '../corpus/businesses.ts';
import type { Caller } from './caller.ts';
import type { Goal } from './goal.ts';
import { judge, type Written } from './judge.ts';

/** A conversation that takes longer has failed. */
const MOST_TURNS = 16;
const RECORD = { ok: true, id: '019a9d7e-1f4e-7000-8000-000000000000', reference: 'K7P2' };
const CLAIMS = /\byou are booked\b|\bit is booked\b|\bi have noted\b/i;

export interface Played {
  /** Empty when the caller got what they wanted. */
  readonly problems: readonly string[];
  readonly transcript: readonly string[];
}

const tool: ToolDouble = (name) =>
  JSON.stringify(name === CHECK_AVAILABILITY ? { ok: true, available: true } : RECORD);

/** Lets a caller talk with the rule-based agent until they say goodbye, and judges what was written down. */
export async function play(caller: Caller, goal: Goal, ownNumber: boolean): Promise<Played> {
  const request = businesses[goal.of];
  if (!request) throw new Error(`nobody is called ${goal.of}`);
  const country = goal.phone.startsWith('0') ? '+44' : '+1';
  const callerNumber = ownNumber ? country + goal.phone.replace(/^0|\s/g, '') : null;
  const hear = converse(createRuleBasedAgent(), { ...request, callerNumber }, tool);
  const transcript: string[] = [];
  const problems: string[] = [];
  const written: Written[] = [];
  let text = caller.open();
  let ended = false;
  for (let turn = 0; turn < MOST_TURNS && !ended; turn += 1) {
    const heard = await hear({ role: 'caller', text });
    const done = heard.calls.filter(({ name }) => name !== CHECK_AVAILABILITY);
    written.push(...done);
    if (CLAIMS.test(heard.text) && done.length === 0) problems.push('claims what is not committed');
    transcript.push(`Caller: ${text}`, ...done.map((call) => `  ${JSON.stringify(call)}`));
    transcript.push(`House: ${heard.text}`);
    ended = heard.ended;
    text = caller.answer(heard.text);
  }
  problems.push(...judge(goal, written, caller.toldThing()));
  if (!ended) problems.push('it never came to an end');
  return { problems, transcript };
}
