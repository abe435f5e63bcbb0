import { AppError } from '@belldesk/contract/errors';
import type { Publication } from '@belldesk/contract/product/assistant';
import type { Ctx } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import type { VoiceNumber } from '../../voiceApi/client.ts';
import { VoiceApiFailure, voiceServiceFailed } from '../../voiceApi/error.ts';
import { requireMember } from '../organisations/requireMember.ts';
import { discardVoiceNumber } from './discard.ts';
import { inTurn } from './inTurn.ts';
import { noSuchAssistant } from './policy.ts';
import { publicationOf } from './presenter.ts';
import { type AssistantRow, findOwn, lockAssistants, markPublished } from './queries.ts';
import { slugCandidates } from './slug.ts';

const PUBLICATION_FAILED = 'Failed to publish your AI assistant';
const SLUG_ATTEMPTS = 50;
/** The platform puts its own host into the answer; the request needs some host to be an address. */
const ANY_HOST = 'belldesk';

/**
 * Gives the assistant an address on which it answers, and tells the operator that a number is wished
 * for. Published again, it answers what it has.
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
  return inTurn(`assistant:${member.organisationId}`, async () => {
    const own = await findOwn(ctx.db, whose);
    if (!own) throw noSuchAssistant();
    const published = publicationOf(own);
    if (published) return published;
    const number = await takeAddress(ctx, own);
    try {
      return await keep(ctx, { whose, number });
    } catch (cause) {
      await discardVoiceNumber(ctx, number.id);
      throw cause;
    }
  });
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
    const left = numbers.find((number) => number.assistantId === assistantId);
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
  { whose, number }: { whose: { id: string; organisationId: string }; number: TakenAddress },
): Promise<Publication> {
  const publishedAt = new Date(ctx.clock.nowMs());
  return ctx.db.transaction(async (tx) => {
    await lockAssistants(tx, whose.organisationId);
    const own = await findOwn(tx, whose);
    if (!own) throw noSuchAssistant();
    const published = publicationOf(own);
    if (published) {
      await enqueue(tx, 'voice-cleanup', { numberId: number.id });
      return published;
    }
    await markPublished(tx, own.id, {
      sipUri: number.sipUri,
      voiceNumberId: number.id,
      publishedAt,
    });
    await enqueue(tx, 'mail-number-request', { assistantRowId: own.id });
    await enqueue(tx, 'answering', { organisationId: whose.organisationId });
    await enqueue(tx, 'refuse-callers', { organisationId: whose.organisationId });
    return { sipUri: number.sipUri, publishedAt: publishedAt.toISOString() };
  });
}
