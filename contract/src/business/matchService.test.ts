import { expect, test } from 'vitest';
import { matchService, servicesNamed } from './matchService.ts';

const named = (kind: 'appointment' | 'reservation', name: string, ...otherNames: string[]) => ({
  name,
  otherNames,
  kind,
});
const SALON = [
  named('appointment', 'Haircut'),
  named('appointment', 'Colouring', 'roots'),
  named('appointment', 'Cut & blow-dry'),
];
const HOTEL = [named('reservation', 'Double room'), named('reservation', 'Family room')];
const RESTAURANT = [named('reservation', 'Table'), named('reservation', 'Terrace table')];
const CLINIC = [named('appointment', 'Consultation')];

test.each([
  ['haircut', SALON, ['Haircut']],
  ['hair cut', SALON, ['Haircut']],
  ['a trim', SALON, ['Haircut']],
  ['my roots done', SALON, ['Colouring']],
  ['hair color', SALON, ['Colouring']],
  ['cut and blow dry', SALON, ['Cut & blow-dry']],
  ['massage', SALON, []],
  ['appointment', SALON, ['Haircut', 'Colouring', 'Cut & blow-dry']],
  ['appointment', CLINIC, ['Consultation']],
  ['new patient appointment', CLINIC, []],
  ['double room', HOTEL, ['Double room']],
  ['room', HOTEL, ['Double room', 'Family room']],
  ['table', RESTAURANT, ['Table']],
  ['dinner', RESTAURANT, ['Table']],
  ['a table on the terrace', RESTAURANT, ['Terrace table']],
])('"%s"', (said, services, expected) => {
  const match = matchService(said, services);
  const found =
    match.kind === 'one' ? [match.service] : match.kind === 'several' ? match.services : [];
  expect(found.map(({ name }) => name)).toEqual(expected);
});

test("an own name comes before another service's other name", () => {
  const clinic = [
    named('appointment', 'Appointment', 'check-up'),
    named('appointment', 'Check-up'),
  ];
  expect(matchService('check-up', clinic)).toMatchObject({
    kind: 'one',
    service: { name: 'Check-up' },
  });
});

const DENTIST = [
  named('appointment', 'Check-up', 'exam'),
  named('appointment', 'Filling'),
  named('appointment', 'White filling', 'tooth-coloured filling'),
];

test.each([
  ["I'd like a check-up with Dr Lindqvist next Tuesday at ten", ['Check-up']],
  ['how much is a white filling', ['White filling']],
  ['a check up and a filling please', ['Check-up', 'Filling']],
  ['do you do braces', []],
  ['', []],
])('"%s" names %j', (said, expected) => {
  expect(servicesNamed(said, DENTIST).map(({ name }) => name)).toEqual(expected);
});

const BARBER = [
  named('appointment', 'Beard trim', 'beard tidy', 'beard shape'),
  named('appointment', 'Cut and beard', 'hair and beard', 'the works'),
  named('appointment', 'The Loft'),
  named('appointment', 'Check-up & polish'),
];

test.each([
  ['Beard trim', 'Beard trim'],
  ['beard trim', 'Beard trim'],
  ['a Beard Trim', 'Beard trim'],
  ['Cut and beard', 'Cut and beard'],
  ['cut & beard', 'Cut and beard'],
  ['Loft', 'The Loft'],
  ['the loft', 'The Loft'],
  ['CHECK UP AND POLISH', 'Check-up & polish'],
])('"%s" is the very name of %s, and of no other though their words are alike', (said, name) => {
  expect(matchService(said, BARBER)).toMatchObject({ kind: 'one', service: { name } });
});

test('words that two names share are asked about', () => {
  expect(matchService('beard cut', BARBER)).toMatchObject({ kind: 'several' });
});
