/** A message as it was said in one breath. */
export interface MessageTold {
  /** Whom it is for, as the caller named them; undefined where nobody was named. */
  readonly to?: string;
  readonly text: string;
}

const TITLE = '(?:(?:dr|doctor|mr|mrs|ms|miss|prof|professor|the|your|my|our)\\.? )?';
/** One word, or two where both are written with a capital. */
const WHO = `(?<to>${TITLE}(?!me\\b|you\\b|us\\b|it\\b|that\\b|what\\b|if\\b|them to\\b)[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`;
const ASKS =
  "(?:(?:can|could|would|will) (?:you|ye|someone|somebody)(?: please| kindly| just| maybe| possibly)*|please|just|i(?:'d| would)? (?:want|like|need)(?: you)?(?: to)?|if you (?:can|could|would)(?: please| just)?|(?:can|could) i (?:ask|get) you to|would you mind|you can|you could|you might|and|so|but|to|hi|hello|hey|oh|um)";
const END = '(?<text>.+)$';

/** How a message is begun, and sentences in which it is heard. */
const FORMS: readonly { readonly pattern: RegExp; readonly examples: readonly string[] }[] = [
  {
    pattern: new RegExp(
      `(?:\\b${ASKS},? |^)(?:tell|telling|inform|remind) ${WHO}(?: please)?,?(?: that| to say(?: that)?|:)? ${END}`,
      'iu',
    ),
    examples: [
      "can you tell Mei it's Hugh Lomax about the Dell, go ahead",
      'tell Doctor Levy the tablets do not work',
    ],
  },
  {
    pattern: new RegExp(
      `(?:\\b${ASKS},? |^)(?:let|letting) ${WHO} know(?: please)?,?(?: that|:| about)? ${END}`,
      'iu',
    ),
    examples: ["could you let Deb know her cake tasting's moved"],
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:get|send|pass|give|leave|take) (?:a |the |this |on a |along a |on |along |my )?|(?:a|my|the) )(?:word|message|note|info|news)(?: on| along)? (?:to|for) ${WHO}(?: please)?,?(?: that| to say(?: that)?|:| saying)? ${END}`,
      'iu',
    ),
    examples: [
      'could you get word to Mika, I took my rings off',
      'a message for Anna: the keys are here',
    ],
  },
  {
    pattern: new RegExp(
      `\\b(?:pass|passed|passing) (?:it |this |that )?(?:on|along) to ${WHO}(?: please)?,?(?: that|:)? ${END}`,
      'iu',
    ),
    examples: ['would you pass on to Sam that the parcel is here'],
  },
  {
    pattern: new RegExp(
      `\\bleave (?:word|a message|a note) (?:for|with) ${WHO},?(?: that|:)? ${END}`,
      'iu',
    ),
    examples: ['I want to leave word for the chef, the duck was wonderful'],
  },
  {
    pattern: new RegExp(
      `(?:\\b${ASKS},? |^)ask ${WHO} (?<text>(?:to|if|whether|when|what|why|about|for) .+)$`,
      'iu',
    ),
    examples: ['could you ask Sam to bring the long ladder'],
  },
  {
    pattern: new RegExp(
      `\\b(?:have|get) ${WHO} (?:to )?(?<text>(?:call|ring|phone|text|email|contact|get back to) (?:me|us) .*\\b(?:about|regarding|because|re|that|as|with)\\b.+)$`,
      'iu',
    ),
    examples: ['please have Dr Ortiz call me about my results'],
  },
];
/** "I want Dr. Okafor to know about it": all that was said before is the message. */
const TO_KNOW = new RegExp(
  `\\b(?:want|like|need) ${WHO} (?:to know|to hear|told|made aware)\\b`,
  'iu',
);
const LEADS = /^(?:dr|doctor|mr|mrs|ms|miss|prof|professor|the|your|my|our)\.?$/i;
/** Polite words behind the wish; the message itself is still to come. */
const SAYS_NOTHING =
  /^(?:(?:please|thanks|thank you|if (?:i|you|that|it|possible)|(?:i|you) (?:may|can|could|would|don't)|mind|that's (?:ok|okay|alright|possible)|is (?:ok|okay|fine|possible)|possible|could|would|be|great|lovely|when|they|he|she|gets?|in|back|there|here|of the \p{L}+|call me back|ring me back|to call me(?: back)?|something|a message|about something|for me|i called|on|from me)[ ,.!?]*)+$/iu;
const NOBODY =
  /^(?:them|him|her|someone|somebody|everyone|anyone|whoever|people|the team|the staff|folks)$/i;
const LONGEST_CHARACTERS = 1_900;
const LEAST_WORDS = 2;

/** A second word belongs to a name only where it is written as one; else it begins the message. */
function addressee(who: string): readonly [string, string] {
  const words = who.split(' ');
  const last = words.at(-1) ?? '';
  const named = words.length < 2 || /^\p{Lu}/u.test(last) || LEADS.test(words[0] ?? '');
  return named && !(words.length > 2 && !/^\p{Lu}/u.test(last))
    ? [who, '']
    : [words.slice(0, -1).join(' '), last];
}

/**
 * What a caller already says of a message, in their own words, and for whom; null where there is none yet. Takes what was
 * said with its capitals.
 */
export function messageTold(raw: string): MessageTold | null {
  const said = raw.slice(0, LONGEST_CHARACTERS).replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  for (const { pattern } of FORMS) {
    const found = pattern.exec(said)?.groups;
    const [to, more] = addressee(found?.['to']?.trim() ?? '');
    const text = `${more} ${found?.['text']?.trim() ?? ''}`
      .trim()
      .replace(/^(?:that|know)\b,? /i, '')
      .replace(/^to (?=\p{L})/iu, 'please ');
    if (text.split(' ').length < LEAST_WORDS || SAYS_NOTHING.test(text)) continue;
    return to === '' || NOBODY.test(to) ? { text } : { to, text };
  }
  const known = TO_KNOW.exec(said)?.groups?.['to'];
  return known === undefined ? null : { to: known, text: said };
}

/** "For Dr Okafor: I waited fifty minutes." */
export function writtenMessage({ to, text }: MessageTold): string {
  return to === undefined
    ? text
    : `For ${to.replace(/^\p{Ll}(?!he |our )/u, (letter) => letter.toUpperCase())}: ${text}`;
}

export const messageExamples: readonly string[] = FORMS.flatMap(({ examples }) => examples);
