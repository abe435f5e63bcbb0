/** A message as it was said in one breath. */
export interface MessageTold {
  /** Whom it is for, as the caller named them; undefined where nobody was named. */
  readonly to?: string;
  readonly text: string;
}

const TITLE = '(?:(?:dr|doctor|mr|mrs|ms|miss|prof|professor|the|your|my|our)\\.? )?';
/** One word, or two where both are written with a capital. */
const WHO = `(?<to>${TITLE}(?!me\\b|you\\b|ye\\b|us\\b|it\\b|that\\b|what\\b|if\\b|them to\\b)[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`;
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
      `\\b(?:(?:get|send|pass|give|leave|take) (?:a |the |this |on a |along a |on |along |my )?|(?:a|my|the) )(?:word|message|note|info|news)(?: on| along)? (?:to|for) ${WHO}(?: please)?[,?.]?(?: that| to say(?: that)?|:| saying)? ${END}`,
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
    pattern: new RegExp(`\\bpass (?:it |this )?(?:on|along)(?: please)?(?: that|:) ${END}`, 'iu'),
    examples: ['please pass on that the delivery is coming at nine'],
  },
  {
    pattern: new RegExp(
      `\\b(?:make sure (?:that )?${WHO} (?:knows|hears|is told|gets told))(?: that| about|:)? ${END}`,
      'iu',
    ),
    examples: ['make sure Sam knows the van is coming'],
  },
  {
    pattern: new RegExp(
      `\\b(?:drop|send|leave|write) ${WHO} an? (?:line|note|message|text|email)(?: that| saying(?: that)?| to say(?: that)?|:) ${END}`,
      'iu',
    ),
    examples: ['drop the owner a line that the sign has fallen down'],
  },
  {
    pattern: new RegExp(
      `(?:\\b${ASKS},? |^)(?:say to|note (?:it )?down for|write down for) ${WHO}(?: please)?(?: that|:) ${END}`,
      'iu',
    ),
    examples: [
      'would you say to Maria that the meeting is off',
      'could you note down for the boss that the invoice is paid',
    ],
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
/** "I want Carol to call me. Today." */
const TO_CALL = new RegExp(
  `\\b(?:want|like|need|have|had|get|ask|tell|hope|expect|wish for|might|could|can|would|will) ${WHO} (?:please |kindly |just )?(?:to )?(?:please )?(?:call|ring|phone|text|e-?mail|contact|get back to|give|get in touch with) (?:me|us)\\b`,
  'iu',
);
/** "The gate was open, can you let Sam know": what is to be known stands before. */
const KNOWS_OF_IT = new RegExp(
  `\\b(?:let ${WHO} know|tell ${WHO.replace('<to>', '<told>')}|pass (?:it|that|this) on(?: to ${WHO.replace('<to>', '<on>')})?)(?: (?:about it|please|thanks|that|for me))*[.!?]?$`,
  'iu',
);
/** Something was left or lost where the caller was a guest, and is to be looked for, kept or told of. */
const LEFT =
  /\b(?:left|leave|forgot|forgotten|lost|dropped|mislaid|missing)(?: behind)? (?:(?:one of |both )?(?:my|our|his|her|their|the|an?|some|me)\b)(?! (?:message|note|name|number|review|tip|deposit|key in|keys in))/iu;
const AT_YOURS =
  /\b(?:at yours|with you|with ye|in your|on your|under (?:the|your|our)|behind|chair|table|seat|booth|couch|bench|counter|hook|peg|rack|upstairs|downstairs|attic|studio|waiting (?:room|area)|changing room|cloakroom|bathroom|toilets?|loo|restroom|bedroom|room|last (?:night|week|\p{L}+day)|the other (?:day|night|evening)|yesterday|this morning|earlier|on (?:\p{L}+day)|after (?:my|our|the)|when (?:i|we) (?:was|were|came|left))\b/iu;
const LOOK_FOR =
  /\b(?:find|finds|found|turns? up|turned up|hand(?:ed)? in|lost property|look|keep|hold|check|seen|see if|pick (?:it|them|that) up|collect (?:it|them)|put (?:it|them|that) (?:aside|by|somewhere|behind)|ring me|call me|let me know|come across|is it there|are they there|still there)\b/iu;
/** What is lost there is what the business is called for. */
const LOST_FOR_WORK =
  /\b(?:lock(?:ed|smith)?|unlock|new (?:pair|ones?|keys?)|replace\w*|copy|copies|cut (?:a|me)|spare|weight|sight|vision|tooth|filling|crown|appetite)\b/iu;
/** Before the wish to pass something on: that much tells more than who calls. */
const LEAST_WORDS_BEFORE = 5;
const GREETS =
  /^(?:(?:hi|hello|hey|hiya|good|morning|afternoon|evening|there|um|so|oh|yeah|yes|please|sorry|and|but|no|ok|okay|right|well)\b[ ,.!?-]*){0,8}/iu;
const WHO_CALLS =
  /^(?:[Ii]t's|[Ii]t is|[Tt]his is|I'm|I am|[Mm]y name is|[Mm]y name's) (?:\p{Lu}[\p{L}'-]*[ ,.]{0,3}){1,4}(?:(?:here|calling|speaking)[ ,.]{0,3})?/u;
