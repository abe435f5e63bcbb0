import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import type { CustomerNotice } from '@belldesk/contract/product/customerNotice';
import { t } from '@lingui/core/macro';
import { cannotTellText } from './cannotTellText.ts';

const NAMES: Readonly<Record<CustomerNotice['by'], string>> = { text: t`text`, mail: t`mail` };

export const changeNames: Readonly<Record<CustomerNotice['kind'], string>> = {
  moved: t`That it was moved`,
  cancelled: t`That it was cancelled`,
  restored: t`That it stands after all`,
};

/** What became of telling a customer, as far as is known. */
export function noticeText({ by, to, state, why, opensAt }: CustomerNotice): string {
  const message = t`${NAMES[by]} to ${to}`;
  switch (state) {
    case 'waiting':
      return t`A ${message} is on its way.`;
    case 'sent':
      return t`A ${message} was sent.`;
    case 'refused':
      return why === null
        ? t`The ${message} could not be sent. Please ring.`
        : t`The ${message} was not sent. ${cannotTellText({ why, opensAt })} Please ring.`;
    case 'uncertain':
      return t`Nobody knows whether the ${message} was sent. Please ring.`;
  }
}

/** Why nobody was told, and what to do about it; nothing where no number is known either. */
export function nobodyTellsText({ name, phoneNumber }: CalendarEntry): string {
  return phoneNumber ? t`Nobody tells ${name}: please ring ${phoneNumber}.` : '';
}
