import type { Cue } from './cue.ts';

/** Something told about a booking that stays where it is. */
export const NOTE: readonly Cue[] = [
  {
    of: 'note',
    weight: 0.9,
    pattern:
      /\brunning (?:[^ ]+ ){0,7}?(?:late|behind|over)\b|\b(?:i'll|we'll|i'm|we're|he'll|she'll|they'll|i am|we are|will|might|may|could|going to|gonna|to) (?:probably |likely |maybe |only |just |also )?(?:be |like |about |around |a bit |a little |bit |slightly |\d+ |(?!too\b|we\b|i\b)[a-z]+ |minutes |mins ){0,6}(?:late|delayed|held up|behind)\b(?! (?:fee|charge|night|shift|for me|at night))|\bstuck (?:in|on|behind|at) (?:[^ ]+ )?(?:traffic|work|the|a|an|m\d+|train|bus)\b|\b(?:train|bus|flight|plane|ferry|tube)(?:'s| is| was| has been|'s been)? (?:late|delayed|cancelled|running late|held up)\b|\b(?:be there|get there|arrive|be with you|make it) (?:nearer|closer to|more like)\b/u,
    examples: [
      "so i'll be like ten minutes late",
      'running about a quarter of an hour behind',
      "we'll be there nearer half seven",
    ],
  },
  {
    of: 'note',
    weight: 0.8,
    pattern:
      /\bthere(?:'ll| will|'s going to| are going to|'re|'s| are| is) (?:now |only |going to |gonna |just )*(?:be )?(?:now |only |just )*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|another|an extra|one more|one less|some more) ?(?:more |less |fewer |extra )?(?:of us |people |guests )?(?:in total|now|more|less|extra|instead|after all|not|rather)\b|\b(?:add|adding|bring|bringing) (?:an?|one|two|three|another|some|\d+) (?:more|extra|other|another)?(?: ?(?:people|person|guests?|chairs?|places?|seats?|friends?))\b|\b(?:up|change|increase|reduce|drop|make) (?:it|that|us|our table|our booking|our reservation|the (?:table|booking|reservation|number)|my (?:table|booking|reservation)) (?:from [a-z\d]+ )?(?:to|for|up to|down to) (?:a (?:table|party) of )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)(?: (?:people|guests|persons|of us|instead of|not|rather|in all)\b)|(?<!\b(?:at|till|until|around|by|past|half|say|come) )\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:of us |people )?(?:now )?(?:rather than|instead of|not) (?:the )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! ?(?:o'?clock|[ap]m|thirty|fifteen|:))|\b(?:dropped out|pulled out|one (?:more|less|extra|fewer))\b/u,
    examples: [
      "there'll be five of us now",
      "it's three rather than four",
      'add two more people to my booking',
    ],
  },
  {
    of: 'note',
    weight: 0.7,
    pattern:
      /\b(?:add|put|make|leave|pop|stick|have) (?:a |an |the |this |that )?(?:note|comment|message)\b|\b(?:forgot|forgotten|meant|should have|should've|didn't) (?:to )?(?:say|mention|tell|told|said|mentioned|ask|add)\b|\b(?:so (?:that )?you know|just (?:so|to let you know|letting you know)|wanted to (?:let you know|mention|add|say))\b|\b(?:high ?chair|wheelchair|allerg\w*|birthday cake|cot|vegan|gluten|coeliac|celiac|interpreter|parking space|pushchair|pram|ramp)\b/u,
    examples: ['put a note on my booking', 'i forgot to say', 'a high chair for our booking'],
  },
];
