import { readBusiness } from '../agent/knowledge/business.ts';
import type { PassageIndex } from '../agent/knowledge/passages/passageIndex.ts';
import { termsOf } from '../agent/knowledge/passages/words.ts';
import type { Meaning } from '../meaning.ts';
import type { ModelRequest } from '../model.ts';
import { INSTRUCTS, OWNERS_WORDS, type TroubleTopic } from './phrases/troubleTopics.ts';

/** Nobody in trouble listens to more. */
const MOST_SENTENCES = 2;
/** Goes on with something else. */
const BEGINS_ANOTHER =
  /^(?:(?:if|in case|all other|for|when|where)\b|[^.,:]{3,40}: )|[£$€]|\d (?:pounds|dollars|euros)\b/i;
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
  const index = readBusiness(systemPrompt, businessName).passages;
  const likeness = meaning?.likeness(said.toLowerCase(), index.compared) ?? null;
  const sentences = sentencesOf(index);
  let best: { readonly told: readonly string[]; readonly score: number } | null = null;
  for (const [at, { text, subject, views }] of sentences.entries()) {
    const about = OWNERS_WORDS[topic];
    if (!about.test(text) && !about.test(subject)) continue;
    const told = toldFrom(sentences, at);
    if (told.length === 0) continue;
    const alike = Math.max(0, ...views.map((view) => likeness?.[view] ?? 0));
    const score = alike + WORD_IN_COMMON * wordsInCommon(said, `${subject} ${text}`);
    if (best === null || score > best.score) best = { told, score };
  }
  return best?.told ?? [];
}

interface Sentence {
  readonly text: string;
  /** What stands above it, where it is the first below. */
  readonly subject: string;
  readonly group: number;
  /** Of its passage, as the index numbers them. */
  readonly views: readonly number[];
}

function sentencesOf({ passages, places }: PassageIndex): Sentence[] {
  return passages.flatMap(({ said, subject, group, source }, at) =>
    source === 'service'
      ? []
      : said.split(/(?<=[.!?])\s+/).map((text, place) => ({
          text,
          subject: place === 0 ? subject : '',
          group,
          views: places[at]?.views ?? [],
        })),
  );
}

/** The sentence, where it tells what to do, and what goes on with it behind. */
function toldFrom(sentences: readonly Sentence[], at: number): string[] {
  const told: string[] = [];
  for (const [place, { text, group }] of sentences.slice(at, at + MOST_SENTENCES).entries()) {
    const goesOn = place === 0 || !BEGINS_ANOTHER.test(text);
    if (group !== sentences[at]?.group || !goesOn) break;
    if (INSTRUCTS.test(text)) told.push(text);
    else if (place > 0) break;
  }
  return told;
}

function wordsInCommon(one: string, other: string): number {
  const { stems } = termsOf(other);
  return [...termsOf(one).stems].filter((stem) => stems.has(stem)).length;
}
