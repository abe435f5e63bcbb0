import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { entryOf } from './entries.ts';

/** One of one's own entries. @throws AppError unauthenticated, not-found */
export async function getBooking({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<CalendarEntry> {
  const member = requireMember(ctx, 'see bookings');
  return entryOf(ctx.db, { id: input.id, organisationId: member.organisationId });
}
