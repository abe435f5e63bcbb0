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

const H = '(\\d{1,2}|une)';
const AT = '(?:(?:a|vers|pour|des|de|jusqu a|avant|apres|plutot) )?';
const PART =
  '(?: (?:pile|precises?))*(?: (?:du|le|au) (matin|soir)| (?:de|dans) l (apres midi)| ?(am|pm))?';

function half(match: RegExpExecArray, from: number): Half {
  const part = match[from] ?? match[from + 1] ?? match[from + 2];
  if (!part) return undefined;
  return /^(?:matin|am)$/.test(part) ? 'am' : 'pm';
}

function hourOf(text: string | undefined): number {
  return text === 'une' ? 1 : Number(text);
}

function minutesOf(word: string | undefined): number {
  if (/^demie?$/.test(word ?? '')) return 30;
  return word === 'quart' ? 15 : Number(word);
}

export const frenchTimes: readonly Rule[] = [
  [
    /\b(?:a |vers |pour )?midi et (demie?|quart|\d{1,2})\b/,
    (m) => atTime(12, minutesOf(m[1]), 'pm'),
  ],
  [
    /\b(?:a |vers )?midi moins (?:le )?(quart|\d{1,2})\b/,
    (m) => atTime(11, 60 - minutesOf(m[1]), 'am'),
  ],
  [/\b(?:a |vers )?minuit et (demie?|quart)\b/, (m) => atTime(0, minutesOf(m[1]), undefined)],
  [
    new RegExp(`\\b${AT}${H} heures? et (demie?|quart)\\b${PART}`),
    (m) => atTime(hourOf(m[1]), minutesOf(m[2]), half(m, 3)),
  ],
  [
    new RegExp(`\\b${AT}${H} heures? moins (?:le )?(quart|\\d{1,2})\\b${PART}`),
    (m) => beforeHour(minutesOf(m[2]), hourOf(m[1]), half(m, 3)),
  ],
  [
    new RegExp(`\\b${AT}${H} (?:heures?|h) (\\d{1,2})\\b(?! personnes)${PART}`),
    (m) => atTime(hourOf(m[1]), Number(m[2]), half(m, 3)),
  ],
  [
    new RegExp(`\\b${AT}(\\d{1,2})[:h](\\d\\d)\\b${PART}`),
    (m) => atTime(Number(m[1]), Number(m[2]), m[1]?.startsWith('0') ? 'am' : half(m, 3)),
  ],
  [
    new RegExp(
      `(?<!\\b(?:dans|pendant|d ici|depuis) )\\b${AT}${H} ?(?:heures?|h)\\b(?! plus tard)${PART}`,
    ),
    (m) => atTime(hourOf(m[1]), 0, half(m, 2)),
  ],
  [/\b(\d{1,2}) ?(am|pm)\b/, (m) => atTime(Number(m[1]), 0, m[2] === 'am' ? 'am' : 'pm')],
  [/\b(\d{1,2}) (?:du|le) (matin|soir)\b/, (m) => atTime(Number(m[1]), 0, half(m, 2))],
  [/(?<!apres )\b(?:a |vers |pour |ce )?midi\b/, 'at 12:00 pm'],
  [/\b(?:a |vers )?minuit\b/, 'at midnight'],
];

export const frenchBareTimes: readonly Rule[] = [
  [
    /^(?:a |vers |plutot )?(\d{1,2}) ([0-5]\d)$/,
    (m) => atTime(Number(m[1]), Number(m[2]), undefined),
  ],
  [
    /^(?:a |vers |plutot )?(\d{1,2}) et (demie?|quart)$/,
    (m) => atTime(Number(m[1]), minutesOf(m[2]), undefined),
  ],
];

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const DAY = `(${DAYS.join('|')})s?`;
const MONTHS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
];
const MONTH = `(${MONTHS.join('|')})`;

const weekday = (name: string | undefined) => DAYS.indexOf(name ?? '') + 1;
const amount = (text: string | undefined) => (/^une?$/.test(text ?? '') ? 1 : Number(text));
/** "Huit jours" are a week, "quinze jours" two. */
const days = (count: number) => (count === 8 ? 7 : count === 15 ? 14 : count);

