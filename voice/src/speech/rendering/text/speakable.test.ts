import { expect, test } from 'vitest';
import { speakable } from './speakable.ts';

test.each([
  ['We open at 19:00.', 'We open at seven p m.'],
  ['at 7 pm, please', 'at seven p m, please'],
  ['at 7 p.m. tomorrow', 'at seven p m tomorrow'],
  ['At 9 a.m. Goodbye.', 'At nine ay em. Goodbye.'],
  ['at 7:30 pm.', 'at seven thirty p m.'],
  ['at 10.30 am', 'at ten thirty ay em'],
  ['12:00 or 00:05', 'twelve noon or twelve oh five ay em'],
  ['Mon-Fri 9:00-17:30', 'Monday to Friday nine ay em to five thirty p m'],
  ['on 2026-12-03', 'on the third of December, twenty twenty six'],
  ['on 03/12/2026', 'on the third of December, twenty twenty six'],
  ['The 21st of March', 'the twenty first of March'],
  ['on December 3', 'on the third of December'],
  ['I may 3 times', 'I may 3 times'],
  ['It is £35 or $12.50', 'It is thirty five pounds or twelve dollars fifty'],
  ['£1,250.00', 'one thousand two hundred and fifty pounds'],
  ['€0.99', 'ninety nine cents'],
  ['Call 020 7946 0018.', 'Call oh two oh, seven nine four six, oh oh one eight.'],
  ['+442079460018', 'plus four four two, oh seven nine, four six oh, oh one eight'],
  ['a table for 12 at 20:00', 'a table for 12 at eight p m'],
  ['info@the-cafe.co.uk', 'info at the dash cafe dot co dot U K'],
  ['www.example.com', 'triple w dot example dot com'],
  ['S-M-A-R-T', 'S, M, ay, R, T'],
  ['Fish & Chips, 5% off', 'Fish and Chips, 5 percent off'],
  ['Café Zoë’s “best”…', "Cafe Zoe's best,"],
  ['10-12 people', '10 to 12 people'],
  ['Dr. Smith', 'Doctor Smith'],
  ['1,250 rooms', '1250 rooms'],
  ['日本', ''],
  ['', ''],
])('%j is said as %j', (written, said) => {
  expect(speakable(written, 'en-GB')).toBe(said);
});

test('in America months come first and zero is zero', () => {
  expect(speakable('12/03/2026 or 3 December', 'en-US')).toBe(
    'December third, twenty twenty six or December third',
  );
  expect(speakable('555 010 2030', 'en-US')).toBe(
    'five five five, zero one zero, two zero three zero',
  );
});
