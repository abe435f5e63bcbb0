/** What is said in the place of a label; by what the owner wrote before the colon. */
const LEADS: readonly (readonly [label: RegExp, lead: string])[] = [
  // "Payment: card, cash, no cheques"
  [/^(?:payments?|pay|we (?:take|accept)|ways to pay|payment methods?)$/i, 'We take'],
  // "Area: 25 km from Sandgate"
  [/^(?:areas?|area covered|areas? (?:we )?cover(?:ed)?|we cover)$/i, 'We cover'],
  // "Services: cuts, colour, perms"
  [/^(?:our )?(?:services|treatments|what we do)$/i, 'We do'],
  // "Languages: English and Polish"
  [/^languages?(?: spoken)?$/i, 'We speak'],
  // "Address: 14 High Street", "Find us: ..."
  [/^(?:address|location|find(?:ing)? us|where we are|where)$/i, 'We are at'],
];
/** Things that are there or not: "Parking: free car park behind the building". */
const THINGS =
  /^(?:(?:car |bike )?parking|wi-?fi|internet|toilets?|access(?:ibility)?|wheelchair access|garden|terrace|changing|showers?|lifts?|children|kids|facilities|waiting (?:room|area))$/i;
const WHOLE_SENTENCE =
  /^(?:we|you|it|they|there|this|these|i|he|she|please|yes|no,|if|when|all|our|your|the|a|an|ask|call|ring|email|bring|use|allow|just|only|any|children|dogs|kids)\b|\b(?:is|are|was|were|can|can't|cannot|must|need|needs|should|have|has|do|does|don't|takes?|costs?|will|may|open|opens|closes?|starts?|ends?)\b/i;
/** What can follow "is": an amount, a state. */
const STATE =
  /^(?:(?:from |about |around |up to |only |just |over |under )?[£$€]?\d|free\b(?! (?:car|parking|wi|street|on-?street|customer|private|lot|space|secure))|included|extra|welcome|available|allowed|required|not |by |on request|half |closed|open )/i;
const PLURAL = /(?<!s)s$/i;
const STARTS_LOWER = /^\p{Lu}(?=\p{Ll})/u;

/** A word at the head of a sentence as it stands within one; names keep their capital. */
export function lowered(text: string): string {
  return /^(?:I\b|\p{Lu}[\p{L}]*\s\p{Lu}|\p{Lu}{2})/u.test(text)
    ? text
    : text.replace(STARTS_LOWER, (letter) => letter.toLowerCase());
}

/**
 * "Parking: free car park behind the building." as a receptionist says it: "There is a free car park behind
 * the building." What no rule is sure of stays as it was written.
 */
export function withoutLabel(sentence: string): string {
  const match = /^([\p{L}][\p{L}\s'’&-]{1,30}):\s+(\S.*)$/u.exec(sentence);
  const label = match?.[1]?.trim() ?? '';
  const text = match?.[2] ?? '';
  if (label === '' || label.split(' ').length > 4) return sentence;
  const lead = LEADS.find(([pattern]) => pattern.test(label))?.[1];
  const isSentence = WHOLE_SENTENCE.test(text);
  if (lead && !isSentence && !/^(?:no|not)\b/i.test(text))
    return `${lead} ${/^(?:an?|the|all|both|most|cards?|cash|free|from|up)\b/i.test(text) ? lowered(text) : text}`;
  if (STATE.test(text)) return `${label} ${PLURAL.test(label) ? 'are' : 'is'} ${lowered(text)}`;
  if (!THINGS.test(label) || isSentence) return sentence;
  const thing = lowered(text);
  if (/^(?:no|plenty|two|three|four|five|six|ten|\d+)\b/i.test(thing)) {
    const many =
      /^(?:two|three|four|five|six|ten|[2-9]|\d\d+)\b/.test(thing) || /^no \w+s\b/.test(thing);
    return `There ${many ? 'are' : 'is'} ${thing}`;
  }
  const mass = /^(?:\w+ )?(?:parking|wi-?fi|internet|access|space)\b/i.test(thing);
  const head =
    /^(?:[\w-]+ ){0,2}?(\w+)(?= (?:behind|in|on|at|outside|next|beside|opposite|for|under|near|by|around|downstairs|upstairs)\b|[,.;]|$)/i.exec(
      thing,
    )?.[1] ?? '';
  if (PLURAL.test(head)) return `There are ${thing}`;
  return mass || /^(?:a|an|the)\b/.test(thing)
    ? `There is ${thing}`
    : `There is ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;
}
