import { expect, test } from 'vitest';
import { spokenText } from './spokenText.ts';

test.each([
  ['We open at 19:00.', 'We open at 7 P M.'],
  ['At 12:30 or 00:05', 'At 12 30 P M or 12 oh 5 A M'],
  ['at 7:30 pm.', 'at 7 30 P M.'],
  ['tomorrow at 7 pm, please', 'tomorrow at 7 P M, please'],
  ['It is £35 or $12.50', 'It is 35 pounds or 12 dollars 50 cents'],
  ['Fish & Chips', 'Fish and Chips'],
  ['Café Zoë’s', "Cafe Zoe's"],
  ['12:00 to 22:00', '12 P M to 10 P M'],
  ['', ''],
])('%j is said as %j', (text, spoken) => {
  expect(spokenText(text)).toBe(spoken);
});
