import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@belldesk/contract/errors';
import {
  API_KEY_START,
  type ApiKey,
  type CreateApiKeyInput,
  type CreatedApiKey,
  MOST_API_KEYS,
} from '@belldesk/contract/product/apiKeys';
import { noSuchKey } from '../../access/apiKey.ts';
import { requirePerson } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import {
  countWorkingKeys,
  findKey,
  insertKey,
  type KeyRecord,
  listKeys,
  markRevoked,
} from './queries.ts';

const SECRET_BYTES = 32;
/** Of the random part; they tell a key from others and open nothing. */
const SHOWN_CHARACTERS = 6;

/** What is kept of a key: nobody finds the key by it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The keys of the business, newest first. @throws AppError unauthenticated, forbidden */
export async function listApiKeys({ ctx }: { ctx: Ctx }): Promise<{ rows: ApiKey[] }> {
  const { organisationId } = requirePerson(ctx, 'see API keys');
  return { rows: (await listKeys(ctx.db, organisationId)).map(presentKey) };
}

/**
 * Makes a key; its secret is told here and never again.
 * @throws AppError unauthenticated, forbidden, conflict (there are too many)
 */
export async function createApiKey({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: CreateApiKeyInput;
}): Promise<CreatedApiKey> {
  const { organisationId, userId } = requirePerson(ctx, 'create an API key');
  const secret = `${API_KEY_START}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return ctx.db.transaction(async (tx) => {
    if ((await countWorkingKeys(tx, organisationId)) >= MOST_API_KEYS) {
      throw new AppError(
        'conflict',
        `You have reached the limit of ${MOST_API_KEYS} API keys. Revoke one first.`,
      );
    }
    const id = await insertKey(tx, {
      organisationId,
      name: input.name,
      scope: input.scope,
      prefix: secret.slice(0, API_KEY_START.length + SHOWN_CHARACTERS),
      secretHash: hashOf(secret),
      madeBy: userId,
      createdAt: new Date(ctx.clock.nowMs()),
    });
    const made = await findKey(tx, { id, organisationId });
    if (!made) throw new Error('a key was made and is not there');
    return { apiKey: presentKey(made), secret };
  });
}

/** A key that opens nothing from now on. @throws AppError unauthenticated, forbidden, not-found */
export async function revokeApiKey({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<ApiKey> {
  const { organisationId } = requirePerson(ctx, 'revoke an API key');
  const own = { id: input.id, organisationId };
  await markRevoked(ctx.db, own, new Date(ctx.clock.nowMs()));
  const found = await findKey(ctx.db, own);
  if (!found) throw noSuchKey();
  return presentKey(found);
}

function presentKey(key: KeyRecord): ApiKey {
  return {
    ...key,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  };
}
