import { processorMs } from '@belldesk/kit/testing/processorTime';
import { expect, it, test } from 'vitest';
import { claims, claimsIn } from './claims.ts';

test.each(claims)('"$example" says that it is $done', ({ done, example }) => {
  expect([...claimsIn(example)]).toContain(done);
});

it.each([
  "Great, you're booked in for Friday at seven, anything else?",
  'I have gone ahead and reserved a table for you.',
  'Your appointment has been scheduled for the third of March.',
  "Perfect! I've got you down for 7 pm.",
  "Done, your table's booked.",
  "You're all set!",
  "I've cancelled that for you.",
  'Your reservation has been canceled.',
  "I've let the team know that you called.",
  'Your order has been placed.',
  'Listo, su mesa está reservada.',
  "C'est fait, j'ai réservé votre table.",
])('takes "%s" for a claim', (said) => {
  expect(claimsIn(said).size).toBeGreaterThan(0);
});

it.each([
  'Shall I book that for you?',
  "Once you're booked you will get a text.",
  'I am sorry, we are fully booked on Friday.',
  "That time is already booked, I'm afraid.",
  'Would you like me to cancel it?',
  'Nothing is booked yet.',
  "Let me check whether that's booked.",
  'I can pass your message on.',
  'You are not booked yet.',
  'If you are booked already, please tell me the name.',
  'Tables can be booked for up to eight people.',
  'I will let the team know.',
  'Cancelled appointments cost twenty pounds.',
  'Para reservar necesito su nombre.',
  'Je peux réserver une table pour vous.',
])('takes "%s" for none', (said) => {
  expect([...claimsIn(said)]).toEqual([]);
});

test('time goes with the length of the sentence', () => {
  const spentMs = processorMs(() => {
    for (const part of ["i've ", 'you are all ', 'it is now ', 'your booking ', 'if once when '])
      claimsIn(part.repeat(1_000).slice(0, 4_096));
  });
  expect(spentMs).toBeLessThan(250);
});
