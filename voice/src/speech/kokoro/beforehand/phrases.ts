import type { Lexicon } from '@belldesk/contract/voice/lexicon';
import { soundsOf } from '../../lexicon.ts';
import type { PromptKey, PromptStore } from '../../prompts/promptStore.ts';
import { piecesOf } from '../../rendering/pieces.ts';
import { clausesOf } from './clauses.ts';

/** Changed whenever the same text would sound otherwise: what was kept before is then rendered anew. */
const RENDERING = 'kokoro-82m-v1.0 1';

/** What one part of a text is made of: kept sound, or text to be rendered. */
export interface Part {
  readonly text: string;
  readonly kept: boolean;
}

/** In whose voice, and how, a text is said. */
export interface Manner {
  /** Name of one of the model's voices. */
  readonly voice: string;
  /** BCP 47 */
  readonly language: string;
  readonly lexicon?: Lexicon | undefined;
}

/**
 * What a phrase is kept under. A capital at its beginning and a comma behind it are not heard: at the beginning of a
 * sentence and within one it is the same phrase.
 */
export function phraseKey(text: string, { voice, language, lexicon }: Manner): PromptKey {
  const bare = text.trim().replace(/[,;:]+$/, '');
  const said = /^\p{Lu}\p{Ll}|^A /u.test(bare)
    ? bare.slice(0, 1).toLowerCase() + bare.slice(1)
    : bare;
  return { voiceId: voice, language, text: [RENDERING, said, soundsOf(text, lexicon)].join('\n') };
}

/**
 * How a text is put together: whole where it is kept whole, else of the clauses that are kept and of what lies between
 * them, in one piece as far as may be.
 */
export function partsOf(
  text: string,
  manner: Manner,
  kept: Pick<PromptStore, 'has'>,
): readonly Part[] {
  const isKept = (part: string) => kept.has(phraseKey(part, manner));
  if (isKept(text)) return [{ text, kept: true }];
  const clauses = clausesOf(text, manner.language);
  if (!clauses.some(isKept)) return rendered(text);
  const parts: Part[] = [];
  let between: string[] = [];
  const close = () => {
    if (between.length > 0) parts.push(...rendered(between.join(' ')));
    between = [];
  };
  for (const clause of clauses) {
    if (!isKept(clause)) {
      between.push(clause);
      continue;
    }
    close();
    parts.push({ text: clause, kept: true });
  }
  close();
  return parts;
}

const rendered = (text: string): readonly Part[] =>
  piecesOf(text).map((piece) => ({ text: piece, kept: false }));
