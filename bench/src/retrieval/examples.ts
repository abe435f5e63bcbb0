import { askedParts } from '@belldesk/voice/dialogue/agent/knowledge/passages/askedParts';
import { indexPassages } from '@belldesk/voice/dialogue/agent/knowledge/passages/passageIndex';
import { searchPassages } from '@belldesk/voice/dialogue/agent/knowledge/passages/search';
import {
  type Before,
  type Compared,
  comparePassages,
} from '@belldesk/voice/dialogue/agent/knowledge/passages/signs';
import { plainWords } from '@belldesk/voice/dialogue/agent/nlu/normalise/words';
import type { Meaning } from '@belldesk/voice/dialogue/meaning';
import type { LabelledBusiness, LabelledQuestion } from './labelled.ts';

/** A question with the signs of all passages. */
export interface Example extends LabelledQuestion {
  readonly business: LabelledBusiness;
  readonly compared: Compared;
  readonly goesOn: boolean;
}

/** Parts of more are not looked at, as in calls. */
const MOST_PARTS = 3;

/** What a call has before a question: the question before, and what was said to it. */
function beforeOf(after: string, search: (words: string, parts: string[]) => string[]): Before {
  const words = plainWords(after);
  return { words, said: search(words, partsOf(after)) };
}

function partsOf(text: string): string[] {
  return askedParts(text).map(plainWords).slice(0, MOST_PARTS);
}

/** Compares all questions to a business as a call does. */
export function examplesOf(business: LabelledBusiness, meaning: Meaning): Example[] {
  const index = indexPassages(business.passages);
  const best = (words: string, parts: string[]): string[] => {
    const found = searchPassages(words, parts, index, meaning);
    return found ? [found.best.said] : [];
  };
  return business.questions.flatMap((question) => {
    const before = question.after === null ? null : beforeOf(question.after, best);
    const words = plainWords(question.question);
    const compared = comparePassages(words, partsOf(question.question), index, meaning, before);
    return compared ? [{ ...question, business, compared, goesOn: before !== null }] : [];
  });
}
