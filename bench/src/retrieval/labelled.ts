import { loadCallSets } from '@belldesk/e2e/businessCalls/format';
import { compilePassages } from '@belldesk/voice/dialogue/agent/knowledge/passages/compile';
import type { Passage } from '@belldesk/voice/dialogue/agent/knowledge/passages/passage';
import { inWholeWords } from '@belldesk/voice/dialogue/agent/knowledge/passages/plainWriting';
import { loadOwnersWords, type Share } from './ownersWords.ts';

/** A question to a business, and which of its passages answer it. */
export interface LabelledQuestion {
  readonly question: string;
  readonly after: string | null;
  /** Places in the passages; empty where nothing that the owner wrote answers it. */
  readonly answers: ReadonlySet<number>;
}

export interface LabelledBusiness {
  readonly id: string;
  readonly passages: readonly Passage[];
  readonly questions: readonly LabelledQuestion[];
}

/** A passage is the answer when it holds so much of the words that are the answer. */
const HOLDS = 0.75;
/** Or when so much of its words stands there. */
const STANDS = 0.9;
const LEAST_WORDS = 3;

function wordsOf(text: string): string[] {
  return (
    inWholeWords(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}£$€]+/gu) ?? []
  );
}

function share(of: readonly string[], within: readonly string[]): number {
  const there = new Set(within);
  return of.length === 0 ? 0 : of.filter((word) => there.has(word)).length / of.length;
}

/** Passages that hold a place of the text; the nearest of all where it was taken apart. */
export function passagesHolding(place: string, passages: readonly Passage[]): number[] {
  const wanted = wordsOf(place);
  const told = passages.map(({ said }) => wordsOf(said));
  const held = told.map((words) => share(wanted, words));
  const most = Math.max(...held);
  return told.flatMap((words, at) => {
    const holds = (held[at] ?? 0) >= Math.min(HOLDS, most) && (held[at] ?? 0) > 0;
    const stands = words.length >= LEAST_WORDS && share(words, wanted) >= STANDS;
    return holds || stands ? [at] : [];
  });
}

/** The businesses of one author, of which `test` may only be counted. */
export async function ownersWords(share: Share): Promise<LabelledBusiness[]> {
  return (await loadOwnersWords(share)).map(
    ({ id, description, customers, details, questions }) => {
      const passages = compilePassages(
        {
          businessDescription: description,
          targetCustomers: customers,
          additionalDetails: details,
        },
        [],
      );
      return {
        id,
        passages,
        questions: questions.map(({ q, after, answers }) => ({
          question: q,
          after: after ?? null,
          answers: new Set(answers.flatMap((place) => passagesHolding(place, passages))),
        })),
      };
    },
  );
}

/** Whether a sentence is an answer that a written call asks for. */
function answersCall(said: string, line: { readonly answer: string[]; readonly not: string[] }) {
  const fits = (pattern: string) => new RegExp(pattern, 'iu').test(said);
  // a "no" or "yes" is said by the phrasing, not by the owner
  const told = line.answer.filter((pattern) => !/\\bno\\b|n.?t|not|yes/.test(pattern));
  return told.length > 0 && told.every(fits) && !line.not.some(fits);
}

/** The questions of the written calls that may be looked at. */
export async function callQuestions(): Promise<LabelledBusiness[]> {
  const sets = [...(await loadCallSets('open')), ...(await loadCallSets('practice'))];
  return sets.map(({ id, business, calls }) => {
    const services = business.services.map((service) => ({
      ...service,
      priceMinor: service.price === null ? null : Math.round(service.price * 100),
      resources: service.resources.flatMap((name) =>
        business.resources.filter((resource) => resource.name === name),
      ),
    }));
    const passages = compilePassages(business.wizard, services);
    const questions: LabelledQuestion[] = [];
    for (const call of calls) {
      if (call.kind !== 'question' && call.kind !== 'unknown') continue;
      let after: string | null = null;
      for (const line of call.lines) {
        const answers = passages.flatMap(({ said }, at) => (answersCall(said, line) ? [at] : []));
        if (call.kind === 'unknown' || answers.length > 0)
          questions.push({
            question: line.say,
            after,
            answers: new Set(call.kind === 'unknown' ? [] : answers),
          });
        after = line.say;
      }
    }
    return { id, passages, questions };
  });
}
