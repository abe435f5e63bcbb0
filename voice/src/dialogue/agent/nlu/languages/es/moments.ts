import type { DayRule, Rule } from '../language.ts';
import {
  atTime,
  beforeHour,
  dayOf,
  dayOfMonth,
  following,
  type Half,
  numericDay,
  ofNextWeek,
  span,
  thisComing,
} from '../moments.ts';

const H = '(\\d{1,2}|una)';
const AT =
  '(?:(?:a|sobre|hacia|desde|hasta|para|de|por|tipo|antes de|despues de|alrededor de) )?(?:las? )';
const PART =
  '(?: (?:en punto|horas?|y pico|hs?))*(?: (?:de|por|en) la (manana|madrugada|tarde|noche)| del (mediodia|dia)| ?(am|pm|a m|p m)\\b)?';
const TO = '(?: (?:en punto))?';

function half(match: RegExpExecArray, from: number): Half {
  const part = match[from] ?? match[from + 1] ?? match[from + 2];
  if (!part) return undefined;
  return /^(?:manana|madrugada|am|a m)$/.test(part) ? 'am' : 'pm';
}

function hourOf(text: string | undefined): number {
  return text === 'una' ? 1 : Number(text);
}

/** "Twelve at night" is midnight. */
function at(hour: number, minute: number, match: RegExpExecArray, from: number): string | null {
  if (hour === 12 && (match[from] === 'noche' || match[from] === 'madrugada'))
    return atTime(0, minute, undefined);
  return atTime(hour, minute, half(match, from));
}

function minutesOf(word: string | undefined): number {
  return word === 'media' ? 30 : word === 'cuarto' ? 15 : Number(word);
}

export const spanishTimes: readonly Rule[] = [
  [
    new RegExp(`\\b${AT}?${H} y (media|cuarto|\\d{1,2})(?! (?:personas|anos|ninos))\\b${PART}`),
    (m) => at(hourOf(m[1]), minutesOf(m[2]), m, 3),
  ],
  [
    new RegExp(`\\b${AT}?${H} menos (cuarto|\\d{1,2})\\b${PART}`),
    (m) => beforeHour(minutesOf(m[2]), hourOf(m[1]), half(m, 3)),
  ],
  [
    new RegExp(`\\b(?:a )?(?:un )?(cuarto|\\d{1,2}) para las? ${H}\\b${PART}`),
    (m) => beforeHour(minutesOf(m[1]), hourOf(m[2]), half(m, 3)),
  ],
  [
    new RegExp(`\\b(?:${AT}|a )?(\\d{1,2})[:.h](\\d\\d)(?![./\\d])${PART}`),
    (m) =>
      m[1]?.startsWith('0')
        ? atTime(Number(m[1]), Number(m[2]), 'am')
        : at(Number(m[1]), Number(m[2]), m, 3),
  ],
  [
    new RegExp(`\\b${AT}(\\d{1,2}) ([0-5]\\d)\\b(?! (?:personas|de))${PART}`),
    (m) => at(Number(m[1]), Number(m[2]), m, 3),
  ],
  [/\b(?:a |al )?las? 12 del mediodia\b|\b(?:al|a|del) (?:medio ?dia|medio dia)\b/, 'at 12:00 pm'],
  [/\b(?:a |a la |de )?media ?noche\b/, 'at midnight'],
  [
    new RegExp(
      `\\b${AT}${H}\\b(?! (?:personas|de (?:${'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'})))${TO}${PART}`,
    ),
    (m) => at(hourOf(m[1]), 0, m, 2),
  ],
  [
    /\b(\d{1,2})(?: horas?)? (?:de|por|en) la (manana|madrugada|tarde|noche)\b/,
    (m) => at(Number(m[1]), 0, m, 2),
  ],
  [
    /\b(\d{1,2}) ?(am|pm|a m|p m)\b/,
    (m) => atTime(Number(m[1]), 0, m[2]?.startsWith('a') ? 'am' : 'pm'),
  ],
  [/\b(?:a )?(\d{1,2}) horas\b/, (m) => atTime(Number(m[1]), 0, undefined)],
];

