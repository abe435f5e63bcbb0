import type { AgentContext } from '../../context.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { hoursAnswer } from './hoursAnswer.ts';
import { hoursQuestion } from './hoursQuestion.ts';

/** What follows from the calendar and from the owner's words together, and stands in no sentence of them. */
export interface DerivedAnswer {
  readonly said: string;
  /** The question as a later one may go on with it. */
  readonly topic: string;
}

/**
 * Opening hours as an answer to a question; null where it is about something else, or the hours are not known.
 * @param before what was asked before, which a short question may go on with
 */
export function derivedAnswer(
  { words }: Utterance,
  context: AgentContext,
  before?: string,
): DerivedAnswer | null {
  const setting = { now: context.now, dayFirst: context.british };
  const question = hoursQuestion(words, setting, before);
  if (!question) return null;
  const said = hoursAnswer(question, words, context);
  if (said === null) return null;
  const asked = question.wants === 'closing' ? 'how late are you open' : 'are you open';
  return { said, topic: [asked, ...question.parts].join(' for ') };
}
