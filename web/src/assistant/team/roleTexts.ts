import { type MemberRole, memberRole } from '@belldesk/contract/product/roles';

export const roleNames: Readonly<Record<MemberRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  staff: 'Staff',
};

export const roleMeanings: Readonly<Record<MemberRole, string>> = {
  owner: 'Everything, the plan and the owners as well.',
  manager: 'Everything but the plan and who is an owner.',
  staff: 'Calls, bookings and the inbox. No settings.',
};

/** The roles that somebody of this role can give, the smallest first. */
export function rolesToGive(own: MemberRole): MemberRole[] {
  return memberRole.options.filter((role) => role !== 'owner' || own === 'owner').reverse();
}

export const roleOptions = (roles: readonly MemberRole[]) =>
  roles.map((value) => ({ value, label: roleNames[value] }));
