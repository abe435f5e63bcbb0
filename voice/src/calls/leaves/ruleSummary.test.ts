import { describe, expect, it } from 'vitest';
import type { ConversationMessage } from '../../dialogue/model.ts';
import { unansweredQuestions } from '../../dialogue/unanswered.ts';
import { summaryByRule } from './ruleSummary.ts';

const caller = (text: string): ConversationMessage => ({ role: 'caller', text });
const assistant = (text: string): ConversationMessage => ({ role: 'assistant', text });
const tool = (
  id: string,
  name: string,
  args: Record<string, unknown>,
  result: unknown,
): ConversationMessage[] => [
  { role: 'tool-call', id, name, arguments: args },
  { role: 'tool-result', id, name, result: JSON.stringify(result) },
];
const done = { ok: true, id: '0190b6a0-0000-7000-8000-000000000001' };
const table = {
  service: 'table',
  partySize: 4,
  date: '2026-03-06',
  time: '19:00',
  name: 'Ann Smith',
};

function sum(...conversation: ConversationMessage[]): string {
  return summaryByRule(conversation, unansweredQuestions(conversation), 'customer-ended-call');
}

describe('a summary by rule', () => {
  it('tells what was done', () => {
    expect(sum(caller('A table'), ...tool('1', 'bookAppointment', table, done))).toBe(
      'Ann Smith booked: table for 4, Friday 6 March at 19:00.',
    );
    expect(
      sum(
        ...tool(
          '1',
          'placeOrder',
          {
            items: [{ name: 'Margherita', quantity: 2 }],
            date: '2026-03-06',
            time: '18:30',
            name: 'Bo',
          },
          done,
        ),
      ),
    ).toBe('Bo ordered: 2 × Margherita, for Friday 6 March at 18:30.');
    expect(sum(...tool('1', 'takeMessage', { message: 'Call me back.', name: 'Cy' }, done))).toBe(
      'Cy left a message: “Call me back”.',
    );
    expect(sum(...tool('1', 'moveBooking', { newTime: '20:00' }, done))).toBe(
      'A booking was moved to 20:00.',
    );
  });

  it('claims nothing that was not committed, and tells what worked in the end', () => {
    const failed = tool('1', 'bookAppointment', table, { ok: false, reason: 'unreachable' });
    expect(sum(...failed)).toBe('Ann Smith asked to book: table for 4, Friday 6 March at 19:00.');
    const later = tool('2', 'bookAppointment', { ...table, time: '20:00' }, done);
    expect(sum(...failed, ...later)).toBe(
      'Ann Smith booked: table for 4, Friday 6 March at 20:00.',
    );
  });

  it('names what was asked when nothing was taken down', () => {
    expect(sum(caller('What are your opening hours?'), assistant('We open at nine.'))).toBe(
      'The caller asked: “What are your opening hours?”. Nothing was taken down.',
    );
    expect(sum()).toBe('The caller hung up without a word.');
    expect(sum({ role: 'recorded', seconds: 12 })).toBe(
      'The caller left a recorded message of 12 seconds.',
    );
  });

  it('tells of a call that broke off', () => {
    expect(summaryByRule([caller('Hello there')], [], 'pipeline-error-shutdown')).toMatch(
      /The call broke off\.$/,
    );
  });
});

describe('unanswered questions', () => {
  it.each([
    'I am afraid I do not know that.',
    "I'm sorry, I don't have that information.",
    "I'm not sure about that, but I can take a message.",
    'Lo siento, eso no lo sé.',
    'Désolé, je ne le sais pas.',
    'Désolé, je ne le sais pas ; l’équipe pourra vous le dire.',
  ])('are known by the answer "%s"', (answer) => {
    const conversation = [
      caller('Do you have vegan food?'),
      assistant('We open at nine.'),
      caller('And is there parking for a coach?'),
      assistant(answer),
      caller('Is there parking for a coach?'),
      assistant('It closes at ten.'),
    ];
    expect(unansweredQuestions(conversation)).toEqual(['And is there parking for a coach?']);
  });

  it('stand once however often they were asked, and answered ones do not', () => {
    const asked = [caller('Is there parking?'), assistant('I am afraid I do not know that.')];
    expect(unansweredQuestions([...asked, ...asked])).toEqual(['Is there parking?']);
    expect(
      unansweredQuestions([caller('Is there parking?'), assistant('Yes, behind the house.')]),
    ).toEqual([]);
  });
});