export const spanishBareTimes: readonly Rule[] = [
  [/^(?:a )?(\d{1,2}) ([0-5]\d)$/, (m) => atTime(Number(m[1]), Number(m[2]), undefined)],
  [/\b(?:la )?una\b(?! (?:persona|mesa|cita))/, 'at 1:00'],
];

const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const DAY = `(${DAYS.join('|')})s?`;
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const MONTH = `(${MONTHS.join('|').replace('septiembre', 'sep?tiembre')})`;

const weekday = (name: string | undefined) => DAYS.indexOf(name ?? '') + 1;
const monthOf = (name: string | undefined) =>
  MONTHS.indexOf((name ?? '').replace('setiembre', 'septiembre')) + 1;
const amount = (text: string | undefined) => (/^una?$/.test(text ?? '') ? 1 : Number(text));

export const spanishDays: readonly DayRule[] = [
  [
    new RegExp(`\\bdel (\\d{1,2}) al (\\d{1,2}) de ${MONTH}\\b`),
    (m, today) => span(today, Number(m[1]), Number(m[2]), monthOf(m[3])),
  ],
  [/\bpasado manana\b/, (_, today) => today.plus({ days: 2 })],
  [
    /\b(?:manana|hoy) (?:en (?:8|15))(?: dias)?\b/,
    (m, today) =>
      today.plus({ days: (m[0].includes('15') ? 14 : 7) + (m[0].startsWith('manana') ? 1 : 0) }),
  ],
  [
    /\b(?:de )?hoy en (8|15)(?: dias)?\b/,
    (m, today) => today.plus({ days: m[1] === '8' ? 7 : 14 }),
  ],
  [
    new RegExp(
      `\\b(?:el |este )?${DAY} (?:de|en) (?:la )?(?:semana que viene|proxima semana|semana proxima)\\b`,
    ),
    (m, today) => ofNextWeek(today, weekday(m[1])),
  ],
  [
    new RegExp(`\\b(?:el )?${DAY} (?:en|de) (8|15)(?: dias)?\\b`),
    (m, today) => following(today, weekday(m[1])).plus({ weeks: m[2] === '8' ? 1 : 2 }),
  ],
  [
    new RegExp(
      `\\b(?:${DAY},? )?(?:el |dia ){0,4}(\\d{1,2}|primero|1o) (?:de )?${MONTH}(?: (?:de|del) (\\d{4}))?\\b`,
    ),
    (m, today) => dayOf(today, /^\d+$/.test(m[2] ?? '') ? Number(m[2]) : 1, monthOf(m[3]), m[4]),
  ],
  [/\b(?:el (?:dia )?)?(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d\d))?\b/, numericDay],
  [/\b(?:la )?(?:noche ?buena)\b/, (_, today) => dayOf(today, 24, 12)],
  [/\b(?:el )?(?:dia de )?navidad\b/, (_, today) => dayOf(today, 25, 12)],
  [/\b(?:la )?(?:noche ?vieja|fin de ano)\b/, (_, today) => dayOf(today, 31, 12)],
  [/\b(?:el )?(?:dia de )?ano nuevo\b/, (_, today) => dayOf(today, 1, 1)],
  [/\b(?:el )?(?:dia de |los )*reyes\b/, (_, today) => dayOf(today, 6, 1)],
  [/\b(?:el )?(?:dia de )?san valentin\b/, (_, today) => dayOf(today, 14, 2)],
  [
    /\b(?:dentro de|en|de aqui a) (\d{1,3}|una?) (dia|semana)s?\b/,
    (m, today) => today.plus({ days: amount(m[1]) * (m[2] === 'semana' ? 7 : 1) }),
  ],
  [
    new RegExp(
      `\\b(?:el |este )?${DAY} (?:que viene|proximo|siguiente|que entra)\\b|\\b(?:el |este )?(?:proximo|siguiente) ${DAY}\\b`,
    ),
    (m, today) => following(today, weekday(m[1] ?? m[2])),
  ],
  [new RegExp(`\\beste (?:mismo )?${DAY}\\b`), (m, today) => thisComing(today, weekday(m[1]))],
  [
    new RegExp(`\\b${DAY} (?:dia )?(\\d{1,2})\\b(?! (?:personas|adultos))`),
    (m, today) => dayOfMonth(today, Number(m[2])),
  ],
  [new RegExp(`\\b(?:el |los |al )?${DAY}\\b`), (m, today) => following(today, weekday(m[1]))],
  [/\besta noche\b/, 'tonight'],
  [/\besta tarde\b/, 'this afternoon'],
  [/\besta manana\b/, 'this morning'],
  [/\bhoy(?: mismo)?\b/, 'today'],
  [/\bayer\b/, (_, today) => today.minus({ days: 1 })],
  [/\b(?:por|de|en|a) la manana\b/, 'in the morning'],
  [/\bmanana\b/, 'tomorrow'],
  [
    /\b(?:el )?(?:proximo |este )?(?:finde\b|fin de semana|fin semana)(?: que viene)?\b/,
    'at the weekend',
  ],
  [/\b(?:la )?(?:semana que viene|proxima semana|semana proxima)\b/, 'next week'],
  [
    /\b(?:el|al) (?:dia )?(\d{1,2})\b(?! (?:personas|de))/,
    (m, today) => dayOfMonth(today, Number(m[1])),
  ],
];

