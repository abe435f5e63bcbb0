import type { KeptLexicon } from '@belldesk/contract/product/lexicon';
import type { Lexicon } from '@belldesk/contract/voice/lexicon';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { statusOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';

const CONFLICT = 409;

/** Makes the new entries out of those that stand there now. */
export type Change = (entries: Lexicon) => Lexicon;

const isSame = (one: Lexicon, other: Lexicon) => JSON.stringify(one) === JSON.stringify(other);

/** The words of the business, and a way to change them. @param id of the assistant's record */
export function useLexicon(id: string) {
  const cache = useQueryClient();
  const input = { id };
  const key = rpc.lexicon.get.queryKey({ input });
  const lexicon = useQuery(rpc.lexicon.get.queryOptions({ input }));

  const replace = (seen: KeptLexicon, change: Change) =>
    client.lexicon.replace({
      id,
      expectedUpdatedAt: seen.updatedAt,
      entries: change(seen.entries),
    });

  async function save(change: Change): Promise<KeptLexicon> {
    const seen = lexicon.data ?? (await client.lexicon.get(input));
    try {
      return await replace(seen, change);
    } catch (problem) {
      if (statusOf(problem) !== CONFLICT) throw problem;
      const newer = await client.lexicon.get(input);
      cache.setQueryData(key, newer);
      // Something else of the assistant was changed meanwhile: that is no reason to ask.
      if (isSame(newer.entries, seen.entries)) return replace(newer, change);
      throw problem;
    }
  }

  const saving = useMutation({
    mutationFn: save,
    onSuccess: async (kept) => {
      cache.setQueryData(key, kept);
      // The assistant has a new version by it.
      await Promise.all([
        cache.invalidateQueries({ queryKey: rpc.assistants.current.key() }),
        cache.invalidateQueries({ queryKey: rpc.lexicon.suggestions.key() }),
      ]);
    },
  });
  return { lexicon, saving };
}

/** What to tell of words that were not saved. */
export function saveFailedText(problem: unknown): string {
  return statusOf(problem) === CONFLICT
    ? t`The list was changed in another window and now shows the latest version. Please save your word again.`
    : t`Not saved`;
}
