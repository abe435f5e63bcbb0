import type { ModelRequest } from '../../dialogue/model.ts';
import { claimsIn } from './claims.ts';
import { type Commit, commitsIn, isOffered } from './commits.ts';

/** Of the clock: "7 pm", "7:30", "19h30". A bare number may be anything. */
const CLOCK = /\b(\d{1,2})(?:[:.h](\d\d)|(?= ?[ap]\.? ?m\b))/giu;
const HALF_DAY = 12;

/**
 * Whether a sentence of a model's tells something as done that no tool has done in this conversation, or for another hour
 * or day of the week than it was done for. Of an assistant without the tools for it nothing can be known: then false.
 */
export function claimsFalsely(sentence: string, request: ModelRequest): boolean {
  const claimed = claimsIn(sentence);
  if (claimed.size === 0) return false;
  const offered = request.tools.map((tool) => tool.function.name);
  const commits = commitsIn(request.conversation);
  for (const done of claimed) {
    if (!isOffered(done, offered)) continue;
    const fitting = commits.filter((commit) => done === 'settled' || commit.done.includes(done));
    if (fitting.length === 0) return true;
    if (done === 'booked' || done === 'moved')
      if (!namesHourOf(sentence, fitting) || !namesDayOf(sentence, fitting, request.language))
        return true;
  }
  return false;
}

function namesHourOf(sentence: string, commits: readonly Commit[]): boolean {
  const times = commits.flatMap((commit) => commit.times);
  const named = [...sentence.matchAll(CLOCK)].map(([, hour, minute = '00']) =>
    clockOf(hour, minute),
  );
  return (
    times.length === 0 ||
    named.length === 0 ||
    times.some((time) => named.includes(plainClock(time)))
  );
}

const clockOf = (hour = '', minute: string) => `${Number(hour) % HALF_DAY}:${minute}`;
const plainClock = (time: string) => clockOf(time.slice(0, 2), time.slice(3, 5));

/** A Monday, from which the days of a week are counted. */
const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function namesDayOf(sentence: string, commits: readonly Commit[], language: string): boolean {
  const dates = commits.flatMap((commit) => commit.dates);
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const words = new Set<string>(sentence.toLowerCase().match(/\p{L}+/gu));
  const named = Array.from({ length: 7 }, (_, day) =>
    name.format(MONDAY_MS + day * DAY_MS).toLowerCase(),
  ).filter((day) => words.has(day));
  return (
    dates.length === 0 ||
    named.length === 0 ||
    dates.some((date) => named.includes(name.format(Date.parse(date)).toLowerCase()))
  );
}