const LEADS = /^(?:dr|doctor|mr|mrs|ms|miss|prof|professor|the|your|my|our)\.?$/i;
/** Polite words behind the wish; the message itself is still to come. */
const SAYS_NOTHING =
  /^(?:(?:please|thanks|thank you|if (?:i|you|that|it|possible)|(?:i|you) (?:may|can|could|would|don't)|mind|that's (?:ok|okay|alright|possible)|is (?:ok|okay|fine|possible)|possible|could|would|be|great|lovely|when|they|he|she|gets?|in|back|there|here|of the \p{L}+|call me back|ring me back|to call me(?: back)?|something|a message|about something|for me|i called|on|from me)[ ,.!?]*)+$/iu;
const NOBODY =
  /^(?:them|him|her|someone|somebody|everyone|anyone|whoever|people|the team|the staff|folks)$/i;
/** Tells nobody anything. */
const TELL_YOU_WHAT = /^(?:(?:i'll|so|well|oh|actually),? )*tell (?:you|ye) what,? /i;
const SOMEBODY = /^(?:a|an|the|one|any|one of you|manager|owner|boss)\b/i;
const LONGEST_CHARACTERS = 1_900;
const LEAST_WORDS = 2;
/** "Could somebody call me back" tells nothing yet; with so many words more it does. */
const LEAST_WORDS_OF_A_CALL = 12;
const MATTER =
  /\b(?:about|regarding|because|since|still|again|my|our|it's|its|paid|bill|invoice|refund|broken|wrong)\b/i;

/** A second word belongs to a name only where it is written as one; else it begins the message. */
function addressee(who: string): readonly [string, string] {
  const words = who.split(' ');
  const last = words.at(-1) ?? '';
  const named = words.length < 2 || /^\p{Lu}/u.test(last) || LEADS.test(words[0] ?? '');
  return named && !(words.length > 2 && !/^\p{Lu}/u.test(last))
    ? [who, '']
    : [words.slice(0, -1).join(' '), last];
}

/** Words before the wish that tell of the matter: "I left my capo upstairs, can you tell Dom to keep it". */
function tellsBefore(said: string, at: number): boolean {
  const before = said.slice(0, at).replace(GREETS, '').replace(WHO_CALLS, '').trim();
  return before.split(/\s+/).filter((word) => word !== '').length >= LEAST_WORDS_BEFORE;
}

/** Something left behind that is to be looked for. */
export function lostProperty(raw: string): boolean {
  const said = raw.slice(0, LONGEST_CHARACTERS);
  return LEFT.test(said) && AT_YOURS.test(said) && LOOK_FOR.test(said) && !LOST_FOR_WORK.test(said);
}

/** A call back that is asked for: all that was said is the message. */
function callBack(said: string): MessageTold | null {
  const who = TO_CALL.exec(said)?.groups?.['to'];
  if (who === undefined) return null;
  const [to] = addressee(who);
  const isSomebody = NOBODY.test(to) || SOMEBODY.test(to);
  const isMatter = MATTER.test(said) && said.split(' ').length >= LEAST_WORDS_OF_A_CALL;
  if (isSomebody && !isMatter) return null;
  return isSomebody ? { text: said } : { to, text: said };
}

/**
 * What a caller already says of a message, in their own words, and for whom; null where there is none yet. Takes what was
 * said with its capitals.
 */
export function messageTold(raw: string): MessageTold | null {
  const said = raw
    .slice(0, LONGEST_CHARACTERS)
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(TELL_YOU_WHAT, '')
    .trim();
  for (const { pattern } of FORMS) {
    const match = pattern.exec(said);
    const found = match?.groups;
    const [to, more] = addressee(found?.['to']?.trim() ?? '');
    const tail = `${more} ${found?.['text']?.trim() ?? ''}`
      .trim()
      .replace(/^(?:that|know)\b,? /i, '')
      .replace(/^to (?=\p{L})/iu, 'please ');
    if (tail.split(' ').length < LEAST_WORDS || SAYS_NOTHING.test(tail)) continue;
    const text = match && tellsBefore(said, match.index) ? said : tail;
    return to === '' || NOBODY.test(to) ? { text } : { to, text };
  }
  const known = TO_KNOW.exec(said)?.groups?.['to'];
  if (known !== undefined) return { to: known, text: said };
  const of = KNOWS_OF_IT.exec(said);
  if (of && tellsBefore(said, of.index)) {
    const [to] = addressee(of.groups?.['to'] ?? of.groups?.['told'] ?? of.groups?.['on'] ?? '');
    return to === '' || NOBODY.test(to) ? { text: said } : { to, text: said };
  }
  return lostProperty(said) ? { text: said } : callBack(said);
}

/** "For Dr Okafor: I waited fifty minutes." */
export function writtenMessage({ to, text }: MessageTold): string {
  return to === undefined
    ? text
    : `For ${to.replace(/^\p{Ll}(?!he |our )/u, (letter) => letter.toUpperCase())}: ${text}`;
}

export const messageExamples: readonly string[] = [
  ...FORMS.flatMap(({ examples }) => examples),
  'I want Carol to call me. Today.',
  'I think I left my scarf on the chair, might someone look and ring me if it turns up',
];
