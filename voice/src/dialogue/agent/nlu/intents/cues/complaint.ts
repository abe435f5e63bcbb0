import type { Cue } from './cue.ts';

export const COMPLAINT: readonly Cue[] = [
  {
    of: 'complaint',
    weight: 1,
    pattern:
      /\b(?:complain\w*|complaint|not (?:best |very |at all |too )?(?:happy|pleased|impressed|good enough|acceptable|okay|on)(?= (?:about|with|at)|$| and| i)|(?:really |very |so |quite |extremely |absolutely )(?:upset|disappointed|angry|annoyed|unhappy|cross|frustrated|let down)|unhappy (?:with|about)|disappointed|disgrace\w*|disgust\w*|appalling|outrageous|unacceptable|ridiculous|shambles|a joke|fuming|livid|furious|rude to|was rude|overcharged|charged (?:me |us )?(?:twice|too much|double)|want (?:a |my |some )?(?:full )?(?:refund|money back)|let (?:me|us) down|fed up|sick of)\b/u,
    examples: [
      'a formal complaint',
      "i've been overcharged",
      "i'm really upset",
      "it's a disgrace",
    ],
  },
  {
    of: 'complaint',
    weight: 0.9,
    pattern:
      /\b(?:(?:waited|waiting|sat|stood|kept|left) (?:[^ ]+ ){0,4}?(?:minutes|mins|hours?|ages|forever)|(?:nobody|no one|noone|no-one|nobody's|none of you)(?: has| ever|'s)? (?:ever )?(?:said|told|called|rang|rung|came|come|turned|showed|answers?|picks?|got back|phoned|bothered|apologi[sz]ed)|(?:second|third|fourth|fifth|umpteenth|\d(?:nd|rd|th)) time (?:i've|i have|we've|i'm|i) (?:rung|called|rang|phoned|had to|asked|been|calling|ringing)|(?:he|she|they|who|one|body|nobody|you|lad|man|guy|engineer|plumber|driver|technician) (?:has |have |just )?(?:never|didn't|hasn't|haven't) (?:turn|turned|show|showed|came|come|rang|call|called) ?(?:up|back)?|(?:still|keeps?) (?:not working|broken|leaking) (?:since|after)|worse than (?:before|when)|(?:you|you've|he|she|they|your \p{L}+|lad|man|guy|lady|girl|who|that) (?:has |have |just |\p{L}+ )?(?:ruined|wrecked|scratched|damaged|burnt|burned|flooded|soaked|spoiled|spoilt)|(?:you sent|your \p{L}+) (?:[^ ]+ )?(?:left|ruined|broke|broken|damaged|cracked|scratched|made a mess))\b/u,
    examples: [
      'i waited fifty minutes',
      "nobody's called me back",
      'the lad you sent left my floor soaking',
    ],
  },
  {
    of: 'complaint',
    weight: 0.4,
    pattern:
      /\b(?:you|your (?:\p{L}+ )?(?:lad|man|guy|team|driver|girl|chap|people|staff|colleague|\p{L}+)) (?:did|sent|left|gave|made|cut|fitted|installed|sold|told|was|were|said|never|didn't|promised)\b[^?]*\b(?:wrong|bad|broken|green|awful|terrible|horrible|late|mess|rude|off|again|twice|hurt|sore|cold|raw|dirty|not)\b/u,
    examples: ['the colour you did has gone green'],
  },
];
