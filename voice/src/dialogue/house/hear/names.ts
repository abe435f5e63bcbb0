/** Words that end a name or show that there was none. */
const NOT_A_NAME = new Set(
  (
    'a an and the my your our his her their its it is are was am be been i you he she we they this that ' +
    'these those there here what when where who why how which for from at on in of to with about by not no yes ' +
    'yeah yep nope ok okay please thanks thank sorry pardon hello hi hey bye goodbye just only also but or so ' +
    'if then calling looking trying hoping wondering going want need like would could can do does did have has ' +
    'had get got make book booking reserve reservation table room appointment message person people human ' +
    'someone somebody phone number telephone mobile name tomorrow today tonight monday tuesday wednesday thursday ' +
    'friday saturday sunday morning afternoon evening oclock pm well actually sure right correct wrong fine good ' +
    'great perfect all very really maybe change cancel help time date day nothing none never anything something ' +
    'double triple urgent important terrible ridiculous awful private nice amazing running late coming vegan vegetarian allergic ' +
    'speaking spelled spelt spelling because interested afraid new open closed robot operator emergency hungry back later soon again before after'
  ).split(' '),
);

const LEADS =
  /\b(?:(?:my|the|his|her|our|customer'?s?|guest'?s?) (?:full |last |first |sur)?names? (?:is|it's|its|will be|should be|are)|name'?s|names|call me|(?:under|in|with|on) the name(?: of)?|the name|put it under|make it under|under|this is|it is|it's|i'm|i am|last name|surname|speaking is|name(?: is)?)\s+/g;

/** Leads that as often begin something else ("I'm running late"): unasked, only a name typed with capitals counts. */
const MAY_LEAD_ELSEWHERE = /^(?:it is|it's|i'm|i am|under|call me)\s+$/;

const MAX_NAME_WORDS = 4;

export interface NameSetting {
  /** What was said with its capitals, to keep them. */
  readonly raw: string;
  /** The caller was asked for a name. */
  readonly asked: boolean;
}

function capitalised(word: string): string {
  return word
    .split(/(['-])/)
    .map((part, index, all) =>
      index > 0 && all[index - 1] === "'" && part.length === 1
        ? part
        : part.slice(0, 1).toUpperCase() + part.slice(1),
    )
    .join('');
}

/** The word as typed, if it was typed with capitals. */
function asWritten(word: string, raw: string): string {
  const typed = raw
    .split(/[^\p{L}\p{M}'’-]+/u)
    .find((part) => part.toLowerCase().replace('’', "'") === word);
  return typed && typed !== typed.toLowerCase() && typed !== typed.toUpperCase()
    ? typed
    : capitalised(word);
}

/** Letters said one by one at the end of the words: "s m y t h" -> "smyth". */
function spelled(
  words: readonly string[],
): { readonly word: string; readonly from: number; readonly to: number } | null {
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    let word = '';
    while (to < words.length) {
      const twice = words[to] === 'double' && /^\p{L}$/u.test(words[to + 1] ?? '');
      const letter = twice ? words[to + 1] : words[to];
      if (!letter || !/^\p{L}$/u.test(letter)) break;
      word += twice ? letter.repeat(2) : letter;
      to += twice ? 2 : 1;
    }
    if (word.length >= 3) return { word, from, to };
  }
  return null;
}

function isNameWord(word: string): boolean {
  return /^\p{L}[\p{L}\p{M}']*$/u.test(word) && word.length > 1 && !NOT_A_NAME.has(word);
}

function leadingName(words: readonly string[]): string[] {
  const name: string[] = [];
  for (const word of words) {
    if (!isNameWord(word) || name.length === MAX_NAME_WORDS) break;
    name.push(word);
  }
  return name;
}

function assemble(before: readonly string[], letters: string | null, raw: string): string | null {
  const words = [...before];
  if (letters !== null) {
    // "John Smyth, S M Y T H" spells the last word again; "John, S M Y T H" adds one
    const last = words.at(-1);
    if (last && (last[0] === letters[0] || words.length > 1)) words.pop();
    words.push(letters);
  }
  if (words.length === 0) return null;
  return words
    .map((word) => (word === letters ? capitalised(word) : asWritten(word, raw)))
    .join(' ');
}

function read(words: readonly string[], raw: string): string | null {
  const letters = spelled(words);
  const head = letters ? words.slice(0, letters.from) : words;
  const name = leadingName(head);
  // a spelling belongs to the name only when nothing else stands between
  const between = head
    .slice(name.length)
    .filter((word) => !/^(?:spelled|spelt|that's|thats|that|is|it's|which)$/.test(word));
  const own = letters && between.length === 0 ? letters.word : null;
  return assemble(name, own, raw);
}

/** The caller's name: "my name is", "this is", "it's", letters spelled; where asked, also the bare answer. */
export function hearName(words: string, setting: NameSetting): string | null {
  for (const lead of words.matchAll(LEADS)) {
    const tail = words.slice(lead.index + lead[0].length).split(' ');
    const name = read(tail, setting.raw);
    if (!name) continue;
    if (!setting.asked && MAY_LEAD_ELSEWHERE.test(lead[0]) && !typedAsName(name, setting.raw)) {
      continue;
    }
    return name;
  }
  const speaking = /^(?:hello |hi )?((?:\p{L}+ ){1,2})speaking\b/u.exec(words);
  if (speaking?.[1]) {
    const name = read(speaking[1].trim().split(' '), setting.raw);
    if (name) return name;
  }
  if (!setting.asked) return null;
  const bare = words
    .replace(
      /^(?:(?:yes|yeah|sure|of course|certainly|ok|okay|so|well|oh|hi|hello|that's|that is|no|sorry|it's|just|put) )+/,
      '',
    )
    .replace(/\b(?:please|thanks|thank you|speaking|here)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ');
  if (bare.length > MAX_NAME_WORDS + 14) return null;
  const name = read(bare, setting.raw);
  const complete =
    spelled(bare) !== null ||
    bare.every(isNameWord) ||
    leadingName(bare).length === bare.indexOf('and');
  return complete ? name : null;
}

function typedAsName(name: string, raw: string): boolean {
  return name.split(' ').every((word) => raw.includes(word));
}
