import type { Household } from './household.ts';
import type { Operation } from './operations.ts';
import type { Key } from './sampleInput.ts';

/** What a field names, by its room and name, or by its name alone. */
const named: Readonly<Record<string, (home: Household) => string>> = {
  'account.id': ({ ids }) => ids.device,
  'assistants.id': ({ ids }) => ids.assistant,
  'blockedNumbers.id': ({ ids }) => ids.blockedNumber,
  'bookings.id': ({ ids }) => ids.booking,
  'bookings.exceptId': ({ ids }) => ids.booking,
  'calls.id': ({ ids }) => ids.call,
  'customers.id': ({ ids }) => ids.customer,
  'customers.otherId': ({ ids }) => ids.otherCustomer,
  'inbox.id': ({ ids }) => ids.message,
  'members.id': ({ ids }) => ids.invitation,
  'members.userId': ({ ids }) => ids.staff,
  'lines.id': ({ ids }) => ids.line,
  'recordings.id': ({ ids }) => ids.call,
  'resources.id': ({ ids }) => ids.resource,
  'services.id': ({ ids }) => ids.service,
  assistantRowId: ({ ids }) => ids.assistant,
  assistantId: ({ assistant }) => assistant.assistantId,
  organisationId: ({ organisationId }) => organisationId,
  resourceId: ({ ids }) => ids.resource,
  resourceIds: ({ ids }) => ids.resource,
  serviceId: ({ ids }) => ids.service,
  userId: ({ userId }) => userId,
};

/** Keys that are themselves the right to what they open: whoever was given one may use it. */
const secrets: ReadonlySet<string> = new Set(['account.token', 'members.token', 'share.token']);

export const isSecret = ({ room }: Operation, { field }: Key): boolean =>
  secrets.has(`${room}.${field}`);

/** What a key of an operation is in a household. */
export function keyIn(home: Household, { name, room }: Operation, { field, path }: Key): string {
  const find = named[`${room}.${field}`] ?? named[field];
  if (find) return find(home);
  throw new Error(
    `${name} takes ${path}: say in otherAccounts/keys.ts what '${room}.${field}' names, and let otherAccounts/household.ts make one (or name it among the secrets)`,
  );
}
