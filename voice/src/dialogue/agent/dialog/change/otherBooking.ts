import type { AgentContext } from '../../context.ts';
import { leftOpen } from '../../nlg/leftOpen.ts';
import { scoredIntents } from '../../nlu/intents/decideIntent.ts';
import { intents } from '../../nlu/intents/intents.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState, ChangeDraft } from '../../state.ts';
import { beginChange } from './beginChange.ts';

/** That a booking is meant which stands, not the one that is being made. */
const OTHER =
  /\b(?:(?:my|our) (?:other|existing|old|earlier|previous|original|current)|the (?:existing|previous|original)) (?:\p{L}+ )?(?:one|booking|reservation|appointment|table|room|lesson|session|slot|visit|viewing|class)\b|\b(?:my|our) (?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s)?(?: (?:morning|afternoon|evening|night))? (?:one|booking|reservation|appointment|table|lesson|session|slot|visit|class)\b|\bthe (?:one|booking|reservation|appointment|table|room|slot) (?:that )?(?:(?:i|we)(?:'ve| have)? (?:already |got |had )*(?:have|got|had|made|booked)|i've|we've)\b|\b(?:booking|reservation|appointment|table|slot) (?:i|we)(?:'ve| have)? (?:already|got already)\b/u;
const LONGEST_CHARACTERS = 300;
/** Less than is needed where it is not said that a booking stands. */
const LEAST_SCORE = 0.5;

/** What is wanted of a booking that stands, while another is spoken of; null where nothing is. Takes plain lower-case words. */
export function otherBooking(words: string): ChangeDraft['kind'] | null {
  if (words.length > LONGEST_CHARACTERS || !OTHER.test(words)) return null;
  const [best] = scoredIntents(words);
  if (!best || best.score < LEAST_SCORE) return null;
  return best.intent === 'cancel' || best.intent === 'move' ? best.intent : null;
}

export const otherBookingExamples: readonly string[] = [
  'actually can you cancel my other one',
  'could you move my thursday one to friday instead',
  'cancel the appointment i already have',
  'i need to cancel my existing booking',
  'can we move the one i booked to next week',
];

/**
 * In the middle of a booking: "actually, can you cancel my other one". The new one comes after it; where the other is moved
 * instead, the new one is let go, and said to be not made.
 */
export function changeOther(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  if (state.flow !== 'booking' && state.flow !== 'order') return null;
  if (!context.language.startsWith('en') || intents.goodbye(said.words)) return null;
  const kind = otherBooking(said.words);
  if (kind === null || !(kind === 'cancel' ? context.canCancel : context.canMove)) return null;
  const begun = state.inOwnWords?.[0];
  const resumes = kind === 'cancel' && begun !== undefined;
  const later = [...(state.later ?? []), ...(resumes ? [begun] : [])];
  const idle = {
    ...state,
    flow: 'none' as const,
    asked: 'how-can-i-help' as const,
    misses: 0,
    later,
  };
  const next = beginChange(kind, resumes ? idle : { ...idle, booking: {} }, said, context);
  const left = resumes ? '' : leftOpen(state, context);
  return { ...next, reply: { ...next.reply, say: `${sentence(left)}${next.reply.say}` } };
}

const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