export const spanishAmounts: readonly Rule[] = [
  [/\b(?:para )?media docena\b/, 'for 6 people'],
  [
    /\b(?:(?:para|somos|seremos) ){0,6}(\d{1,2}) y (una?|\d) (?:nin[oa]s?|bebes?)\b/,
    (m) => `for ${Number(m[1]) + amount(m[2])} people`,
  ],
  [/\b(?:por|de|en|a) la tarde\b/, 'in the afternoon'],
  [/\b(?:por|de|en|a) la noche\b/, 'in the evening'],
  [/\b(?:para )?(\d{1,3}|una) noches?\b/, (m) => `for ${amount(m[1])} nights`],
  [/\b(?:por |para )?(una|\d) semanas?\b/, (m) => `for ${7 * amount(m[1])} nights`],
  [
    /\b(?:para )?(\d{1,3}) adultos? y (un|una|\d{1,2}) (?:nin[oa]s?|hij[oa]s?|menor(?:es)?|bebes?)\b/,
    (m) => `for ${Number(m[1]) + amount(m[2])} people`,
  ],
  [
    /\b(?:para )?(?:mi (?:mujer|marido|esposa|esposo|pareja|novia|novio|madre|padre|hija|hijo|amiga|amigo) y (?:yo|para mi)|yo y mi (?:mujer|marido|esposa|esposo|pareja|novia|novio)|nosotros 2)\b/,
    'for 2 people',
  ],
  [
    /\b(?:solo|solamente|unicamente) (?:para )?(?:yo|mi|una?)\b|\b(?:para )?(?:mi|yo) sol[oa]\b|\bpara (?:uno|una|1)\b(?! (?:mesa|noche|cita))/,
    'for 1 people',
  ],
  [
    /\b(?:(?:para|de|somos|seremos|seriamos|vamos a ser|vamos|venimos|iremos) ){0,6}(una?|\d{1,3}) (?:personas?|comensales|huespedes|adultos|pax|cubiertos|amigos)\b/,
    (m) => `for ${amount(m[1])} people`,
  ],
  [
    /\b(?:somos|seremos|seriamos|vamos a ser|estaremos|iremos|venimos) (\d{1,3})\b/,
    'for $1 people',
  ],
  [/\b(?:para|mesa de|grupo de) (\d{1,3})\b(?! (?:noches|dias|de))/, 'for $1 people'],
];
