import type { Updated } from '../../forms/booking/update.ts';
import { VAGUE_HOUR } from '../../nlu/entities/moments/dayParts.ts';
import type { BookingDraft } from '../../state.ts';

/** Asks what is free rather than for an hour: each kind with examples of how callers put it. */
const SEEKS: readonly RegExp[] = [
  // "what have you got on Thursday", "what's Marisol got open", "what times do you have", "what does Keith have free"
  /\bwhat(?:'s|'ve| is| are| has| have| do| does)? (?:\w+ ){0,3}?(?:got|have|free|open|available)\b/,
  // "have you anything next week", "anything on Friday afternoon", "any slots left", "is there any availability"
  /\b(?:anything|something) (?:\w+ )?(?:free|open|available|going|left|on|for|in|next|this|tomorrow|today|at all|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
  /\bany (?:\w+ )?(?:availability|openings?|slots?|appointments?|spaces?|gaps?|times?|room|rooms?|tables?)\b/,
  // "the earliest you have", "your next available", "how soon can you see me", "when could somebody come"
  /\b(?:earliest|soonest|first|next) (?:you|that|one|time|available|free|slot|opening|appointment|possible|there)\b/,
  /\bhow soon\b|\bas soon as\b|\basap\b|\bwhen (?:can|could|would|might|are|is|do|does)\b/,
  // "have you the family room on Friday", "do you have a table for tonight"
  /\b(?:have (?:you|ye|yous)(?: got)?|do (?:you|ye) have|got) (?:the|an?|any|your) (?:\w+ ){1,3}(?:free|available|on|for|next|this|tomorrow|tonight)\b/,
  // "room for two small ones", "space for us"
  /\b(?:room|space|seats?) for (?:us|me|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|a (?:party|group|few|couple))\b/,
  // "squeeze me in", "can you fit her in"
  /\b(?:squeeze|fit|get) (?:me|us|him|her|them|my \w+) in\b/,
];

/** Whether a caller leaves the hour to what is free. */
export function asksWhatIsFree(words: string): boolean {
  return SEEKS.some((pattern) => pattern.test(words)) || VAGUE_HOUR.test(words);
}

/** Speaks of something that may be done: "could Rachel do half ten", "is four possible", "I need somebody". */
const MAY_BE =
  /\b(?:can|could|may|might|would|will|able|possible|chance|free|available|got|have|has|fit|squeeze|do|does|come|book|put|get|see|take|want|need|like|love|after|looking|hoping|wonder\w*|getting|arriving|coming|thinking|how about|what about|any good|work|works|suit|suits|fancy|room for|space for|thinking of|of us|for (?:two|three|four|five|six|\d))\b/;
/** Somebody wishes it for themselves, or for one of their own. */
const FOR_SOMEBODY =
  /\b(?:can|could|may|might) (?:i|we|she|he|they|you (?:do|fit|see|take|get|squeeze|put|book)|my \w+)\b|\b(?:i|we)(?:'d| would)? (?:just |really )?(?:need|want|like|love)\b|\b(?:i'm|we're) (?:after|looking|hoping)\b|\bany chance\b|\bput (?:me|us) (?:in|down)\b/;
/** About the business, whatever day it names: its hours, its prices, what it does as a habit ("do you ever have live music"). */
const ABOUT_THE_BUSINESS =
  /\bdo(?:es)? (?:you|ye|they|it|the \w+) (?:guys |lot |all )?(?:ever|usually|normally|generally|sometimes|often|always)\b|\b(?:are|is|be|when|what time|until|till|how late) (?:do |does |will )?(?:you|they|it|ye|the \w+) (?:still |all |usually )?(?:open|opening|close|closed|closing|shut)\b|\b(?:how (?:much|long|far|many|late|early|old)|why|where|which bus|parking|allowed|opening hours|bring)\b/;

/**
 * Whether a turn asks for a time to be kept rather than for something to know: it names the day and the hour,
 * or asks what is free on a day, or wishes a service or a person on one.
 */
export function asksForAMoment(words: string, booking: BookingDraft): boolean {
  const { date, time, service, resource } = booking;
  if (date === undefined || ABOUT_THE_BUSINESS.test(words)) return false;
  const told = service ?? resource ?? booking.partySize;
  if (time !== undefined) return told !== undefined || MAY_BE.test(words);
  if (SEEKS.some((pattern) => pattern.test(words))) return true;
  return (service !== undefined || resource !== undefined) && FOR_SOMEBODY.test(words);
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
