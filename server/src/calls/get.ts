import { AppError } from '@belldesk/contract/errors';
import type { CallDetail } from '@belldesk/contract/product/calls';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import type { Executor } from '../db/client.ts';
import { listBookingsOf, listChangesOf, listOrdersOf } from '../scheduling/schedule/queries.ts';
import { callerNumberOf } from './blockedNumbers/callerNumber.ts';
import { presentCall } from './presenter.ts';
import { type CallRecord, findOwnCall, listMessagesOf } from './queries.ts';

/** One's own call by its row's id. @throws AppError unauthenticated, not-found */
export async function findCall({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<CallRecord> {
  const member = requireMember(ctx, 'see a call');
  const call = await findOwnCall(ctx.db, { id: input.id, organisationId: member.organisationId });
  if (!call) throw new AppError('not-found', 'Call not found');
  return call;
}

/** Everything that remains of one call. @throws AppError unauthenticated, not-found */
export async function getCall({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<CallDetail> {
  return detailOf(ctx.db, await findCall({ ctx, input }));
}

/** The same of a call that was found. */
export async function detailOf(db: Executor, call: CallRecord): Promise<CallDetail> {
  // One connection may serve all of these, so one after the other.
  const bookings = await listBookingsOf(db, call);
  const changes = await listChangesOf(db, call);
  const orders = await listOrdersOf(db, call);
  const messages = await listMessagesOf(db, call);
  const callerNumber = await callerNumberOf(db, call);
  return presentCall(call, { bookings, changes, orders, messages }, callerNumber);
}
