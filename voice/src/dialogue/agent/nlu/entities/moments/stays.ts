import { DateTime } from 'luxon';
import type { AgentContext } from '../../../context.ts';
import type { Stretch } from '../../spans/aligned.ts';
import type { Candidate } from '../../spans/candidate.ts';
import { bareDatesIn, type DateSetting, datesIn } from './dates.ts';

/** Where a stay ends: "to friday", "checking out on the 5th". */
const LEAVING =
  /\b(?:(?<!\b(?:change|move|switch|push|shift|bring)\b.{0,24})to|until|till|til|through|thru|(?:and )?(?:leav(?:e|ing)|check(?:ing)? out|checkout|depart(?:ing|ure)?|go(?:ing)? home))(?: (?:on|is|will be|the|date|we|would be|it's))*\b/g;

const ENDING = /\b(?:until|till|leaving|check(?:ing)? out|checkout|departing)\b(?: (?:on|is|the))*/;
/** Further back nobody means the same stay. */
const MOST_CUES = 4;

/** The day that was named, or a bare one, and where it ends. */
function dayIn(text: string, setting: DateSetting): { date: DateTime; to: number } | null {
  const [day] = [...datesIn(text, setting), ...bareDatesIn(text, setting)];
  return day && 'date' in day.value ? { date: day.value.date, to: day.to } : null;
}

/** How long a stay is, by its end ("from friday to sunday"); `known`: yyyy-mm-dd of an arrival told before. */
export function staysIn(
  text: string,
  known: string | undefined,
  context: AgentContext,
): Candidate<number>[] {
  const toldBefore = known ? DateTime.fromISO(known, { zone: context.now.zone }) : null;
  const dating = { now: context.now, dayFirst: context.british };
  for (const cue of [...text.matchAll(LEAVING)].slice(-MOST_CUES).reverse()) {
    const arrival = dayIn(text.slice(0, cue.index).trim(), dating)?.date ?? toldBefore;
    const behind = cue.index + cue[0].length;
    const after = text.slice(behind);
    const start = behind + after.length - after.trimStart().length;
    const leaving = arrival && dayIn(after.trim(), { ...dating, now: arrival });
    if (!arrival || !leaving) continue;
    const value = Math.round(leaving.date.diff(arrival.startOf('day'), 'days').days);
    const to = start + leaving.to;
    if (value >= 1) return [{ value, evidence: 'explicit', from: cue.index, to }];
  }
  return [];
}

/** A day of departure is none of arrival: "until the 30th", before anything is known of when they come. */
export function endsIn(text: string, context: AgentContext): Stretch[] {
  const found = ENDING.exec(text);
  if (!found) return [];
  const behind = found.index + found[0].length;
  const after = text.slice(behind);
  const day = dayIn(after.trim(), { now: context.now, dayFirst: context.british });
  const to = behind + after.length - after.trimStart().length + (day?.to ?? 0);
  return day ? [{ from: found.index, to }] : [];
}
