import { expect, test } from 'vitest';
import type { Question } from '../../../state.ts';
import { intents } from '../../intents/intents.ts';
import { hearYesNo } from '../../intents/yesNo.ts';
import { clock, heard } from '../testing/heard.ts';

const spain = { language: 'es-ES', timeZone: 'Europe/Madrid', country: 'ES' } as const;
const hear = (said: string, asked: Question) => heard(said, asked, spain);

test.each([
  ['hoy', '2026-11-20'],
  ['esta noche', '2026-11-20'],
  ['mañana', '2026-11-21'],
  ['manana', '2026-11-21'],
  ['mañana por la mañana', '2026-11-21'],
  ['pasado mañana', '2026-11-22'],
  ['el viernes que viene', '2026-11-27'],
  ['el próximo martes', '2026-11-24'],
  ['este sábado', '2026-11-21'],
  ['el lunes de la semana que viene', '2026-11-23'],
  ['el jueves en ocho días', '2026-12-03'],
  ['de hoy en ocho', '2026-11-27'],
  ['dentro de dos semanas', '2026-12-04'],
  ['en tres días', '2026-11-23'],
  ['el 3 de diciembre', '2026-12-03'],
  ['el veintiuno de diciembre', '2026-12-21'],
  ['el viernes 4 de diciembre', '2026-12-04'],
  ['el primero de enero', '2027-01-01'],
  ['el 5 de marzo de 2027', '2027-03-05'],
  ['el día doce', '2026-12-12'],
  ['doce', '2026-12-12'],
  ['3/12', '2026-12-03'],
  ['nochebuena', '2026-12-24'],
  ['el día de Reyes', '2027-01-06'],
])('the day "%s" is %s', (said, date) => {
  expect(hear(said, 'date').date).toBe(date);
});

test('in the United States the month comes first', () => {
  const there = { language: 'es-US', timeZone: 'America/New_York' };
  expect(heard('12/3', 'date', there).date).toBe('2026-12-03');
  expect(heard('el fin de semana', 'date', spain).span).toBe('weekend');
});

test.each([
  ['a las siete y media de la tarde', '19:30'],
  ['siete y media', '07:30?'],
  ['a las nueve de la noche', '21:00'],
  ['a las ocho', '08:00?'],
  ['a las 21:30', '21:30'],
  ['a las diecinueve treinta', '19:30'],
  ['a las veinte horas', '20:00'],
  ['19h30', '19:30'],
  ['ocho menos cuarto', '07:45?'],
  ['cuarto para las ocho de la noche', '19:45'],
  ['a las dos y diez', '02:10?'],
  ['a la una', '01:00?'],
  ['a la una y media de la tarde', '13:30'],
  ['al mediodía', '12:00'],
  ['a medianoche', '00:00'],
  ['a las doce de la noche', '00:00'],
  ['a las nueve de la mañana', '09:00'],
  ['hacia las diez menos diez', '09:50?'],
  ['a eso de las nueve', '09:00?'],
  ['7 pm', '19:00'],
  ['sobre las seis de la tarde', '18:00'],
  ['nueve', '09:00?'],
])('the hour "%s" is %s', (said, time) => {
  expect(clock(hear(said, 'time'))).toBe(time);
});

test.each([
  ['cuatro', 4],
  ['somos cinco', 5],
  ['seremos ocho personas', 8],
  ['para dos', 2],
  ['mi mujer y yo', 2],
  ['dos adultos y un niño', 3],
  ['para mí solo', 1],
  ['una persona', 1],
  ['seis y un bebé', 7],
  ['media docena', 6],
  ['treinta y dos', 32],
])('"%s" are %i', (said, partySize) => {
  expect(hear(said, 'party-size').partySize).toBe(partySize);
});

test.each([
  ['seis uno dos, treinta y cuatro, cincuenta y seis, setenta y ocho'],
  ['es el seiscientos doce, tres cuatro cinco, seis siete ocho'],
  ['612 34 56 78'],
  ['612-345-678'],
  ['más treinta y cuatro seis uno dos tres cuatro cinco seis siete ocho'],
])('the number "%s"', (said) => {
  expect(hear(said, 'phone').phone).toBe('+34612345678');
});

