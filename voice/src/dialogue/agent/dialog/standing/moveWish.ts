import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import { hearSlots } from '../../forms/booking/heard.ts';
import { resolveTime } from '../../forms/booking/time.ts';
import type { HeardTime } from '../../nlu/entities/times.ts';
import { movedTo, type Shift, shiftBy } from '../../nlu/intents/movedTo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState, ChangeDraft } from '../../state.ts';

type Facts = Omit<ChangeDraft, 'kind' | 'choices'>;
const MINUTES_A_DAY = 1_440;
/** "The Sunday" is the one behind the day that was spoken of. */
const THAT_DAY =
  /\bthe (?:\p{L}+ (?:day|night) (?:instead )?(?:the )?)?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/u;

/** What a wish to move a booking tells: which one it is, and where it shall go. */
export function hearMoveWish({ words, raw }: Utterance, context: AgentContext): Facts {
  const { old, to } = movedTo(words);
  const hear = (text: string, asked: AgentState['asked']) =>
    hearSlots(text, { raw, asked, context, sized: false });
  const stands = hear(old, 'how-can-i-help');
  const goes = to === '' ? {} : hear(to, 'time');
  const shift = shiftBy(to === '' ? words : to);
  const shifted = shift ? shiftedBy(shift, stands, context) : {};
  const date = /\bsame (?:day|night|date)\b/.test(to) ? undefined : goes.date;
  return present({
    name: stands.name ?? goes.name,
    date: stands.date,
    time: stands.time,
    newDate: shifted.newDate ?? behind(date, stands.date, to),
    newTime: shifted.newTime ?? (shift && shift.days === 0 ? undefined : goes.time),
  });
}

function present(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function behind(
  date: string | undefined,
  stands: string | undefined,
  to: string,
): string | undefined {
  if (!date || !stands || date >= stands || !THAT_DAY.test(to)) return date;
  const weeks = Math.ceil(DateTime.fromISO(stands).diff(DateTime.fromISO(date), 'weeks').weeks);
  return DateTime.fromISO(date).plus({ weeks }).toISODate() ?? date;
}

/** "An hour later": of an hour that was named; what is not known is asked. */
function shiftedBy(
  { days, minutes }: Shift,
  { date, time }: { readonly date?: string | undefined; readonly time?: HeardTime | undefined },
  context: AgentContext,
): Pick<Facts, 'newDate' | 'newTime'> {
  if (days !== 0)
    return date ? { newDate: DateTime.fromISO(date).plus({ days }).toISODate() ?? undefined } : {};
  if (!time) return {};
  const [hour = 0, minute = 0] = resolveTime(time, date, context).split(':').map(Number);
  const at = hour * 60 + minute + minutes;
  if (at < 0 || at >= MINUTES_A_DAY) return {};
  return { newTime: { hour: Math.floor(at / 60), minute: at % 60, meridiem: 'exact' } };
}
