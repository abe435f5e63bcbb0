import type { Cue } from './cue.ts';

export const SALES: readonly Cue[] = [
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
    weight: 0.6,
    pattern:
      /\b(?:calling|ringing|phoning) (?:you )?from (?:\p{L}+ ){1,4}(?:about|regarding|to (?:talk|see|offer|discuss))\b|\b(?:speak\w*|talk\w*|through|minutes?|mins|word|moment) (?:with|to) (?:the |your )?(?:practice|business|salon|shop|store|company|restaurant|studio) (?:owner|manager)\b/u,
    examples: [
      "i'm ringing from swiftpay about your card machine",
      'am i speaking with the practice owner',
    ],
  },
  {
    of: 'sales',
    weight: 0.7,
    pattern:
      /\b(?:lower|lowering|reduc\w+|cut|cutting|slash\w*|sav\w+ (?:you )?(?:money )?on) (?:what you (?:pay|spend)|your (?:\p{L}+ ){0,3}(?:costs?|bills?|spend|outgoings))|\bcard (?:transactions|takings)\b/u,
    examples: ['lowering what you pay on card transactions', 'cutting your energy costs'],
  },
  {
    of: 'sales',
    weight: 0.3,
    pattern:
      /\b(?:this is|my name is|it's|i'm) \p{L}+(?: \p{L}+)? (?:with|from|at|of|over at) \p{L}+|\bhow are you (?:doing )?today|how's your day(?: going)?\b|\bi'm calling (?:about|regarding) your (?:business|company|website|account)|\b(?:our|we|we're) (?:software|platform|app|product|service|offering|offer)\b/u,
    examples: ['this is brandon with pawgrowth marketing, how are you today'],
  },
];
