import { AppError } from '@belldesk/contract/errors';
import type { Publication } from '@belldesk/contract/product/assistant';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { lockAssistants } from '../db/locks.ts';
import { enqueue } from '../jobs/queries.ts';
import type { VoiceNumber } from '../voiceApi/client.ts';
import { VoiceApiFailure, voiceServiceFailed } from '../voiceApi/error.ts';
import { discardVoiceNumber } from './discard.ts';
import { keyedMutex } from './keyedMutex.ts';
import {
  findWaiting,
  insertSipLine,
  type LineRow,
  listKnown,
  listLinesOf,
  pointLines,
} from './lines/queries.ts';
import { noSuchAssistant } from './policy.ts';
import { publicationOf } from './presenter.ts';
import { type AssistantRow, findOwn } from './queries.ts';
import { takeWaitingLink } from './share/queries.ts';
import { slugCandidates } from './slug.ts';

const PUBLICATION_FAILED = 'Failed to publish your AI assistant';
const SLUG_ATTEMPTS = 50;
/** The platform puts its own host into the answer; the request needs some host to be an address. */
const ANY_HOST = 'belldesk';

/**
 * Gives the assistant an address on which it answers: one that waits since another assistant of the business was
 * deleted, else a new one. A number that waits comes with it; where there is none the operator is told that one is
 * wished for. Published again, it answers what it has.
 * @throws AppError unauthenticated, not-found, voice-service-failed
 */
export async function publishAssistant({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<Publication> {
  const member = requireMember(ctx, 'publish an assistant');
  const whose = { id: input.id, organisationId: member.organisationId };
  return keyedMutex(`assistant:${member.organisationId}`, async () => {
    const own = await findOwn(ctx.db, whose);
    if (!own) throw noSuchAssistant();
    const publication = await takeWaiting(ctx, whose);
    if (publication) return publication;
    const number = await takeAddress(ctx, own);
    try {
      return await keep(ctx, { whose, number });
    } catch (cause) {
      await discardVoiceNumber(ctx, number.id);
      throw cause;
    }
  });
}

interface Whose {
  readonly id: string;
  readonly organisationId: string;
}

/** What it is published under already, or is now that a line waited for it; null where it needs a new address. */
function takeWaiting(ctx: Ctx, whose: Whose): Promise<Publication | null> {
  return ctx.db.transaction(async (tx) => {
    await lockAssistants(tx, whose.organisationId);
    const published = publicationOf(await listLinesOf(tx, whose.id));
    if (published) return published;
    const sip = await findWaiting(tx, whose.organisationId, 'sip');
    return sip && goLive(tx, whose, sip);
  });
}

/** Points a line at the assistant, and a number that waits where it has none; jobs tell whoever has to know. */
async function goLive(tx: Transaction, whose: Whose, sip: LineRow): Promise<Publication> {
  const { id: assistantRowId, organisationId } = whose;
  const own = await listLinesOf(tx, assistantRowId);
  const hasNumber = own.some(({ kind }) => kind === 'number');
  const waiting = hasNumber ? null : await findWaiting(tx, organisationId, 'number');
  const ids = waiting ? [sip.id, waiting.id] : [sip.id];
  await pointLines(tx, { ids, organisationId, assistantRowId });
  await takeWaitingLink(tx, { organisationId, assistantRowId });
  if (!hasNumber && !waiting) await enqueue(tx, 'mail-number-request', { assistantRowId });
  await enqueue(tx, 'answering', { organisationId });
  await enqueue(tx, 'refuse-callers', { organisationId });
  const publication = publicationOf(await listLinesOf(tx, assistantRowId));
  if (!publication) throw new Error('a line that was pointed at an assistant is not its own');
  return publication;
}

interface TakenAddress {
  readonly id: string;
  readonly sipUri: string;
}

/** An address of the company's name, with -2, -3 ... behind it where others have the name already. */
async function takeAddress(ctx: Ctx, own: AssistantRow): Promise<TakenAddress> {
  for (const slug of slugCandidates(own.name, SLUG_ATTEMPTS)) {
    try {
      const sipUri = `sip:${slug}@${ANY_HOST}`;
      return complete(
        await ctx.voice.createNumber({ provider: 'vapi', sipUri, assistantId: own.assistantId }),
      );
    } catch (cause) {
      if (!(cause instanceof VoiceApiFailure) || cause.status !== 409) {
        throw voiceServiceFailed(cause, PUBLICATION_FAILED);
      }
    }
    const left = await ownAddress(ctx, own.assistantId);
    if (left) return left;
  }
  throw new AppError('voice-service-failed', PUBLICATION_FAILED);
}

/** An address taken for this assistant by an attempt that died before it could keep it. */
async function ownAddress(ctx: Ctx, assistantId: string): Promise<TakenAddress | null> {
  try {
    const numbers = await ctx.voice.listNumbers();
    const theirs = numbers.filter((number) => number.assistantId === assistantId);
    const known = await listKnown(
      ctx.db,
      theirs.map(({ id }) => id),
    );
    const left = theirs.find(({ id }) => !known.has(id));
    return left ? complete(left) : null;
  } catch (cause) {
    throw voiceServiceFailed(cause, PUBLICATION_FAILED);
  }
}

function complete(number: VoiceNumber): TakenAddress {
  if (!number.sipUri) throw new AppError('voice-service-failed', PUBLICATION_FAILED);
  return { id: number.id, sipUri: number.sipUri };
}

function keep(
  ctx: Ctx,
  { whose, number }: { whose: Whose; number: TakenAddress },
): Promise<Publication> {
  return ctx.db.transaction(async (tx) => {
    await lockAssistants(tx, whose.organisationId);
    const own = await findOwn(tx, whose);
    if (!own) throw noSuchAssistant();
    const published = publicationOf(await listLinesOf(tx, own.id));
    if (published) {
      await enqueue(tx, 'voice-cleanup', { numberId: number.id });
      return published;
    }
    const line = await insertSipLine(tx, {
      address: number.sipUri,
      voiceNumberId: number.id,
      organisationId: whose.organisationId,
      assistantRowId: own.id,
      now: new Date(ctx.clock.nowMs()),
    });
    return goLive(tx, whose, line);
  });
}
