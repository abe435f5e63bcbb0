import { expect, test } from 'vitest';
import { matchService } from './matchService.ts';
import { nameClashes, nameClashesOf } from './nameClashes.ts';

const service = (name: string, ...otherNames: string[]) => ({
  id: name,
  name,
  otherNames,
  kind: 'appointment' as const,
});

test("another service's own name counts before an other name, as callers find it", () => {
  const services = [service('Check-up'), service('Appointment', 'check up', 'visit')];
  expect(nameClashes(services)).toEqual([
    { said: 'Check-up', services: ['Check-up', 'Appointment'], means: 'Check-up' },
  ]);
  expect(matchService('check-up', services)).toMatchObject({ service: { name: 'Check-up' } });
});

test('callers are asked which where both only are called so too', () => {
  const services = [service("Women's haircut", 'cut'), service("Men's haircut", 'Trim')];
  expect(nameClashes(services)).toEqual([
    { said: 'cut', services: ["Women's haircut", "Men's haircut"], means: null },
  ]);
  expect(matchService('a trim', services)).toMatchObject({ kind: 'several' });
});

test('a service does not clash with itself, nor with what only shares a word', () => {
  const trim = service('Haircut', 'cut', 'trim');
  expect(nameClashesOf(trim, [trim, service('Haircut and colour')])).toEqual([]);
});

test('own names of words that are alike do not clash: each is found by itself', () => {
  const services = [service('Beard trim'), service('Cut and beard')];
  expect(nameClashes(services)).toEqual([]);
});
