import { createHash } from 'node:crypto';
import type { CallTicket } from '@belldesk/contract/product/calls';
import type { Ctx } from '../../context.ts';
import { networkOf } from '../../rateLimits/network.ts';
import { openWebCall } from '../ticket.ts';
import { demoAssistant } from './assistant.ts';
import { checkDemoCalls, DAY_MS, LONGEST_MS } from './policy.ts';
import {
  countDemoCalls,
  deleteDemoCall,
  insertDemoCall,
  lockDemoCalls,
  nameDemoCall,
} from './queries.ts';

/** Where the platform reports of sample calls: beside the webhook of owners' calls, kept by nobody. */
export const SAMPLE_WEBHOOK_PATH = '/webhooks/sample';

/**
 * A call of at most a minute with the sample restaurant, for somebody without an account.
 * @throws AppError too-many, busy, voice-service-failed
 */
export async function startDemoCall({ ctx }: { ctx: Ctx }): Promise<CallTicket> {
  const id = await takePlace(ctx);
  const { url, secret } = ctx.webhook;
  const webhook = { url: new URL(SAMPLE_WEBHOOK_PATH, url).href, secret };
  try {
    const ticket = await openWebCall(ctx, { assistant: demoAssistant(webhook) });
    await nameDemoCall(ctx.db, id, ticket.callId);
    return ticket;
  } catch (cause) {
    await deleteDemoCall(ctx.db, id);
    throw cause;
  }
}

function takePlace(ctx: Ctx): Promise<string> {
  const nowMs = ctx.clock.nowMs();
  const now = new Date(nowMs);
  const visitor = createHash('sha256').update(networkOf(ctx.address)).digest('base64url');
  return ctx.db.transaction(async (tx) => {
    await lockDemoCalls(tx);
    checkDemoCalls(await countDemoCalls(tx, { visitor, since: new Date(nowMs - DAY_MS), now }));
    return insertDemoCall(tx, { visitor, startedAt: now, endsAt: new Date(nowMs + LONGEST_MS) });
  });
}
