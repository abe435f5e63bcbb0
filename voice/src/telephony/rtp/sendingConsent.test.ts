import { expect, it } from 'vitest';
import { SendingConsent, UNPROVED_SLOTS } from './sendingConsent.ts';

function taken(consent: SendingConsent, slots: number): number {
  let sent = 0;
  for (let slot = 0; slot < slots; slot++) if (consent.takeSlot()) sent++;
  return sent;
}

it('lets one second pass before it is given, and everything after', () => {
  const consent = new SendingConsent(false);
  expect(taken(consent, 1_600)).toBe(50);
  expect(consent.give()).toBe(true);
  expect(consent.give()).toBe(false);
  expect(taken(consent, 1_600)).toBe(1_600);
});

it('is one second in a life, however often another address is named', () => {
  const consent = new SendingConsent(true);
  let sent = 0;
  for (let turn = 0; turn < 20; turn++) {
    consent.withdraw();
    sent += taken(consent, 20);
    consent.give();
  }
  expect(sent).toBe(UNPROVED_SLOTS);
});
