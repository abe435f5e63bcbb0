import type { CallBadge } from '@belldesk/contract/product/callBadge';
import type { Tone } from '../../ui/Badge.tsx';

/** What came of a call, as its badge says it. */
export const badgeTexts: Readonly<Record<CallBadge, { text: string; tone: Tone }>> = {
  booked: { text: 'Booked', tone: 'good' },
  reserved: { text: 'Reserved', tone: 'good' },
  ordered: { text: 'Ordered', tone: 'good' },
  message: { text: 'Message', tone: 'notice' },
  answered: { text: 'Answered', tone: 'info' },
  'not-completed': { text: 'Not completed', tone: 'bad' },
  transferred: { text: 'Transferred', tone: 'info' },
  missed: { text: 'Missed', tone: 'bad' },
  spam: { text: 'Spam', tone: 'plain' },
};

export const badges = Object.keys(badgeTexts) as CallBadge[];
