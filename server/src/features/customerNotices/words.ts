import type { FoundNotice } from './queries.ts';

/** Longer names and lists would make several texts of one. */
const LONGEST_WHAT = 80;

/** What a customer reads: the first line alone says it all. */
export interface NoticeWords {
  readonly subject: string;
  readonly text: string;
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** "Saturday 21 November at 19:00", by the clock of the business. */
function momentOf(date: string, time: string): string {
  return `${DAY.format(new Date(`${date}T00:00:00Z`)).replace(',', '')} at ${time}`;
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > LONGEST_WHAT ? `${plain.slice(0, LONGEST_WHAT - 3)}...` : plain;
}

/** "table for 4", "order". */
function whatOf({ service, partySize }: FoundNotice): string {
  if (service === null) return 'order';
  return `booking (${shortened(service)}${partySize === null ? '' : ` for ${partySize}`})`;
}

/** What a change by hand is to its customer, in the words of the business. */
export function noticeWords(found: FoundNotice): NoticeWords {
  const { notice } = found;
  const business = shortened(found.businessName);
  const before = momentOf(notice.localDate, notice.localTime);
  const verb =
    notice.kind === 'moved'
      ? `was moved to ${momentOf(notice.newLocalDate ?? '', notice.newLocalTime ?? '')}`
      : notice.kind === 'cancelled'
        ? 'was cancelled'
        : 'stands after all';
  const said = `Your ${whatOf(found)} on ${before} ${verb}.`;
  const ask = found.businessNumber === null ? '' : ` Questions? Call ${found.businessNumber}.`;
  const heading = {
    moved: 'Your booking was moved',
    cancelled: 'Your booking was cancelled',
    restored: 'Your booking stands after all',
  };
  return {
    subject: `${business}: ${heading[notice.kind]}`,
    text: `${business}: ${said}${ask}`,
  };
}
