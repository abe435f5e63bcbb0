import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import type { HeardTime } from '../../nlu/entities/moments/times.ts';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import type { BookingDraft } from '../../state.ts';
import { resolveTime } from './time.ts';

/** What a turn changes by comparison with the booking as it stands: "an hour later", "one more person". */
export interface Shifted {
  readonly draft: Pick<BookingDraft, 'time' | 'date' | 'partySize' | 'nights'>;
  /** The words without it. */
  readonly rest: string;
}

const MINUTES_A_DAY = 1_440;
const BACK = /earlier|sooner|before|less|fewer/;
const DAY_IS_OF_ANOTHER = /^ (?:tomorrow|yesterday|christmas|xmas|new year|my|the|we|i)\b/;

type Shift = (
  match: RegExpExecArray,
  draft: BookingDraft,
  context: AgentContext,
) => Shifted['draft'] | null;

function amount(text: string | undefined): number {
  return text && /^\d/.test(text) ? Number(text) : 1;
}

function atMinute(minute: number): HeardTime | null {
  return minute < 0 || minute >= MINUTES_A_DAY
    ? null
    : { hour: Math.floor(minute / 60), minute: minute % 60, meridiem: 'exact' };
}

function minuteOf(draft: BookingDraft, context: AgentContext): number | null {
  if (!draft.time) return null;
  const [hour = 0, minute = 0] = resolveTime(draft.time, draft.date, context)
    .split(':')
    .map(Number);
  return hour * 60 + minute;
}

function laterBy(minutes: number, draft: BookingDraft, context: AgentContext) {
  const now = minuteOf(draft, context);
  const time = now === null ? null : atMinute(now + minutes);
  return time && { time };
}

function daysLater(days: number, draft: BookingDraft): Shifted['draft'] | null {
  if (!draft.date) return null;
  const date = DateTime.fromISO(draft.date, { zone: 'utc' }).plus({ days }).toISODate();
  return date ? { date } : null;
}

const SHIFTS: readonly (readonly [RegExp, Shift])[] = [
  [
    /\b(?:(half an hour|30 minutes)|(?:a )?(quarter of an hour|15 minutes)|(an?|\d{1,2}) hours?(?: (and a half))?|(\d{1,3}) minutes?) (later|earlier|sooner|after that|before that|before|after)\b/,
    (m, draft, context) => {
      const minutes = m[1]
        ? 30
        : m[2]
          ? 15
          : m[3]
            ? amount(m[3]) * 60 + (m[4] ? 30 : 0)
            : Number(m[5]);
      return laterBy(BACK.test(m[6] ?? '') ? -minutes : minutes, draft, context);
    },
  ],
  [
    /\b(?:(?:at|make it|no) )?(half|quarter) (past|after|to|till)(?= please| then| instead|$)/,
    (m, draft, context) => {
      const now = minuteOf(draft, context);
      if (now === null) return null;
      const hour = Math.floor(now / 60) * 60;
      const past = m[1] === 'half' ? 30 : 15;
      const time = atMinute(/past|after/.test(m[2] ?? '') ? hour + past : hour - past);
      return time && { time };
    },
  ],
  [
    /\b(?:the |a |1 )?day (before|after|earlier|later)\b/,
    (m, draft) =>
      DAY_IS_OF_ANOTHER.test(m.input.slice(m.index + m[0].length))
        ? null
        : daysLater(BACK.test(m[1] ?? '') ? -1 : 1, draft),
  ],
  [
    /\b(an?|\d{1,2}|the(?= week)) (days?|weeks?) (later|earlier|after(?: that)?|before(?: that)?)\b/,
    (m, draft) => {
      if (DAY_IS_OF_ANOTHER.test(m.input.slice(m.index + m[0].length))) return null;
      const days = amount(m[1]) * (m[2]?.startsWith('week') ? 7 : 1);
      return daysLater(BACK.test(m[3] ?? '') ? -days : days, draft);
    },
  ],
  [/\bthe (?:following|next) (day|week)\b/, (m, draft) => daysLater(m[1] === 'day' ? 1 : 7, draft)],
  [
    /\b(?:add )?(an?|another|1|\d{1,2}) (?:more |extra |additional )?nights?(?: (?:more|longer|extra))?\b/,
    (m, { nights }) =>
      nights !== undefined && /more|extra|additional|another|longer|add/.test(m[0])
        ? { nights: nights + amount(m[1]) }
        : null,
  ],
  [
    /\b(?:add (?:on )?)?(an?|another|\d{1,2})(?: (more|extra|additional|less|fewer))?\b(?: (?:person|people|guests?|seats?|places?|adults?|kids?|child(?:ren)?|friends?))?\b/,
    (m, { partySize }) => {
      if (partySize === undefined || !/add|another|more|extra|additional|less|fewer/.test(m[0]))
        return null;
      if (
        !/person|people|guest|seat|place|adult|kid|child|friend|more$|less$|fewer$/.test(
          m[0].trim(),
        )
      )
        return null;
      return { partySize: partySize + (BACK.test(m[2] ?? '') ? -amount(m[1]) : amount(m[1])) };
    },
  ],
  [
    /\bplus (?:(one|1)\b|an? (?:extra|guest|friend)\b)/,
    (_, { partySize }) => (partySize === undefined ? null : { partySize: partySize + 1 }),
  ],
];

/** Reads what a turn says by comparison with the draft. Null where it compares nothing. */
export function hearShift(
  words: string,
  draft: BookingDraft,
  context: AgentContext,
): Shifted | null {
  const text = digitsForWords(words.replace(/\bone (?=more|extra|less|fewer)/g, '1 '));
  for (const [pattern, read] of SHIFTS) {
    const match = pattern.exec(text);
    const changes = match && read(match, draft, context);
    if (match && changes) {
      const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
      return { draft: changes, rest: rest.replace(/\s+/g, ' ').trim() };
    }
  }
  return null;
}
