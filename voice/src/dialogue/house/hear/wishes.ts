/** What a caller wants, as far as plain words tell. Each takes plain lower-case words. */
export const wishes = {
  emergency: (words: string) =>
    /\b(?:emergency(?! (?:contact|number for))|chest pains?|heart attack|stroke|can'?t breathe|cannot breathe|not breathing|trouble breathing|difficulty breathing|unconscious|passed out|bleeding (?:badly|heavily|a lot)|overdose|choking|suicid\w*|kill myself|anaphyla\w*|seizure)\b/.test(
      words,
    ) && !/\b(?:what|which|do you|is there|not an) .*emergenc/.test(words),
  person: (words: string) =>
    /^(?:0|zero|oh|operator|person|human|agent|representative|receptionist|manager|somebody|someone)(?: please)?$/.test(
      words,
    ) ||
    /\b(?:speak|talk|speaking|talking|chat|connect|put|transfer|through)\b.*\b(?:to|with|me|through)\b.*\b(?:person|human|someone|somebody|operator|agent|manager|owner|boss|member of staff|staff|representative|doctor|chef)\b/.test(
      words,
    ) ||
    /\b(?:real|actual|live) (?:person|human)\b|\bput me through\b|\btransfer me\b|\boperator\b|\b(?:i want|need|get me) (?:a )?(?:human|person)\b/.test(
      words,
    ),
  robot: (words: string) =>
    /\b(?:are|r) you (?:a |an |really |actually )*(?:robot|bot|machine|computer|human|person|real|ai|recording|answering machine|alive)\b|\bam i (?:speaking|talking) (?:to|with) (?:a |an )*(?:robot|bot|machine|computer|human|person|real|ai|recording)\b|\bis this (?:a |an )(?:robot|bot|machine|computer|ai|recording|real person|answering machine)\b/.test(
      words,
    ),
  repeat: (words: string) =>
    /^(?:sorry |what |pardon |um )*(?:pardon(?: me)?|what(?: was that| did you say)?|sorry|say that again|repeat(?: that)?|(?:can|could) you (?:please )?(?:repeat|say) (?:that|it)(?: again)?|come again|i (?:didn't|did not) (?:hear|catch|get) (?:that|you)|again please|once more)(?: please)?$/.test(
      words,
    ),
  goodbye: (words: string) =>
    /\b(?:good ?bye|bye|see you|hang up|have a (?:nice|good|great|lovely) (?:day|evening|one|night))\b/.test(
      words,
    ) ||
    /^(?:no )?(?:that's|that is|that will be|that'll be) (?:all|everything|it)(?: (?:for (?:now|today)|thanks|thank you|then))*$/.test(
      words,
    ),
  nothingMore: (words: string) =>
    /^(?:(?:no|nope|nah|nothing|that's|that is|that'll be|it|all|i'm|we're|good|fine|great|okay|ok|lovely|perfect|thanks|thank you|very much|so much|else|more|for now|for today|is|everything|then|not|right now|done|cheers|much|a lot|you've been|helpful) ?)+$/.test(
      words,
    ) &&
    /\b(?:no|nope|nah|nothing|all|that's it|everything|done|i'm good|i'm fine|thanks|thank you|cheers)\b/.test(
      words,
    ),
  abandon: (words: string) =>
    /\b(?:never ?mind|forget (?:it|about it|that)|changed my mind|leave it|don't bother|stop (?:it|that|the booking)|cancel that|i don't want (?:it|to book|a booking|an appointment|to leave)|no message)\b/.test(
      words,
    ),
  startOver: (words: string) =>
    /\b(?:start (?:over|again)|from the (?:start|beginning))\b/.test(words),
  changeExisting: (words: string) =>
    /\b(?:cancel|change|move|reschedule|push back|confirm|check on|check)\b.*\b(?:my|our|a|an|the|existing)\b.*\b(?:booking|reservation|appointment|table|visit|stay)\b/.test(
      words,
    ) ||
    /\b(?:i have|i've got|we have) (?:a|an) (?:booking|reservation|appointment|table)\b/.test(
      words,
    ) ||
    /\brunning late\b|\bi'll be late\b/.test(words) ||
    (/\b(?:need|want|like|have) to (?:cancel|reschedule)(?: please| today| tomorrow| tonight)*$/.test(
      words,
    ) &&
      !/\b(?:if|what|how)\b/.test(words)),
  order: (words: string) =>
    /\b(?:i'd like to|i want to|i would like to|can i|could i|can we|like to|want to|place an?) order\b|^order\b|\b(?:for|some|to) (?:pick ?up|collection|take ?away|take ?out)\b/.test(
      words,
    ),
  message: (words: string) =>
    /\b(?:leave|take|pass on|pass along|give)\b.*\b(?:a |my |the |this )?message\b|\b(?:can|could|would|will) (?:you|someone|somebody) (?:please )?(?:tell|let|ask|call me back|ring me back)\b|\b(?:please|just) tell\b|^tell (?!me\b)|\bcall(?: me)? back\b|\bcallback\b/.test(
      words,
    ),
  book: (words: string) =>
    /\b(?:book|booking|reserve|reservation|reservations|appointment|schedule|table|get me in|fit me in|squeeze (?:me|us) in|come in (?:for|on|at)|check ?up|new patient|register as|send (?:someone|somebody)|come (?:out|over|round|by))\b/.test(
      words,
    ),
  greeting: (words: string) =>
    /^(?:(?:hello|hi|hey|hiya|good (?:morning|afternoon|evening|day)|there|is (?:anyone|anybody) there|are you there) ?)+$/.test(
      words,
    ),
  thanks: (words: string) =>
    /^(?:ok(?:ay)? |great |perfect |lovely )*(?:thanks|thank you|cheers)\b/.test(words) &&
    words.split(' ').length <= 6,
  wait: (words: string) =>
    /^(?:please )?(?:hold on|hang on|wait|one (?:second|moment|minute)|just a (?:second|moment|minute)|give me a (?:second|moment|minute)|let me (?:check|see|think))\b/.test(
      words,
    ) && words.split(' ').length <= 8,
  abuse: (words: string) =>
    /\b(?:fuck\w*|shit\w*|bitch|idiot|asshole|stupid|moron|bastard|cunt|wanker)\b/.test(words),
};

const LEAVE_MESSAGE =
  /^.*?\b(?:leave|take|pass on|pass along|give)\b(?: (?:him|her|them|you|the \w+))?(?: a| my| the| this)? message(?: (?:for|to) (?<to>(?!say)\w+(?: \w+)?(?= (?:that|saying|to say)\b)|(?!say)\w+))?(?: (?:that|saying|to say|please))*\s*(?<what>.*)$/;
const TELL =
  /\b(?:tell|let|ask)\s+(?<to>(?:the )?[\p{L}']+(?: [\p{L}']+){0,2}?)\s+(?:know\s+)?(?<link>that|to|if|whether)\s+(?<what>.+)$/u;
const TELL_SHORT =
  /\b(?:tell) (?<to>(?:the )?[\p{L}']+) (?<what>(?:i|i'm|i'll|we|we're|we'll|he|she|they|my|our|the|it|it's)\b.+)$/u;

/** What the caller already said of the message: "tell Anna that I am late" -> "For Anna: I am late". */
export function messageInside(words: string): string | null {
  const found = TELL.exec(words) ?? TELL_SHORT.exec(words) ?? LEAVE_MESSAGE.exec(words);
  const what = found?.groups?.what?.replace(/^(?:please|that)\s+/, '').trim() ?? '';
  if (what.split(' ').length < 2 || /^(?:please|thanks|thank you|for me)\b/.test(what)) return null;
  const to = found?.groups?.to?.trim();
  const link = found?.groups?.link;
  const text =
    link === 'to'
      ? `please ${what}`
      : link === 'if' || link === 'whether'
        ? `${link} ${what}`
        : what;
  const plain = !to || /^(?:them|him|her|someone|somebody|everyone|you|please|me)$/.test(to);
  return plain ? text : `For ${capital(to)}: ${text}`;
}

function capital(words: string): string {
  return words.startsWith('the ') ? words : words.slice(0, 1).toUpperCase() + words.slice(1);
}
