import type { Updated } from '../../forms/booking/update.ts';
import { VAGUE_HOUR } from '../../nlu/entities/dayParts.ts';

/** Asks what is free rather than for an hour: each kind with examples of how callers put it. */
const SEEKS: readonly RegExp[] = [
  // "what have you got on Thursday", "what's Marisol got open", "what times do you have", "what does Keith have free"
  /\bwhat(?:'s|'ve| is| are| has| have| do| does)? (?:\w+ ){0,3}?(?:got|have|free|open|available)\b/,
  // "have you anything next week", "anything on Friday afternoon", "any slots left", "is there any availability"
  /\b(?:anything|something) (?:\w+ )?(?:free|open|available|going|left|on|for|in|next|this|tomorrow|today|at all)\b/,
  /\bany (?:\w+ )?(?:availability|openings?|slots?|appointments?|spaces?|gaps?|times?|room|rooms?|tables?)\b/,
  // "the earliest you have", "your next available", "how soon can you see me", "when could somebody come"
  /\b(?:earliest|soonest|first|next) (?:you|that|one|time|available|free|slot|opening|appointment|possible|there)\b/,
  /\bhow soon\b|\bas soon as\b|\basap\b|\bwhen (?:can|could|would|might|are|is|do|does)\b/,
  // "squeeze me in", "can you fit her in"
  /\b(?:squeeze|fit|get) (?:me|us|him|her|them|my \w+) in\b/,
];

/** Whether a caller leaves the hour to what is free. */
export function asksWhatIsFree(words: string): boolean {
  return SEEKS.some((pattern) => pattern.test(words)) || VAGUE_HOUR.test(words);
}

/** What was heard of a booking, and that the caller wants to know what is free. An hour that was named ends that. */
export function withSeeking(updated: Updated, words: string): Updated {
  const { state } = updated;
  const { time, seeks = false } = state.booking;
  const next = time === undefined && (seeks || asksWhatIsFree(words));
  if (next === seeks) return updated;
  const booking = { ...state.booking, seeks: next };
  return { ...updated, state: { ...state, booking }, heard: updated.heard || next };
}
