import { expect, test } from 'vitest';
import { namesToChoose, withArticle } from './articles.ts';

test.each([
  ['table', 'a table'],
  ['appointment', 'an appointment'],
  ['one-hour massage', 'a one-hour massage'],
  ['hour of piano', 'an hour of piano'],
  ['MOT', 'an MOT'],
  ['OCT scan', 'an OCT scan'],
  ['X-ray', 'an X-ray'],
  ['uniform fitting', 'a uniform fitting'],
  ['the Loft', 'the Loft'],
  ['bar seats', 'bar seats'],
  ['unlocking', 'an unlocking'],
  ['eye test', 'an eye test'],
])('%s -> %s', (service, spoken) => {
  expect(withArticle(service)).toBe(spoken);
});

test('names to choose from are heard apart', () => {
  expect(namesToChoose(['Beard trim', 'Cut and beard'])).toBe('a beard trim, or a cut and beard');
  expect(namesToChoose(['The Loft', 'Table', 'MOT'])).toBe('the Loft, a table, or an MOT');
  expect(namesToChoose(['Table'])).toBe('a table');
});
