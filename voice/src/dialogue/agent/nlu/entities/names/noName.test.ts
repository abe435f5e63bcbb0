import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { hearListedName } from './listedName.ts';
import { selfNamed } from './selfNamed.ts';

const dating = { now: DateTime.fromISO('2026-03-10T14:00', { zone: 'utc' }), dayFirst: true };

test.each([
  "Alright mate, there's nine of us, Friday next week, starving. Half seven, can you feed us?",
  "It's his last night tomorrow. Six o'clock, there's ten of us. Can you do that?",
  'We are five, Saturday, Noon, and a highchair please',
  'A table, Sunday, Quarter past one, four of us',
  'Dinner, Friday, Twenty of us, Eight',
])('nobody is named in "%s"', (raw) => {
  expect(hearListedName(raw, dating, true)).toBeNull();
});

test.each([
  ['Half Seven, please', null],
  ["Six O'Clock, there's ten of us", null],
  ['Padraig Lenihan is the name. Orla has me down for half two', 'Padraig Lenihan'],
  ['Hi, Lorraine Biggs, you have me down for Friday', 'Lorraine Biggs'],
  ['Marcus Bell here', 'Marcus Bell'],
  ["Fergal O'Dowd, I have a room with you", "Fergal O'Dowd"],
  ['Gwen Stacey-Moore speaking', 'Gwen Stacey-Moore'],
  // whose booking it is, not whose time
  ["Hello, it's Oliver Fenn's mum. He's piano with Bea", 'Oliver Fenn'],
  ["Hi, I'm Dom Lee's seven o'clock on Tuesday", null],
])('"%s" begins with %s', (raw, name) => {
  expect(selfNamed(raw)).toBe(name);
});
