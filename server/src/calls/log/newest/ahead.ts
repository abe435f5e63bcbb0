import { type CallScope, callScope } from '@belldesk/contract/product/callList';
import type { Database } from '../../../db/client.ts';
import { findSessionWithNewest, type Newest } from './queries.ts';

/** The newest calls, read together with the session of who asks for them. */
export interface NewestAhead extends Newest {
  readonly organisationId: string;
  readonly scope: CallScope;
}

/** The part of a request that tells whether the first page of the log is asked for. */
export interface AskedFor {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * The scope of the log whose first page a request asks for, which is what every visit reads; null where it asks for
 * anything else, or for the page narrowed down. What this does not know is read in its turn, in a second round trip.
 */
export function newestAskedFor({ method, path, query, body }: AskedFor): CallScope | null {
  if (method === 'GET' && path === '/api/calls') return scopeAlone(query);
  if (method === 'POST' && path === '/rpc/calls/list') return scopeAlone(jsonOf(body));
  return null;
}

function jsonOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'json' in body ? body.json : undefined;
}

function scopeAlone(input: unknown): CallScope | null {
  if (input === undefined) return 'mine';
  if (typeof input !== 'object' || input === null) return null;
  for (const [name, value] of Object.entries(input))
    if (name !== 'scope' && value !== undefined) return null;
  const scope = callScope.optional().safeParse('scope' in input ? input.scope : undefined);
  return scope.success ? (scope.data ?? 'mine') : null;
}

/**
 * A way to read a session that brings the newest calls of its business along.
 * @returns `find`, in place of `findSession`, and what it brought once it was asked
 */
export function findingNewest(scope: CallScope) {
  let ahead: NewestAhead | null = null;
  return {
    async find(db: Database, token: string) {
      const found = await findSessionWithNewest(db, token, scope);
      const organisationId = found?.session.organisationId ?? null;
      if (found && organisationId !== null) ahead = { ...found.newest, organisationId, scope };
      return found?.session ?? null;
    },
    brought: () => ahead,
  };
}
