import { AppError } from '@belldesk/contract/errors';
import type { OperatorNumber } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { lockNumbers } from '../../assistants/lines/queries.ts';
import { enqueue } from '../../jobs/queries.ts';
import { writeAudit } from '../audit/write.ts';
import { pointNumber } from './onPlatform.ts';
import { presentNumber } from './presenter.ts';
import {
  findAssistantForNumber,
  findByNumber,
  findNumber,
  type NumberRow,
  putNumber,
} from './queries.ts';

/**
 * Gives a number to a published assistant: the platform first, then our book and the mail to the owner.
 * Whatever fails on the way, doing it again ends where it should; done twice, the owner is told once.
 * @throws AppError not-found, conflict, voice-service-failed
 */
export function assignNumber({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly assistantRowId: string; readonly number: string };
}): Promise<OperatorNumber> {
  const { assistantRowId, number } = input;
  return ctx.db.transaction(async (tx) => {
    await lockNumbers(tx);
    const found = await findAssistantForNumber(tx, assistantRowId);
    const known = await findByNumber(tx, number);
    if (found && known?.assistantRowId === assistantRowId) return shown(tx, known.id);
    const assistant = assignable(found);
    if (known && isOthers(known, assistant.organisationId)) {
      throw new AppError(
        'conflict',
        'This number is assigned to another assistant. Unassign it first.',
      );
    }
    const voiceNumberId = await pointNumber(ctx.voice, {
      number,
      assistantId: assistant.assistantId,
      freeId: known?.voiceNumberId ?? null,
      publishedId: found?.publishedId ?? null,
    });
    const now = new Date(ctx.clock.nowMs());
    const id = await putNumber(tx, {
      number,
      voiceNumberId,
      assistantRowId,
      organisationId: assistant.organisationId,
      now,
    });
    await enqueue(tx, 'mail', { template: 'number-assigned', id });
    // The new number refuses whom the others refuse, and is led to the stand-in where that answers.
    await enqueue(tx, 'refuse-callers', { organisationId: assistant.organisationId });
    await enqueue(tx, 'answering', { organisationId: assistant.organisationId });
    await writeAudit(tx, ctx, {
      action: 'assigned-number',
      accountEmail: found?.ownerEmail ?? null,
      subject: number,
    });
    return shown(tx, id);
  });
}

/** One that waits is given to an assistant of its own business only. */
function isOthers(known: NumberRow, organisationId: string): boolean {
  if (known.organisationId === null) return false;
  return known.assistantRowId !== null || known.organisationId !== organisationId;
}

type Found = Awaited<ReturnType<typeof findAssistantForNumber>>;

function assignable(found: Found) {
  if (!found) throw new AppError('not-found', 'Assistant not found');
  if (found.publishedId === null) {
    throw new AppError('conflict', 'This assistant is not published.');
  }
  if (found.suspendedAt) throw new AppError('conflict', 'This account is suspended.');
  if (found.number !== null) {
    throw new AppError('conflict', 'This assistant already has a number. Unassign it first.');
  }
  return found.assistant;
}

async function shown(tx: Parameters<typeof findNumber>[0], id: string): Promise<OperatorNumber> {
  const row = await findNumber(tx, id);
  if (!row) throw new Error('a number that was kept is gone');
  return presentNumber(row);
}
