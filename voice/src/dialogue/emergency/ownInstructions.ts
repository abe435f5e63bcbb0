import { readBusiness } from '../agent/knowledge/business.ts';
import { sentencesOf } from '../agent/knowledge/passages/clauses.ts';
import { termsOf } from '../agent/knowledge/passages/words.ts';
import { spokenSentence } from '../agent/knowledge/spokenFact.ts';
import type { Meaning } from '../meaning.ts';
import type { ModelRequest } from '../model.ts';
import { INSTRUCTS, OWNERS_WORDS, type TroubleTopic } from './phrases/troubleTopics.ts';

/** Nobody in trouble listens to more. */
const MOST_SENTENCES = 4;
const MOST_CHARACTERS = 520;
/** Goes on with something else. */
const BEGINS_ANOTHER =
  /^(?:(?:if|in case|all other|for|when|where)\b|[^.,:]{3,40}: |[^.:]{3,90}: (?!\d))|[£$€]|\d (?:pounds|dollars|euros)\b/i;
/** Goes on with the same trouble, when it lasts or is worse. */
const IF_IT_LASTS =
  /^(?:and |but |or )?(?:if|when|where|should)\b[^.]{0,60}\b(?:also|still|worse|keeps?|won['’]?t (?:stop|go)|doesn['’]?t (?:stop|help|go)|does not (?:stop|help|go)|after that|pouring)\b/i;
/** Whom to ring or where to go, at the end of what is to be done: it is told as well. */
const CALLS_FOR_HELP =
  /\b(?:911|999|112|000|111|8-1-1|a ?& ?e|ambulance|emergency|casualty|hospital|doctor|gp|vet)\b/i;
/** What a word in common counts beside likeness, which is 1 for the same. */
const WORD_IN_COMMON = 0.2;

/**
 * What the owner wrote that callers do about such trouble, as it is said: "Turn off the stopcock." Empty where the owner wrote
 * nothing of it.
 * @param said what the caller told, as it was said
 * @param meaning tells which of several is meant; without it words in common do
 */
export function instructionsAbout(
  topic: TroubleTopic,
  said: string,
  { systemPrompt, businessName }: Pick<ModelRequest, 'systemPrompt' | 'businessName'>,
  meaning: Meaning | null,
): readonly string[] {
  const { lines } = readBusiness(systemPrompt, businessName);
  let best: { readonly told: readonly string[]; readonly score: number } | null = null;
  for (const line of lines) {
    const sentences = sentencesOf(line.text).reduce(withItsQuestion, []);
    for (const [at, text] of sentences.entries()) {
      const subject = at === 0 ? `${line.asked || line.heading}` : '';
      const about = OWNERS_WORDS[topic];
      if (!about.test(text) && !about.test(subject)) continue;
      const told = toldFrom(sentences, at);
      if (told.length === 0) continue;
      const written = subject === '' ? [text] : [text, `${subject}: ${text}`];
      const alike = Math.max(0, ...(meaning?.resemblance(said.toLowerCase(), written) ?? []));
      const score = alike + WORD_IN_COMMON * wordsInCommon(said, `${subject} ${text}`);
      if (best === null || score > best.score) best = { told, score };
    }
  }
  return best?.told.map(spokenSentence) ?? [];
}

/** "Fuse box smoking? Turn the main switch off." is one. */
function withItsQuestion(before: readonly string[], sentence: string): string[] {
  const last = before.at(-1);
  return last?.endsWith('?')
    ? [...before.slice(0, -1), `${last} ${sentence}`]
    : [...before, sentence];
}

/** The sentence, where it tells what to do, and all that goes on with it behind. */
function toldFrom(sentences: readonly string[], at: number): string[] {
  const told: string[] = [];
  let length = 0;
  for (const [place, text] of sentences.slice(at, at + MOST_SENTENCES).entries()) {
    length += text.length;
    if (place > 0 && length > MOST_CHARACTERS) break;
    const goesOn = place === 0 || IF_IT_LASTS.test(text) || !BEGINS_ANOTHER.test(text);
    if (!goesOn || !(INSTRUCTS.test(text) || (place > 0 && CALLS_FOR_HELP.test(text)))) break;
    told.push(text);
  }
  return told;
}

function wordsInCommon(one: string, other: string): number {
  const { stems } = termsOf(other);
  return [...termsOf(one).stems].filter((stem) => stems.has(stem)).length;
}
