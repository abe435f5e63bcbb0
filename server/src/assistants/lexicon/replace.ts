import type { KeptLexicon } from '@belldesk/contract/product/lexicon';
import type { Lexicon } from '@belldesk/contract/voice/lexicon';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { noSuchAssistant } from '../policy.ts';
import { type AssistantRow, findOwn } from '../queries.ts';
import { saveChanges } from '../update.ts';

const present = ({ lexicon, updatedAt }: AssistantRow): KeptLexicon => ({
  entries: lexicon,
  updatedAt: updatedAt.toISOString(),
});

/** How the words of the business are said. @throws AppError unauthenticated, not-found */
export async function readLexicon({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<KeptLexicon> {
  const { organisationId } = requireMember(ctx, 'see how words are said');
  const own = await findOwn(ctx.db, { id: input.id, organisationId });
  if (!own) throw noSuchAssistant();
  return present(own);
}

/**
 * Replaces all of them, here and on the voice platform, both or neither: the next call has them.
 * @throws AppError unauthenticated, not-found, conflict, voice-service-failed
 */
export async function replaceLexicon({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: {
    readonly id: string;
    readonly expectedUpdatedAt: string;
    readonly entries: Lexicon;
  };
}): Promise<KeptLexicon> {
  const { organisationId } = requireMember(ctx, 'change how words are said');
  return present(
    await saveChanges(ctx, organisationId, input, async () => ({ lexicon: input.entries })),
  );
}
