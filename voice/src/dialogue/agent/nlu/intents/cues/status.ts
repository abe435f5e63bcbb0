import type { Cue } from './cue.ts';

/** Asks how a booking stands. */
export const STATUS: readonly Cue[] = [
  {
    of: 'status',
    weight: 0.7,
    pattern:
      /\b(?:what|which|when|remind me|forgot|forgotten|lost|check|confirm|know) (?:time |day |date |is |'s |what |when |which |was |again |exactly |the |of |on |that |for |if |i |time's )*(?:my|our|his|her|i'm|we're|am i|are we|was i|i am|we are|\p{L}+'s) ?(?:next |own )?(?:appointment|booking|reservation|table|viewing|visit|lesson|session|stay|room|check ?in|slot|booked|in|due|meant|supposed|class|meeting|consultation|still|\p{L}+ (?:appointment|booking|reservation|visit))\b|\bwhen(?:'s| is) (?:my|our|his|her|\p{L}+'s)\b|\b(?:when|what time|what day|which day) (?:am|are|is|was|were) (?:i|we|he|she|my \p{L}+|our \p{L}+) (?:in|next|booked|due|coming|meant|supposed|seeing|down)/u,
    examples: [
      'what time is my appointment on thursday',
      'when am i next in',
      'remind me when my next visit is',
    ],
  },
  {
    of: 'status',
    weight: 0.8,
    pattern:
      /\b(?:to|just|please|you|could|can) (?:re ?)?confirm(?:ing)? (?:[^ ]+ ){0,2}?(?:my|our|the|his|her|that|i've|we've|you've)\b|\b(?:have|do|did|can) you (?:still |see |find |actually )*(?:got|have|get|see|find)? ?(?:me|us|my|our|him|her) (?:down|booked|in|booking|reservation|appointment|table)\b|\b(?:did|has|is|was) (?:it|my|our|the|that) (?:\p{L}+ )?(?:go(?:ne)? through|come through|went through|been confirmed|confirmed|still (?:on|ok|okay|good|happening|going ahead)|all (?:ok|set|sorted))\b|\b(?:am|are) (?:i|we) (?:still |definitely |all |actually )*(?:booked|down|on|in|good|ok|set|confirmed)\b|\b(?:check(?:ing)?|double check|make sure|making sure)(?: on| that| if| whether)? (?:[^ ]+ ){0,2}?(?:my|our|we're|i'm|we are|i am|the) (?:\p{L}+ )?(?:booking|reservation|appointment|table|still|booked|down|slot|visit|on)\b|\b(?:when|which day|what day|what time|what date) (?:did (?:i|we|she|he) (?:book|make|say)|(?:was|is) (?:it|that|mine|ours))\b|\b(?:never|didn't|haven't|not) (?:got|get|had|received|receive|have)(?: \p{L}+)? (?:email|e mail|text|confirmation|message)\b/u,
    examples: [
      'ringing to confirm our table',
      'have you got me down for monday',
      'did it go through',
    ],
  },
];
