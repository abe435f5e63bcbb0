import type { CallFilters } from '@belldesk/contract/product/callList';
import { endOfDay, startOfDay } from '@belldesk/contract/time/zone';
import { type Chosen, findCurrent } from '../../assistants/queries.ts';
import type { Executor } from '../../db/client.ts';
import { type Criteria, prefixQueryOf } from './queries.ts';

/** With fewer digits a number is a word like any other: a time, a price, a party of four. */
const LEAST_DIGITS = 3;

/** What the filters of a person mean for the rows; null where nothing can fit. */
export async function criteriaOf(
  db: Executor,
  whose: Chosen,
  filters: CallFilters,
): Promise<Criteria | null> {
  const { organisationId } = whose;
  const assistant = await findCurrent(db, whose);
  if (filters.scope === 'mine' && !assistant) return null;
  const zone = filters.timeZone ?? assistant?.timeZone ?? 'UTC';
  const { search = '', number = '', outcome, from, to } = filters;
  const words = search === '' ? undefined : await prefixQueryOf(db, search);
  return {
    organisationId,
    assistantId: filters.scope === 'mine' ? assistant?.assistantId : undefined,
    since: from === undefined ? undefined : new Date(startOfDay(from, zone)),
    before: to === undefined ? undefined : new Date(endOfDay(to, zone)),
    badge: outcome,
    caller: number === '' ? undefined : callerPart(number),
    words,
    spokenNumber: search === '' ? undefined : digitsOf(search),
  };
}

/** However a number is typed, the part of it that every way of writing it has; else the text itself. */
export function callerPart(text: string): string {
  return digitsOf(text) ?? text;
}

/** Digits without what is dialled before them at home or abroad; undefined for what is no number. */
function digitsOf(text: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(text)) return undefined;
  const digits = text
    .replace(/\(0\)/g, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  return digits.length < LEAST_DIGITS ? undefined : digits;
}
