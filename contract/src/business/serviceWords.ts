/** Words of the trades that say the same thing; the first stands for all. */
const SAME_WORDS: readonly (readonly string[])[] = [
  ['haircut', 'cut', 'trim', 'corte', 'coupe'],
  ['colouring', 'coloring', 'colour', 'color', 'dye', 'tint', 'highlights', 'balayage'],
  ['blowdry', 'blowout'],
  ['manicure', 'mani'],
  ['pedicure', 'pedi'],
  ['table', 'dinner', 'lunch', 'brunch', 'mesa'],
  ['room', 'suite', 'habitacion', 'chambre'],
  ['checkup', 'physical', 'examination', 'exam'],
  ['consultation', 'consult', 'consulta'],
  ['cleaning', 'hygiene', 'hygienist', 'polish'],
  ['vaccination', 'vaccine', 'jab', 'shot'],
  ['viewing', 'showing', 'tour'],
  ['valuation', 'appraisal'],
  ['quote', 'estimate'],
  [
    'child',
    'kid',
    'children',
    'kiddo',
    'smallie',
    'boy',
    'girl',
    'son',
    'daughter',
    'nino',
    'enfant',
  ],
  ['women', 'woman', 'lady', 'ladies', 'mujer', 'femme'],
  ['men', 'man', 'gent', 'gentlemen', 'hombre', 'homme'],
  ['home', 'house'],
  ['outside', 'outdoor', 'terrace', 'patio'],
  ['inside', 'indoor'],
  ['nail', 'claw'],
  ['dog', 'puppy', 'pup'],
  ['tyre', 'tire', 'wheel'],
  ['gray', 'grey'],
  ['install', 'installation', 'fit', 'fitted', 'fitting'],
  ['removal', 'remove', 'takeoff'],
  ['full', 'whole', 'entire', 'complete'],
  ['trial', 'taster', 'tryout'],
  ['diabetic', 'diabetes', 'sugar'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['screen', 'glass', 'display'],
  ['photo', 'picture', 'photograph', 'pic', 'photographed'],
  ['beard', 'whiskers', 'stubble'],
  ['prenatal', 'pregnancy', 'pregnant', 'antenatal', 'expecting'],
];

/** Words that tell only that something is to be booked. */
export const GENERAL =
  /^(?:appointment|booking|reservation|visit|slot|session|time|place|spot|meeting|cita|reserva|rendezvous)$/;
const FILLERS = /^(?:a|an|the|for|of|and|with|please|my|me|us|some|at|in|to|de|un|una|une|et|y)$/;

function canonical(word: string): string {
  const single = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
  const same = SAME_WORDS.find((words) => words.includes(word) || words.includes(single));
  return same?.[0] ?? single;
}

/** What is one word in some mouths and two in others: "hair cut", "blow dry", "check up". */
export function joinCompounds(text: string): string {
  return text
    .replace(/\bhair[\s-]cut/gi, 'haircut')
    .replace(/\bblow[\s-](?=dry|out)/gi, 'blow')
    .replace(/\bcheck[\s-](?=ups?\b)/gi, 'check');
}

/** "Hair cut & colour" -> haircut, colouring; each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(tokensOf(text))];
}

/** The same in order, with what is said twice. */
export function tokensOf(text: string): string[] {
  const single = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    // "Puppy's" and "that's" have nothing in common.
    .replace(/['’](?:s|t|d|m|ll|re|ve)\b/g, '');
  const plain = joinCompounds(single).replace(/\brendez[\s-]?vous\b/g, 'rendezvous');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !FILLERS.test(word));
  return words.map(canonical);
}

/** A name as it was given, whatever its capitals, marks and dashes: "Cut & Beard" -> "cut and beard". */
export function exactName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word, index) => word !== '' && !(index === 0 && /^(?:an?|the|my)$/.test(word)))
    .join(' ');
}
