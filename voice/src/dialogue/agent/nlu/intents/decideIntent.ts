import type { Evidence } from './cues/cue.ts';
import { CUES } from './cues.ts';

/** What a caller may want beside knowing something, booking, and a message in so many words. */
export type Intent = 'cancel' | 'move' | 'note' | 'status' | 'complaint' | 'sales' | 'question';

export interface Decided {
  readonly intent: Intent;
  /** From 0.8 on it is acted by. */
  readonly score: number;
}

/** How much more a second cue of the same kind adds. */
const SHARE_OF_MORE = 0.4;
const ENOUGH = 0.8;
/** A wish to book that is heard at all is not passed over for a little more of a question. */
const LEAST_LEAD = 0.25;
const SHARE_OF_HYPOTHETICAL = 0.8;
const STANDS = 0.6;
/** A wish for an hour alone ("could we say five") moves nothing. */
const LEAST_OF_MOVING = 0.3;
/** So little says a wish for another hour where no booking is spoken of. */
const MOST_WITHOUT_BOOKING = 0.7;
/** More words of one turn nobody weighs; a cue stands near its beginning or its end. */
const MOST_CHARACTERS = 600;

/** "Don't cancel it, just move it." */
const NOT_CANCEL =
  /\b(?:don't|do not|not|without|rather than|instead of) (?:want to |need to |have to )?cancel(?:ling)?(?: it| that| me| us| the \p{L}+| my \p{L}+)?\b/u;
/** "Leave it where it is". */
const LEAVES =
  /\b(?:leave|keep) (?:it|that|them|me|us|mine|ours|everything) (?:exactly |just )?(?:where|as|how) (?:it is|it was|it stands|i am|we are|they are)\b|\bleave (?:it|that) (?:at|on) (?:\d|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|the|\p{L}+day)|\bleave it (?:there|be|at that|as is)\b/u;
/** "Don't move it": it is told of, and stays. */
const NOT_MOVE =
  /\b(?:don't|do not|no need to|without|not|don't want (?:it|that|them)|do not want (?:it|that)) (?:want (?:it |that )?to (?:be )?|need to |have to )?mov(?:e|ing|ed)\b/;
const CANCELS = /(?<!\b(?:don't|do not|not|without) )\bcancel\b/;

/** "Just leave it as it is": what stands shall stand. Takes plain lower-case words. */
export function leavesAsItIs(words: string): boolean {
  return LEAVES.test(words) && !CANCELS.test(words);
}

/** As `leavesAsItIs`, or says that it shall not be moved; "don't move it, cancel it" is neither. */
export function keepsWhatStands(words: string): boolean {
  return (LEAVES.test(words) || NOT_MOVE.test(words)) && !CANCELS.test(words);
}

const heard = (words: string): Readonly<Record<Evidence, number>> => {
  const sums: Record<Evidence, number> = {
    standing: 0,
    cancel: 0,
    move: 0,
    note: 0,
    status: 0,
    complaint: 0,
    sales: 0,
    hypothetical: 0,
    another: 0,
    asks: 0,
    wishes: 0,
    past: 0,
  };
  for (const { of, weight, pattern } of CUES) {
    if (!pattern.test(words)) continue;
    const most = Math.max(sums[of], weight);
    sums[of] = most + SHARE_OF_MORE * Math.min(sums[of], weight);
  }
  return sums;
};

/** Whether the words tell of a booking that stands. Takes plain lower-case words. */
export function tellsStanding(words: string): boolean {
  return heard(words.slice(0, MOST_CHARACTERS)).standing >= STANDS;
}

/** "Friday, nah hang on, Friday's the rehearsal, make it the Thursday" corrects what was said, and moves nothing. */
const CORRECTS =
  /\b(?:no|nah|nope|wait|hang on|hold on|hmm|actually|sorry|scratch that|i mean|or|well) (?:[^ ]+ ){0,6}?(?:make (?:it|that)|let's (?:say|go with)|say)\b/g;

/** As `heard`; where no booking stands a correction moves none. */
function told(words: string): Readonly<Record<Evidence, number>> {
  const all = heard(words);
  if (all.move === 0) return all;
  const { standing, move } = heard(words.replaceAll(CORRECTS, ' '));
  return standing > 0 ? all : { ...all, standing, move };
}

/** Whether the words tell of a booking that stands, or of moving one. Takes plain lower-case words. */
export function tellsOfMoving(words: string): boolean {
  const { standing, move } = told(words.slice(0, MOST_CHARACTERS));
  return standing > 0 || move >= LEAST_OF_MOVING;
}

/** Whether the words tell of a booking that stands, or of one that is not wanted any more. Takes plain lower-case words. */
export function tellsOfCancelling(words: string): boolean {
  const { standing, cancel } = heard(words.slice(0, MOST_CHARACTERS));
  return standing > 0 || cancel > 0;
}

/**
 * All intents by what speaks for each, best first. Takes plain lower-case words.
 * @param isKnown a booking that stands was spoken of just before
 */
export function scoredIntents(words: string, isKnown = false): readonly Decided[] {
  const text = words.slice(0, MOST_CHARACTERS);
  const keeps = NOT_CANCEL.test(text);
  const stays = LEAVES.test(text) || NOT_MOVE.test(text);
  const all = told(text);
  // who says not to cancel or not to move has a booking
  const standing = keeps || stays || isKnown ? Math.max(all.standing, STANDS) : all.standing;
  const sum = {
    ...all,
    standing,
    cancel: keeps ? 0 : all.cancel,
    move: stays ? 0 : all.move,
  };
  const against = sum.hypothetical + sum.another;
  const stands = Math.min(sum.standing, 1) * (sum.past > 0 ? 0.5 : 1);
  const otherHour = stands > 0 ? sum.move : Math.min(sum.move, MOST_WITHOUT_BOOKING);
  const moved = sum.move > 0 ? otherHour + stands * 0.8 - against : 0;
  const cancelled = sum.cancel > 0 ? sum.cancel + stands * 0.6 - against - sum.move * 0.7 : 0;
  const noted = sum.note > 0 ? sum.note + stands * 0.5 - against - sum.complaint * 0.5 : 0;
  const asked =
    sum.status > 0
      ? sum.status +
        stands * 0.5 -
        sum.another -
        sum.hypothetical * 0.6 -
        sum.move * 0.6 -
        sum.cancel * 0.6
      : 0;
  const scores: Decided[] = [
    { intent: 'cancel', score: cancelled },
    { intent: 'move', score: moved },
    { intent: 'note', score: noted },
    { intent: 'status', score: asked },
    { intent: 'complaint', score: sum.complaint - against * 0.5 },
    { intent: 'sales', score: sum.sales },
    { intent: 'question', score: asksToKnow(sum) },
  ];
  return scores.sort((one, other) => other.score - one.score);
}

/** A question that a wish to book does not outweigh. */
function asksToKnow({ asks, hypothetical, wishes }: Readonly<Record<Evidence, number>>): number {
  const asked = Math.min(asks, 1) + Math.min(hypothetical, 1) * SHARE_OF_HYPOTHETICAL;
  const outweighs = asked >= wishes + (wishes > 0 ? LEAST_LEAD : 0);
  return outweighs ? Math.min(asked, ENOUGH) : 0;
}

/** What the caller wants of all that cues tell; null where nothing of it is sure enough. Takes plain lower-case words. */
export function decideIntent(words: string, isKnown = false): Decided | null {
  const [best] = scoredIntents(words, isKnown);
  return best && best.score >= ENOUGH ? best : null;
}
