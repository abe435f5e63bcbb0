import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import type { HeardTime } from '../../nlu/entities/moments/times.ts';

/** A count typed as digits; null for none, or more than `most`. */
export function typedCount(digits: string, most: number): number | null {
  const value = Number(digits);
  return /^\d{1,3}$/.test(digits) && value >= 1 && value <= most ? value : null;
}

/** Four keys as a day: DDMM in Britain, MMDD in America; the next such day. */
export function keyedDate(digits: string, context: AgentContext): DateTime | null {
  if (!/^\d{4}$/.test(digits)) return null;
  const pair = [Number(digits.slice(0, 2)), Number(digits.slice(2))] as const;
  const [day, month] = context.british ? pair : [pair[1], pair[0]];
  const today = context.now.startOf('day');
  for (let years = 0; years <= 4; years += 1) {
    const date = DateTime.fromObject(
      { year: today.year + years, month, day },
      { zone: today.zone },
    );
    if (date.isValid && date >= today) return date;
  }
  return null;
}

/** 1 for today, 2 for tomorrow, or a day as four digits; yyyy-mm-dd. */
export function typedDate(digits: string, context: AgentContext): string | null {
  if (digits === '1' || digits === '2')
    return context.now.plus({ days: Number(digits) - 1 }).toISODate();
  return keyedDate(digits, context)?.toISODate() ?? null;
}

/** Three or four digits as an hour; whose half of the day may be open. */
export function typedTime(digits: string): HeardTime | null {
  const match = /^([01]\d|2[0-3])([0-5]\d)$/.exec(digits.length === 3 ? `0${digits}` : digits);
  if (!match) return null;
  const hour = Number(match[1]);
  return { hour, minute: Number(match[2]), meridiem: hour >= 1 && hour <= 12 ? null : 'exact' };
}
