import { UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import { t } from '@lingui/core/macro';

/** What "Minutes Left" shows: "Loading..." while unknown, "0" when there is no figure, "Unlimited", else "N min". */
export function minutesLeftText(left: number | null | undefined): string {
  if (left === undefined) return t`Loading...`;
  if (left === null) return '0';
  return left === UNLIMITED_MINUTES ? t`Unlimited` : t`${left} min`;
}
