import { expect, it } from 'vitest';
import { wordsIn } from './wordsOfBusiness.ts';

it('gives each word once, as it is first written, without addresses and what is no word', () => {
  expect(
    wordsIn([
      "Saoirse's Café",
      'SAOIRSE welcomes you at https://cafe.example or hello@cafe.example, 24/7, B2',
      'Bouillabaisse’s, café',
    ]),
  ).toEqual(['Saoirse', 'Café', 'welcomes', 'you', 'Bouillabaisse']);
});
