import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@belldesk/contract/errors';
import type { Assistant, AssistantEdit } from '@belldesk/contract/product/assistant';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import type { Executor, Transaction } from '../db/client.ts';
import { lockAssistants, lockLocations } from '../db/locks.ts';
import { describeError } from '../describeError.ts';
import { enqueue } from '../jobs/queries.ts';
import { refuseLocation, resolveLocation } from '../organisations/locations/policy.ts';
import { VoiceApiFailure, voiceServiceFailed } from '../voiceApi/error.ts';
import { factsFor } from './factsFor.ts';
import { keepOwnTools } from './keepOwnTools.ts';
import { listLinesOf } from './lines/queries.ts';
import { noSuchAssistant } from './policy.ts';
import { presentAssistant } from './presenter.ts';
import { type AssistantRow, changeAssistant, findOwn, type NewAssistantRow } from './queries.ts';
import { settleLocation } from './settleLocation.ts';
import { voicePayload } from './voicePayload.ts';

export interface UpdateAssistantInput {
  readonly id: string;
  /** `updatedAt` as the owner saw it, ISO 8601. */
  readonly expectedUpdatedAt: string;
  readonly changes: AssistantEdit;
}

/**
 * Changes the assistant here and on the voice platform, both or neither. A country that is given is that of its location,
 * whose other assistants are told by a job.
 * @throws AppError unauthenticated, not-found (also of the location), bad-input, conflict, voice-service-failed
 */
export async function updateAssistant({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: UpdateAssistantInput;
}): Promise<Assistant> {
  const { organisationId } = requireMember(ctx, 'update an assistant');
  const { country, locationId, ...columns } = input.changes;
  const changed = await saveChanges(ctx, organisationId, input, async (own, tx) => {
    if (country === undefined && locationId === undefined) return columns;
    await lockLocations(tx, organisationId);
    const location = await resolveLocation(tx, organisationId, locationId ?? own.locationId);
    if (location.timeZone === null)
      throw refuseLocation('Set the time zone of this location first.', 'changes.locationId');
    await settleLocation(tx, location, { country, now: new Date(ctx.clock.nowMs()) });
    return location.id === own.locationId ? columns : { ...columns, locationId: location.id };
  });
  return presentAssistant(changed, await listLinesOf(ctx.db, changed.id));
}

/**
 * Changes columns of the assistant here and what the voice platform is told of it, both or neither.
 * @throws AppError not-found, conflict where it was changed since it was seen, voice-service-failed
 */
export async function saveChanges(
  ctx: Ctx,
  organisationId: string,
  seen: Pick<UpdateAssistantInput, 'id' | 'expectedUpdatedAt'>,
  changesOf: (own: AssistantRow, tx: Transaction) => Promise<Partial<NewAssistantRow>>,
): Promise<AssistantRow> {
  let before: AssistantRow | null = null;
  try {
    return await ctx.db.transaction(async (tx) => {
      await lockAssistants(tx, organisationId);
      const own = await findOwn(tx, { id: seen.id, organisationId });
      if (!own) throw noSuchAssistant();
      const changed = await changeAssistant(
        tx,
        {
          id: own.id,
          organisationId,
          updatedAt: new Date(seen.expectedUpdatedAt),
        },
        // Later than what it replaces even when two saves fall into one millisecond.
        {
          ...(await changesOf(own, tx)),
          updatedAt: new Date(Math.max(ctx.clock.nowMs(), own.updatedAt.getTime() + 1)),
        },
      );
      if (!changed) {
        throw new AppError(
          'conflict',
          'The assistant was changed in another window. Please reload the page.',
        );
      }
      before = own;
      // Who stands in for it is told by a job.
      if (!isDeepStrictEqual(toldOfOverLimit(changed), toldOfOverLimit(own)))
        await enqueue(tx, 'answering', { organisationId });
      await tellVoice(ctx, tx, changed);
      return changed;
    });
  } catch (cause) {
    // The platform may have taken the change although its answer, or our commit, was lost.
    if (before && maybeTaken(cause)) await takeBack(ctx, before);
    throw cause;
  }
}

const toldOfOverLimit = ({ country, timeZone, lexicon }: AssistantRow) => ({
  country,
  timeZone,
  lexicon,
});

/** @param db of a transaction its own: who holds one connection and waits for another may wait for ever */
async function tellVoice(ctx: Ctx, db: Executor, row: AssistantRow): Promise<void> {
  try {
    const theirs = await ctx.voice.getAssistant(row.assistantId);
    const payload = keepOwnTools(
      voicePayload(await factsFor(db, row, ctx.clock.nowMs()), ctx.webhook),
      theirs,
    );
    await ctx.voice.updateAssistant(row.assistantId, payload);
  } catch (cause) {
    throw voiceServiceFailed(cause, 'Failed to update assistant');
  }
}

function maybeTaken(cause: unknown): boolean {
  const failure = cause instanceof AppError ? cause.cause : null;
  return !(failure instanceof VoiceApiFailure) || failure.status === null || failure.status >= 500;
}

async function takeBack(ctx: Ctx, row: AssistantRow): Promise<void> {
  try {
    await tellVoice(ctx, ctx.db, row);
  } catch (cause) {
    ctx.logger.error(
      { assistantId: row.assistantId, problem: describeError(cause) },
      'an assistant may differ from what the voice platform has of it',
    );
  }
}
