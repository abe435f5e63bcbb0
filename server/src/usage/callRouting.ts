import { createHash } from 'node:crypto';
import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import { discardVoiceAssistant } from '../assistants/discard.ts';
import { type LineRow, listLines } from '../assistants/lines/queries.ts';
import { factsOf } from '../assistants/presenter.ts';
import { type AssistantRow, listOf, lockAssistants } from '../assistants/queries.ts';
import type { Deps } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { isOwnerSuspended } from '../operator/accounts/queries.ts';
import { VoiceApiFailure } from '../voiceApi/error.ts';
import { nullOn404 } from '../voiceApi/nullOn404.ts';
import { dismissStandIn } from './overLimitAssistant/dismiss.ts';
import { orderOf, overLimitPayload } from './overLimitAssistant/payload.ts';
import {
  changeOverLimitAssistant,
  deleteStandIn,
  insertStandIn,
  listOverLimitAssistants,
  type OverLimitAssistantRow,
} from './overLimitAssistant/queries.ts';
import { findChoice } from './queries.ts';
import { isUsedUp, readUsage } from './readUsage.ts';

/**
 * Sees to it that callers meet who they should on every line of a business: the assistant at which the line points,
 * its stand-in while the minutes are used up, nobody where the line waits for an assistant or the account is
 * suspended. No assistant is ever changed; the lines are led to the other and back. Run again it changes nothing,
 * and it mends what was left half done or altered on the platform.
 * @throws VoiceApiFailure when the platform does not do as it is asked; the job is tried again
 */
export async function applyCallRouting(deps: Deps, organisationId: string): Promise<void> {
  const made: string[] = [];
  try {
    await deps.db.transaction(async (tx) => {
      await lockAssistants(tx, organisationId);
      const assistants = await listOf(tx, organisationId);
      const lines = await listLines(tx, organisationId);
      const standIns = await standInsOf(tx, organisationId, assistants);
      const isSuspended = await isOwnerSuspended(tx, organisationId);
      const usage = await readUsage(tx, organisationId, new Date(deps.clock.nowMs()));
      const order = orderOf(await findChoice(tx, organisationId));
      for (const own of assistants) {
        const theirs = lines.filter(({ assistantRowId }) => assistantRowId === own.id);
        const before = standIns.get(own.assistantId) ?? null;
        const isStoodIn = isUsedUp(usage) && theirs.length > 0;
        const payload = overLimitPayload(factsOf(own), order, deps.webhook);
        const standIn = isStoodIn
          ? await tell(deps, tx, { own, before, payload }, (id) => made.push(id))
          : before;
        const answering = isStoodIn && standIn ? standIn.assistantId : own.assistantId;
        for (const line of theirs) await lead(deps, line, isSuspended ? null : answering);
        if (standIn && standIn.isAnswering !== isStoodIn)
          await changeOverLimitAssistant(tx, own.assistantId, { isAnswering: isStoodIn });
      }
      for (const line of lines) if (line.assistantRowId === null) await lead(deps, line, null);
    });
  } catch (cause) {
    for (const id of made) await discardVoiceAssistant(deps, id);
    throw cause;
  }
}

/** Stand-ins by the assistant in whose place they are; those of earlier assistants are done away with. */
async function standInsOf(
  tx: Transaction,
  organisationId: string,
  assistants: readonly AssistantRow[],
): Promise<ReadonlyMap<string, OverLimitAssistantRow>> {
  const standIns = new Map<string, OverLimitAssistantRow>();
  for (const standIn of await listOverLimitAssistants(tx, organisationId)) {
    if (assistants.some(({ assistantId }) => assistantId === standIn.standsInFor))
      standIns.set(standIn.standsInFor, standIn);
    else await dismissStandIn(tx, standIn);
  }
  return standIns;
}

/** Brings the platform's stand-in up to date, or makes it where there is none (any more). */
async function tell(
  { voice, clock }: Deps,
  tx: Transaction,
  what: { own: AssistantRow; before: OverLimitAssistantRow | null; payload: AssistantDto },
  onMade: (assistantId: string) => void,
): Promise<OverLimitAssistantRow> {
  const { own, before, payload } = what;
  const { organisationId, locationId } = own;
  const payloadHash = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  if (before && (await isThere(voice, before.assistantId))) {
    if (before.payloadHash === payloadHash) return before;
    await voice.updateAssistant(before.assistantId, payload);
    await changeOverLimitAssistant(tx, own.assistantId, { payloadHash });
    return { ...before, payloadHash };
  }
  const { id: assistantId } = await voice.createAssistant(payload);
  onMade(assistantId);
  if (before) await deleteStandIn(tx, own.assistantId);
  const row = {
    organisationId,
    assistantId,
    standsInFor: own.assistantId,
    payloadHash,
    isAnswering: false,
    createdAt: new Date(clock.nowMs()),
  };
  await insertStandIn(tx, { ...row, locationId });
  return row;
}

async function isThere(voice: Deps['voice'], assistantId: string): Promise<boolean> {
  try {
    await voice.getAssistant(assistantId);
    return true;
  } catch (cause) {
    if (cause instanceof VoiceApiFailure && cause.status === 404) return false;
    throw cause;
  }
}

/** Has a line answered by an assistant, or by nobody; a line that the platform has lost is left. */
async function lead(
  { voice }: Pick<Deps, 'voice'>,
  { voiceNumberId }: LineRow,
  assistantId: string | null,
): Promise<void> {
  if (voiceNumberId === null) return;
  const now = await nullOn404(voice.getNumber(voiceNumberId));
  if (now === null || (now.assistantId ?? null) === assistantId) return;
  await nullOn404(voice.updateNumber(voiceNumberId, { assistantId }));
}
