import type { AgentContext } from '../../context.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { Slot } from '../engine/form.ts';

const LONGEST_NAME_WORDS = 4;
/** Names, and what may stand between them. */
const ONLY_LETTERS = /^\p{L}[\p{L}\p{M}'’.\- ]+$/u;
/** What an answer of a few words begins with that is no name. */
const NO_NAME =
  /^(?:i|i'm|i'd|you|we|no|yes|nah|never|what|why|who|how|when|where|which|can|could|do|does|is|are|please|just|the|that|this|my|it|not|because|hello|sorry|pardon|speak|let)\b/;

/** "Lee Fairbrother. Fairbrother all one word": the first sentence, where it can be a name. */
export function nameAsSaid({ raw, words, question }: Utterance): string | null {
  const first =
    raw
      .trim()
      .split(/[.,;:!?]/)[0]
      ?.trim() ?? '';
  const fits = first !== '' && first.split(' ').length <= LONGEST_NAME_WORDS;
  return fits && ONLY_LETTERS.test(first) && !NO_NAME.test(words) && !question ? first : null;
}

/**
 * Under which name; asked for in the words of the form.
 * @param again the same in other words; the usual ones where it is left out
 */
export function nameSlot(
  question: (context: AgentContext) => string,
  again: (context: AgentContext) => string = ({ say }) => say.again.name,
): Slot {
  return {
    asks: 'name',
    isSettled: ({ caller }) => caller.name !== undefined,
    question: (_facts, context) => question(context),
    again: (_facts, context) => again(context),
    asSaid: (said, { caller }) => {
      const name = nameAsSaid(said);
      return name === null ? null : { caller: { ...caller, name } };
    },
    named: /\bname\b/,
    forget: ({ caller }) => ({ caller: { ...caller, name: undefined, spelled: undefined } }),
  };
}
