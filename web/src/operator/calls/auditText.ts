import type { AuditAction } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';

/** What an operator did, in words. */
export const auditText: Readonly<Record<AuditAction, string>> = {
  'looked-at-account': t`Viewed the account`,
  'wrote-note': t`Wrote a note`,
  'deleted-note': t`Deleted a note`,
  'looked-at-call': t`Looked at a call`,
  'assigned-number': t`Assigned a number`,
  'unassigned-number': t`Unassigned a number`,
  'removed-number': t`Removed a number`,
  suspended: t`Suspended the account`,
  unsuspended: t`Opened the account again`,
  'turned-off-two-factor': t`Turned two-factor off`,
  'began-money-back': t`Began to give the money back`,
  'gave-money-back': t`Gave the money back`,
  'failed-money-back': t`Could not finish giving the money back`,
  'exported-newsletter': t`Exported the newsletter list`,
  'retried-job': t`Retried failed work`,
  'retried-all-jobs': t`Retried all failed work`,
};
