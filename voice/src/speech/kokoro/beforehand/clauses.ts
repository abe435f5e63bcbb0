/** Phrases that fill the slots of a sentence and come again in others: days, hours, sizes. By language. */
const ENGLISH_DAY = 'Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?';
const ENGLISH_MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const ENGLISH_TIME = String.raw`(?:\d{1,2}(?::\d\d)? [ap]m|12 noon|midnight)`;

const SLOTS: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    [
      String.raw`(?:\b(?:on|for) )?\b(?:today, |tomorrow, )?(?:${ENGLISH_DAY})(?: the \d{1,2}(?:st|nd|rd|th) of (?:${ENGLISH_MONTH})|, (?:${ENGLISH_MONTH}) \d{1,2}(?:st|nd|rd|th))?(?![\p{L}\d])`,
      String.raw`(?:\b(?:at|from|to|until) )?(?<![\p{L}\d])${ENGLISH_TIME}(?![\p{L}\d])`,
      String.raw`\bfor \d{1,2}(?: guests?| people)?(?![\p{L}\d:])`,
      String.raw`\bunder the name(?= )`,
      String.raw`\bphone number(?= )`,
    ].join('|'),
    'giu',
  ),
  es: new RegExp(
    [
      String.raw`(?:el )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?: \d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))?(?![\p{L}\d])`,
      String.raw`(?:a |de )?(?<![\p{L}])las? \d{1,2}(?::\d\d)?(?: de la (?:mañana|tarde|noche)| del mediodía)?(?![\p{L}\d])`,
      String.raw`para \d{1,2}(?: personas?)?(?![\p{L}\d])`,
      String.raw`\ba nombre de(?= )`,
    ].join('|'),
    'giu',
  ),
  fr: new RegExp(
    [
      String.raw`(?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:\d{1,2}|1er) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))?(?![\p{L}\d])`,
      String.raw`(?:à |de )?(?<![\p{L}\d])\d{1,2} h(?: \d\d)?(?![\p{L}\d])`,
      String.raw`pour \d{1,2}(?: personnes?)?(?![\p{L}\d])`,
      String.raw`\bau nom de(?= )`,
    ].join('|'),
    'giu',
  ),
};

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A clause ends at a comma, semicolon or colon that a space follows, or at the end of a sentence. */
const CLAUSE = /[^,;:.!?]*(?:[,;:.!?]+(?=\S)[^,;:.!?]*)*[,;:.!?…]*["'”’»)]*\s*/g;

/**
 * A text in the parts that it can be put together from: sentences, their clauses, and within these the phrases that
 * fill a slot, with the marks behind them. Joined by spaces they are the text again.
 * @param language BCP 47
 */
export function clausesOf(text: string, language: string): readonly string[] {
  const slots = SLOTS[language.slice(0, 2).toLowerCase()];
  const parts: string[] = [];
  let from = 0;
  // Slots first: a comma may stand within a date.
  for (const slot of slots ? text.matchAll(slots) : []) {
    parts.push(...atMarks(text.slice(from, slot.index)));
    const marks = /^[,;:.!?…]+(?=\s|$)/.exec(text.slice(slot.index + slot[0].length))?.[0] ?? '';
    parts.push(slot[0] + marks);
    from = slot.index + slot[0].length + marks.length;
  }
  parts.push(...atMarks(text.slice(from)));
  return joinedToWords(parts.map((part) => part.trim()).filter((part) => part !== ''));
}

const atMarks = (text: string): readonly string[] =>
  [...text.matchAll(CLAUSE)].map(([clause]) => clause);

/** Marks without a word belong to what stands before them. */
function joinedToWords(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before !== undefined && (!hasWords(part) || !hasWords(before)))
      joined[joined.length - 1] = `${before} ${part}`;
    else joined.push(part);
  }
  return joined;
}
