/** Said twice while the speaker looks for a word; "a a" may be letters of a name, "to to" digits of a number. */
const SAID_TWICE =
  /\b(the|on|at|in|my|our|we|it's|i'm|i'd|is|and|around|about|like|so|of|with|that|from|can|could|would|how|what|do)(?: \1)+\b/g;
const LETTER_TWICE = /(?<!\b\p{L} )\b(i|a)(?: \1)+(?= \p{L}{2})/gu;
const TO_TWICE =
  /\bto(?: to)+(?= (?!two|one|three|four|five|six|seven|eight|nine|oh|zero|double)\p{L}{2})/gu;
const FOR_TWICE =
  /\bfor(?: for)+(?= (?:\d|a |an |me|my|the |us|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|tomorrow|today|tonight|this|next|mon|tues|wednes|thurs|fri|satur|sun|just|about))/g;

const WHILE_LOOKING =
  '(?:(?:can|could) you )?(?:please )?(?:just )?(?:hold on|hang on|bear with me|wait|(?:give me |for |wait )?(?:just )?(?:a|one|1) (?:quick )?(?:second|sec|moment|minute|min|bit)|let me (?:just |quickly )?(?:see|think|check|look|count|have a look|find it|ask)(?: (?:at |in |with |for )?(?:my|our|the) (?!first\\b|second\\b|third\\b|\\w+(?:th|st|nd|rd)\\b)\\p{L}+)?)(?: (?:here|please|real quick|then|now|about (?:it|that)|it up))*';
const SMALL =
  '(?:(?:oh|ok|okay|well|so|yeah|yes|hmm|sorry|please|um|and|right|alright|thanks|thank you|i think|if you can|actually) )*';

const ONLY_LOOKING = new RegExp(
  `^${SMALL}(?:${WHILE_LOOKING} ?${SMALL.replace(' )*', '(?: |$))*')})+$`,
  'u',
);
/** Nothing but time to think comes before what is said. */
const LOOKING_FIRST =
  /^(?:(?:oh|ok|okay|well|so|yeah|right|alright|and) )*(?:let's see|let me (?:just )?(?:see|think|check|look|count)|hold on|hang on|(?:just )?(?:a|one) (?:second|sec|moment|minute)) (?=(?!(?:a|an|if|what|whether|your|our|some|someone|dr|doctor|him|her|it|please|for|with|at|in|about|my|let)\b|the (?!first|second|third|fourth|fifth|\w+(?:th|st|nd|rd)\b))\S)/;
/** "Around like six", "like at six". */
const LIKE_BESIDE =
  /\b(at|around|about|for|by|maybe) like\b|\blike (?=(?:at|around|about|maybe|half|quarter)\b)/g;
const LIKE_A_NUMBER =
  /(?<!\b(?:i|we|you|they|he|she|would|i'd|we'd|they'd|look|looks|sounds|feel|feels|don't|something|anything|just) )\blike(?= (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b)/g;
/** Only makes sure of who is called. */
const WHO_IS_CALLED =
  /^(?:(?:hello|hi|hey|yes|good \w+) )*is this (?:the right (?:place|number)|the \w+)(?= \S+ \S+)/;
/** Says nothing, behind what is said. */
const TRAILING =
  /(?<=\S )(?:i (?:think|guess|suppose|believe|reckon)|you know|or something|or whatever|if (?:that's|it's|that is|that) (?:works|fine|ok|okay|possible|alright|all right|available)|if (?:possible|you (?:can|could|have (?:it|one)|don't mind))|and that's (?:it|all)|(?<!\b(?:oh|hell|but|no) )yeah)$/;

const SLURRED: Readonly<Record<string, string>> = {
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  lemme: 'let me',
  gimme: 'give me',
  owt: 'anything',
  nowt: 'nothing',
  summat: 'something',
};

/** As they are typed in haste, and as recognisers without apostrophes write them. */
const CONTRACTIONS: Readonly<Record<string, string>> = {
  im: "i'm",
  its: "it's",
  ive: "i've",
  thats: "that's",
  whats: "what's",
  wheres: "where's",
  theres: "there's",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  wont: "won't",
  cant: "can't",
  lets: "let's",
  id: "i'd",
  ill: "i'll",
  weve: "we've",
  youre: "you're",
};
const BARE_CONTRACTION =
  /\b(?:im|its|ive|thats|whats|wheres|theres|dont|doesnt|didnt|isnt|wont|cant|lets|weve|youre)\b|\bid(?= (?:like|love|prefer|need|want|rather))|\bill(?= (?:be|take|have|do|come|need))/g;

/** Words as they were meant, without what is said twice and said to gain time. Takes plain lower-case words. */
export function withoutDisfluencies(words: string): string {
  if (asksForAMoment(words)) return words;
  return words
    .replace(
      /\b(?:wanna|gonna|gotta|lemme|gimme|owt|nowt|summat)\b/g,
      (word) => SLURRED[word] ?? word,
    )
    .replace(BARE_CONTRACTION, (word) => CONTRACTIONS[word] ?? word)
    .replace(LIKE_BESIDE, '$1')
    .replace(LIKE_A_NUMBER, 'around')
    .replace(FOR_TWICE, 'for')
    .replace(SAID_TWICE, '$1')
    .replace(LETTER_TWICE, '$1')
    .replace(TO_TWICE, 'to')
    .replace(TRAILING, '')
    .replace(TRAILING, '')
    .replace(LOOKING_FIRST, '')
    .replace(WHO_IS_CALLED, '')
    .trim();
}

/** Whether nothing was said but that the caller needs a moment. */
export function asksForAMoment(words: string): boolean {
  return words.length < LONGEST_CHARACTERS && ONLY_LOOKING.test(words);
}

const LONGEST_CHARACTERS = 120;
