import { readPromptServices } from '@belldesk/contract/business/promptServices';
import type { Expectation } from '../dialogue/model.ts';
import type { ListeningFor } from '../speech/hearing.ts';
import type { Receptionist } from './receptionist.ts';

/** Where callers may name anything: in answers of the other kinds a name of the business would only be heard wrongly. */
const NAMES_FIT: ReadonlySet<Expectation> = new Set(['anything', 'message']);
/** More are as good as none. */
const MOST_NAMES = 100;

/** What callers may name: the business, what it does and who works there, each once. */
export function namesOf({
  keywords,
  systemPrompt,
}: Pick<Receptionist, 'keywords' | 'systemPrompt'>): readonly string[] {
  const services = readPromptServices(systemPrompt);
  const people = services.flatMap(({ resources }) =>
    resources.flatMap(({ name, kind }) => (kind === 'staff' ? [name] : [])),
  );
  const called = services.flatMap(({ name, otherNames }) => [name, ...otherNames]);
  return [...new Set([...keywords, ...people, ...called])].slice(0, MOST_NAMES);
}

/**
 * What a recogniser may prefer in the answer to a question.
 * @param names of the business, its services and its people
 */
export function listeningFor(asked: Expectation, names: readonly string[]): ListeningFor {
  return { asked, phrases: NAMES_FIT.has(asked) ? names : [] };
}
