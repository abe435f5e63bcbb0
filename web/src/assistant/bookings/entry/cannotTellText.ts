import type { CannotTell, NotTold } from '@belldesk/contract/product/customerNotice';
import { shortMomentText } from '@belldesk/contract/time/texts';
import { t } from '@lingui/core/macro';

const REASONS: Readonly<Record<NotTold, string>> = {
  unconfirmed: t`Your email address is not confirmed yet, and only confirmed accounts write to customers.`,
  'account-limit': t`Your account has told as many customers as it may in a day.`,
  'recipient-limit': t`This customer was told as often as one may be in a day.`,
  'source-limit': t`The accounts of your internet connection have told as many customers as they may in a day.`,
  'installation-limit': t`Belldesk has sent as many notices as it may for now.`,
  carrier: t`The number or the address did not take it.`,
  'too-late': t`It waited for more than a day.`,
  changed: t`The booking was changed again before it was sent.`,
  'not-wanted': t`This customer does not want to be written to.`,
};

/** Why a customer was not told, or cannot be, and when they can be, on the reader's own clock. */
export function cannotTellText({ why, opensAt }: CannotTell): string {
  const reason = REASONS[why];
  if (opensAt === null) return reason;
  const when = shortMomentText(new Date(opensAt), undefined);
  return t`${reason} You can tell customers again from ${when}.`;
}
