import type { CallBadge } from '@belldesk/contract/product/callBadge';
import { t } from '@lingui/core/macro';
import type { Tone } from '../../ui/Badge.tsx';

/** What came of a call, as its badge says it. */
export const badgeTexts: Readonly<Record<CallBadge, { text: string; tone: Tone }>> = {
  booked: { text: t`Booked`, tone: 'good' },
  reserved: { text: t`Reserved`, tone: 'good' },
  ordered: { text: t`Ordered`, tone: 'good' },
  message: { text: t`Message`, tone: 'notice' },
  answered: { text: t`Answered`, tone: 'info' },
  'not-completed': { text: t`Not completed`, tone: 'bad' },
  transferred: { text: t`Transferred`, tone: 'info' },
  missed: { text: t`Missed`, tone: 'bad' },
  spam: { text: t`Spam`, tone: 'plain' },
};

export const badges = Object.keys(badgeTexts) as CallBadge[];
