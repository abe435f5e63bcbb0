import type { Cue } from './cue.ts';

/** That something is asked of the business, and that a time is wished to be kept: which of both is heard more decides. */
export const ASKING: readonly Cue[] = [
  {
    of: 'asks',
    weight: 1,
    pattern:
      /\b(?:(?:just|only) (?:asking|wondering|pricing|curious|checking|looking into|a question|a quick question|a hypothetical|want(?:ed)? to know|hypothetical)|hypothetical|out of curiosity|quick (?:one|question)|(?:got|have|'ve) a (?:quick )?question|question for you|(?:i was|i'm|was|been|am) (?:just )?wondering (?:if you (?:do|take|have|offer|can|could tell|sell|allow|know)|what|how|whether you|where|who|why)|(?:can|could|would) you (?:please )?tell me|do you know|before i (?:book|commit|decide|make|come)|(?:not|nothing) (?:ready )?(?:to )?(?:booking|book) (?:yet|anything|just yet)|i'd like to know|want(?:ed)? to (?:know|ask)|or does it (?:not )?work|or (?:can|could|do) (?:i|we|people|you) (?:just|simply|have to|need to) )\b/,
    examples: [
      'just a hypothetical',
      'quick one',
      'just pricing it up',
      'before i book anything',
      'or can i just show up',
      'or does it not work like that',
    ],
  },
  {
    of: 'asks',
    weight: 0.9,
    pattern:
      /\b(?:how (?:much|long|far|many|old|early|late|soon|often|big|do (?:i|you|we)|does|come|would (?:i|we|it))|what (?:do|does|would|will|did|are|is|'s|should|else|kind|sort|about if|if|happens|(?:\p{L}+ )?(?:time|hours) do)|what's (?:it|the|your|included|involved|gonna|going)|what do i|where (?:do|can|is|are|would|should|abouts|about)|whereabouts|why|which (?:of|one|is|are|days?|do)|who (?:does|would|is|do|are|will|teaches)|when (?:do|does|is|are) (?:you|your|the|it|that|they|breakfast|check)|what'(?:s|d|ll) (?:it|that|you|i))\b/u,
    examples: ['how much is a haircut', "what's it gonna cost", 'what do i cop', 'where do i park'],
  },
  {
    of: 'asks',
    weight: 0.9,
    pattern:
      /\b(?:do (?:i|we|people|customers|clients|patients) (?:\p{L}+ )?(?:have|need|get|got|lose|pay)|do (?:you|they|yous|ye|y'all) (?:guys |folks |lot |ever |also |actually |still )*(?:do|does|offer|take|accept|come|cover|deliver|mind|allow|cater|stock|sell|fix|mend|repair|serve|charge|give|make|teach|work|treat|see|look|use|provide|supply|run|keep|let|go|open|close|bring|include|know|clean|need|want|require|ask)|does (?:it|that|the|your|a|an|my|she|he|anybody|anyone|someone)|is there (?:a |an |any |some |like |anywhere |somewhere |something |anything |somebody |someone |anyone |parking|wifi|much|still|another|no )|are there (?!any (?:tables?|slots?|appointments?|rooms?|spaces?|times?))|is (?:it|that|this|the|your|parking|breakfast|everything|lunch|one|mine) |is (?:he|she) (?!free|available|in)|are (?:you|ye|they|the|your|dogs|kids|children|pets|prices|walk ins|we|these) (?!free|able to|available)|am i |will (?:it|they|you|there|i) (?:be|have|need|cost|take|charge|let))/u,
    examples: [
      'do i have to like book a spot',
      'do you guys come out as far as sunbury',
      'is there something i gotta do first',
      'are we too late',
    ],
  },
  {
    of: 'asks',
    weight: 0.9,
    pattern:
      /\b(?:(?:can|could|may|would|might) (?:i|we|she|he|they|my \p{L}+|our \p{L}+|\p{L}+ people|people|kids|children|dogs|the \p{L}+) (?:just |still |also |even |ever |all |possibly )*(?:bring|pay|park|leave|wait|sit|eat|use|show up|turn up|walk in|rock up|drop (?:in|off|by)|smoke|return|stay in|come (?:along|with|too|in with|without|as well|on (?:his|her|their) own)|watch|have (?:him|her|them|it) in|be (?:in|with|out of|charged|allowed)|get (?:a refund|my money|charged|parked)|lose|need|have to|split|cancel|swap|transfer|share|take (?:him|her|it|them|photos|food)|bring (?:him|her|them))|would (?:you|they|ye) (?:still |even |also )*(?:let|mind|allow|charge|still|take (?:cards?|cash|a|him|her|it)|be able to tell|say|recommend|do (?:it|that) for)|would (?:that|it|there|this) (?:still |also )?(?:be(?! an? (?:bother|problem|nuisance|pain|hassle|trouble|issue|imposition|inconvenience)\b)|cost|take|count|include|work|come)|(?:sort|kind|type) of thing (?:you|ye|they)|anywhere (?:i|we|to)|out of pocket|too late|any (?:good with|idea|charge|fee|cost|extra|discount|chance of (?:a refund|parking))|is it worth|what would (?:it|that|i|you))\b/u,
    examples: [
      'can my pup sit with me',
      'could we have them in with us',
      'would that be the same on a friday',
      "that the sort of thing you'd look at",
      'would i be out of pocket',
    ],
  },
  {
    of: 'asks',
    weight: 0.9,
    pattern:
      /\b(?:(?:can|could|may|might|would|will) (?:he|she|they|it|people|kids|children|(?:my|our|the|his|her) (?!\p{L}+'s\b)\p{L}+) (?:just |still |also |even |ever |all |possibly |maybe |then )*(?!(?:come|be an? (?:bother|problem|nuisance|pain|hassle|trouble|issue)|be|start|begin|join|have|get|see|book|do|make|fit|go|take|try|attend|move|change|swap|switch|call|ring|speak|phone|visit|pop|drop|look|help|pick|collect|squeeze|put|please|possibly|and|or|then|with|for|at|on|in|to|me|us|suit|work|free|available)\b)\p{Ll}+|(?:would|will|does|do|can|could|must|should) an? (?:[^ ]+ ){1,4}?(?:have to|need|cost|be|get|count|take|include|last|pay)|(?<!\b(?:can|can't|cannot|could|couldn't|to|i|we|you|they|won't|not|and|please) )do (?:people|customers|clients|patients|guests|folks?|visitors|most \p{L}+|many \p{L}+|(?:your|the|my|his|her) \p{L}+) (?!have\b)\p{L}+|do (?:you|they|yous|ye|y'all) (?:guys |folks |lot |all |ever |also |actually |still )*(?!(?:have|got|want|fancy|think|not|see|know|still|ever|a|any|the|be|please|guys|lot|folks|all|also|actually)\b)\p{L}+)/u,
    examples: [
      'could she lie under the table while we eat',
      'would a table of twelve have to pay a deposit',
      'do people book weeks ahead',
      'do you lot book me test for me',
    ],
  },
  {
    of: 'asks',
    weight: 0.9,
    pattern:
      /\b(?:what(?:'ll|'d| will| would| might) (?:his|her|my|our|their|an?|the|that|this) (?!(?:next|first|earliest|soonest)\b)|(?:^|\b(?:and|so|but|or|hi|hello|hiya|morning|please|just) )is an? (?!(?:[^ ]+ ){1,3}?(?:available|going|free(?! (?:for|to|with|if|when|of)\b))))/u,
    examples: ["what'll his check up be", 'is a check up free for kids'],
  },
  // things that are bought or sent, and stand in no calendar
  {
    of: 'asks',
    weight: 1,
    pattern:
      /\b(?:get|have|buy|order|send|want|need|like|after|do|sell|offer|issue|have got|you got) (?:me |us |him |her )?(?:an?|some|any|the|one of your|your|those|gift|my) (?:\p{L}+ ){0,2}?(?:vouchers?|gift (?:cards?|certificates?|tokens?|sets?)|receipts?|invoices?|refunds?|brochures?|leaflets?|price lists?|certificates?|loyalty cards?|discounts?|photocop(?:y|ies)|cop(?:y|ies) of)\b/u,
    examples: [
      'could i get a voucher off you',
      "i'm after a gift card",
      'can you send me my invoice',
    ],
  },
];

/** That a time is wished to be kept. */
export const WISHING: readonly Cue[] = [
  {
    of: 'wishes',
    weight: 1,
    pattern:
      /\b(?:(?:i'd|i would|we'd|we would|she'd|he'd) (?:really |just |also )?(?:like|love|want|need|prefer)(?! to (?:know|ask|speak|talk))|(?:can|could|may|might) (?:i|we|you|she|he|they|my \p{L}+) (?:please |just |maybe |possibly |also )*(?:book|get|have|make|reserve|come in|come (?:at|on|for|this|next|tomorrow)|see|grab|fit|squeeze|do (?:me|us|\p{L}+day|tomorrow|a)|schedule|arrange|put (?:me|us)|pencil|send|pop in|bring (?:him|her|it|my \p{L}+) in)(?! (?:a )?(?:refund|parking|them in with|him in with|her in with|it in with|charged|a copy|a receipt|a quote over|(?:it |one |a \p{L}+ )?(?:online|by (?:text|email|phone)|over the phone|on the (?:app|website))|(?:an? |some |the |my |one of your )?(?:\p{L}+ ){0,2}?(?:vouchers?|gift cards?|receipts?|invoices?|refunds?|brochures?|certificates?)\b))|(?:book|put|pencil|get|fit|squeeze|slot|sign) (?:me|us|him|her|my \p{L}+|the \p{L}+) (?:in|down|up|on|for)|(?:i|we) (?:need|want|wanna) (?:a|an|to (?:book|make|see|come|get|have|reserve|schedule|arrange|bring)|some(?:one|body))|(?:i'm|we're) (?:after|looking (?:for|to))|(?:looking|hoping|trying|wanting|calling|ringing|phoning) to (?:book|make|get|see|reserve|come|schedule|arrange|have)|let's (?:do|say|book|go)|(?:some|any)(?:one|body) (?:\p{L}+ )?(?:come|pop|visit|to come|out)|able to (?:come|fit|squeeze|see|do|get)|take (?:him|her|them|my \p{L}+) out|(?:do you have|have you got|got|is there|are there) (?:anything|any|a table|a room|space|room|availability|an? (?:\p{L}+ )?(?:slot|opening|appointment|space|gap)s?)(?= (?:free|available|open|on|for|at|this|next|tomorrow|today|tonight|slots?|tables?|rooms?|appointments?|openings?|availability|space)|$)|book (?:a|an|the|in)|table for|any(?:thing)? (?:free|available|going)|\p{L}+ (?:free|available) (?:on|at|this|next|tomorrow))\b/u,
    examples: [
      "i'd like a haircut",
      'can i book a table',
      'do you have anything on thursday',
      'put me down for six',
      'i need someone to look at it',
    ],
  },
  {
    of: 'wishes',
    weight: 1,
    pattern:
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun|to)(?:day|morrow) (?:morning |afternoon |evening |night )?(?:at|about|around|for|say) (?:\d|half|quarter|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/,
    examples: ['next tuesday at eleven', 'friday at ten'],
  },
  {
    of: 'wishes',
    weight: 0.6,
    pattern:
      /\b(?:at (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|noon)\b|\d ?(?:am|pm)\b|my (?:number|name|phone)(?:'s| is)|name's|under the name)/,
    examples: ['friday at ten', 'my name is jo'],
  },
];
