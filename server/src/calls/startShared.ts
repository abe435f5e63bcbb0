import { AppError } from '@belldesk/contract/errors';
import type { CallTicket } from '@belldesk/contract/product/calls';
import type { Ctx } from '../context.ts';
import { openWebCall } from './ticket.ts';
import { countVisit, takeVisitBack } from '../rateLimits/queries.ts';
import { callsOfDay, callsOfVisitor, type DayLimit, noSuchDesk } from '../assistants/share/policy.ts';
import { findSharedDesk } from '../assistants/share/queries.ts';

const SECONDS_A_MINUTE = 60;

/**
 * A browser call with a business, by the link that its owner shares. It is a customer's call: it is kept
 * and counted like one by telephone.
 * @throws AppError not-found, too-many, busy, voice-service-failed
 */
export async function startSharedCall({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly token: string };
}): Promise<CallTicket> {
  const desk = await findSharedDesk(ctx.db, input.token);
  if (!desk) throw noSuchDesk();
  const limits = [
    callsOfVisitor(desk.organisationId, ctx.address),
    callsOfDay(desk, desk.callsADay),
  ];
  const counted: DayLimit[] = [];
  try {
    for (const limit of limits) {
      counted.push(limit);
      await count(ctx, limit);
    }
    return await openWebCall(ctx, {
      assistantId: desk.answeringId,
      assistantOverrides: { maxDurationSeconds: desk.longestCallMinutes * SECONDS_A_MINUTE },
    });
  } catch (cause) {
    // What came to nothing uses up nothing.
    for (const { name } of counted) await takeVisitBack(ctx.db, name);
    throw cause;
  }
}

/** @throws AppError too-many */
async function count({ db, clock }: Ctx, { name, max, windowMs, message }: DayLimit) {
  const visits = await countVisit(db, { key: name, now: new Date(clock.nowMs()), windowMs });
  if (visits > max) throw new AppError('too-many', message);
}
