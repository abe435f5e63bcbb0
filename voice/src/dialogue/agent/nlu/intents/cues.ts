import { ASKING, WISHING } from './askingCues.ts';

import type { Cue } from './cue.ts';

const THING =
  '(?:booking|bookings|reservation|appointment|appointments|appt|table|viewing|slot|lesson|session|class|visit|stay|room|service|mot|check ?up|consultation|meeting|cleaning|treatment|haircut|cut|colour|color|fitting|test|groom|bath|massage|facial|delivery|quote|repair|job|thing|spot|intro|weekly|monthly|six monthly)';
const MINE =
  "(?:my|our|his|her|their|(?<!\\b(?:an?|the|new|any|another) )(?!doctor's|dentist's|that's|it's|what's|there's|let's|who's|here's|where's|when's|how's)\\p{L}+'s)";
const HOUR =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half (?:past )?\\p{L}+|noon|midday|lunchtime)';
const DAY =
  '(?:today|tonight|tomorrow|tmrw|this (?:morning|afternoon|evening)|(?:next |this |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|the (?:\\d{1,2}(?:st|nd|rd|th)|\\p{L}+(?:st|nd|rd|th)))';
/** The next few words; a phrase seldom goes on longer. */
const FEW = '(?:[^ ]+ ){0,4}?';
const re = (source: string) => new RegExp(source, 'u');

/** That a booking stands. */
const STANDING: readonly Cue[] = [
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
    pattern: re(
      `\\b(?:the|that|this|existing) ${THING}\\b|\\b${MINE} \\p{L}+(?: \\p{L}+)? (?:is |was )?(?:at|on|for) (?:${HOUR}|${DAY})`,
    ),
    examples: ["i don't need the appointment any more", 'her piano at four'],
  },
];

