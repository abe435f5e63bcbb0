import type { AgentContext } from '../context.ts';
import { keyedDate } from '../forms/engine/typed.ts';
import { type AgentState, expectationOf } from '../state.ts';

/**
 * Keys as the words that a caller would say for them, by what was asked: "4" is a number, "1930" a
 * time, "0312" a day, 1 and 2 are yes and no.
 */
export function wordsForKeys(keys: string, state: AgentState, context: AgentContext): string {
  const digits = keys.replace(/[^\d]/g, '');
  if (digits === '0') return 'operator';
  if (expectationOf(state.asked) === 'yes-no')
    return digits === '1' ? 'yes' : digits === '2' ? 'no' : digits;
  switch (state.asked) {
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