export const frenchDays: readonly DayRule[] = [
  [
    new RegExp(`\\bdu (\\d{1,2}|1er|premier) au (\\d{1,2}) ${MONTH}\\b`),
    (m, today) =>
      span(
        today,
        /^\d+$/.test(m[1] ?? '') ? Number(m[1]) : 1,
        Number(m[2]),
        MONTHS.indexOf(m[3] ?? '') + 1,
      ),
  ],
  [/\bapres demain\b/, (_, today) => today.plus({ days: 2 })],
  [/\bdemain en (8|15)\b/, (m, today) => today.plus({ days: days(Number(m[1])) + 1 })],
  [
    new RegExp(
      `\\b(?:le |ce )?${DAY} de la semaine prochaine\\b|\\bla semaine prochaine,? (?:le )?${DAY}\\b`,
    ),
    (m, today) => ofNextWeek(today, weekday(m[1] ?? m[2])),
  ],
  [
    new RegExp(`\\b(?:le |de )?${DAY}(?: prochain)? en (8|15)\\b`),
    (m, today) => following(today, weekday(m[1])).plus({ weeks: m[2] === '8' ? 1 : 2 }),
  ],
  [
    new RegExp(
      `\\b(?:le |au )?(?:${DAY} )?(?:le )?(\\d{1,2}|premier|1er) ${MONTH}(?: (\\d{4}))?\\b`,
    ),
    (m, today) =>
      dayOf(
        today,
        /^\d+$/.test(m[2] ?? '') ? Number(m[2]) : 1,
        MONTHS.indexOf(m[3] ?? '') + 1,
        m[4],
      ),
  ],
  [/\b(?:le )?(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d\d))?\b/, numericDay],
  [
    /\b(?:le |la )?(?:reveillon|veille|soir) (?:de |du )?(?:noel)\b|\b24 au soir\b/,
    (_, today) => dayOf(today, 24, 12),
  ],
  [
    /\b(?:le |la )?(?:reveillon du (?:jour de l an|nouvel an|31)|saint sylvestre)\b/,
    (_, today) => dayOf(today, 31, 12),
  ],
  [/\b(?:le )?(?:jour de l an|nouvel an)\b/, (_, today) => dayOf(today, 1, 1)],
  [/\b(?:le )?(?:jour de |a )?noel\b/, (_, today) => dayOf(today, 25, 12)],
  [/\b(?:la )?saint valentin\b/, (_, today) => dayOf(today, 14, 2)],
  [
    /\b(?:dans|d ici) (\d{1,3}|une?) (jour|semaine)s?\b/,
    (m, today) => today.plus({ days: m[2] === 'jour' ? days(amount(m[1])) : 7 * amount(m[1]) }),
  ],
  [
    new RegExp(`\\b(?:le |ce )?${DAY} (?:prochain|qui vient|suivant)\\b`),
    (m, today) => following(today, weekday(m[1])),
  ],
  [new RegExp(`\\bce ${DAY}\\b`), (m, today) => thisComing(today, weekday(m[1]))],
  [
    new RegExp(`\\b(?:le )?${DAY} (?:le )?(\\d{1,2})\\b(?! (?:personnes|heures?|h\\b))`),
    (m, today) => dayOfMonth(today, Number(m[2])),
  ],
  [new RegExp(`\\b(?:le |les |au )?${DAY}\\b`), (m, today) => following(today, weekday(m[1]))],
  [/\bce soir\b|\bcette nuit\b/, 'tonight'],
  [/\bcet(?:te)? apres midi\b|\btantot\b/, 'this afternoon'],
  [/\bce matin\b/, 'this morning'],
  [/\baujourd hui(?: meme)?\b|\btout de suite\b/, 'today'],
  [/\bdemain\b/, 'tomorrow'],
  [/\bhier\b/, (_, today) => today.minus({ days: 1 })],
  [
    /\b(?:le |ce )?week ?end(?: prochain| qui vient)?\b|\b(?:la )?fin de semaine\b/,
    'at the weekend',
  ],
  [/\b(?:la )?semaine prochaine\b/, 'next week'],
  [
    /\ble (\d{1,2}|premier)\b(?! (?:personnes|heures?|h\b))/,
    (m, today) => dayOfMonth(today, m[1] === 'premier' ? 1 : Number(m[1])),
  ],
];

export const frenchAmounts: readonly Rule[] = [
  [/\b(?:pour )?(?:une )?demi douzaine\b/, 'for 6 people'],
  [
    /\b(?:(?:pour|on|nous|sera|serons) ){0,6}(\d{1,2}) et (une?|\d) (?:enfants?|bebes?)\b/,
    (m) => `for ${Number(m[1]) + amount(m[2])} people`,
  ],
  [/\b(?:(?:dans|en|au|le|du) )?(?:debut de )?(?:matinee|matin)\b/, 'in the morning'],
  [/\b(?:(?:dans|en|l|de l) ){0,6}(?:fin d )?apres midi\b/, 'in the afternoon'],
  [/\b(?:(?:en|dans la|le|au) )?(?:debut de )?(?:soiree|soir)\b/, 'in the evening'],
  [/\b(?:pour |pendant )?(\d{1,3}|une) nuits?\b/, (m) => `for ${amount(m[1])} nights`],
  [/\bpour (une|\d) semaines?\b/, (m) => `for ${7 * amount(m[1])} nights`],
  [
    /\b(?:pour )?(\d{1,3}) adultes? et (une?|\d{1,2}) (?:enfants?|bebes?|petits?)\b/,
    (m) => `for ${Number(m[1]) + amount(m[2])} people`,
  ],
  [
    /\b(?:pour )?(?:ma (?:femme|compagne|copine|mere|fille|conjointe)|mon (?:mari|compagnon|copain|pere|fils|epoux|conjoint)) et moi\b|\bmoi et (?:ma (?:femme|compagne|copine)|mon (?:mari|compagnon|copain))\b|\b(?:nous|on) est (?:un )?couple\b|\ben amoureux\b|\bnous 2\b/,
    'for 2 people',
  ],
  [
    /\b(?:juste|seulement|que|rien que) (?:pour )?moi\b|\btoute? seule?\b|\bpour (?:moi seule?|une? seule?)\b|\bpour une?\b$/,
    'for 1 people',
  ],
  [
    /\b(?:(?:pour|de|a|on|nous|sera|serons|est|sommes|etes) ){0,6}(une?|\d{1,3}) (?:personnes?|convives?|couverts?|adultes?|hotes?|voyageurs|invites|amis)\b/,
    (m) => `for ${amount(m[1])} people`,
  ],
  [/\b(?:on|nous) (?:sera|serait|est|serons|sommes|serions) (?:a )?(\d{1,3})\b/, 'for $1 people'],
  [
    /\b(?:pour|table de|table a|groupe de) (\d{1,3})\b(?! (?:nuits|jours|heures?|h\b))/,
    'for $1 people',
  ],
];
