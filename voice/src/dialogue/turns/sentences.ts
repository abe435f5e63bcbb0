/** Titles and the like: a name or a word follows, never the next sentence. */
const BEFORE_A_NAME =
  /(?:^|[\s(¿¡])(?:Drs?|Mrs?|Ms|Mx|Ste?|Prof|Rev|Capt|Lt|Sgt|Gen|Gov|Hon|[Vv]s|[Aa]pprox|e\.g|i\.e|p\.\s?ej|p\.\s?ex|Sra?|Srta|Dra|Dña|Uds?|Vds?|Mme|Mlle|MM|Mgr|[Aa]vda|[Aa]v|[Bb]l?vd|[Bb]d|[Tt][eé]l|env|[ap]|\p{Lu})\.$/u;

/** Before a number they are short for something; before anything else they are words. */
const BEFORE_A_NUMBER = /(?:^|[\s(])(?:No|Nr|Nos|Núm|Num|Art|Fig|Ext|Apt|Rm|pp)\.$/iu;

/** They end a sentence only where the next one begins: "at 7 p.m. on Friday", "at 7 p.m. We ...". */
const MAY_GO_ON =
  /(?:(?:\d|\s|^)[ap]\.\s?m\.|(?:^|\s)(?:etc|Inc|Ltd|Co|Jr|min|hrs?)\.|\.\.\.|…)$/iu;

/** The number of an item of a list. */
const LIST_NUMBER = /(?:^|\n)\s*\d{1,2}\.$/;

/** An end of sentence: the mark, closing quotes, then space. A number like 7.30 has no space. */
const END = /[.!?…]+["'”’»)]*(?=\s)|\n+/g;

/** Whether the sentence really is over at this mark, or null while the next word must be seen first. */
function endsHere(candidate: string, next: string): boolean | null {
  if (candidate.endsWith('\n')) return true;
  const first = next.trimStart().charAt(0);
  if (MAY_GO_ON.test(candidate)) return first === '' ? null : !/[\p{Ll},;:–—]/u.test(first);
  if (BEFORE_A_NAME.test(candidate) || LIST_NUMBER.test(candidate)) return false;
  if (BEFORE_A_NUMBER.test(candidate)) return first === '' ? null : !/\d/.test(first);
  return true;
}

/**
 * Cuts off the whole sentences of a text that is still growing, each as soon as it is sure that it is
 * over. Numbers (3.50), addresses (belldesk.example) and abbreviations ("Dr.", "No. 5", "p.m.") end none.
 * @returns the sentences, and what must wait for more
 */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    const candidate = text.slice(from, end);
    const over = endsHere(candidate, text.slice(end));
    if (over === null) break;
    if (!over) continue;
    if (candidate.trim() !== '') sentences.push(candidate.trim());
    from = end;
  }
  return { sentences, rest: text.slice(from) };
}

/** The part of a sentence that was heard when it was cut after `playedMs` of `totalMs`, in whole words. */
export function heardText(text: string, playedMs: number, totalMs: number): string {
  if (playedMs <= 0 || totalMs <= 0) return '';
  if (playedMs >= totalMs) return text;
  const characters = Math.floor((playedMs / totalMs) * text.length);
  const lastSpace = text.slice(0, characters + 1).lastIndexOf(' ');
  return lastSpace <= 0 ? '' : text.slice(0, lastSpace).trimEnd();
}

/** Ms that a text takes to be spoken, where the voice has not said yet: 15 characters a second. */
export function estimatedSpeechMs(text: string): number {
  return (text.length / 15) * 1_000;
}
