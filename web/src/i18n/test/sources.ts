import { globSync } from 'node:fs';
import type { LiteralText } from './literalTexts.ts';

interface Exception {
  /** Start of the paths that it is for, from web/src. */
  readonly under: string;
  /** The texts; all of them where none is named. */
  readonly texts?: RegExp;
  readonly why: string;
}

const EXCEPTIONS: readonly Exception[] = [
  { under: 'content/', why: 'prose and what belongs to it: a folder per language' },
  {
    under: 'site/docs/api/productOperations.ts',
    why: "the reference's words are English, as the contract's schemas",
  },
  {
    under: 'site/docs/api/voiceOperations.ts',
    why: "the reference's words are English, as the contract's schemas",
  },
  {
    under: 'site/docs/api/fields.ts',
    why: "the reference's words are English, as the contract's schemas",
  },
  { under: '', texts: /^(Belldesk|Deepgram|Google|Starter)$/, why: 'names' },
  {
    under: 'assistant/create/VoiceStep.tsx',
    texts: /^(UK|US) English$/,
    why: "names of the contract's voices",
  },
  { under: 'site/home/AsSeenOn.tsx', texts: /^headline /, why: 'a class' },
];

/** Sources of the browser and of the prerendered pages, from web/src; no tests. */
export function sourceFiles(folder: string): readonly string[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.test\.tsx?$|(^|\/)(test|testing|i18n)\//.test(file))
    .toSorted();
}

/** Whether a text stands outside the layer for a reason. */
export function isExcepted(file: string, { text }: LiteralText): boolean {
  return EXCEPTIONS.some(
    ({ under, texts }) => file.startsWith(under) && (texts?.test(text) ?? true),
  );
}
