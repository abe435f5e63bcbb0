import type { Cue } from './cue.ts';

const MOMENT =
  '(?:today|tonight|tomorrow|tmrw|this (?:morning|afternoon|evening)|(?:next |this |on |the )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|next week|(?:at|for) (?:about )?(?:\\d{1,2}|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon))';
/** The next few words; a phrase seldom goes on longer. */
const FEW = '(?:[^ ]+ ){0,7}?';
/** Who or what does the work; no question, and nobody of the caller's own. */
const SOMEBODY =
  "(?<!\\b(?:my|our|his|her|their|your|if|whether|when|that) )(?!(?:who|what|it|that|there|here|how|when|where|i|we|you|he|she|they|everything|anyone|anybody|someone|somebody)(?:'|\\b))\\p{L}+";
const WORKS =
  '(?:doing|do|seeing|see|cutting|cut|fitting|fit|putting|put|fixing|fix|looking|look|coming|come|teaching|teach|taking|take|colouring|coloring|colour|color|grooming|groom|treating|treat|photographing|photograph|cleaning|clean|servicing|service|sorting|sort|making|make|giving|give|having|have|mending|mend|changing|change|checking|check)';
const re = (source: string) => new RegExp(source, 'u');

/** That a booking stands, told by who does it and when. */
const STANDING: readonly Cue[] = [
  {
    of: 'standing',
    weight: 0.7,
    pattern: re(
      `(?<!\\b(?:can|could|would|will|might|if|do|when|for|see|get) )\\byou(?:'ve| have|'d| had)? ?(?:got )?(?:me|us|him|her|them|mine)\\b ${FEW}${MOMENT}|\\byou're (?:doing|seeing|fitting|fixing|cleaning|grooming|looking at|servicing|coming) ${FEW}${MOMENT}|\\byou(?:'ve| have)(?: got)? (?:a|the|our|my) ${FEW}for (?:me|us)\\b`,
    ),
    examples: [
      "you've got me thursday next week at half past ten",
      'you have me and a friend at the bar wednesday',
      "you're seeing our cat on wednesday",
      "you've a table for three for me tonight",
    ],
  },
  {
    of: 'standing',
    weight: 0.7,
    pattern: re(
      `\\b${SOMEBODY} (?:has|had|have|got) (?:got )?(?:me|us|him|her|them) (?:down|in|booked|coming|pencilled|(?:on )?${MOMENT})|\\b${SOMEBODY}(?:'s| is| was)(?: (?:gonna|going to|meant to|supposed to|due to|to))?(?: be)? ${WORKS} (?:[^ ]+ ){0,4}?(?:me|my|mine|our|ours|us|his|her)\\b`,
    ),
    examples: [
      'orla has me down for half two',
      "carla's doing me fade friday",
      'sal was gonna put a lock in for me',
      'nadia was to do my nails',
      'colette has us at ten',
    ],
  },
  {
    of: 'standing',
    weight: 0.7,
    pattern: re(
      `\\b(?:i've|we've|i have|we have|i had|we had|i'd|we'd|i got|we got)(?: got)? (?:the \\p{L}+ of us|${SOMEBODY} (?:doing|seeing|coming|fixing|fitting|cutting|looking|teaching|cleaning|taking|servicing|grooming|treating)|(?:the|a|an) (?:\\p{L}+ ){1,2}(?:off|from|with) you)\\b`,
    ),
    examples: [
      "i've got dale doing my engine light",
      "i've got the four of us at the chef's counter",
      'we had the skittles off you',
    ],
  },
  {
    of: 'standing',
    weight: 0.6,
    pattern: re(
      `\\b(?:i've|we've|i have|we have|i've got|we've got)(?: got)? (?!(?:to|been|work|school|church|no|not|never|guests|visitors|family|friends|people|nothing|something|football|training|college|uni|only|until|till|it|that|this|until|just)\\b)\\p{L}+ (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b`,
    ),
    examples: ['we have odette saturday next week at ten', "we've miriam tuesday next week"],
  },
  {
    of: 'standing',
    weight: 0.6,
    pattern: re(
      `\\b(?:he's|she's|they're|i'm|we're) (?!(?:happy|fine|good|great|ok|okay|coming|going|busy|away|off|over|up|here) )(?:\\p{L}+ ){1,2}with \\p{L}+ ${FEW}${MOMENT}|\\bwith \\p{L}+ (?:is |was )?(?:on |at )?${MOMENT}`,
    ),
    examples: ["he's piano with bea next week", "my lad's drums with kofi is monday at five"],
  },
];

