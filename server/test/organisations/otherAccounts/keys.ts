import type { Operation } from './operations.ts';
import type { Key } from './sampleInput.ts';
import type { TenantFixture } from './tenantFixture.ts';

/** What a field names, by its room and name, or by its name alone. */
const named: Readonly<Record<string, (home: TenantFixture) => string>> = {
  'account.id': ({ ids }) => ids.device,
  'apiKeys.id': ({ ids }) => ids.apiKey,
  'assistants.id': ({ ids }) => ids.assistant,
  'blockedNumbers.id': ({ ids }) => ids.blockedNumber,
  'bookings.id': ({ ids }) => ids.booking,
  'bookings.exceptId': ({ ids }) => ids.booking,
  'calls.id': ({ ids }) => ids.call,
  'customers.id': ({ ids }) => ids.customer,
  'customers.otherId': ({ ids }) => ids.otherCustomer,
  'inbox.id': ({ ids }) => ids.message,
  'locations.id': ({ ids }) => ids.secondLocation,
  'members.id': ({ ids }) => ids.invitation,
  'members.userId': ({ ids }) => ids.staff,
  'lines.id': ({ ids }) => ids.line,
  'lexicon.id': ({ ids }) => ids.assistant,
  'recordings.id': ({ ids }) => ids.call,
  'resources.id': ({ ids }) => ids.resource,
  'services.id': ({ ids }) => ids.service,
  assistantRowId: ({ ids }) => ids.assistant,
  'webhookEndpoints.id': ({ ids }) => ids.webhookEndpoint,
  'webhookEndpoints.deliveryId': ({ ids }) => ids.webhookDelivery,
  assistantId: ({ assistant }) => assistant.assistantId,
  locationId: ({ assistant }) => assistant.locationId,
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

/** What a key of an operation is in a tenantFixture. */
export function keyIn(
  home: TenantFixture,
  { name, room }: Operation,
  { field, path }: Key,
): string {
  const find = named[`${room}.${field}`] ?? named[field];
  if (find) return find(home);
  throw new Error(
    `${name} takes ${path}: say in otherAccounts/keys.ts what '${room}.${field}' names, and let otherAccounts/tenantFixture.ts make one (or name it among the secrets)`,
  );
}

const NOBODYS = '0193b3c0-0000-7000-8000-000000000001';

/** A valid input of an operation; each of its keys is of the tenantFixture that `homeOf` says. */
export function inputOf(operation: Operation, homeOf: (key: Key) => TenantFixture): unknown {
  return operation.form.build((key) => {
    if (operation.room === 'operator' || isSecret(operation, key)) return NOBODYS;
    return keyIn(homeOf(key), operation, key);
  });
}
