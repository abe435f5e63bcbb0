import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import type { CustomerNotice } from '@belldesk/contract/product/customerNotice';
import { t } from '@lingui/core/macro';
import { cannotTellText } from './cannotTellText.ts';

const NAMES: Readonly<Record<CustomerNotice['by'], string>> = {
  text: t`text message`,
  mail: t`email`,
};

export const changeNames: Readonly<Record<CustomerNotice['kind'], string>> = {
  moved: t`Booking moved`,
  cancelled: t`Booking cancelled`,
  restored: t`Booking restored`,
};

/** What became of telling a customer, as far as is known. */
export function noticeText({ by, to, state, why, opensAt }: CustomerNotice): string {
  const message = t`${NAMES[by]} to ${to}`;
  switch (state) {
    case 'waiting':
      return t`On its way: ${message}.`;
    case 'sent':
      return t`Sent: ${message}.`;
    case 'refused':
      return why === null
        ? t`Not sent: ${message}. Please call.`
        : t`Not sent: ${message}. ${cannotTellText({ why, opensAt })} Please call.`;
    case 'uncertain':
      return t`Not confirmed as sent: ${message}. Please call.`;
  }
}

/** Why nobody was told, and what to do about it; nothing where no number is known either. */
export function nobodyTellsText({ name, phoneNumber }: CalendarEntry): string {
  return phoneNumber ? t`${name} is not notified automatically. Please call ${phoneNumber}.` : '';
}
