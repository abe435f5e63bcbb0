import { type Cue, DAY, FEW, HOUR, MINE, re, THING } from './cue.ts';

/** That a booking stands. */
export const STANDING: readonly Cue[] = [
  {
    of: 'standing',
    weight: 0.9,
    pattern: re(
      `\\b(?:i've|we've|i have|we have) got (?:us|me|the (?:[^ ]+ ){1,2}?(?:going on|booked|with \\p{L}+)) ${FEW}(?:${DAY}|at ${HOUR})\\b|\\bkeep (?:me|us) (?:on the books|down|in)\\b`,
    ),
    examples: [
      "i've got us on the stools at six",
      "i've got the snow tires going on monday next week at four",
      'keep me on the books',
    ],
  },
  {
    of: 'standing',
    weight: 0.6,
    pattern: re(`\\b${MINE} (?:[\\p{L}\\d]+ ){0,2}?${THING}\\b`),
    examples: ['cancel my boiler service', "our viewing's at noon", "my daughter's lesson"],
  },
  {
    of: 'standing',
    weight: 0.6,
    pattern: re(
      `\\b(?:my|our) (?:[\\p{L}]+ )?${HOUR}(?: o'?clock| ?[ap]m)\\b|\\b(?:my|our) (?:\\d{1,2}[:.]\\d\\d|\\d{1,2} ?[ap]m)\\b`,
    ),
    examples: ["bin my two o'clock", 'cancel my 10am', 'earlier than my two oclock'],
  },
  {
    of: 'standing',
    weight: 0.7,
    pattern:
      /\b(?:you(?:'ve| have|'d)?(?: got)? (?:me|us|him|her|them|\p{L}+) (?:down|booked|in)\b|(?:i'm|i am|we're|we are|he's|she's|they're|i was|we were|i|we) (?:already |all )?(?:down|booked|pencilled|scheduled|supposed|meant|due (?:in|at|on|for|to|with|there|tomorrow|today|next))(?: in| to(?! do\b))?\b(?! (?:up|again|to do))|(?:put|take|have|got) (?:me|us) down for)/u,
    examples: [
      "you've got me down for hot water",
      "we're meant to be with you",
      "i'm booked in",
      'i was supposed to be in at nine',
    ],
  },
  {
    of: 'standing',
    weight: 0.6,
    pattern: re(
      `\\b(?:i've|we've|i have|we have|he's|she's|i got|we got|\\p{L}+'s|i'm|we're)(?: got| had)? (?:a|an|my|our|the|that|this|his|her|you|\\p{L}+'s)(?: ${FEW}| )(?:coming in|booked|${DAY}|at ${HOUR}|(?:appointment|booking|reservation|viewing|visit|lesson|session|consultation)s?)\\b|\\bdouble booked\\b`,
    ),
    examples: [
      "i've got that visit next thursday",
      "i've got my lab coming in",
      "we've a table for four at eight",
      "i've you at three",
    ],
  },
  {
    of: 'standing',
    weight: 0.6,
    pattern: re(
      `\\b(?:i'm|we're|i am|we are|he's|she's|they're|you're) (?:seeing|coming|visiting|staying|in (?:with|at|for|on)|with (?:you|\\p{L}+)|due)\\b ?${FEW}(?:${DAY}|at ${HOUR})`,
    ),
    examples: [
      "i'm seeing sophie next wednesday",
      "we're coming on friday at seven",
      "you're coming tomorrow",
    ],
  },
  {
    of: 'standing',
    weight: 0.6,
    pattern: re(
      `\\b(?:\\p{L}+'s|is|are|was|were) (?:booked )?in (?:for|with|on|at)\\b|\\b(?:table|booking|reservation|appointment|room)s? ${FEW}(?:under|in the name of|name of|at ${HOUR})|\\b(?:i|we|my \\p{L}+|he|she)(?:'ve| have| had)? (?:already |just )?(?:booked|reserved|scheduled|made (?:a|an|the|my|our) (?:booking|reservation|appointment))\\b`,
    ),
    examples: [
      "my car's in for its mot",
      'table of six under galloway',
      'i booked online yesterday',
    ],
  },
  {
    of: 'standing',
    weight: 0.6,
    pattern: re(
      `\\b(?:we'd|i'd|i have|we have|i had|we had|i've|we've|i got|we got) (?:got )?(?:a |an |the |my |our )?(?:\\p{L}+ )?${THING} ${FEW}(?:booked|reserved|with you|by you|${DAY})|\\b(?:did|do|had|have) (?:i|we) (?:book|booked|reserve|make)\\b|\\b(?:reschedul|rearrang|rebook|postpon)\\p{L}+`,
    ),
    examples: [
      "we'd a room with you wednesday",
      'i have room by you booked',
      'when did i book that intro for',
      'i need to reschedule',
    ],
  },
  {
    of: 'standing',
    weight: 0.5,
    pattern:
      /\b(?:like|want|need|have) (?:it|that|mine|ours) (?:moved|changed|shifted|swapped|switched|rescheduled|put back|pushed|brought forward)\b/u,
    examples: ["i'd just like it moved"],
  },
  {
    of: 'standing',
    weight: 0.55,
    pattern: re(
      `\\b(?:won't|shan't|not going to) (?:now )?be (?:coming|making it|able to (?:come|make it)) (?:in )?(?:${DAY})|\\bi (?:know i )?said (?:the )?(?:${HOUR}|${DAY}) but\\b`,
    ),
    examples: ["we won't be coming tomorrow", 'i know i said tuesday but'],
  },
  {
    of: 'standing',
    weight: 0.5,
    pattern: re(`\\b(?:at|for|till) ${HOUR} (?:instead of|rather than|and not) (?:at )?${HOUR}\\b`),
    examples: ['could we come at eight instead of seven'],
  },
  {
    of: 'standing',
    weight: 0.5,
    pattern: re(
      `\\b(?:the|that|this|existing) ${THING}\\b|\\b${MINE} \\p{L}+(?: \\p{L}+)? (?:is |was )?(?:at|on|for) (?:${HOUR}|${DAY})`,
    ),
    examples: ["i don't need the appointment any more", 'her piano at four'],
  },
];
