import type { AnyContractProcedure } from '@orpc/contract';
import { api } from '../api.ts';
import type { ApiKeyScope } from '../apiKeys.ts';
import { type Access, accessOf } from './access.ts';

/**
 * How an API key reaches an operation: `open` with any key as everybody does without one; else with that scope;
 * `person` is for people who are signed in, `stream` for browsers.
 */
export type KeyAccess = 'open' | ApiKeyScope | 'person' | 'stream';

/** What is a person's own, the operators', or decides who may get in. */
const personRooms: ReadonlySet<string> = new Set([
  'account',
  'accountData',
  'operator',
  'organisations',
  'apiKeys',
]);
const personPermissions: ReadonlySet<Access> = new Set<Access>([
  'account',
  'operator',
  'change-billing',
  'see-members',
  'change-members',
  'delete-organisation',
]);

/** It concerns the browser that asks. */
const personVerbs: ReadonlySet<string> = new Set(['assistants.choose']);

/** They change nothing, though what they ask needs a body. */
const readsByPost: ReadonlySet<string> = new Set(['bookings.free']);

/** Of every operation of the contract, by its name such as "bookings.list"; derived, so that a new one has its own. */
export const operationKeyAccess: ReadonlyMap<string, KeyAccess> = new Map(
  Object.entries(api).flatMap(([room, verbs]) =>
    Object.entries<AnyContractProcedure>(verbs).map(([verb, procedure]) => {
      const { route } = procedure['~orpc'];
      return [`${room}.${verb}`, keyAccess(room, verb, route)] as const;
    }),
  ),
);

function keyAccess(
  room: string,
  verb: string,
  route: AnyContractProcedure['~orpc']['route'],
): KeyAccess {
  const access = accessOf([room, verb]);
  const name = `${room}.${verb}`;
  // Only streams have no address of their own in the REST API.
  if (route.path === undefined) return 'stream';
  if (access === null || personRooms.has(room) || personPermissions.has(access)) return 'person';
  if (personVerbs.has(name)) return 'person';
  if (access === 'open') return 'open';
  return route.method === 'GET' || readsByPost.has(name) ? 'read' : 'write';
}

/** @param path room and verb, as ['bookings', 'list']; null where there is no such operation */
export function keyAccessOf(path: readonly string[]): KeyAccess | null {
  return operationKeyAccess.get(path.join('.')) ?? null;
}
