import { type MemberRole, memberRole } from '@belldesk/contract/product/roles';
import { t } from '@lingui/core/macro';

export const roleNames: Readonly<Record<MemberRole, string>> = {
  owner: t`Owner`,
  manager: t`Manager`,
  staff: t`Staff`,
};

export const roleMeanings: Readonly<Record<MemberRole, string>> = {
  owner: t`Everything, including the plan and owners.`,
  manager: t`Everything except the plan and owners.`,
  staff: t`Calls, bookings and inbox. No settings.`,
};

/** The roles that somebody of this role can give, the smallest first. */
export function rolesToGive(own: MemberRole): MemberRole[] {
  return memberRole.options.filter((role) => role !== 'owner' || own === 'owner').reverse();
}

export const roleOptions = (roles: readonly MemberRole[]) =>
  roles.map((value) => ({ value, label: roleNames[value] }));
