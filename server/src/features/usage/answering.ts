import { createHash } from 'node:crypto';
import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import type { Deps } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { VoiceApiFailure } from '../../voiceApi/error.ts';
import { discardVoiceAssistant } from '../assistants/discard.ts';
import { factsOf } from '../assistants/presenter.ts';
import { type AssistantRow, findCurrent, lockAssistants } from '../assistants/queries.ts';
import { findChoice } from './queries.ts';
import { isUsedUp, readUsage } from './readUsage.ts';
import { dismissStandIn } from './standIn/dismiss.ts';
import { orderOf, standInPayload } from './standIn/payload.ts';
import {
  changeStandIn,
  deleteStandIn,
  findStandIn,
  insertStandIn,
  type StandInRow,
} from './standIn/queries.ts';

/**
 * Sees to it that callers meet who they should: the owner's assistant, or its stand-in while the minutes
 * are used up. The assistant itself is never changed; its addresses are led to the other and back. Run
 * again it changes nothing, and it mends what was left half done or altered on the platform.
 * @throws VoiceApiFailure when the platform does not do as it is asked; the job is tried again
 */
export async function setAnswering(deps: Deps, organisationId: string): Promise<void> {
  let made: string | null = null;
  try {
    await deps.db.transaction(async (tx) => {
      await lockAssistants(tx, organisationId);
      const own = await findCurrent(tx, organisationId);
      const before = await standInOf(tx, organisationId, own);
      if (!own?.voiceNumberId) return;
      const usage = await readUsage(tx, organisationId, new Date(deps.clock.nowMs()));
      if (!isUsedUp(usage)) {
        if (before) await answerWith(deps, tx, { own, standIn: before, isAnswering: false });
        return;
      }
      const order = orderOf(await findChoice(tx, organisationId));
      const payload = standInPayload(factsOf(own), order, deps.webhook);
      const standIn = await tell(deps, tx, { own, before, payload }, (id) => {
        made = id;
      });
      await answerWith(deps, tx, { own, standIn, isAnswering: true });
    });
  } catch (cause) {
    if (made !== null) await discardVoiceAssistant(deps, made);
    throw cause;
  }
}

/** The stand-in of the present assistant; one of an earlier assistant is done away with. */
async function standInOf(
  tx: Transaction,
  organisationId: string,
  own: AssistantRow | null,
): Promise<StandInRow | null> {
  const standIn = await findStandIn(tx, organisationId);
  if (!standIn || standIn.standsInFor === own?.assistantId) return standIn;
  await dismissStandIn(tx, organisationId);
  return null;
}

/** Brings the platform's stand-in up to date, or makes it where there is none (any more). */
async function tell(
  { voice, clock }: Deps,
  tx: Transaction,
  what: { own: AssistantRow; before: StandInRow | null; payload: AssistantDto },
  onMade: (assistantId: string) => void,
): Promise<StandInRow> {
  const { own, before, payload } = what;
  const { organisationId, timeZone } = own;
  const payloadHash = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  if (before && (await isThere(voice, before.assistantId))) {
    if (before.payloadHash === payloadHash) return before;
    await voice.updateAssistant(before.assistantId, payload);
    await changeStandIn(tx, organisationId, { payloadHash });
    return { ...before, payloadHash };
  }
  const { id: assistantId } = await voice.createAssistant(payload);
  onMade(assistantId);
  if (before) await deleteStandIn(tx, organisationId);
  const row = {
    organisationId,
    assistantId,
    standsInFor: own.assistantId,
    payloadHash,
    isAnswering: false,
    createdAt: new Date(clock.nowMs()),
  };
  await insertStandIn(tx, { ...row, timeZone });
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

/** Leads every address of the two to one of them. An address that neither holds is somebody else's to lead. */
async function answerWith(
  { voice }: Deps,
  tx: Transaction,
  { own, standIn, isAnswering }: { own: AssistantRow; standIn: StandInRow; isAnswering: boolean },
): Promise<void> {
  const [from, to] = isAnswering
    ? [own.assistantId, standIn.assistantId]
    : [standIn.assistantId, own.assistantId];
  const numbers = await voice.listNumbers();
  for (const number of numbers) {
    if (number.assistantId === from) await voice.updateNumber(number.id, { assistantId: to });
  }
  if (standIn.isAnswering !== isAnswering)
    await changeStandIn(tx, own.organisationId, { isAnswering });
}