test.each([
  ['María López', 'María López'],
  ['me llamo María López García', 'María López García'],
  ['soy Ana', 'Ana'],
  ['María de los Ángeles Pérez', 'María De Los Ángeles Pérez'],
  ['Íñigo con eñe', 'Íñigo'],
  ['a nombre de Ruiz, por favor', 'Ruiz'],
  ['Gómez, ge o eme e zeta', 'Gómez'],
  ['mi nombre es Eva Gil y mi teléfono es el 612345678', 'Eva Gil'],
])('the name "%s" is %s', (said, name) => {
  expect(hear(said, 'name').name).toBe(name);
});

test.each([
  ['sí', 'yes'],
  ['vale, perfecto', 'yes'],
  ['claro que sí', 'yes'],
  ['eso es', 'yes'],
  ['de acuerdo', 'yes'],
  ['no', 'no'],
  ['no, gracias', 'no'],
  ['no es correcto', 'no'],
  ['está mal', 'no'],
])('"%s" says %s', (said, meaning) => {
  expect(hearYesNo(hear(said, 'confirm-booking').words)).toBe(meaning);
});

test.each([
  ['Hola, una mesa para cuatro mañana a las nueve de la noche', 4, '2026-11-21', '21:00'],
  ['el sábado a las siete, no, mejor el domingo a las ocho, somos dos', 2, '2026-11-22', '08:00?'],
  ['¿Tienen mesa para seis el sábado a las 21:30?', 6, '2026-11-21', '21:30'],
  ['para tres personas pasado mañana al mediodía', 3, '2026-11-22', '12:00'],
])('"%s" tells all at once', (said, partySize, date, time) => {
  const found = hear(said, 'how-can-i-help');
  expect([found.partySize, found.date, clock(found)]).toEqual([partySize, date, time]);
});

test.each([
  ['no, mejor cinco', { partySize: 5 }],
  ['perdón, el domingo', { date: '2026-11-22' }],
  ['no, tres noches', { nights: 3 }],
])('the correction "%s"', (said, slots) => {
  expect(hear(said, 'confirm-booking')).toMatchObject(slots);
});

test.each([
  ['quiero hablar con una persona', intents.person],
  ['páseme con el encargado', intents.person],
  ['no quiero hablar con una máquina', intents.person],
  ['perdone, no le he oído bien', intents.repeat],
  ['tengo una reserva para mañana y quería cambiarla a las nueve', intents.changeExisting],
  ['avise a Marta de que no puedo ir', intents.message],
  ['¿es usted un robot?', intents.robot],
  ['¿puede repetir?', intents.repeat],
  ['¿cómo?', intents.repeat],
  ['un momento, por favor', intents.wait],
  ['adiós', intents.goodbye],
  ['hasta mañana', intents.goodbye],
  ['déjelo', intents.abandon],
  ['Quisiera cancelar mi reserva', intents.changeExisting],
  ['quiero cambiar mi cita del viernes al sábado', intents.changeExisting],
  ['¿Puedo dejar un mensaje?', intents.message],
  ['dígale a Ana que llego tarde', intents.message],
  ['que me llamen, por favor', intents.message],
  ['quiero reservar', intents.book],
  ['necesito una cita', intents.book],
  ['buenas tardes', intents.greeting],
  ['muchas gracias', intents.thanks],
])('"%s" is understood as what it wishes', (said, wish) => {
  expect(wish(hear(said, 'how-can-i-help').words)).toBe(true);
});

test.each([
  ['una habitación individual del 3 al 6 de diciembre', '2026-12-03', 3],
  ['una suite para dos noches a partir de mañana', '2026-11-21', 2],
])('the stay "%s"', (said, date, nights) => {
  expect(hear(said, 'how-can-i-help')).toMatchObject({ date, nights });
});
