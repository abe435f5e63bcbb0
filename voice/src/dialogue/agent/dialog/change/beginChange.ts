import type { AgentContext } from '../../context.ts';
import { hearWish } from '../../forms/change/hearChange.ts';
import { intents, messageInside } from '../../nlu/intents/intents.ts';
import type { ChangeDraft } from '../../state.ts';
import type { Handler } from '../handler.ts';
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

function kindOf(words: string, context: AgentContext): ChangeDraft['kind'] | null {
  const meant = words.replace(NOT_CANCEL, ' ');
  if (/\bcancel\b/.test(meant)) return context.canCancel ? 'cancel' : null;
  if (!MOVES.test(words) || !context.canMove) return null;
  return OTHER_CHANGE.test(words) ? null : 'move';
}

/** "Cancel my booking", "move my table to eight": what the owner says of cancelling is told first. */
export const changing: Handler = (state, said, context) => {
  if (state.flow !== 'none' || messageInside(said.words)) return null;
  const last = state.lastBooked && OF_THE_LAST.test(said.words) ? state.lastBooked : undefined;
  if (!last && !intents.changeExisting(said.words)) return null;
  const kind = kindOf(last ? `change ${said.words}` : said.words, context);
  if (!kind) return null;
  const fact = kind === 'cancel' ? context.business.search.find('cancel cancellation') : null;
  const rule = fact ? `${fact.text.replace(/[.]?$/, '.')} ` : '';
  const heard = hearWish(said, kind, context);
  if (last) {
    const { name, date } = last;
    const to =
      kind === 'move'
        ? { newDate: heard.newDate ?? heard.date, newTime: heard.newTime ?? heard.time }
        : {};
    return proceedChange(
      { ...state, change: { kind, name, date, ...to } },
      context,
      context.say.talk.allRight,
    );
  }
  // who has told a name in this call is most likely meant
  const name = heard.name ?? (state.committed > 0 ? state.caller.name : undefined);
  return proceedChange(
    { ...state, change: { kind, ...heard, name } },
    context,
    `${rule.slice(0, 1).toUpperCase()}${rule.slice(1)}${context.say.talk.ofCourse}`,
  );
};
