import type { AgentContext } from '../../context.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState, Facts } from '../../state.ts';
import type { Form, Slot, Taken } from './form.ts';

/** A form beside those that the dialogue knows by itself: slots, texts, and how a caller asks for it. */
export interface AddedForm {
  readonly form: Form;
  /** The wish in the caller's own words, in any of the languages. */
  readonly wish: RegExp;
  readonly isPossible: (context: AgentContext) => boolean;
  /** What is known already when it begins in the middle of something else. */
  readonly begin: (state: AgentState, context: AgentContext) => Readonly<Record<string, string>>;
}

const LONGEST_ANSWER_CHARACTERS = 300;

/** The text of an answer as it is written down. */
export function answered(facts: Facts, name: string): string | undefined {
  return facts.answers[name];
}

/** The facts with an answer told, or forgotten. */
export function withAnswer(
  { answers }: Facts,
  name: string,
  text: string | undefined,
): Pick<Facts, 'answers'> {
  const { [name]: _before, ...others } = answers;
  return { answers: text === undefined ? others : { ...others, [name]: text } };
}

/** A slot whose answer is written down in the caller's own words. */
export function textSlot(
  name: `slot:${string}`,
  texts: Required<Pick<Slot, 'question' | 'again'>> & Pick<Slot, 'keyed' | 'named'>,
): Slot {
  return {
    ...texts,
    asks: name,
    isSettled: (facts) => answered(facts, name) !== undefined,
    hear: ({ raw, words, question }: Utterance, facts): Taken | null =>
      words === '' || question || (words.split(' ').length <= 2 && hearYesNo(words) !== null)
        ? null
        : { facts: withAnswer(facts, name, raw.trim().slice(0, LONGEST_ANSWER_CHARACTERS)) },
    forget: (facts) => withAnswer(facts, name, undefined),
  };
}
