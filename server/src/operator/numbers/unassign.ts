import { AppError } from '@belldesk/contract/errors';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { lockNumbers } from '../../assistants/lines/queries.ts';
import { voiceServiceFailed } from '../../voiceApi/error.ts';
import { writeAudit } from '../audit/write.ts';
import { silenceNumber } from './onPlatform.ts';
import { deleteNumberRow, findNumber, freeNumber } from './queries.ts';

interface OfNumber {
  readonly ctx: OperatorCtx;
  readonly input: { readonly id: string };
}

const noSuchNumber = () => new AppError('not-found', 'Number not found');

/**
 * Takes a number away from its business: nobody answers on it, and it is free for another.
 * @throws AppError not-found, voice-service-failed
 */
export async function unassignNumber({ ctx, input }: OfNumber) {
  await ctx.db.transaction(async (tx) => {
    await lockNumbers(tx);
    const found = await findNumber(tx, input.id);
    if (!found) throw noSuchNumber();
    if (found.row.voiceNumberId !== null) await silenceNumber(ctx.voice, found.row.voiceNumberId);
    // Pressed twice, it was done once.
    if (found.row.organisationId === null) return;
    await freeNumber(tx, input.id);
    await writeAudit(tx, ctx, {
      action: 'unassigned-number',
      accountEmail: found.ownerEmail,
      subject: found.row.address,
    });
  });
  return { done: true as const };
}

/**
 * Takes a free number off the platform and out of the book.
 * @throws AppError not-found, conflict while somebody answers on it, voice-service-failed
 */
export async function removeNumber({ ctx, input }: OfNumber) {
  await ctx.db.transaction(async (tx) => {
    await lockNumbers(tx);
    const found = await findNumber(tx, input.id);
    if (!found) throw noSuchNumber();
    const { address, voiceNumberId, organisationId } = found.row;
    if (organisationId !== null) {
      throw new AppError('conflict', 'This number is assigned to a business. Unassign it first.');
    }
    if (voiceNumberId !== null) {
      await ctx.voice.deleteNumber(voiceNumberId).catch((cause: unknown) => {
        throw voiceServiceFailed(cause, 'The voice service did not delete the number');
      });
    }
    await deleteNumberRow(tx, input.id);
    await writeAudit(tx, ctx, { action: 'removed-number', subject: address });
  });
  return { done: true as const };
}
