import type { AgentContext } from '../../context.ts';
import { hearWish } from '../../forms/change/hearChange.ts';
import { decideIntent } from '../../nlu/intents/decideIntent.ts';
import { intents, messageInside } from '../../nlu/intents/intents.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState, ChangeDraft } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { callerIn, isOwnPerson } from '../standing/callerIn.ts';
import { hearMoveWish } from '../standing/moveWish.ts';
import { proceedChange } from './changeTurn.ts';

const MOVES =
  /\b(?:move|moved|make it|instead|rearrange|swap|different (?:day|time)|another (?:day|time)|change|changed|reschedule|rescheduled|postpone|shift|push|pushed|bring|switch)\b/;
/** "Don't cancel it, just move it". */
const NOT_CANCEL =
  /\b(?:don't|do not|not|without|rather than|instead of) (?:want to |need to |have to )?cancel(?:ling)?\b/g;
/** What a tool cannot change. */
const OTHER_CHANGE =
  /\b(?:people|guests|persons|party|seats?|order|high ?chair|allerg\w*|note|address|change (?:the|my|our) (?:name|number|phone))\b/;

/** "Could we change it to five?", "make it eight instead": what was booked a moment ago. */
const OF_THE_LAST =
  /\b(?:change|move|cancel|push|shift|switch|reschedule|make|bring) (?:it|that|this|the (?:time|day|date|booking|reservation|appointment))\b(?! (?:to )?(?:\d+|one|two|three|four|five|six|seven|eight) (?:people|guests|persons))/;

/** "Scrub it for us then", "go ahead and cancel it anyway": the one that was just spoken of. */
const IT =
  /\b(?:it|that|this|them|mine|ours|us|me|anyway|the (?:booking|appointment|table|lesson|visit|session|slot|reservation|room))\b/;

/** One more is wished, and nothing of the other changed. */
const ANOTHER = /\b(?:book|booking for|another|as well|too|also|a second)\b/;

/** Whether a caller speaks of the booking that was made, found or told of a moment ago. Takes plain lower-case words. */
export function meansSpokenOf({ lastBooked, spokenOf }: AgentState, words: string): boolean {
  const known = lastBooked !== undefined || spokenOf !== undefined;
  return known && IT.test(words) && !ANOTHER.test(words);
}

/** What it costs, or until when it can be done: all that a caller who cancels is told unasked. */
const TELLS_TERMS =
  /\d|\b(?:free|fee|charged?|deposit|notice|hours?|days?|week|half|full|price|penalty)\b/i;

function kindOf(words: string, context: AgentContext): ChangeDraft['kind'] | null {
  const meant = words.replace(NOT_CANCEL, ' ');
  if (/\bcancel\b/.test(meant)) return context.canCancel ? 'cancel' : null;
  if (!MOVES.test(words) || !context.canMove) return null;
  return OTHER_CHANGE.test(words) ? null : 'move';
}

/** "Cancel my booking", "move my table to eight". */
export const changing: Handler = (state, said, context) => {
  if (state.flow !== 'none' || messageInside(said.words)) return null;
  const last = state.lastBooked && OF_THE_LAST.test(said.words) ? state.lastBooked : undefined;
  if (!last && (!intents.changeExisting(said.words) || asksAboutChanging(said, context)))
    return null;
  const kind = kindOf(last ? `change ${said.words}` : said.words, context);
  return kind && beginChange(kind, state, said, context);
};

/** "How much notice do you need if I wanted to move my appointment?" changes nothing. */
export const asksAboutChanging = ({ words }: Utterance, { language }: AgentContext): boolean =>
  language.startsWith('en') && decideIntent(words)?.intent === 'question';

/** Begins to cancel or to move what stands: what the owner says of cancelling is told first, what was said is taken. */
export function beginChange(
  kind: ChangeDraft['kind'],
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState {
  const english = context.language.startsWith('en');
  const heard =
    kind === 'move' && english ? hearMoveWish(said, context) : hearWish(said, kind, context);
  const names = heard.date !== undefined && kind === 'cancel';
  const means = OF_THE_LAST.test(said.words) || meansSpokenOf(state, said.words);
  const last = state.lastBooked && means && !names ? state.lastBooked : undefined;
  if (last) {
    const { name, date } = last;
    const moved = hearWish(said, kind, context);
    const to =
      kind === 'move'
        ? { newDate: moved.newDate ?? moved.date, newTime: moved.newTime ?? moved.time }
        : {};
    return proceedChange(
      { ...state, change: { kind, name, date, ...to } },
      context,
      context.say.talk.allRight,
    );
  }
  const fact = kind === 'cancel' ? context.business.search.find('cancel cancellation') : null;
  const tells = fact !== null && TELLS_TERMS.test(fact.text) && !/^\W*\p{Lu}+\W*$/u.test(fact.text);
  const rule = tells ? `${fact.text.replace(/[.]?$/, '.')} ` : '';
  const caller = callerIn(state, said, context);
  // who has told a name in this call is most likely meant
  const told =
    heard.name !== undefined && !isOwnPerson(heard.name, context) ? heard.name : undefined;
  const spokenOf = meansSpokenOf(state, said.words) ? state.spokenOf : undefined;
  const known = caller.name ?? (state.committed > 0 ? state.caller.name : undefined);
  const name = told ?? spokenOf?.name ?? known;
  return proceedChange(
    {
      ...state,
      caller: { ...state.caller, phone: caller.phone },
      change: { kind, date: dayKnown(name, context), ...spokenOf, ...heard, name },
      spokenOf: undefined,
    },
    context,
    `${rule.slice(0, 1).toUpperCase()}${rule.slice(1)}${context.say.talk.ofCourse}`,
  );
}

/** The day of all that a caller has booked who is known by their number, unless somebody else's is meant. */
function dayKnown(name: string | undefined, { knownCaller }: AgentContext): string | undefined {
  const next = name === knownCaller?.name ? knownCaller?.nextBooking : undefined;
  return next?.isOnly ? next.date : undefined;
}
