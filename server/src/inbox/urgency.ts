const DANGERS =
  /\b(?:chest pains?|heart attack|stroke|can'?t breathe|cannot breathe|not breathing|trouble breathing|unconscious|overdose|choking|suicid\w*|anaphyla\w*|seizure|bleeding|gas leak|smell(?:s|ing)? (?:of )?gas|on fire|burst (?:pipe|main)|pipe (?:has |is |just )?burst|flooding|flooded|locked out|severe pain|infarto|infarctus|no (?:puedo|puede) respirar|dolor(?:es)? (?:en el|de) pecho|fuga de (?:gas|agua)|inundaci\w*|crise cardiaque|fuite de gaz|degat des eaux|mal a la poitrine)\b/;
const SAID =
  /\b(?:urgent\w*|urgency|emergenc\w*|(?:can'?t|cannot|won'?t) wait|urgen(?:cia|cias|te|tes|temente)|emergencias?|urgences?|urgemment|no puede esperar|ne peut pas attendre)\b/g;
/** What takes the word back that follows it. */
const DENIED =
  /\b(?:not|no|nothing|isn'?t|wasn'?t|never|sin|nada|pas|rien d|aucune|non)(?: (?:an?|at all|very|really|that|so|too|es|una?|muy|d|de|tres|vraiment|in any way))* $/;
/** "the emergency exit", "my emergency contact": nothing is said of its being one. */
const OTHER_MEANING = /^ (?:exit|contact|number|services?|room|brake|plumber|kit)\b/;

/** Whether a caller's own words tell that it cannot wait; in English, Spanish or French. */
export function soundsUrgent(text: string): boolean {
  const words = plain(text);
  if (DANGERS.test(words)) return true;
  return [...words.matchAll(SAID)].some(
    ({ 0: word, index }) =>
      !DENIED.test(words.slice(0, index)) && !OTHER_MEANING.test(words.slice(index + word.length)),
  );
}

/** Lower case, without accents, with single blanks for whatever else stands between words. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}']+/gu, ' ');
}
