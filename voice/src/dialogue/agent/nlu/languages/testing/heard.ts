import { modelRequest } from '../../../../testing/request.ts';
import { readContext } from '../../../context.ts';
import { hearSlots } from '../../../forms/booking/heard.ts';
import type { HeardSlots } from '../../../forms/booking/heardSlots.ts';
import { initialState, type Question } from '../../../state.ts';
import { hear } from '../ear.ts';

const IN_A_MESSAGE = /message/;

/** What the house makes of a turn on Friday, 20 November 2026, noon, in the zone of the business. */
export function heard(
  said: string,
  asked: Question,
  setting: { readonly language: string; readonly timeZone: string },
): HeardSlots & { readonly words: string; readonly question: boolean } {
  const context = readContext(modelRequest(setting));
  const idle = asked === 'how-can-i-help' || asked === 'anything-else';
  const flow = idle ? 'none' : IN_A_MESSAGE.test(asked) ? 'message' : 'booking';
  const { raw, words, question } = hear(said, { ...initialState(''), asked, flow }, context);
  return { ...hearSlots(words, { raw, asked, context, sized: true }), words, question };
}

/** HH:MM of an hour that was heard, with "?" where morning or evening was left open. */
export function clock({ time }: HeardSlots): string | undefined {
  if (!time) return undefined;
  const digits = `${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}`;
  return time.meridiem === null ? `${digits}?` : digits;
}
