import { expect, test } from 'vitest';
import { factLines } from './factLines.ts';
import { isOpenAt, readOpeningHours } from './openingHours.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;

test.each([
  'Horario: de martes a domingo, de 13:00 a 23:30. Lunes cerrado.',
  'Horaires : du mardi au dimanche, de 13h à 23h30. Fermé le lundi.',
  'Abierto de martes a domingo de 13h a 23:30',
  'Ouvert du mardi au dimanche de 13 h à 23 h 30',
])('"%s"', (line) => {
  const hours = readOpeningHours(factLines(line));
  expect(hours).not.toBeNull();
  if (!hours) return;
  expect(isOpenAt(hours, 2, at(13))).toBe(true);
  expect(isOpenAt(hours, 7, at(23, 15))).toBe(true);
  expect(isOpenAt(hours, 7, at(23, 30))).toBe(false);
  expect(isOpenAt(hours, 1, at(14))).toBe(false);
});

test.each([
  'Horario: lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:00, sábados de 10:00 a 14:00, domingos cerrado',
  'Heures d’ouverture : lundi au vendredi de 9h à 14h et de 17h à 20h, samedi de 10h à 14h, dimanche fermé',
])('two ranges a day: "%s"', (line) => {
  const hours = readOpeningHours(factLines(line));
  expect(hours && [at(9), at(15), at(19)].map((minute) => isOpenAt(hours, 5, minute))).toEqual([
    true,
    false,
    true,
  ]);
  expect(hours && [at(9), at(13), at(19)].map((minute) => isOpenAt(hours, 6, minute))).toEqual([
    false,
    true,
    false,
  ]);
  expect(hours?.get(7)).toEqual([]);
});

test('every day, in both', () => {
  for (const line of [
    'Horario: todos los días de 12 a 22',
    'Horaires : tous les jours de midi à 22h',
  ])
    expect(readOpeningHours(factLines(line))?.get(3)).toEqual([
      { fromMinute: at(12), toMinute: at(22) },
    ]);
});
