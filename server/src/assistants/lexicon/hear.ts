import { AppError } from '@belldesk/contract/errors';
import type { HeardText, LexiconSuggestions } from '@belldesk/contract/product/lexicon';
import type { LexiconEntry } from '@belldesk/contract/voice/lexicon';
import {
  MAX_CHECKED_WORDS,
  READING_HEADER,
  type ReadingsReport,
  readingSupport,
} from '@belldesk/contract/voice/pronunciation';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { limitRate } from '../../rateLimits/rateLimit.ts';
import { VoiceApiFailure, voiceServiceFailed } from '../../voiceApi/error.ts';
import { noSuchAssistant } from '../policy.ts';
import { factsOf } from '../presenter.ts';
import { type AssistantRow, findOwn } from '../queries.ts';
import { wordsOfBusiness } from './wordsOfBusiness.ts';

const MOST_SUGGESTED = 20;
const A_MINUTE = {
  name: 'pronunciation',
  max: 60,
  windowMs: 60_000,
  message: 'You have played many samples. Please wait a minute, then try again.',
};
const NOT_HERE = "This site's voice platform cannot play single words.";
const NO_ANSWER = 'The voice service did not respond';

/** The assistant of who asks; each asking counts. @throws AppError unauthenticated, not-found, too-many */
async function asked(ctx: Ctx, id: string): Promise<AssistantRow> {
  const { organisationId } = requireMember(ctx, 'hear how words are said');
  const own = await findOwn(ctx.db, { id, organisationId });
  if (!own) throw noSuchAssistant();
  await limitRate(ctx, A_MINUTE, organisationId);
  return own;
}

const isMissing = (cause: unknown): boolean =>
  cause instanceof VoiceApiFailure && cause.status === 404;

/** What a failure of the voice is to who listens: that it has no time is told in its own words. */
function failed(cause: unknown): AppError {
  if (isMissing(cause)) return new AppError('voice-service-failed', NOT_HERE, { cause });
  if (cause instanceof VoiceApiFailure) {
    if (cause.status === 503 || cause.status === 429)
      return new AppError('busy', cause.message, { cause });
    if (cause.status === 409) return new AppError('conflict', cause.message, { cause });
  }
  return voiceServiceFailed(cause, NO_ANSWER);
}

/**
 * Ways to say a word, as respellings; none where the voice knows of none.
 * @throws AppError unauthenticated, not-found, too-many, busy, voice-service-failed
 */
export async function readingsOfWord({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string; readonly word: string };
}): Promise<ReadingsReport> {
  const own = await asked(ctx, input.id);
  try {
    return await ctx.voice.readings({ language: own.language, word: input.word });
  } catch (cause) {
    if (isMissing(cause)) return { readings: [] };
    throw failed(cause);
  }
}

/**
 * A text in the voice of the assistant.
 * @throws AppError unauthenticated, not-found, too-many, busy while calls are up, conflict where a service speaks,
 * voice-service-failed
 */
export async function hearText({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string; readonly text: string; readonly entry: LexiconEntry | null };
}): Promise<HeardText> {
  const own = await asked(ctx, input.id);
  const { language, voiceId } = factsOf(own);
  try {
    const answer = await ctx.voice.speakWords({
      text: input.text,
      voiceId,
      language,
      lexicon: input.entry === null ? [] : [input.entry],
    });
    if (!answer.ok)
      throw VoiceApiFailure.fromBody(answer.status, await answer.json().catch(() => undefined));
    const wav = Buffer.from(await answer.arrayBuffer()).toString('base64');
    const support = readingSupport.safeParse(answer.headers.get(READING_HEADER));
    return { wav, hearing: support.data ?? 'as-written' };
  } catch (cause) {
    throw failed(cause);
  }
}

/**
 * Words of the business that no dictionary has and the lexicon neither, and what the voice makes of a lexicon.
 * @throws AppError unauthenticated, not-found, too-many, busy, voice-service-failed
 */
export async function suggestWords({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<LexiconSuggestions> {
  const own = await asked(ctx, input.id);
  const words = await wordsOfBusiness(ctx.db, own);
  try {
    const { support, guessed } = await ctx.voice.guessedWords({
      language: own.language,
      words: words.slice(0, MAX_CHECKED_WORDS),
    });
    return { hearing: support, words: guessed.slice(0, MOST_SUGGESTED) };
  } catch (cause) {
    if (isMissing(cause)) return { hearing: 'unavailable', words: [] };
    throw failed(cause);
  }
}
