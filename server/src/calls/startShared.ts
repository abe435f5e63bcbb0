import { AppError } from '@belldesk/contract/errors';
import type { CallTicket } from '@belldesk/contract/product/calls';
import {
  callsOfDay,
  callsOfVisitor,
  type DayLimit,
  noSuchPublicAssistant,
} from '../assistants/share/policy.ts';
import { findPublicAssistant } from '../assistants/share/queries.ts';
import type { Ctx } from '../context.ts';
import { hit, takeVisitBack } from '../rateLimits/queries.ts';
import { openWebCall } from './ticket.ts';

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
  const desk = await findPublicAssistant(ctx.db, input.token);
  if (!desk) throw noSuchPublicAssistant();
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
  const visits = await hit(db, { key: name, now: new Date(clock.nowMs()), windowMs });
  if (visits > max) throw new AppError('too-many', message);
}