/** Gives a booking up. */
const CANCEL: readonly Cue[] = [
  {
    of: 'cancel',
    weight: 0.8,
    pattern:
      /\b(?:cancel|cancell?ing|call(?:ing)? off|(?:scrap|scratch|scrub|bin|ditch|nix|drop|undo)(?= (?!it\b|that\b|this\b|them\b))) (?!you|on\b|policy|fee|charge|(?:me|us) (?!out|off|from|for|please|$))(?:it|that|this|them|the|my|our|his|her|your|me|us|for|mine|ours|\p{L}+'s|both|all|please|\d)\b(?! off\b)|\bcall (?:it|that|this|my \p{L}+|our \p{L}+|the (?:\p{L}+ )?\p{L}+) off\b|\b(?:need|want|wanted|like|have|going|got|wish|ringing|calling|phoning|better|must|gotta) (?:to )?cancel\b|^(?:\p{L}+ )?cancel\b/u,
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
      /\b(?:won't|shan't|don't|no longer|doesn't|will not|do not) (?:be )?(?:need(?:ing)?|want(?:ing)?) (?:[^ ]+ ){1,6}?(?:after all|any ?more|any longer)\b/u,
    examples: [
      "i shan't be needing the chimney man on tuesday after all",
      "i don't need the appointment any more",
    ],
  },
  {
    of: 'cancel',
    weight: 0.5,
    pattern:
      /\b(?:can't|cannot|can not|couldn't|won't|not (?:going|able) to|unable to|won't be able to|shan't|never going to) (?:now |actually |really )?(?:be (?:able to )?)?(?:mak(?:e|ing)(?: it| (?:my|our|his|her|the|that|this) | \p{L}+day| to| today| tomorrow| tonight)|com(?:e|ing)(?! (?:in )?(?:before|until|till))|attend|keep|get there|do (?:it|that|\p{L}+day|tomorrow|today|tonight|my|our))/u,
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

/** Another day or hour for what stands. */
const MOVE: readonly Cue[] = [
  {
    of: 'move',
    weight: 0.6,
    pattern:
      /\b(?:move|moving|reschedul\w*|rearrang\w*|rebook|postpon\w*|push|pushing|bump|slide|sliding|nudge|budge|shift|shifting|swap|swapping|switch|switching|change|changing|alter) (?:it|that|this|them|the|my|our|his|her|me|us|\p{L}+'s|him|to|for|from|\p{L}+ (?:back|forward|to|till|until)|back|forward)\b|\b(?:bring|put|push|move) (?:(?:my|our|the|his|her) )?\p{L}+ (?:\p{L}+ )?(?:forward|back|off|later|earlier)\b|\b(?:need|want|like|have|possible|able) to (?:move|reschedule|rearrange|rebook|postpone|change|push|switch|swap)\b|^(?:\p{L}+ )?(?:reschedule|rebook|postpone)\b/u,
    examples: [
      'can i push that to three',
      'bump my appointment back an hour',
      'bring my mot forward',
    ],
  },
  {
    of: 'move',
    weight: 0.5,
    pattern:
      /\b(?:could|can|would|may|might|any chance|possible|wondering|how about|rather|like|happy to|want|wanted|prefer) (?:i |we |you |she |he |they |us |if |it |of |to |that )*(?:possibly |please |just |maybe )?(?:make|making|do|doing|have|come|say|try|manage|move|change|take|be)\b [^?]*\b(?:instead|same (?:day|time)|the (?:next|following|day) (?:day|night|week|after)|(?:hour|day|bit|little|later|earlier)|rather)\b|\bmak(?:e|ing) it (?:for |at |on |to )?(?:the )?(?:\d|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|later|earlier|\p{L}+day|tomorrow|a (?:bit|little|day|week))/u,
    examples: ['could we make it half past three instead', 'could she come tuesday same time'],
  },
  {
    of: 'move',
    weight: 0.5,
    pattern:
      /\b(?:instead|rather than)\b|\b(?:different|another|other|earlier|later) (?:day|time|date|slot|hour|appointment)\b|\b(?:earlier|later|sooner) than\b|\b(?:an?|one|two|half an|couple of) (?:hour|day|week)s?(?: or (?:so|two))? (?:later|earlier|sooner)\b|\bback (?:an|half an|one|two) hours?\b|\b(?:bump|push|knock|put|move) (?:\p{L}+ ){1,3}(?:back|forward)\b/u,
    examples: [
      'would friday at ten be any good instead',
      'a day later than we booked',
      'is there a later time',
    ],
  },
  {
    of: 'move',
    weight: 0.25,
    pattern:
      /\b(?:but|only|so|and|except|could|can|would|do you) (?:could|can|would|i|we|she|he|you|it)? ?(?:we|i|she|he|you|they|have)? ?(?:possibly |please |just )?(?:come|say|do|have|be seen|get|anything|something|make it|turn up|drop in|bring (?:him|her|it))\b[^?]*\b(?:at|on|for|say|till|until|by|\p{L}+day|tomorrow|later|earlier|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/u,
    examples: ['but can i come at eleven', 'could we say five'],
  },
];

/** Something told about a booking that stays where it is. */
const NOTE: readonly Cue[] = [
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
      /\bthere(?:'ll| will|'s going to| are going to|'re|'s| are| is) (?:now |only |going to |gonna |just )*(?:be )?(?:now |only |just )*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|another|an extra|one more|one less|some more) ?(?:more |less |fewer |extra )?(?:of us |people |guests )?(?:in total|now|more|less|extra|instead|after all|not|rather)\b|\b(?:add|adding|bring|bringing) (?:an?|one|two|three|another|some|\d+) (?:more|extra|other|another)?(?: ?(?:people|person|guests?|chairs?|places?|seats?|friends?))\b|\b(?:up|change|increase|reduce|drop|make) (?:it|that|us|our table|our booking|our reservation|the (?:table|booking|reservation|number)|my (?:table|booking|reservation)) (?:from [a-z\d]+ )?(?:to|for|up to|down to) (?:a (?:table|party) of )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)(?: (?:people|guests|persons|of us|instead of|not|rather|in all)\b)|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:of us |people )?(?:now )?(?:rather than|instead of|not) (?:the )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! ?(?:o'?clock|[ap]m|thirty|fifteen|:))|\b(?:dropped out|pulled out|one (?:more|less|extra|fewer))\b/u,
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

/** Asks how a booking stands. */
const STATUS: readonly Cue[] = [
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

const COMPLAINT: readonly Cue[] = [
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

const SALES: readonly Cue[] = [
  {
    of: 'sales',
    weight: 0.8,
    pattern:
      /\b(?:(?:i'm |we're |am |are )?(?:calling|ringing|phoning|reaching out|getting in touch|speaking) (?:to you )?(?:today )?(?:on behalf of|from (?:a|an) \p{L}+ (?:company|agency|firm)|because we|to (?:offer|introduce|see (?:if|whether) you(?:'d| would| are) (?:be )?interested))|reaching out (?:because|to)|i represent|we(?:'re| are)? (?:a|an|the) (?:[\p{L}-]+ ){0,3}?(?:company|agency|firm|provider|supplier)|we(?:'re| are)? (?:help|helping|work with|specialise in|specialize in|offer|offering|provide|providing|supply) (?:[\p{L}-]+ ){0,5}?(?:businesses|companies|restaurants|salons|clinics|shops|firms|owners|hotels|dentists|groomers|practices|garages|people like you|like yours?)|(?:businesses|companies|owners|groomers|salons|restaurants|clinics) like you(?:rs|r|rself|rselves)?)\b/u,
    examples: [
      'calling on behalf of your energy supplier',
      'i represent a company',
      'we help groomers like you',
    ],
  },
  {
    of: 'sales',
    weight: 0.8,
    pattern:
      /\b(?:in charge of|deals with|handles|responsible for|looks after) (?:your|the) (?:energy|electricity|broadband|card|merchant|insurance|telecoms|waste|marketing|website|advertising|utilities)\b/u,
    examples: [
      'the person in charge of your energy contract',
      'whoever deals with your card machines',
    ],
  },
  {
    of: 'sales',
    weight: 0.7,
    pattern:
      /\b(?:decision maker|(?:person|someone|whoever|whoever's|somebody|who) (?:who |that |is |that's |who's )?(?:deals|dealing|handles|responsible|in charge|looks after|takes care) (?:with|of|for|after)?|(?:minute|minutes|moment|word|second) (?:of|with) (?:the|your) (?:owner|manager|boss)|save you(?:r)? (?:money|\p{L}+ (?:percent|per cent|pounds|dollars)|\d+|up to|on|business)|(?:first|top) (?:page|spot|result)(?: of| on)? google|google (?:listing|ranking|business profile|reviews|ads)|five star reviews|is (?:that|this) the (?:business )?owner|(?:speak|talk|chat|minutes|mins) (?:to|with) (?:the|your) (?:business )?owner|(?:save|cut|slash|lower|reduce|halve) (?:[^ ]+ ){0,4}?(?:fees?|costs?|bills?|overheads|percent|per cent|forty|half|rates)|(?:card|merchant|processing|payment) (?:machine |processing |terminal )?(?:fees|rates|machines?|terminals?)|(?:triple|double|boost|grow|increase) your \p{L}+|seo\b|search engine|lead generation|marketing (?:agency|company|services|package)|website (?:audit|design|redesign)|(?:energy|electricity|gas|broadband|card machine|card payment|merchant|insurance|phone|telecoms|waste|water) (?:supplier|provider|contract|rates?|deal|bills?|services?|machines?|tariff)|business (?:rates|loan|funding|energy|electricity|insurance|directory)|no obligation|free (?:trial|demo|audit|consultation for your business|website)|quick demo|special offer for (?:local )?business|local businesses)\b/u,
    examples: [
      'is the decision maker there',
      'we can save you forty percent',
      'free website audits to local businesses',
    ],
  },
  {
    of: 'sales',
    weight: 0.3,
    pattern:
      /\b(?:this is|my name is|it's|i'm) \p{L}+(?: \p{L}+)? (?:with|from|at|of|over at) \p{L}+|\bhow are you (?:doing )?today|how's your day(?: going)?\b|\bi'm calling (?:about|regarding) your (?:business|company|website|account)|\b(?:our|we|we're) (?:software|platform|app|product|service|offering|offer)\b/u,
    examples: ['this is brandon with pawgrowth marketing, how are you today'],
  },
];

const AGAINST: readonly Cue[] = [
  {
    of: 'hypothetical',
    weight: 1,
    pattern:
      /\b(?:if (?:i|we|you|he|she|they|someone|somebody|one|my \p{L}+)(?:'m|'re)? (?:\p{L}+ )?(?:cancel|miss|am|are|is|was|were|change|changed|cancelled|need(?:ed)? to|have to|had to|want(?:ed)? to|can't|cannot|couldn't|don't|book|booked|late|come|came|turn(?:ed)?|had|bring|arrive)|what (?:happens|if)|suppose|supposing|say i|(?:cancellation|late|booking|no show|refund) (?:policy|policies|fee|fees|charge)|how (?:late|long|far|much|soon|early|many)\b|do (?:i|we|you) (?:need|have to|charge|require|take|get|lose|offer|allow|accept|mind|do)|is there (?:a|an|any) (?!way|chance|possib)|what(?:'s| is) (?:your|the) (?:\p{L}+ )?(?:policy|charge|fee|notice|cancellation)|would (?:i|we|there|you|it) (?:have to|need|lose|be (?:a|an|charged|able|ok|okay)|charge|still)|are (?:we|you|i) (?:allowed|able|happy|charged)|(?:can|could|may|do|how (?:do|can|would)) (?:i|we|you|people) (?:\p{L}+ )?(?:change|cancel|move|reschedule|book|alter|do)(?: (?:it|that|this|my \p{L}+|a \p{L}+|an \p{L}+|the \p{L}+|bookings?|appointments?))? (?:online|by (?:text|email|phone)|on the (?:website|app)|at any time|last minute|for free|without|up to|on the day|afterwards|later on)|how (?:do|would|can) (?:i|we) (?:cancel|change|move|reschedule))\b/u,
    examples: [
      'how late can i cancel',
      'what happens if i am late',
      'can i change my booking online',
      "a charge if i don't turn up",
    ],
  },
  {
    of: 'another',
    weight: 1,
    pattern:
      /\b(?:(?:book|make|have|get|need|want|like|schedule|arrange|reserve) (?:in )?(?:another|a second|a further|a new|one more|one too|again|an extra|a follow ?up|my next|the next|in again)\b(?! (?:time|day|date|person|people))|(?:as well as|on top of|besides) (?:my|our|the)|want one too|book again|also (?:like to )?book|another (?:one|appointment|booking|table|room|visit|lesson|session)(?: as well| too| for)|like (?:to make|to book|to schedule|to arrange|to get) (?:an?|some) (?:new )?(?:appointment|booking|reservation|table|room|viewing|visit|lesson|session|slot))\b/u,
    examples: ["i'd like to book again", 'i want one too', 'as well as our table'],
  },
  {
    of: 'another',
    weight: 0.6,
    pattern: re(
      `\\b(?:(?:to|can i|could i|can we|could we|like to|want to|please|need to|i'll|let me|let's) (?:book|schedule|reserve|make|get|have|arrange)|(?:i'd|we'd|i would|we would) (?:like|love|want)|(?:i|we) (?:need|want)|looking for|book|schedule|reserve) (?:an?|some) (?:[^ ]+ ){0,2}?${THING}\\b`,
    ),
    examples: [
      "calling to schedule a doctor's appointment",
      'can i get a table',
      "i'd like a haircut",
    ],
  },
  {
    of: 'past',
    weight: 0.6,
    pattern:
      /\b(?:(?:last|the other) (?:week|month|year|time|night|weekend|mon|tues|wednes|thurs|fri|satur|sun)|yesterday(?! and (?:never|haven't|didn't))|\w+ (?:days|weeks|months|years) ago|(?:i|we) (?:cancelled|stayed|was in|were in|came in|had (?:an?|my|our)(?! \p{L}+ (?:booked|reserved))))\b/u,
    examples: ['my wife had an appointment last week', 'i cancelled last week'],
  },
];

export const CUES: readonly Cue[] = [
  ...STANDING,
  ...CANCEL,
  ...MOVE,
  ...NOTE,
  ...STATUS,
  ...COMPLAINT,
  ...SALES,
  ...AGAINST,
  ...ASKING,
  ...WISHING,
];
