import type { CannotTell, NotTold } from '@belldesk/contract/product/customerNotice';
import { shortMomentText } from '@belldesk/contract/time/texts';

const REASONS: Readonly<Record<NotTold, string>> = {
  unconfirmed:
    'Your email address is not confirmed yet, and only confirmed accounts write to customers.',
  'account-limit': 'Your account has told as many customers as it may in a day.',
  'recipient-limit': 'This customer was told as often as one may be in a day.',
  'source-limit':
    'The accounts of your internet connection have told as many customers as they may in a day.',
  'installation-limit': 'Belldesk has sent as many notices as it may for now.',
  carrier: 'The number or the address did not take it.',
  'too-late': 'It waited for more than a day.',
  changed: 'The booking was changed again before it was sent.',
  'not-wanted': 'This customer does not want to be written to.',
};

/** Why a customer was not told, or cannot be, and when they can be, on the reader's own clock. */
export function cannotTellText({ why, opensAt }: CannotTell): string {
  const opens =
    opensAt === null
      ? ''
      : ` You can tell customers again from ${shortMomentText(new Date(opensAt), undefined)}.`;
  return `${REASONS[why]}${opens}`;
}
