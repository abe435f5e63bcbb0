import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { describe, expect, test } from 'vitest';
import { modelRequest } from '../../../testing/request.ts';
import { readContext } from '../../context.ts';
import { utterance } from '../../nlu/normalise/utterance.ts';
import { derivedAnswer } from './derivedAnswer.ts';
import { HOURS_CUES } from './hoursCues.ts';
import { hoursQuestion } from './hoursQuestion.ts';

const DETAILS = [
  'OPENING',
  'Mon-Thu 8.00-5.30, Fri 8.00-4.30',
  'Sat 8.30-12.30. Sun + bank hols shut',
  'Drop offs from 7.30 - key box by the side door',
  '',
  'Kitchen: Monday to Friday 11am to 3pm.',
  'The patio closes at dusk.',
].join('\n');

/** Noon of Friday, 20 November 2026. */
function ask(question: string, details = DETAILS, before?: string): string | null {
  const systemPrompt = buildSystemPrompt({
    companyName: 'Hartley',
    phoneNumber: '1',
    businessDescription: 'A garage.',
    targetCustomers: 'All.',
    additionalDetails: details,
  });
  const context = readContext(modelRequest({ systemPrompt }));
  return derivedAnswer(utterance(question), context, before)?.said ?? null;
}

test.each([
  ['hiya, when do you close of a Friday', 'On Fridays we close at 4:30 pm.'],
  ['are you open now?', "Yes, we are open now; today's hours are from 8 am to 4:30 pm."],
  ['are you still open', "Yes, we are open now; today's hours are from 8 am to 4:30 pm."],
  ['are you open this Saturday afternoon?', 'No, tomorrow we close at 12:30 pm.'],
  ['are you open Saturday afternoons', 'No, on Saturdays we close at 12:30 pm.'],
  ['are you open on Monday', 'Yes, on Monday we are open from 8 am to 5:30 pm.'],
  ['are y’all open Sundays by any chance', 'No, I am sorry, we are closed on Sundays.'],
  ['Hiya, are you shut Sundays?', 'Yes, we are closed on Sundays.'],
  [
    'will anyone be there on Monday at half six in the evening',
    'No, on Monday we close at 5:30 pm.',
  ],
  ['are you open on Monday at half past six in the evening', 'No, on Monday we close at 5:30 pm.'],
  ['are you open before work on Mondays', 'Yes, on Mondays we are open from 8 am to 5:30 pm.'],
  ['what time do you open on Saturdays', 'On Saturdays we open at 8:30 am.'],
  ['what are your hours on a Saturday?', 'On Saturdays we are open from 8:30 am to 12:30 pm.'],
  [
    'what are your weekend hours',
    'On Saturdays we are open from 8:30 am to 12:30 pm. We are closed on Sundays.',
  ],
  [
    'are you open at weekends',
    'Yes. On Saturdays we are open from 8:30 am to 12:30 pm. We are closed on Sundays.',
  ],
  [
    'I finish at five, is there any day you are still there after five?',
    'Yes. From Monday to Thursday we are open until 5:30 pm.',
  ],
  [
    'is there any evening you are open till seven',
    'No, the latest we are open is 5:30 pm, from Monday to Thursday.',
  ],
  ['when do you close today', 'Today we close at 4:30 pm.'],
  ["what's the earliest I can drop me keys off", 'Drop-off is from 7:30 am.'],
  ['how late do you serve food on a Tuesday', 'Food is from 11 am to 3 pm on Tuesdays.'],
  ['are you open on Christmas Day', null],
  ['are you open on bank holidays', null],
  ['how late is the patio open on Fridays', null],
  ['how late can I be for my appointment', null],
  ['can I book a table on Friday before you close', null],
  ['are you close to the station', null],
  ['do you have anything open on Friday, an appointment I mean', null],
  ['is anybody there a notary', null],
  ['what do you charge on Saturdays', null],
])('%s', (question, answer) => {
  expect(ask(question)).toBe(answer);
});

describe('a short question goes on with the one before', () => {
  test.each([
    ['And on Saturday?', 'how late are you open', 'Tomorrow we close at 12:30 pm.'],
    ['and Saturdays', 'how late are you open', 'On Saturdays we close at 12:30 pm.'],
    [
      'champion, and Monday morning next week, are you open then?',
      'how late are you open',
      'Yes, on Monday we are open from 8 am to 5:30 pm.',
    ],
    [
      'Sunday evening any good? About seven?',
      'are you open',
      'No, I am sorry, we are closed on Sunday.',
    ],
    ['and what does it cost on Saturdays', 'are you open', null],
    ['and on Saturday?', 'do you take cards', null],
  ])('%s', (question, before, answer) => {
    expect(ask(question, DETAILS, before)).toBe(answer);
  });
});

test('what follows from closing time, and days of some weeks only', () => {
  const details =
    'Open Tuesday to Sunday, noon to 10pm. Kitchen stops an hour before we close. Mondays 9 to 1, but only in December.';
  expect(ask("what's the latest we could get something to eat on a Wednesday", details)).toBe(
    'Food is until 9 pm on Wednesdays.',
  );
  expect(ask('are you open on Mondays', details)).toBeNull();
});

test.each(
  HOURS_CUES.flatMap(({ wants, examples }) => examples.map((one) => [one, wants] as const)),
)('"%s" asks for %s', (words, wants) => {
  const now = readContext(modelRequest()).now;
  expect(hoursQuestion(words, { now, dayFirst: true })?.wants).toBe(wants);
});
