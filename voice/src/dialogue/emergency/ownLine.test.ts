import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { expect, it, test } from 'vitest';
import { ownEmergencyLine, ownInstructions, tellsOfTrouble } from './ownLine.ts';
import { troubles } from './phrases/troubles.ts';
import { clausesOf } from './plainSpeech.ts';

test.each(troubles)('%s is heard in "%s"', (_, example) => {
  expect(tellsOfTrouble(clausesOf(example))).toBe(true);
});

it.each([
  'I would like to bring my dog for her booster',
  'my cat needs her claws done',
  'can you whiten my teeth',
  'do you do lash lifts',
  'is hot water included',
  'I want a new boiler',
  'the line was busy',
  'can I get my contact lenses checked',
  'how much is an emergency appointment',
])('"%s" is no trouble', (said) => {
  expect(tellsOfTrouble(clausesOf(said))).toBe(false);
});

const prompt = (additionalDetails: string) =>
  buildSystemPrompt({
    companyName: 'Bell & Co',
    phoneNumber: '1',
    businessDescription: 'A business.',
    targetCustomers: 'All.',
    additionalDetails,
  });

test.each([
  ['Emergencies: call 020 7946 0555, day and night.\nEmergency visits cost £90.', /0555/],
  [
    'Emergencies 24/7 on this number. The on-call sparky rings back within 20 minutes.',
    /on this number|rings back/,
  ],
  ['Emergency appointment £75.', null],
])('of "%s" the caller is told what to do', (details, told) => {
  const found = ownInstructions(prompt(details), 'Bell & Co');
  expect(told === null ? found === null : told.test(found?.text ?? '')).toBe(true);
});

test('the line that is named after the public number has a number in it', () => {
  expect(
    ownEmergencyLine(prompt('Emergencies: we ring back within 20 minutes.'), 'Bell & Co'),
  ).toBeNull();
});
