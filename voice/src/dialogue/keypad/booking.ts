import { hoursAround } from '@belldesk/contract/business/dayExceptions';
import { isOpenAt } from '@belldesk/contract/business/openingHours';
import { DateTime } from 'luxon';
import type { AgentContext } from '../agent/context.ts';
import { keyedDate } from '../agent/dialog/keyedTurn.ts';
import { checkDraft } from '../agent/forms/booking/check.ts';
import { bookingTool } from '../agent/forms/booking/next.ts';
import { resolveTime } from '../agent/forms/booking/time.ts';
import { type BookingRead, readBackForKeys } from '../agent/nlg/readBack.ts';
import { storedPhoneNumber } from '../agent/nlu/entities/phoneNumbers.ts';
import { menu } from './menu.ts';
import { type KeypadQuestion, type KeypadState, said } from './state.ts';

const LARGEST_PARTY = 500;
const MOST_NIGHTS = 365;

function service(context: AgentContext): string {
  const { kind } = context.business;
  return kind === 'restaurant'
    ? 'table'
    : kind === 'hotel'
      ? 'room'
      : kind === 'trade'
        ? 'visit'
        : 'appointment';
}

function prompt(asked: KeypadQuestion, context: AgentContext): string {
  const { keys } = context.say;
  switch (asked) {
    case 'party-size':
      return keys.people;
    case 'date':
      return keys.date(context.british);
    case 'nights':
      return keys.nights;
    case 'time':
      return keys.time;
    case 'half-of-day':
      return keys.halfOfDay;
    case 'use-caller-number':
      return keys.callerNumber;
    case 'phone':
      return keys.phone;
    case 'confirm':
      return keys.confirm;
    case 'menu':
      return menu(context);
  }
}

/** Whether the opening hours leave open which half of the day was typed. */
function isAmbiguous(state: KeypadState, context: AgentContext): boolean {
  const { time, date } = state;
  if (!time || time.meridiem !== null) return false;
  const hours = date ? hoursAround(context.business, date) : null;
  if (!hours || !date) return true;
  const { weekday } = DateTime.fromISO(date, { zone: context.now.zone });
  const early = (time.hour % 12) * 60 + time.minute;
  return isOpenAt(hours, weekday, early) === isOpenAt(hours, weekday, early + 720);
}

function missing(state: KeypadState, context: AgentContext): KeypadQuestion | null {
  const what = service(context);
  if ((what === 'table' || what === 'room') && state.partySize === undefined) return 'party-size';
  if (!state.date) return 'date';
  if (what === 'room' && state.nights === undefined) return 'nights';
  if (!state.time) return 'time';
  if (isAmbiguous(state, context)) return 'half-of-day';
  if (!state.phone) return context.callerNumber ? 'use-caller-number' : 'phone';
  return null;
}

function complete(state: KeypadState, context: AgentContext): BookingRead | null {
  if (missing(state, context) !== null || !state.date || !state.time) return null;
  return {
    service: service(context),
    partySize: state.partySize,
    nights: state.nights,
    date: state.date,
    time: resolveTime(state.time, state.date, context),
    name: context.say.keys.caller,
    phone: state.phone,
  };
}

/** The next question of a booking by keys, or the read-back. */
export function nextKeypadQuestion(
  state: KeypadState,
  context: AgentContext,
  before = '',
): KeypadState {
  const pending = missing({ ...state, phone: 'any' }, context);
  const checked = checkDraft(
    {
      service: service(context),
      partySize: state.partySize,
      date: state.date,
      ...(pending === 'half-of-day' ? {} : { time: state.time }),
    },
    context,
  );
  const kept = checked.objection
    ? {
        ...state,
        partySize: checked.draft.partySize,
        date: checked.draft.date,
        time: checked.draft.time,
      }
    : state;
  const lead = [before, checked.objection].filter((part) => part !== '').join(' ');
  if (checked.tooLarge) return said(kept, `${lead} ${menu(context)}`, 'menu');
  const next = missing(kept, context);
  const read = complete(kept, context);
  const question =
    next || !read
      ? prompt(next ?? 'date', context)
      : `${readBackForKeys(read, context)} ${prompt('confirm', context)}`;
  return said(kept, `${lead} ${question}`.trim(), next ?? 'confirm');
}

/** Forgets what was typed and asks the first question. */
export function beginKeypadBooking(
  state: KeypadState,
  context: AgentContext,
  before = '',
): KeypadState {
  const { silences, results, say, asked } = state;
  return nextKeypadQuestion({ silences, results, say, asked }, context, before);
}

function count(digits: string, most: number): number | null {
  const value = Number(digits);
  return /^\d{1,3}$/.test(digits) && value >= 1 && value <= most ? value : null;
}

function typedDate(digits: string, context: AgentContext): string | null {
  if (digits === '1' || digits === '2')
    return context.now.plus({ days: Number(digits) - 1 }).toISODate();
  return keyedDate(digits, context)?.toISODate() ?? null;
}

function typedTime(digits: string): KeypadState['time'] | null {
  const match = /^([01]\d|2[0-3])([0-5]\d)$/.exec(digits.length === 3 ? `0${digits}` : digits);
  if (!match) return null;
  const hour = Number(match[1]);
  return { hour, minute: Number(match[2]), meridiem: hour >= 1 && hour <= 12 ? null : 'exact' };
}

function taken(
  state: KeypadState,
  digits: string,
  context: AgentContext,
): Partial<KeypadState> | null {
  switch (state.asked) {
    case 'party-size': {
      const partySize = count(digits, LARGEST_PARTY);
      return partySize === null ? null : { partySize };
    }
    case 'nights': {
      const nights = count(digits, MOST_NIGHTS);
      return nights === null ? null : { nights };
    }
    case 'date': {
      const date = typedDate(digits, context);
      return date === null ? null : { date };
    }
    case 'time': {
      const time = typedTime(digits);
      return time ? { time } : null;
    }
    case 'half-of-day': {
      if (!state.time || !/^[12]$/.test(digits)) return null;
      const { hour, minute } = state.time;
      return {
        time:
          digits === '1'
            ? { hour: hour % 12, minute, meridiem: 'am' }
            : { hour: (hour % 12) + 12, minute, meridiem: 'pm' },
      };
    }
    case 'phone':
      return /^\d{7,15}$/.test(digits)
        ? { phone: storedPhoneNumber(digits, context.country) }
        : null;
    default:
      return null;
  }
}

/** Keys pressed inside a booking. */
export function keypadBookingTurn(
  state: KeypadState,
  digits: string,
  context: AgentContext,
): KeypadState {
  if (state.asked === 'use-caller-number') {
    if (digits === '1' && context.callerNumber)
      return nextKeypadQuestion({ ...state, phone: context.callerNumber }, context);
    if (digits === '2') return said(state, prompt('phone', context), 'phone');
  }
  if (state.asked === 'confirm') {
    const read = complete(state, context);
    if (digits === '1' && read)
      return said(state, context.say.talk.oneMoment, 'confirm', {
        tool: bookingTool({ ...read, notes: context.say.keys.notes }, context),
      });
    if (digits === '2') return beginKeypadBooking(state, context, context.say.keys.fromTheStart);
  }
  const change = taken(state, digits, context);
  if (change) return nextKeypadQuestion({ ...state, ...change }, context);
  return said(state, `${context.say.keys.didNotFit} ${prompt(state.asked, context)}`, state.asked);
}
