import type { Household } from './household.ts';
import type { Operation } from './operations.ts';
import type { Key } from './sampleInput.ts';

/** What a field names, by its room and name, or by its name alone. */
const named: Readonly<Record<string, (home: Household) => string>> = {
  'account.id': ({ ids }) => ids.device,
  'apiKeys.id': ({ ids }) => ids.apiKey,
  'assistants.id': ({ ids }) => ids.assistant,
  'blockedNumbers.id': ({ ids }) => ids.blockedNumber,
  'bookings.id': ({ ids }) => ids.booking,
  'bookings.exceptId': ({ ids }) => ids.booking,
  'calls.id': ({ ids }) => ids.call,
  'inbox.id': ({ ids }) => ids.message,
  'recordings.id': ({ ids }) => ids.call,
  'resources.id': ({ ids }) => ids.resource,
  'services.id': ({ ids }) => ids.service,
  'webhookEndpoints.id': ({ ids }) => ids.webhookEndpoint,
  'webhookEndpoints.deliveryId': ({ ids }) => ids.webhookDelivery,
  assistantId: ({ assistant }) => assistant.assistantId,
  resourceId: ({ ids }) => ids.resource,
  resourceIds: ({ ids }) => ids.resource,
  serviceId: ({ ids }) => ids.service,
  userId: ({ userId }) => userId,
};

/** Keys that are themselves the right to what they open: whoever was given one may use it. */
const secrets: ReadonlySet<string> = new Set(['account.token', 'share.token']);

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
