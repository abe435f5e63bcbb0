import type { Cue } from './cue.ts';

/** Gives a booking up. */
export const CANCEL: readonly Cue[] = [
  {
    of: 'cancel',
    weight: 0.85,
    pattern:
      /\b(?:like|want|need|have|get) (?:it|that|them|mine|ours) (?:cancelled|canceled|called off|scrapped|taken (?:off|out)|off the (?:books?|list))\b/u,
    examples: ["i'd just like it cancelled"],
  },
  {
    of: 'cancel',
    weight: 0.7,
    pattern:
      /\b(?:get|back|pull|duck|bow|drop) out of (?:it|that|today|tomorrow|tonight|(?:the|my|our|this|on) \p{L}+|\p{L}+day)\b|(?:'ll|\bshall|\bwill) not be (?:making|coming|able|there|needing)\b/u,
    examples: ['can i get out of the booking i made', "i'll not be making it"],
  },
  {
    of: 'cancel',
    weight: 0.8,
    pattern:
      /\b(?:cancel|cancell?ing|call(?:ing)? off|(?:scrap|scratch|scrub|bin|ditch|nix|forget(?= (?:the|my|our|that) (?:\p{L}+ )?(?:booking|reservation|appointment|table|lesson|visit|slot|session|class)\b)|kill(?= (?:my|our|the) (?:\p{L}+ )?(?:booking|reservation|appointment|table|lesson|visit|slot))|drop(?! (?:\p{L}+ ){1,3}(?:a (?:line|note|message|text|email)|in|off|round|by|over|at|with)\b)|undo)(?= (?!it\b|that\b|this\b|them\b))) (?!you|on\b|policy|fee|charge|(?:me|us) (?!out|off|from|for|please|$))(?:it|that|this|them|the|my|our|his|her|your|me|us|for|mine|ours|\p{L}+'s|both|all|please|\d)\b(?! off\b)|\bcall (?:it|that|this|my \p{L}+|our \p{L}+|the (?:\p{L}+ )?\p{L}+) off\b|\b(?:need|want|wanted|like|have|going|got|wish|ringing|calling|phoning|better|must|gotta) (?:to )?cancel\b|^(?:\p{L}+ )?cancel\b/u,
    examples: [
      'cancel my table',
      'call off my boiler service',
      'bin my two oclock',
      'i need to cancel',
    ],
  },
  {
    of: 'cancel',
    weight: 0.9,
    pattern:
      /\b(?:take|cross|strike|scrub|rub|wipe) (?:me|us|him|her|them|that|it|my (?:name|\p{L}+)|our (?:name|\p{L}+)|(?:mr|mrs|ms|dr) \p{L}+|the \p{L}+|\p{L}+) (?:off\b|out of (?:the|your) (?:\p{L}+ )?(?:diary|book|books|calendar|list|schedule|system|day|week))(?! (?:to) (?:a|the))|\b(?:strike|cross|take) off (?:my|our|the)\b/u,
    examples: [
      'take me out of the diary',
      'strike me off for this afternoon',
      'take my name out of the book',
    ],
  },
  {
    of: 'cancel',
    weight: 0.55,
    pattern:
      /\b(?:no longer|won't|will not|shan't|shall not|don't|do not|doesn't|does not|not) (?:be )?(?:need(?:ing)?|want(?:ing)?|require|requiring) (?:it|that|you|him|her|them|to come|my|our|the|a|an|\p{L}+'s)\b(?! (?:to|know))|\bno longer (?:need|want|require)|\b(?:not|nothing) \p{L}+ (?:any ?more|any longer)\b|\b(?:isn't|aren't|i'm not|we're not) (?:coming |happening |seeing \p{L}+ )?any ?more\b|\b(?:any ?more|any longer)\b|\bafter all\b|\b(?:needn't|need not|don't|do not|no need to) (?:bother|come out|come round|come over|send|worry about (?:coming|it))|\bno need (?:for|to come)|\b(?:leave|skip|forget) it(?: (?:this time|for now|then|be|altogether|out))?(?= |$)|\bhave to (?:leave it|give it a miss|pull out|back out|drop out)|\bgive it a miss\b/u,
    examples: [
      "i shan't be needing the chimney man",
      "well i'm not any more",
      "i don't need the appointment",
    ],
  },
  {
    of: 'cancel',
    weight: 0.5,
    pattern: /\b(?:scrap|scratch|scrub|bin|ditch|nix|drop|undo) (?:it|that|this|them)\b(?! off\b)/u,
    examples: ['so you can scrap that', 'scrub it for me will you'],
  },
  {
    of: 'cancel',
    weight: 0.85,
    pattern:
      /\b(?:won't|shan't|don't|no longer|doesn't|will not|do not) (?:be )?(?:need(?:ing)?|want(?:ing)?) (?!(?:[^ ]+ ){0,5}?(?:to (?!come\b|go\b|be seen\b)\p{L}+|on (?:him|her|it|me|us)) )(?:[^ ]+ ){1,6}?(?:after all|any ?more|any longer)\b/u,
    examples: [
      "i shan't be needing the chimney man on tuesday after all",
      "i don't need the appointment any more",
    ],
  },
  {
    of: 'cancel',
    weight: 0.5,
    pattern:
      /\b(?:can't|cannot|can not|couldn't|won't|not (?:going|able) to|unable to|won't be able to|shan't|never going to) (?:now |actually |really )?(?:be (?:able to )?)?(?:mak(?:e|ing)(?: it| (?:my|our|his|her|the|that|this) | \p{L}+day| to| today| tomorrow| tonight)|com(?:e|ing)(?! (?:in )?(?:before|until|till))|attend|keep|get there|do (?:it|that|(?:the )?\p{L}+day|tomorrow|today|tonight|my|our))/u,
    examples: ["he's not going to make his lesson", "we won't be coming friday night"],
  },
  {
    of: 'cancel',
    weight: 0.5,
    pattern:
      /\b(?:give|let) (?:the|my|our|that|his|her) (?:slot|place|table|room|time|appointment|space) (?:to|go)\b|\b(?:someone|somebody) else can have (?:it|the|my|our)\b|\b(?:free|release|let go of) (?:up )?(?:the|my|our|that) (?:slot|table|room|appointment|time|place)\b|\bfree it up\b/u,
    examples: ['you can give the slot to somebody else', 'you can release the table'],
  },
];