/** Gives it up, in words of every day. */
const CANCEL: readonly Cue[] = [
  {
    of: 'cancel',
    weight: 0.6,
    pattern:
      /\b(?:knock (?:it|that|this|things) on the head|pull the plug|call it (?:off|quits)|give (?:it|that|this) a (?:swerve|miss|pass)|sack (?:it|that|this) off|cry off|back out|drop out|pull out|(?:have to|has to|having to|gonna|going to|need to|gotta|must|better|i'll|we'll|can you|could you) (?:bail(?! out)|flag (?:it|this|that)|pass on (?:it|this|that)|pass this time|leave it this time|bow out|duck out|withdraw))\b|\b(?:flag|axe|swerve|kill) (?:it|that|this)(?: off)?(?= (?:please|sorry|then|will you|for (?:me|us)|i'm afraid)|$)/u,
    examples: ['knock it on the head', 'gonna have to flag it', "we'll have to pull the plug"],
  },
  {
    of: 'cancel',
    weight: 0.6,
    pattern:
      /\b(?:i|we|he|she|they|it|\p{L}+)'ll not (?:now |actually )?(?:be (?:able to (?:make|come|do|get)|coming|there|in\b|needing|attending|turning up|up to|fit)|make|manage|need|come)\b|\b(?:not|won't|shan't|can't) (?:now )?be (?:there|attending|up to (?:it|coming))\b|\bwant (?:it|that|this|them) (?:off|gone|scrapped|scrubbed)\b/u,
    examples: ["he'll not be coming to that", "she'll not be there", 'i want it off'],
  },
];

/** Another moment, in words of every day. */
const MOVE: readonly Cue[] = [
  {
    of: 'move',
    weight: 0.6,
    pattern:
      /\b(?:shove|shunt|bump|budge|nudge|knock|slide|shift|move|push|scoot|jiggle|flip|stick) (?:it|that|this|me|us|him|her|them|mine|ours)(?: (?:back|forward|on|along|over|up|out))?(?: (?:to|till|until|by|a|an|half|quarter)\b)|\b(?:it|that|this|she|he|we|i) be (?:knocked|pushed|put|moved|bumped|shifted|brought|shoved|nudged) (?:back|forward|on|along|out)\b/u,
    examples: [
      'can we shove it back to five thirty',
      'could you shift us to half past',
      'bump us to the tuesday before it',
      'can it be knocked back half an hour',
    ],
  },
  {
    of: 'move',
    weight: 0.4,
    pattern:
      /\b(?:any chance of|would|could (?:you|we|i|she|he) do|how about|what about) (?:the |a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bcome (?:to you )?the day (?:before|after)\b/u,
    examples: [
      'any chance of the thursday that same week',
      'would the wednesday be any use',
      'could i come the day before instead',
    ],
  },
  {
    of: 'move',
    weight: 0.2,
    pattern: /\bsame (?:week|day|time)\b/,
    examples: ['the wednesday of the same week', 'at one, same day'],
  },
];

/** Stays where it is, and is told of; or asked about. */
const TOLD_AND_ASKED: readonly Cue[] = [
  {
    of: 'note',
    weight: 0.8,
    pattern:
      /\b(?:gets|getting|get|got) (?:me|us|him|her) (?:there|in) (?:for |at |about |around )?(?:more(?: like)?|nearer|closer|after|not (?:till|until|before)|a bit after|late)\b|\b(?:there|in|with you) (?:more(?: like)?|nearer to|closer to) (?:\d|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/u,
    examples: [
      'the bus gets me there more like quarter to six',
      "we'll be with you nearer to nine",
    ],
  },
  {
    of: 'status',
    weight: 0.8,
    pattern:
      /\b(?:what|which) (?:time|day|date) (?:have|'ve|did|do|had) (?:(?:i|we) (?:got|get|have|put|book|say|make)|you (?:got|have|get|put) (?:me|us|him|her))\b(?! to)|\bwhen (?:have|had|did) (?:i|we) (?:got|get|have|book|booked)\b(?! to)/u,
    examples: [
      'what time have i got with vince saturday',
      'what time have you got me down for',
      'what day did i book the hall for',
    ],
  },
];

/** A booking that stands and is not called one. */
export const TOLD_BY_WHO: readonly Cue[] = [...STANDING, ...CANCEL, ...MOVE, ...TOLD_AND_ASKED];
