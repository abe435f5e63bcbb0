import type { AuditAction } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';

/** What an operator did, in words. */
export const auditText: Readonly<Record<AuditAction, string>> = {
  'looked-at-account': t`Viewed the account`,
  'wrote-note': t`Wrote a note`,
  'deleted-note': t`Deleted a note`,
  'looked-at-call': t`Viewed a call`,
  'assigned-number': t`Assigned a number`,
  'unassigned-number': t`Unassigned a number`,
  'removed-number': t`Removed a number`,
  suspended: t`Suspended the account`,
  unsuspended: t`Reopened the account`,
  'turned-off-two-factor': t`Turned off two-factor`,
  'began-money-back': t`Started a refund`,
  'gave-money-back': t`Refunded`,
  'failed-money-back': t`Refund failed`,
  'exported-newsletter': t`Exported the newsletter list`,
  'retried-job': t`Retried failed work`,
  'retried-all-jobs': t`Retried all failed work`,
};
