import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSystemPrompt, readSystemPrompt } from '../prompt.ts';
import { type PromptService, promptWithServices, readPromptServices } from './promptServices.ts';

const PROMPT = buildSystemPrompt({
  companyName: 'Larch Lane Dental',
  phoneNumber: '020 7946 0099',
  businessDescription: 'A dental practice.',
  targetCustomers: 'Families.',
  additionalDetails: 'Parking: behind the building.',
});

const service: fc.Arbitrary<PromptService> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }),
  otherNames: fc.array(fc.string({ minLength: 1, maxLength: 80 }), { maxLength: 3 }),
  kind: fc.constantFrom('appointment' as const, 'reservation' as const),
  durationMinutes: fc.integer({ min: 5, max: 10_080 }),
  priceMinor: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
  currency: fc.constantFrom('GBP', 'JPY', 'KWD', 'USD'),
  resources: fc.array(
    fc.oneof(
      fc.record({
        name: fc.string({ minLength: 1, maxLength: 80 }),
        kind: fc.constantFrom(...(['table', 'room', 'staff', 'other'] as const)),
      }),
      fc.record({
        name: fc.string({ minLength: 1, maxLength: 80 }),
        kind: fc.constantFrom(...(['table', 'room', 'other'] as const)),
        capacity: fc.integer({ min: 1, max: 999 }),
      }),
    ),
    { maxLength: 3 },
  ),
});

test('what is written of services is read again, whatever they are called', () => {
  fc.assert(
    fc.property(fc.array(service, { minLength: 1, maxLength: 4 }), (services) => {
      const read = readPromptServices(promptWithServices(PROMPT, services));
      expect(read).toEqual(
        services.map((one) => (one.priceMinor === null ? { ...one, currency: 'USD' } : one)),
      );
    }),
  );
});

test('the rest of the prompt is what it was', () => {
  const [one] = fc.sample(service, 1);
  const told = promptWithServices(PROMPT, one ? [one] : []);
  expect(readSystemPrompt(told)).toEqual(readSystemPrompt(PROMPT));
  expect(promptWithServices(PROMPT, [])).toBe(PROMPT);
});
