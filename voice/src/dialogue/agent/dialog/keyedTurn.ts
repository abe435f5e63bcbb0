import { DateTime } from 'luxon';
import type { AgentContext } from '../context.ts';
import type { AgentState } from '../state.ts';

/** Four keys as a day: DDMM in Britain, MMDD in America; the next such day. */
export function keyedDate(digits: string, context: AgentContext): DateTime | null {
  if (!/^\d{4}$/.test(digits)) return null;
  const pair = [Number(digits.slice(0, 2)), Number(digits.slice(2))] as const;
  const [day, month] = context.british ? pair : [pair[1], pair[0]];
  const today = context.now.startOf('day');
  for (let years = 0; years <= 4; years += 1) {
    const date = DateTime.fromObject(
      { year: today.year + years, month, day },
      { zone: today.zone },
    );
    if (date.isValid && date >= today) return date;
  }
  return null;
}

/**
 * Keys as the words that a caller would say for them, by what was asked: "4" is a number, "1930" a
 * time, "0312" a day, 1 and 2 are yes and no.
 */
export function wordsForKeys(keys: string, state: AgentState, context: AgentContext): string {
  const digits = keys.replace(/[^\d]/g, '');
  if (digits === '0') return 'operator';
  switch (state.asked) {
    case 'use-caller-number':
    case 'confirm-booking':
    case 'confirm-message':
    case 'confirm-change':
    case 'confirm-order':
    case 'offer-message':
      return digits === '1' ? 'yes' : digits === '2' ? 'no' : digits;
    case 'how-can-i-help':
    case 'anything-else':
      if (digits === '1') return context.canBook ? 'i would like to book' : 'leave a message';
      if (digits === '2') return 'what are your opening hours';
      return digits === '3' ? 'leave a message' : digits;
    case 'date':
    case 'booking-day': {
      const date = keyedDate(digits, context);
      return date ? date.toFormat('yyyy-MM-dd') : digits;
    }
    case 'time':
    case 'pickup-time':
    case 'new-moment':
      return /^\d{4}$/.test(digits)
        ? `${digits.slice(0, 2)}:${digits.slice(2)}`
        : /^\d{3}$/.test(digits)
          ? `${digits.slice(0, 1)}:${digits.slice(1)}`
          : digits;
    default:
      return digits;
  }
}
