import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import { hearBareDate, hearDate } from '../../nlu/entities/dates.ts';

/** Where a stay ends: "to friday", "checking out on the 5th". */
const LEAVING =
  /\b(?:(?<!\b(?:change|move|switch|push|shift|bring)\b.{0,24})to|until|till|til|through|thru|(?:and )?(?:leav(?:e|ing)|check(?:ing)? out|checkout|depart(?:ing|ure)?|go(?:ing)? home))(?: (?:on|is|will be|the|date|we|would be|it's))*\b/g;

const ENDING = /\b(?:until|till|leaving|check(?:ing)? out|checkout|departing)\b(?: (?:on|is|the))*/;
/** Further back nobody means the same stay. */
const MOST_CUES = 4;

/** The words of a stay without its end, and how long it is; `known`: yyyy-mm-dd of an arrival told before. */
export function hearLeaving(
  text: string,
  known: string | undefined,
  context: AgentContext,
): { nights: number; rest: string } | null {
  const toldBefore = known ? DateTime.fromISO(known, { zone: context.now.zone }) : null;
  const dating = { now: context.now, dayFirst: context.british };
  for (const cue of [...text.matchAll(LEAVING)].slice(-MOST_CUES).reverse()) {
    const before = text.slice(0, cue.index).trim();
    const named = hearDate(before, dating);
    const arrival = named && 'date' in named ? named.date : toldBefore;
    const after = text.slice(cue.index + cue[0].length).trim();
    const leaving = arrival && hearBareDate(after, { ...dating, now: arrival });
    if (!arrival || !leaving || !('date' in leaving)) continue;
    const nights = Math.round(leaving.date.diff(arrival.startOf('day'), 'days').days);
    if (nights >= 1) return { nights, rest: `${before} ${leaving.rest}`.trim() };
  }
  return null;
}

/** A day of departure is none of arrival: "until the 30th", before anything is known of when they come. */
export function withoutEnd(text: string, context: AgentContext): string {
  const found = ENDING.exec(text);
  const after = found ? text.slice(found.index + found[0].length).trim() : '';
  const day = found && hearBareDate(after, { now: context.now, dayFirst: context.british });
  return found && day && 'date' in day
    ? `${text.slice(0, found.index)} ${day.rest}`.replace(/\s+/g, ' ').trim()
    : text;
}
