import type { AgentContext } from '../../context.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { hoursAnswer } from './hoursAnswer.ts';
import { hoursQuestion } from './hoursQuestion.ts';
import { serviceFacts } from './serviceFacts.ts';

/** What follows from the calendar and from the owner's words together, and stands in no sentence of them. */
export interface DerivedAnswer {
  readonly said: string;
  /** The question as a later one may go on with it. */
  readonly topic: string;
}

/**
 * Opening hours, or the price, length and people of a service by its name, as an answer to a question; null where it
 * is about something else, or that is not known.
 * @param before what was asked before, which a short question may go on with
 */
export function derivedAnswer(
  utterance: Utterance,
  context: AgentContext,
  before?: string,
): DerivedAnswer | null {
  const { words } = utterance;
  const setting = { now: context.now, dayFirst: context.british };
  const question = hoursQuestion(words, setting, before);
  const said = question && hoursAnswer(question, words, context);
  if (!question || said === null) {
    const service = serviceFacts(utterance, context);
    return service === null ? null : { said: service, topic: words };
  }
  const asked = question.wants === 'closing' ? 'how late are you open' : 'are you open';
  return { said, topic: [asked, ...question.parts].join(' for ') };
}
