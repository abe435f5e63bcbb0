import { expect, test } from 'vitest';
import { plainWords } from '../normalise/words.ts';
import { hearYesNo } from './yesNo.ts';

test.each([
  ['yes', 'yes'],
  ['Uh-huh', 'yes'],
  ['mm-hm', 'yes'],
  ['sure thing', 'yes'],
  ['sounds about right', 'yes'],
  ['no problem', 'yes'],
  ["no, that's right", 'yes'],
  ["no, that's fine, go for it", 'yes'],
  ["can't see why not", 'yes'],
  ["I wouldn't change a thing", 'yes'],
  ['please', 'yes'],
  ['no', 'no'],
  ['nuh-uh', 'no'],
  ['not really', 'no'],
  ["I'd rather not", 'no'],
  ['of course not', 'no'],
  ["I don't think that's right", 'no'],
  ["that's not quite it", 'no'],
  ['you got that wrong', 'no'],
  ['not sure', null],
  ['let me think', null],
  ["I don't know", null],
  // agreed to all but something: nothing may be booked yet
  ['yes but change the time', null],
  ['all right except for the name', null],
  ['please change the name', null],
  ['the blue one', null],
])('%s: %s', (said, expected) => {
  expect(hearYesNo(plainWords(said))).toBe(expected);
});
