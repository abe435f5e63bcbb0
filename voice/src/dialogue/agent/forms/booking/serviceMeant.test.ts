import type { PromptService } from '@belldesk/contract/business/promptServices';
import { expect, test } from 'vitest';
import { servicesMeant } from './serviceMeant.ts';

function service(name: string, durationMinutes = 60, ...otherNames: string[]): PromptService {
  return {
    name,
    otherNames,
    kind: 'appointment',
    durationMinutes,
    priceMinor: null,
    currency: 'GBP',
    resources: [],
  };
}

const STUDIO = [
  service('Portrait session'),
  service('Portrait session with prints', 90),
  service('Passport photo', 15, 'visa photo'),
  service('Newborn shoot', 120),
];
const CYCLES = [
  service('Basic bike service', 45),
  service('Full bike service', 120),
  service('Wheel truing', 30, 'buckled wheel'),
  service('Brake bleed', 40),
];

test.each([
  ['the passport one', STUDIO, ['Passport photo']],
  ['a photo for my visa', STUDIO, ['Passport photo']],
  ['the two hour one, with the newborn', STUDIO, ['Newborn shoot']],
  ['the portrait, an hour', STUDIO, ['Portrait session']],
  ['portrait and i would like the prints', STUDIO, ['Portrait session with prints']],
  ['my wheel is buckled', CYCLES, ['Wheel truing']],
  ['the full one', CYCLES, ['Full bike service']],
  ['the bleed for the brakes i think', CYCLES, ['Brake bleed']],
  ['a bike service', CYCLES, ['Basic bike service', 'Full bike service']],
  ['a bike service, two hours', CYCLES, ['Full bike service']],
  ['not the basic, the full', CYCLES, ['Full bike service']],
  ['tomorrow at four please', CYCLES, []],
  ['hello', STUDIO, []],
])('"%s"', (words, services, meant) => {
  expect([...servicesMeant(words, services, null)].toSorted()).toEqual(meant);
});

test('by meaning alone where no word is the same', () => {
  const alike = {
    prepare() {},
    ready: () => Promise.resolve(),
    likeness: () => [0.1, 0.15, 0.1, 0.7],
  };
  expect(servicesMeant('pictures of the baby', STUDIO, alike)).toEqual(['Newborn shoot']);
});
