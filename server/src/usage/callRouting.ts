import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import { isOwnerSuspended } from '../accounts/queries.ts';
import { discardVoiceAssistant } from '../assistants/discard.ts';
import { type LineRow, listLines } from '../assistants/lines/queries.ts';
import { factsOf } from '../assistants/presenter.ts';
import { type AssistantRow, listOf } from '../assistants/queries.ts';
import type { Deps } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { lockAssistants } from '../db/locks.ts';
import { VoiceApiFailure } from '../voiceApi/error.ts';
import { nullOn404 } from '../voiceApi/nullOn404.ts';
import { dismissOverLimitAssistant } from './overLimitAssistant/dismiss.ts';
import { type OverLimitOrder, orderOf, overLimitPayload } from './overLimitAssistant/payload.ts';
import {
  changeOverLimitAssistant,
  deleteOverLimitAssistant,
  insertOverLimitAssistant,
  listOverLimitAssistants,
  type OverLimitAssistantRow,
} from './overLimitAssistant/queries.ts';
import { findChoice } from './queries.ts';
import { isUsedUp, readUsage } from './readUsage.ts';

/** How often a business may change while its lines are led, before the job is left to be tried again. */
const MOST_ROUNDS = 5;

/** Who should answer in a business, as it stood at one moment. */
interface Routing {
  readonly assistants: readonly AssistantRow[];
  readonly lines: readonly LineRow[];
  readonly overLimitAssistants: readonly OverLimitAssistantRow[];
  readonly isSuspended: boolean;
  readonly isUsedUp: boolean;
  readonly order: OverLimitOrder;
}

/** What the platform was brought to for one assistant; it is written down when nothing has changed meanwhile. */
interface Led {
  readonly own: AssistantRow;
  readonly before: OverLimitAssistantRow | null;
  readonly overLimit: OverLimitAssistantRow | null;
}

/**
 * Sees to it that callers meet who they should on every line of a business: the assistant at which the line points,
 * its stand-in while the minutes are used up, nobody where the line waits for an assistant or the account is
 * suspended. No assistant is ever changed; the lines are led to the other and back. Run again it changes nothing,
 * and it mends what was left half done or altered on the platform.
 *
 * Nothing is locked while the platform is asked: it is compared afterwards, and begun anew where the business has
 * changed meanwhile.
 * @throws VoiceApiFailure when the platform does not do as it is asked; the job is tried again
 */
export async function applyCallRouting(deps: Deps, organisationId: string): Promise<void> {
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const made: string[] = [];
    let isKept = false;
    try {
      const routing = await deps.db.transaction((tx) => readRouting(deps, tx, organisationId));
      const led = await leadLines(deps, routing, (id) => made.push(id));
      isKept = await deps.db.transaction(async (tx) => {
        if (!isDeepStrictEqual(await readRouting(deps, tx, organisationId), routing)) return false;
        await keepLed(tx, led, routing);
        return true;
      });
    } finally {
      if (!isKept) for (const id of made) await discardVoiceAssistant(deps, id);
    }
    if (isKept) return;
  }
  throw new Error('a business changed again and again while its lines were led');
}

async function readRouting(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction,
  organisationId: string,
): Promise<Routing> {
  await lockAssistants(tx, organisationId);
  return {
    assistants: await listOf(tx, organisationId),
    lines: await listLines(tx, organisationId),
    overLimitAssistants: await listOverLimitAssistants(tx, organisationId),
    isSuspended: await isOwnerSuspended(tx, organisationId),
    isUsedUp: isUsedUp(await readUsage(tx, organisationId, new Date(clock.nowMs()))),
    order: orderOf(await findChoice(tx, organisationId)),
  };
}

/** Brings the platform to what the routing asks for. */
async function leadLines(
  deps: Deps,
  routing: Routing,
  onMade: (assistantId: string) => void,
): Promise<Led[]> {
  const { lines, isSuspended, order } = routing;
  const led: Led[] = [];
  for (const own of routing.assistants) {
    const theirs = lines.filter(({ assistantRowId }) => assistantRowId === own.id);
    const before =
      routing.overLimitAssistants.find(({ standsInFor }) => standsInFor === own.assistantId) ??
      null;
    const isStoodIn = routing.isUsedUp && theirs.length > 0;
    const payload = overLimitPayload(factsOf(own), order, deps.webhook);
    const told = isStoodIn ? await tell(deps, { own, before, payload }, onMade) : before;
    const answering = isStoodIn && told ? told.assistantId : own.assistantId;
    for (const line of theirs) await lead(deps, line, isSuspended ? null : answering);
    led.push({ own, before, overLimit: told && { ...told, isAnswering: isStoodIn } });
  }
  for (const line of lines) if (line.assistantRowId === null) await lead(deps, line, null);
  return led;
}

/** Writes down what was made and changed; stand-ins of earlier assistants are done away with. */
async function keepLed(
  tx: Transaction,
  led: readonly Led[],
  { assistants, overLimitAssistants }: Routing,
): Promise<void> {
  for (const overLimit of overLimitAssistants)
    if (!assistants.some(({ assistantId }) => assistantId === overLimit.standsInFor))
      await dismissOverLimitAssistant(tx, overLimit);
  for (const { own, before, overLimit } of led) {
    if (!overLimit || isDeepStrictEqual(overLimit, before)) continue;
    if (before?.assistantId === overLimit.assistantId) {
      const { payloadHash, isAnswering } = overLimit;
      await changeOverLimitAssistant(tx, own.assistantId, { payloadHash, isAnswering });
      continue;
    }
    // The platform has lost the one before.
    if (before) await deleteOverLimitAssistant(tx, own.assistantId);
    await insertOverLimitAssistant(tx, { ...overLimit, locationId: own.locationId });
  }
}

/** Brings the platform's stand-in up to date, or makes it where there is none (any more). */
async function tell(
  { voice, clock }: Deps,
  what: { own: AssistantRow; before: OverLimitAssistantRow | null; payload: AssistantDto },
  onMade: (assistantId: string) => void,
): Promise<OverLimitAssistantRow> {
  const { own, before, payload } = what;
  const payloadHash = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  if (before && (await isThere(voice, before.assistantId))) {
    if (before.payloadHash === payloadHash) return before;
    await voice.updateAssistant(before.assistantId, payload);
    return { ...before, payloadHash };
  }
  const { id: assistantId } = await voice.createAssistant(payload);
  onMade(assistantId);
  return {
    organisationId: own.organisationId,
    assistantId,
    standsInFor: own.assistantId,
    payloadHash,
    isAnswering: false,
    createdAt: new Date(clock.nowMs()),
  };
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
