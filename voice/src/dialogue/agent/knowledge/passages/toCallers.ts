const WHO =
  '(?:callers?|people|them|customers|clients|patients|guests|folks?|anyone who asks|everyone|everybody)';
/** Where somebody is told to do something: no subject stands before it. */
const BEGINS =
  '(?<=^|[.;:!?] |, (?:and |but |so |then |just )?|[–-] |(?:^|[.;,] )(?:and|but|so|then|just|please) )(?:please )?';
const DETAILS = '(?:message|name|number|contact|details|phone|telephone|dates|address|e-?mail)';
/** What only a receptionist can do or leave. */
const OF_THE_TEAM =
  '(?:book|take bookings|quote|promise|give out|hand out|confirm|discuss|transfer|put (?:[^.,;]{1,40} )?(?:in the (?:diary|book|calendar)|through)|give (?:[^.,;]{1,40} )?(?:out|to (?:anyone|anybody|callers)|(?:over|on) the (?:tele)?phone))\\b';

/** Instructions that an owner wrote for whoever answers the telephone, and what callers are told in their place. */
const RULES: readonly (readonly [instruction: RegExp, told: string])[] = [
  [new RegExp(`${BEGINS}(?:do not|don['’]t) (?=${OF_THE_TEAM})`, 'giu'), 'we do not '],
  [new RegExp(`${BEGINS}never (?=${OF_THE_TEAM})`, 'giu'), 'we never '],
  [
    new RegExp(
      `${BEGINS}(?:just )?(?:tell|inform|remind|let) ${WHO} (?:know )?(?:that )?(?=\\p{L})`,
      'giu',
    ),
    '',
  ],
  [new RegExp(`${BEGINS}ask ${WHO} to `, 'giu'), 'please '],
  [new RegExp(`${BEGINS}ask ${WHO} for (?:their |the |an? )?(?=\\p{L})`, 'giu'), 'we need your '],
  [new RegExp(`${BEGINS}(?:take|get|note down|write down) a (?=message\\b)`, 'giu'), 'leave a '],
  [
    new RegExp(
      `${BEGINS}(?:take|get|note down|write down) (?:their |the |callers?['’]s? |his |her )?(?=(?:(?!your\\b|my\\b|our\\b)\\p{L}+ )?${DETAILS}\\b)`,
      'giu',
    ),
    'leave your ',
  ],
];
const THEIRS = /(?<=\bleave your [^.;]{0,60})\b(?:their|his or her|the caller['’]s)\b/giu;

/**
 * What an owner wrote, with what they told the team to do as callers hear it: "DON'T book rooms on the phone, take name and
 * dates" is "We do not book rooms on the phone, leave your name and dates". Other words are untouched.
 */
export function toCallers(text: string): string {
  let told = text;
  for (const [instruction, words] of RULES) told = told.replace(instruction, words);
  if (told === text) return text;
  const plain = told.replace(THEIRS, 'your');
  return /^\p{Lu}/u.test(text) ? plain.slice(0, 1).toUpperCase() + plain.slice(1) : plain;
}
