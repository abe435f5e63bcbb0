/** How owners write in haste, and what they mean by it; said as well as compared. */
const SHORT: readonly (readonly [pattern: RegExp, words: string])[] = [
  // "Hrs: Mon-Fri 7-4", "abt 1.5 hrs", "30 mins"
  [/\bhrs\b/gi, 'hours'],
  [/(?<=\d ?)hr\b/gi, 'hour'],
  [/\/ ?(?:hr|hour)\b/gi, ' an hour'],
  [/(?<=\d ?)mins?\b/gi, 'minutes'],
  // "£10/day", "$5/person"
  [/(?<=\d ?)\/ ?(?=(?:day|night|week|month|year|person|head|visit|session|mile|km)\b)/gi, ' a '],
  [/\b(?:p\.?p\.?|pp)(?=[\s,.;)]|$)/gi, 'per person'],
  [/\bp\/h\b/gi, 'an hour'],
  // "wkdays", "Sat arvo"
  [/\bwk(?=days?\b|ends?\b)/gi, 'week'],
  [/\bwks\b/gi, 'weeks'],
  [/\bmths?\b/gi, 'months'],
  [/\byrs\b/gi, 'years'],
  [/\barvos?\b/gi, 'afternoon'],
  [/\beves?\b(?! of)/gi, 'evening'],
  [/\bhols?\b/gi, 'holidays'],
  [/\bmons?\b\.?(?=[\s,;:–/&+-]|$)/gi, 'Monday'],
  [/\btues?\b\.?(?=[\s,;:–/&+-]|$)/gi, 'Tuesday'],
  [/\bweds?\b\.?(?=[\s,;:–/&+-]|$)/gi, 'Wednesday'],
  [/\bthu(?:rs?)?\b\.?(?=[\s,;:–/&+-]|$)/gi, 'Thursday'],
  [/\bfri\b\.?(?=[\s,;:–/&+-]|$)/gi, 'Friday'],
  [/\bsats?\b\.?(?=[\s,;:–/&+-]|$)(?! (?:down|on|in|at|with)\b)/gi, 'Saturday'],
  [/\bsun\b\.?(?=[\s,;:–/&+-]|$)(?! (?:bed|lounger|tan|screen))/gi, 'Sunday'],
  // "incl.", "w/o", "abt"
  // what stands at the end of a clause is included in what stands before
  [/\bincl?\.?(?=\s*(?:[,;)]|$))/gi, 'included'],
  [/\bincl?\b(?! ?VAT)/gi, 'including'],
  [/\bexcl\b/gi, 'excluding'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/ ?/gi, 'with '],
  [/\babt\b/gi, 'about'],
  [/\bapprox\b/gi, 'about'],
  [/\bpls\b|\bplz\b/gi, 'please'],
  // "1 yr", "a yr", and "yr dog"
  [/(?<=\b(?:\d+|one|an?|per|each|every) ?-?)yr\b/gi, 'year'],
  [/\byr\b/gi, 'your'],
  [/\bappts?\b\.?/gi, 'appointment'],
  [/\bmgr\b\.?/gi, 'manager'],
  [/\bmin\.(?= ?[£$€\d])/gi, 'minimum'],
  [/\bmax\.?(?= ?[£$€\d])/gi, 'at most'],
  [/\breg no\b\.?/gi, 'registration number'],
  [/\btel\b\.?(?= ?[\d+])/gi, 'telephone'],
  [/\bk(?:m|ms)\b/gi, 'km'],
  // marks in the place of words
  [/(?<=\S) ?= ?(?=\S)/g, ' is '],
  [/ ?& ?/g, ' and '],
  [/(?<=\S) \+ (?=\S)/g, ' plus '],
  [/ ?(?:→|⇒|->|=>) ?/g, ': '],
];

/** Marks of rows and leaders: "Haircut ..... $40", "Haircut | 45 min | $40". */
const LEADERS = / ?(?:\.{3,}|…+|_{3,}|-{2,}|·{2,}|\t+) ?/g;
const COLUMNS = / ?\| ?/g;
/** Emoji and other drawings; what a flag or a skin tone is made of. */
const DRAWINGS =
  /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|\u{FE0F}|\u{200D}|\u{20E3}/gu;
const TAGS = /<\/?[a-z!][^<>]{0,200}>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&pound;': '£',
  '&euro;': '€',
};

/** A line without markup and drawings; its words untouched. */
export function withoutMarkup(line: string): string {
  return line
    .replace(/&(?:amp|nbsp|lt|gt|quot|#39|pound|euro);/g, (one) => ENTITIES[one] ?? one)
    .replace(TAGS, ' ')
    .replace(DRAWINGS, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The mark of what was short, which ends no sentence. */
const SHORT_ENDS =
  /(?<=\b(?:including|excluding|about|hours?|minutes|including VAT))\.(?= [\p{Ll}\d])/gu;

/** A sentence in whole words, as it can be said. */
export function inWholeWords(text: string): string {
  let plain = text.replace(LEADERS, ': ').replace(COLUMNS, ', ');
  for (const [pattern, words] of SHORT) plain = plain.replace(pattern, words);
  return plain
    .replace(SHORT_ENDS, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .trim();
}
