import type { CannotTell, NotTold } from '@belldesk/contract/product/customerNotice';
import { shortMomentText } from '@belldesk/contract/time/texts';
import { t } from '@lingui/core/macro';

const REASONS: Readonly<Record<NotTold, string>> = {
  unconfirmed: t`Confirm your email address to send messages to customers.`,
  'account-limit': t`Your account has reached its daily limit for customer messages.`,
  'recipient-limit': t`This customer has reached the daily limit for messages.`,
  'source-limit': t`Accounts on your network have reached the daily limit for customer messages.`,
  'installation-limit': t`Belldesk has reached its sending limit for now.`,
  carrier: t`The number or address rejected it.`,
  'too-late': t`It was delayed for more than a day.`,
  changed: t`The booking was changed again before it was sent.`,
  'not-wanted': t`This customer has opted out of messages.`,
};

/** Why a customer was not told, or cannot be, and when they can be, on the reader's own clock. */
export function cannotTellText({ why, opensAt }: CannotTell): string {
  const reason = REASONS[why];
  if (opensAt === null) return reason;
  const when = shortMomentText(new Date(opensAt), undefined);
  return t`${reason} You can notify customers again from ${when}.`;
}
