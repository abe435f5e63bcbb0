import { AppError } from '@belldesk/contract/errors';
import {
  type AddWebhookEndpointInput,
  type ChangeWebhookEndpointInput,
  MOST_WEBHOOK_ENDPOINTS,
  PREVIOUS_SECRET_HOURS,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
} from '@belldesk/contract/product/webhooks';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { TURNED_OFF } from '../deliveries/keepAttempt.ts';
import { failPending, lockEndpoint, turnOff } from '../deliveries/queries.ts';
import { newWebhookSecret } from '../deliveries/signature.ts';
import { noSuchEndpoint, requireReachable } from './policy.ts';
import { presentEndpoint } from './presenter.ts';
import {
  countEndpoints,
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  updateEndpoint,
} from './queries.ts';

const HOUR_MS = 60 * 60_000;

interface OfOne {
  readonly ctx: Ctx;
  readonly input: { readonly id: string };
}

/** The endpoints of the business, oldest first. @throws AppError unauthenticated */
export async function listWebhookEndpoints({
  ctx,
}: {
  ctx: Ctx;
}): Promise<{ rows: WebhookEndpoint[] }> {
  const { organisationId } = requireMember(ctx, 'see webhooks');
  const rows = await listEndpoints(ctx.db, organisationId);
  return { rows: rows.map((row) => presentEndpoint(row, ctx.clock.nowMs())) };
}

/**
 * Adds an endpoint; its secret is told here and never again.
 * @throws AppError unauthenticated, bad-input (an address that may not be asked), conflict (there are too many)
 */
export async function addWebhookEndpoint({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AddWebhookEndpointInput;
}): Promise<WebhookEndpointWithSecret> {
  const { organisationId } = requireMember(ctx, 'add a webhook');
  await requireReachable(input.url, ctx.webhooks.outgoing);
  const secret = newWebhookSecret();
  const nowMs = ctx.clock.nowMs();
  return ctx.db.transaction(async (tx) => {
    if ((await countEndpoints(tx, organisationId)) >= MOST_WEBHOOK_ENDPOINTS) {
      throw new AppError(
        'conflict',
        `You have reached the limit of ${MOST_WEBHOOK_ENDPOINTS} webhook endpoints. Delete one first.`,
      );
    }
    const row = await insertEndpoint(tx, {
      ...input,
      organisationId,
      secret: ctx.webhooks.sealer.seal(secret),
      enabled: true,
      createdAt: new Date(nowMs),
    });
    return { endpoint: presentEndpoint(row, nowMs), secret };
  });
}

/**
 * Changes an endpoint, or turns it on or off. What waits for one that is turned off is given up.
 * @throws AppError unauthenticated, bad-input, not-found
 */
export async function changeWebhookEndpoint({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ChangeWebhookEndpointInput;
}): Promise<WebhookEndpoint> {
  const { organisationId } = requireMember(ctx, 'change a webhook');
  const { id, url, description, eventTypes, enabled } = input;
  const own = { id, organisationId };
  const before = await findEndpoint(ctx.db, own);
  if (!before) throw noSuchEndpoint();
  if (before.url !== url) await requireReachable(url, ctx.webhooks.outgoing);
  const now = new Date(ctx.clock.nowMs());
  return ctx.db.transaction(async (tx) => {
    const held = await lockEndpoint(tx, own);
    if (!held) throw noSuchEndpoint();
    if (held.enabled && !enabled) {
      await turnOff(tx, held, { because: null, now });
      await failPending(tx, held, TURNED_OFF);
    }
    const turnedOn = !held.enabled && enabled;
    const row = await updateEndpoint(tx, own, {
      url,
      description,
      eventTypes,
      enabled,
      ...(turnedOn && { disabledBecause: null, disabledAt: null, failingSince: null }),
    });
    if (!row) throw noSuchEndpoint();
    return presentEndpoint(row, now.getTime());
  });
}

/** Deletes an endpoint and what was sent to it. @throws AppError unauthenticated, not-found */
export async function removeWebhookEndpoint({ ctx, input }: OfOne): Promise<{ id: string }> {
  const { organisationId } = requireMember(ctx, 'delete a webhook');
  if (!(await deleteEndpoint(ctx.db, { id: input.id, organisationId }))) throw noSuchEndpoint();
  return { id: input.id };
}

/**
 * Gives an endpoint another secret. The one before signs as well for a day.
 * @throws AppError unauthenticated, not-found
 */
export async function renewWebhookSecret({
  ctx,
  input,
}: OfOne): Promise<WebhookEndpointWithSecret> {
  const { organisationId } = requireMember(ctx, 'renew the secret of a webhook');
  const own = { id: input.id, organisationId };
  const secret = newWebhookSecret();
  const nowMs = ctx.clock.nowMs();
  return ctx.db.transaction(async (tx) => {
    const held = await lockEndpoint(tx, own);
    const row =
      held &&
      (await updateEndpoint(tx, own, {
        secret: ctx.webhooks.sealer.seal(secret),
        previousSecret: held.secret,
        previousSecretUntil: new Date(nowMs + PREVIOUS_SECRET_HOURS * HOUR_MS),
      }));
    if (!row) throw noSuchEndpoint();
    return { endpoint: presentEndpoint(row, nowMs), secret };
  });
}
