import { AppError } from '@belldesk/contract/errors';
import type { ChooseAtLimitInput, UsageChoice } from '@belldesk/contract/product/usage';
import { transferDestination } from '@belldesk/contract/voice/transferTool';
import { requireMember } from '../access/requireMember.ts';
import { listLines } from '../assistants/lines/queries.ts';
import { listOf } from '../assistants/queries.ts';
import type { Ctx } from '../context.ts';
import { toE164 } from '../customers/phoneNumber.ts';
import { enqueue } from '../jobs/queries.ts';
import { findCountry } from '../organisations/locations/queries.ts';
import { isStoodIn } from './overLimitAssistant/queries.ts';
import { findChoice, writeChoice } from './queries.ts';

/** What callers meet once the minutes are used up. @throws AppError unauthenticated */
export async function readChoice({ ctx }: { ctx: Ctx }): Promise<UsageChoice> {
  const member = requireMember(ctx, 'see what callers meet');
  const [choice, isInForce] = await Promise.all([
    findChoice(ctx.db, member.organisationId),
    isStoodIn(ctx.db, member.organisationId),
  ]);
  return {
    atLimit: choice?.atLimit ?? 'messages',
    putThroughTo: choice?.putThroughTo ?? null,
    isInForce,
  };
}

/**
 * Chooses it; where the minutes are used up already, callers meet it as soon as a job has told the platform.
 * @throws AppError unauthenticated, bad-input
 */
export async function chooseAtLimit({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ChooseAtLimitInput;
}): Promise<UsageChoice> {
  const member = requireMember(ctx, 'choose what callers meet');
  const leadsHere = [
    ...(await listOf(ctx.db, member.organisationId)).map((each) =>
      toE164(each.phoneNumber, each.country),
    ),
    ...(await listLines(ctx.db, member.organisationId)).map((line) => line.address),
  ].filter((address) => address !== null);
  const chosen =
    input.atLimit === 'messages'
      ? { atLimit: input.atLimit }
      : {
          atLimit: input.atLimit,
          putThroughTo: targetOf(
            input.putThroughTo,
            await findCountry(ctx.db, member.organisationId),
            leadsHere,
          ),
        };
  await ctx.db.transaction(async (tx) => {
    await writeChoice(tx, {
      ...chosen,
      organisationId: member.organisationId,
      updatedAt: new Date(ctx.clock.nowMs()),
    });
    await enqueue(tx, 'answering', { organisationId: member.organisationId });
  });
  return readChoice({ ctx });
}

/** The target as the platform takes it. */
function targetOf(typed: string, country: string | null, leadsHere: readonly string[]): string {
  const isSip = /^sip:/i.test(typed);
  const target = isSip ? typed : toE164(typed, country);
  const isUsable =
    target !== null &&
    transferDestination.safeParse(
      isSip ? { type: 'sip', sipUri: target } : { type: 'number', number: target },
    ).success;
  if (!isUsable)
    throw refused(
      'Please enter a phone number with its country code, such as +44 20 7946 0000, or a sip: address.',
    );
  if (leadsHere.some((address) => placeOf(address) === placeOf(target)))
    throw refused(
      'Your assistant answers this number, so calls would loop back. Please enter another number.',
    );
  return target;
}

/** A SIP address without what may be written in more than one way: capitals, port and parameters. */
function placeOf(address: string): string {
  const [, user, host] = /^sip:([^@]+)@([^:;?]+)/i.exec(address) ?? [];
  return user && host ? `${user}@${host}`.toLowerCase() : address;
}

function refused(message: string): AppError {
  return new AppError('bad-input', message, { fields: [{ field: 'putThroughTo', message }] });
}
