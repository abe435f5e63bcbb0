import { askNext, slotQuestion } from '../booking/next.ts';
import type { HouseContext } from '../context.ts';
import { answer, type HouseState, type Question } from '../state.ts';

const KEYED: readonly Question[] = ['phone', 'time', 'date', 'party-size', 'nights'];

const MISSED: Partial<Record<Question, string>> = {
  'party-size': 'I am sorry, I did not catch the number.',
  date: 'I am sorry, I did not catch the day.',
  'booking-day': 'I am sorry, I did not catch the day.',
  time: 'I am sorry, I did not catch the time.',
  'pickup-time': 'I am sorry, I did not catch the time.',
  name: 'I am sorry, I did not catch the name.',
  phone: 'I am sorry, I did not catch the number.',
};

/** How to key an answer. */
function keysFor(asked: Question, context: HouseContext): string {
  if (!context.hasKeys) return '';
  if (asked === 'phone') return 'You can also type the number on your keypad.';
  if (asked === 'time') return 'You can also type it on your keypad as four digits.';
  if (asked === 'date')
    return `You can also type it on your keypad, ${context.british ? 'day and month' : 'month and day'} as four digits.`;
  return 'You can also type it on your keypad.';
}

/** What can be done here, in one sentence. */
export function abilities(context: HouseContext): string {
  const parts = ['answer questions'];
  if (context.canBook)
    parts.push(
      context.business.kind === 'restaurant'
        ? 'book a table'
        : context.business.kind === 'hotel'
          ? 'book a room'
          : 'book an appointment',
    );
  if (context.canCancel && context.canMove) parts.push('move or cancel a booking');
  if (context.canTakeMessage) parts.push('take a message');
  return `I can ${parts.slice(0, -1).join(', ')}${parts.length > 1 ? ' or ' : ''}${parts.at(-1)}.`;
}

/** Says that nothing was understood; the second time shows another way, the third offers a message. */
export function notUnderstood(state: HouseState, context: HouseContext): HouseState {
  const misses = state.misses + 1;
  const next = { ...state, misses };
  if (misses >= 3 && context.canTakeMessage && state.asked !== 'message-text') {
    return answer(
      { ...next, misses: 0 },
      'I am sorry, I still do not understand. Shall I take a message for the team instead?',
      'offer-message',
    );
  }
  if (state.flow === 'none') {
    if (state.asked === 'offer-message')
      return answer(
        next,
        'I am sorry, I did not understand. Shall I take a message, yes or no?',
        'offer-message',
      );
    return misses === 1
      ? answer(
          next,
          `I am sorry, I did not understand that. ${abilities(context)}`,
          'how-can-i-help',
        )
      : answer(
          next,
          'I am sorry, I did not understand that either. Shall I take a message for the team?',
          'offer-message',
        );
  }
  const sorry = MISSED[state.asked] ?? 'I am sorry, I did not understand.';
  const keys = misses >= 2 && KEYED.includes(state.asked) ? keysFor(state.asked, context) : '';
  const before = [sorry, keys].filter((part) => part !== '').join(' ');
  if (
    state.asked === 'confirm-booking' ||
    state.asked === 'confirm-change' ||
    state.asked === 'confirm-order'
  )
    return answer(next, `${sorry} Is everything right as I said it, yes or no?`, state.asked);
  if (state.asked === 'confirm-message')
    return answer(next, `${sorry} Is the message right, yes or no?`, 'confirm-message');
  if (state.flow === 'booking' && state.asked !== 'what-to-change')
    return askNext(next, context, before);
  return answer(next, `${before} ${slotQuestion(state.asked, state, context)}`, state.asked);
}
