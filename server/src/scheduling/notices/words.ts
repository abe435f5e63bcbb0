import { weekdayText } from '@belldesk/contract/time/texts';
import { plainText } from './plainText.ts';
import type { FoundNotice } from './queries.ts';
import { segmentsOf } from './segments.ts';

/** What one notice may cost as a text. */
export const MOST_SEGMENTS = 3;
/** Lines of an order that a mail names. */
const MOST_ITEMS = 10;
/** A name that leaves room for the rest in letters that cost more than twice as much. */
const SHORT_NAME = 20;

/** What a customer reads: fixed sentences, in which the fields of the booking stand. */
export interface NoticeWords {
  readonly subject: string;
  readonly text: string;
  /** One for each thing ordered. */
  readonly items: readonly string[];
}

/** "Saturday 21 November at 19:00", by the clock of the business. */
function momentOf(date: string, time: string): string {
  return `${weekdayText(date)} at ${time}`;
}

/** "booking (table for 4)", "order". */
function whatOf({ service, partySize }: FoundNotice): string {
  if (service === null) return 'order';
  const named = plainText(service);
  if (named === '') return 'booking';
  return `booking (${named}${partySize === null ? '' : ` for ${partySize}`})`;
}

const headings = {
  moved: 'Your booking was moved',
  cancelled: 'Your booking was cancelled',
  restored: 'Your booking was restored',
} as const;

function verbOf({ notice }: FoundNotice): string {
  if (notice.kind === 'moved')
    return `was moved to ${momentOf(notice.newLocalDate ?? '', notice.newLocalTime ?? '')}`;
  return notice.kind === 'cancelled' ? 'was cancelled' : 'was restored';
}

/** The name of the business as it may be told to others. */
function businessOf({ businessName }: FoundNotice): string {
  return plainText(businessName) || 'Your booking';
}

/**
 * What a change by hand is to its customer. Nothing that its owner typed stands in it but names of things, and those
 * without anything that could be followed or rung.
 */
export function noticeWords(found: FoundNotice): NoticeWords {
  const business = businessOf(found);
  return {
    subject: `${business}: ${headings[found.notice.kind]}`,
    text: sentence(found, business, whatOf(found)),
    items: itemsOf(found),
  };
}

/** The same for a telephone, of at most `MOST_SEGMENTS` texts: what is long is said shorter. */
export function noticeText(found: FoundNotice): string {
  const business = businessOf(found);
  const short = found.service === null ? 'order' : 'booking';
  const texts = [
    sentence(found, business, whatOf(found)),
    sentence(found, business, short),
    sentence(found, plainText(business, SHORT_NAME), short),
  ];
  return texts.find((text) => segmentsOf(text) <= MOST_SEGMENTS) ?? (texts.at(-1) as string);
}

function sentence(found: FoundNotice, business: string, what: string): string {
  const { notice, businessNumber } = found;
  const before = momentOf(notice.localDate, notice.localTime);
  // A number that was recognised as one; whatever else was typed there is not repeated.
  const ask = businessNumber === null ? '' : ` Questions? Call ${businessNumber}.`;
  return `${business}: Your ${what} on ${before} ${verbOf(found)}.${ask}`;
}

function itemsOf({ items }: FoundNotice): string[] {
  const all = items ?? [];
  const named = all.slice(0, MOST_ITEMS).flatMap(({ name, quantity }) => {
    const plain = plainText(name);
    return plain === '' ? [] : [`${quantity} x ${plain}`];
  });
  return all.length > MOST_ITEMS ? [...named, `and ${all.length - MOST_ITEMS} more`] : named;
}
