/** Words that make a clause of what they stand in; such as are no names of things as well. */
const VERB =
  /\b(?:is|are|was|were|am|be|has|have|had|do|does|can|cannot|will|would|may|might|must|should|need|needs|get|gets|give|gives|take|takes|costs|come|comes|go|goes|make|makes|hold|holds|keep|keeps|ask|asks|pay|pays|bring|tell|run|runs|stay|stays|accept|accepts|serve|serves|speak|speaks|sell|sells|let|lets|want|wants|send|sends|cancel|wait|shave|treat|teach|teaches|handles?|please|recommend|allow|allows|don't|owns|looks|offers?|charge)\b|\b(?:it|that|there|he|she|who|what|we|you|they|i)'(?:s|re|ll|ve|d|m)\b|\b\p{L}{1,8}n't\b|\b(?:i|we|you|they|he|she|it) \p{L}{2,}/iu;
/** What begins a clause of its own: whom or what it is about, a condition, or what is asked of the caller. */
const BEGINS =
  /^(?:(?:and|but|so|also|or|then|plus|because) )?(?:(?:i|we|you|they|he|she|it|there|this|that|these|those|if|when|once|after|before|until|unless|please|bring|ask|call|email|text|ring|park|otherwise|honestly|for|on|in|at|with|no)\b|(?:our|your|the|every|each|all|any|some|most|a|an|\d+) (?:\p{L}+ ){1,5}(?:is|are|has|have|does|do|can|needs?|must|will|takes?|costs?|comes?|gets?)\b|\p{Lu}\p{L}+ (?:\p{L}+ ){0,2}(?:is|are|has|does|can|will|owns|only|looks|works|takes|cooks|teaches|handles|\p{L}+s)\b|[\p{L}' -]{2,40} (?:is|are|has|have|does|do|can|needs?|must|will|takes?|costs?|comes?)\b|(?:we|you|they|it|that|there|he|she|i)'(?:s|re|ll|ve|d|m)\b)/u;
/** Says more of what stands before it. */
const ADDS =
  /^(?:or|nor|except|unless|including|not|even|because|which|who|plus|only|otherwise)\b/i;
/** Needs what stands before it to be understood. */
const LEANS =
  /^(?:(?:and|but|so|or|then|also|plus) )?(?:after that|before that|for that|less than that|more than that|over that|under that|there's no|that|that's|this|it|it's|its|they|they're|those|these|he|he's|she|she's|him|her|them|then|otherwise|either|both|else|nothing else|nobody else|everything else|later|done elsewhere|anything else|the rest|same|because|which|who|whose|only|for \p{L}+ [£$€]|yes|no\.)\b/iu;

/** A shorter part of a sentence says too little alone. */
const LEAST_ALONE_WORDS = 4;

/** Longer sentences are taken apart where they can be. */
const LONG_SENTENCE_WORDS = 24;
const LEAST_CLAUSE_WORDS = 3;
/** A condition of so many words has what follows from it within. */
const LONG_CONDITION_WORDS = 10;

const count = (text: string) => text.split(' ').length;

/** Sentences of prose; marks within numbers, names and abbreviations end none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[.!?…]["')\]]?)(?<!\b(?:e\.g|i\.e|etc|approx|no|dr|mr|mrs|ms|st|vs|cl|lic|ave|rd|[ap]\.m|[a-z])\.)\s+(?=[\p{L}\p{N}"'(£$€*])/giu,
    )
    .flatMap((part) => part.split(/;\s+/))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Where one clause may end and the next begin. */
const BETWEEN =
  /, | (?=(?:and|but) (?:i|we|you|they|he|she|it|there|if|when|the|for|our|your|\p{Lu}\p{L}{1,30})\b)| [-–—] /u;

/** A part of a sentence that says one thing. */
export interface Clause {
  readonly text: string;
  /** Whether what stands before is needed to understand it. */
  readonly leans: boolean;
}

/** A clause that is being put together. */
interface Open {
  readonly pieces: string[];
  words: number;
  verb: boolean;
  /** Ends in a condition: "if your calf is swollen, hot and sore" wants what follows. */
  awaits: boolean;
}

/** A long sentence as its clauses; a short one whole. Marks and "and" between them are left out. */
export function clausesOf(sentence: string): Clause[] {
  const plain = sentence.replace(/\s+/g, ' ').trim();
  if (count(plain) <= LONG_SENTENCE_WORDS) return [{ text: plain, leans: LEANS.test(plain) }];
  const clauses: Open[] = [];
  for (const piece of plain.split(BETWEEN)) {
    const before = clauses.at(-1);
    const words = count(piece);
    const verb = VERB.test(piece);
    const whole =
      before !== undefined &&
      before.words >= LEAST_CLAUSE_WORDS &&
      before.verb &&
      !before.awaits &&
      words >= LEAST_CLAUSE_WORDS &&
      verb &&
      !ADDS.test(piece) &&
      BEGINS.test(piece);
    if (before === undefined || whole) {
      clauses.push({ pieces: [piece], words, verb, awaits: awaits(piece) });
    } else {
      before.pieces.push(`${/^(?:and|but) /.test(piece) ? ' ' : ', '}${piece}`);
      before.words += words;
      before.verb ||= verb;
      before.awaits = awaits(piece) || (before.awaits && !verb);
    }
  }
  return clauses.map(({ pieces }) => clause(pieces.join('')));
}

/** Whether a part ends in a condition or an explanation that wants what follows. */
function awaits(piece: string): boolean {
  const last = piece.replace(/^[, ]+/, '');
  const condition = /^(?:(?:and|but|so) )?(?:if|when|once|although|while|unless|because)\b/i.test(
    last,
  );
  return (condition && count(last) < LONG_CONDITION_WORDS) || /\bwhich is \p{L}+$/u.test(last);
}

function clause(text: string): Clause {
  return {
    text: text.replace(/^(?:and|but|so|plus|also|ok so|okay so|then) /i, ''),
    leans: LEANS.test(text) || count(text) < LEAST_ALONE_WORDS,
  };
}

/** Whether a text says something of something, and is no list of words. */
export function hasVerb(text: string): boolean {
  return VERB.test(text);
}
