import { z } from 'zod';

/** What a member may do in a business: an owner everything, a manager all but billing and deletion, staff the day's work. */
export const memberRole = z.enum(['owner', 'manager', 'staff']);
export type MemberRole = z.infer<typeof memberRole>;

/** What an operation asks of a member's role. */
export const permission = z.enum([
  'see-calls',
  'work-calls',
  'see-bookings',
  'work-bookings',
  'see-inbox',
  'work-inbox',
  'see-customers',
  'work-customers',
  'change-customers',
  'see-settings',
  'change-settings',
  'see-billing',
  'change-billing',
  'see-members',
  'change-members',
  'see-developers',
  'change-developers',
  'delete-organisation',
]);
export type Permission = z.infer<typeof permission>;

const staff: readonly Permission[] = [
  'see-calls',
  'work-calls',
  'see-bookings',
  'work-bookings',
  'see-inbox',
  'work-inbox',
  'see-customers',
  'work-customers',
  // The pages of the day show the assistant's name, its hours, services and minutes.
  'see-settings',
  'see-members',
];
const manager: readonly Permission[] = [
  ...staff,
  'change-customers',
  'change-settings',
  'see-billing',
  'change-members',
  'see-developers',
  'change-developers',
];

/** Permissions of each role. */
export const rolePermissions: Readonly<Record<MemberRole, ReadonlySet<Permission>>> = {
  owner: new Set(permission.options),
  manager: new Set(manager),
  staff: new Set(staff),
};

/** Whether a role has a permission. */
export function may(role: MemberRole, wanted: Permission): boolean {
  return rolePermissions[role].has(wanted);
}

/** Who has a permission, in words: "owners", "owners and managers". */
export function whoMay(wanted: Permission): string {
  return memberRole.options
    .filter((role) => may(role, wanted))
    .map((role) => (role === 'staff' ? 'staff' : `${role}s`))
    .join(' and ');
}
