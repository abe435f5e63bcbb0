import { saidInOrder } from '../entities/saidInOrder.ts';
import { asksForAMoment } from '../normalise/disfluencies.ts';

/** Says that there is a booking already. */
const HAS =
  /\b(?:i|we)(?:'ve| have)? (?:already )?(?:got|have|had|made|booked|reserved|scheduled)\b/g;
const WHAT_IS_HELD = /\b(?:booking|reservation|appointment|table|room|viewing|slot|stay|visit)/g;
const HOLDS_ONE =
  /\b(?:(?:i'm|we're|i am|we are) (?:already )?(?:booked|down|scheduled)(?: in)?|(?:my|our) (?:\w+ )?(?:booking|reservation|appointment|table|viewing|slot|stay|visit|room))\b/;
const CHANGES =
  /\b(?:cancel\w*|mov(?:e|ed|ing)|chang(?:e|ed|ing)|reschedul\w*|rearrang\w*|postpon\w*|push\w*|switch|swap|shift|bring forward|instead|make it (?:earlier|later|another)|different (?:day|time)|another (?:day|time)|can't (?:make|come)|cannot (?:make|come))\b/;
const TOUCHES =
  /\b(?:cancel\w*|chang(?:e|ing)|mov(?:e|ing)|reschedul\w*|rearrang\w*|push(?:ing)?|postpon\w*|bring|switch|shift|confirm|check on|check|amend|take)\b/g;
const CANNOT_COME =
  /\b(?:can't|cannot|can not|won't be able to|unable to) (?:make it|come|keep (?:my|our|the))\b/g;
const A_CERTAIN = /\b(?:my|our|a|an|the|existing)\b/g;
const BOOKING = /\b(?:booking|reservation|appointment|table|visit|stay)\b/g;
const BOOKING_OR_OFF = /\b(?:booking|reservation|appointment|table|cancel|off)\b/g;
const WISHES_CHANGE =
  /\b(?:need|want|like|have|going|please|can you|could you|would you|wish|must) (?:to |please )?cancel\b|^(?:please |hi |hello )*cancel\b/;
const ASKS_OF_CANCELLING =
  /\b(?:if|what happens|policy|fee|charged?|how (?:late|long|do|much)|penalty)\b/;
const CLOSING_WORDS = new Set(
  (
    'a again all alright am amazing appreciate appreciated are at awesome be been brilliant bunch ' +
    'bye cheers cool course day do does done else everything excellent fine for good great have help ' +
    "helpful i i'm is it just kind lot lots lovely moment more most much must my nah need needed " +
    'nice no nope not nothing now of ok okay one perfect please really right set so sorted sounds ' +
    "super ta thank thanks that that'd that'll that's the then think this thx time today very wanted " +
    "was we we're well will wonderful would yeah yes you you've your"
  ).split(' '),
);

/** Nothing but words that close a call. */
function onlyCloses(words: string): boolean {
  return words.split(' ').every((word) => CLOSING_WORDS.has(word));
}
const CLOSES =
  /\b(?:no|nope|nah|nothing|all|that's it|that is it|everything|done|sorted|all set|i'm good|i'm fine|we're good|thanks|thank you|cheers|appreciate\w*|helpful|will do it|that does it|that'll do|ta)\b/;
const MOST_WORDS_OF_AN_ASIDE = 12;
const MOST_WORDS_OF_CLOSING = 20;
const CLOSES_WITH_THANKS =
  /\b(?:thanks|thank you|cheers|ta|bless you|much obliged|much appreciated)(?: (?:a (?:million|lot|bunch|ton)|so much|very much|ever so much|again|then|love|dear|pet|mate|now|anyway|for (?:that|your (?:help|time))|bye))*$|\bthat's (?:all (?:i|we) (?:wanted|needed|was after)|(?:me|us) (?:sorted|done|all set))\b/;

/** What a caller wants, as far as plain words tell. Each takes plain lower-case words. */
export const intents = {
  person: (words: string) =>
    /^(?:0|zero|oh|operator|person|human|agent|representative|receptionist|manager|somebody|someone)(?: please)?$/.test(
      words,
    ) ||
    saidInOrder(
      words,
      /\b(?:speak|talk|speaking|talking|chat|connect|put|transfer|through)\b/g,
      /\b(?:to|with|me|through)\b/g,
      /\b(?:person|human|someone|somebody|operator|agent|manager|owner|boss|member of staff|staff|representative|doctor|chef)\b/g,
    ) ||
    /\b(?:real|actual|live) (?:person|human)\b|\bput me through\b|\btransfer me\b|\boperator\b|\b(?:i want|need|get me) (?:a )?(?:human|person)\b/.test(
      words,
    ),
  robot: (words: string) =>
    /\b(?:are|r) you (?:a |an |really |actually )*(?:robot|bot|machine|computer|human|person|real|ai|recording|answering machine|alive)\b|\bam i (?:speaking|talking) (?:to|with) (?:a |an |some )*(?:robot|bot|machine|computer|human|person|real|actual|live|ai|recording)\b|\b(?:is|are) (?:this|that|there|you|it) (?:a |an |just a |even a |some )*(?:chatbot|automated|artificial|virtual|computer(?:ised|ized)|robot|bot|machine|computer|ai|recording|real person|answering machine)\b/.test(
      words,
    ),
  repeat: (words: string) =>
    (/^(?:(?:sorry|what|pardon|um|wait|oh|hey|excuse me|i'm sorry) )*(?:pardon(?: me)?|what(?: was that| did you say)?|sorry|say (?:that|it) again|repeat(?: that)?|come again|again please|once more|huh|eh|excuse me|one more time|come again)(?: please)?$/.test(
      words,
    ) ||
      /\b(?:what did you (?:just )?say|what was (?:that|the (?:question|last (?:bit|part)))|(?:say|repeat|tell me|run) (?:that|it|everything|them)(?: (?:by|to|for) me)? (?:again|once more|one more time|back)|repeat (?:that|it|the|what)|(?:didn't|did not|couldn't|could not|can't|cannot) (?:quite |really )?(?:hear|catch|get|understand) (?:that|you|it|what|a word|the)|come again|what (?:was|is|did you (?:have|get|put) (?:for|as)) (?:the|my) (?:date|time|day|name|number|price|address|phone number|booking)(?: you (?:have|put|got|said))?(?: again| down)|what (?:do|have|did) you (?:have|got|put|written) (?:down|written)|missed that|you(?:'re| are) breaking up|line is (?:bad|terrible)|speak up|(?:speak|say it) (?:slower|louder|more slowly))\b/.test(
        words,
      )) &&
    words.split(' ').length <= MOST_WORDS_OF_AN_ASIDE,
  goodbye: (words: string) =>
    /\b(?:good ?bye|bye|see you|hang up|have a (?:nice|good|great|lovely|wonderful|fantastic) (?:day|evening|one|night|afternoon|weekend|time)|take care|cheerio|talk to you (?:later|soon)|speak soon)\b/.test(
      words,
    ) ||
    /^(?:no )?(?:that's|that is|that will be|that'll be) (?:all|everything|it)(?: (?:for (?:now|today)|thanks|thank you|then))*$/.test(
      words,
    ),
  nothingMore: (words: string) => onlyCloses(words) && CLOSES.test(words),
  wrongNumber: (words: string) =>
    /\b(?:got|have|dial+ed|called|rang|it's|is this|must be) (?:the |a )?wrong (?:number|place)\b|^(?:sorry |oh )*wrong number\b/.test(
      words,
    ),
  /** "That's everything": also where something was asked. */
  done: (words: string) =>
    onlyCloses(words) &&
    /\b(?:that's|that is|that'll be|that will be|that was|that would be) (?:all|everything|it)\b|\bnothing else\b|\ball (?:i|we) (?:need|needed|wanted)\b|\b(?:i'm|we're) (?:all set|done|good)\b/.test(
      words,
    ),
  abandon: (words: string) =>
    /\b(?:never ?mind|forget (?:it|about it|that)|changed my mind$|leave it|don't bother|stop (?:it|that|the booking)|(?:cancel|scrap|drop) (?:that|it|this|everything|all of (?:it|that)|the (?:whole|entire) (?:thing|booking)|the booking)|(?:don't|do not) want (?:(?:it|this|that)(?! (?:mov|chang|to be|on|at|for|until|till|any later|any earlier)\w*)|to book|to do (?:this|it)|a booking|an appointment|to leave|a table|to go ahead|anything)|no longer (?:need|want)|no message|(?:won't|not going to) (?:bother|book)|forget the whole|don't need (?:it|this|that|a booking|the booking) any ?more)\b/.test(
      words,
    ),
  startOver: (words: string) =>
    /\b(?:start (?:over|again)|from the (?:start|beginning))\b/.test(words),
  changeExisting: (words: string) =>
    saidInOrder(words, TOUCHES, A_CERTAIN, BOOKING) ||
    /\b(?:i have|i've got|we have) (?:a|an) (?:booking|reservation|appointment|table)\b/.test(
      words,
    ) ||
    saidInOrder(words, CANNOT_COME, BOOKING_OR_OFF) ||
    /\brunning late\b|\bi'll be late\b/.test(words) ||
    ((HOLDS_ONE.test(words) || saidInOrder(words, HAS, WHAT_IS_HELD)) && CHANGES.test(words)) ||
    (/\bcancel\b/.test(words) && WISHES_CHANGE.test(words) && !ASKS_OF_CANCELLING.test(words)) ||
    (/\b(?:need|want|like|have) to (?:cancel|reschedule)(?: please| today| tomorrow| tonight)*$/.test(
      words,
    ) &&
      !/\b(?:if|what|how)\b/.test(words)),
  order: (words: string) =>
    /\b(?:i'd like to|i want to|i would like to|can i|could i|can we|like to|want to|(?:place|make|put in) an?)(?: \w+)? order\b|^order\b|\b(?:for|some|to) (?:pick ?up|collection|take ?away|take ?out)\b/.test(
      words,
    ),
  message: (words: string) =>
    saidInOrder(words, /\b(?:leave|take|pass|give)\b/g, /\bmessage\b/g) ||
    /\b(?:i've|i have|got) a message (?:for|to)\b|\b(?:give|giving) (?:me|us) an? (?:ring|bell|call|buzz|tinkle|shout)\b|\b(?:can|could|would|will|might) (?:they|he|she|\w+) (?:please |maybe )?(?:(?:ring|phone|text) (?:me|us)|call (?:me|us)(?! (?:a|an|out)\b)|try (?:me|us) again|get (?:back to|in touch with) (?:me|us))\b|\b(?:someone|somebody|manager|owner|boss|chef|they|them|\w+) to (?:get in touch|try (?:me|us) again)\b|\b(?:make|take|write|leave) a note for\b/.test(
      words,
    ) ||
    /\b(?:can|could|would|will) (?:you|someone|somebody) (?:please )?(?:tell|let|ask|call me back|ring me back)\b|\b(?:please|just) tell\b|^tell (?!me\b)|\b(?:someone|somebody|anyone|anybody|you|them|her|him|the \w+) (?:to |please )?(?:ring|call|phone|contact|get back to|return my call)(?: me\b|$)|\b(?:ring|phone|contact|text) me\b|\bcall me (?:back|on|about|when|if|at|please|as)\b|\bcall back\b|\bcallback\b/.test(
      words,
    ),
  book: (words: string) =>
    /\b(?:book|booking|reserve|reservation|reservations|appointment|schedule|table|set (?:something|anything|one|a time) up|set up (?:something|a (?:time|visit|session|meeting|call))|(?:make|find) a time|on the books|(?:want|like|need|hoping|looking) to sign (?:\w+ )?up|(?:pencil|slot) (?:me|us|him|her|my \w+) in|put (?:me|us) (?:in|down) for|get me in|(?:squeeze|fit|slot)(?:ting|ing)? (?:[^ ]+ ){1,4}?in\b|any chance of (?:getting|coming|being seen|squeezing|fitting|(?:an? |some )?(?:table|appointment|slot|booking|room|lesson|session)s?)|(?:get|getting|pop|nip|come|coming) in (?:for|on|at|some ?time|tomorrow|today|tonight|(?:next|this) (?:week|\w+day))|check ?up|new patient|register as|send (?:someone|somebody)|come (?:out|over|round|by))\b/.test(
      words,
    ),
  greeting: (words: string) =>
    /^(?:(?:hello|hi|hey|hiya|good (?:morning|afternoon|evening|day)|there|is (?:anyone|anybody) there|are you there) ?)+$/.test(
      words,
    ),
  thanks: (words: string) =>
    /^(?:ok(?:ay)? |great |perfect |lovely )*(?:thanks|thank you|cheers)\b/.test(words) &&
    words.split(' ').length <= 6,
  /** "Right, I'll ring that if it comes to it. Bless you": nothing more is wanted, whatever stands before. */
  closesWithThanks: (words: string) =>
    CLOSES_WITH_THANKS.test(words) && words.split(' ').length <= MOST_WORDS_OF_CLOSING,
  wait: asksForAMoment,
  howAreYou: (words: string) =>
    /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|there) )*(?:how(?:'s| is) (?:it going|things|everything|your day(?: going)?)|how are (?:you|things|we)(?: doing)?|how do you do|how you doing|what's up|you alright|you all right|are you well)(?: (?:today|this (?:morning|evening|afternoon)))?$/.test(
      words,
    ),
  anger: (words: string) =>
    /\b(?:ridiculous|unacceptable|disgust\w*|disgrace\w*|appalling|outrageous|pathetic|useless|rubbish|terrible service|awful service|complain\w*|complaint|fed up|furious|angry|annoyed|livid|waste of (?:my )?time|nobody (?:ever )?(?:picks|answers|calls|rings)|no ?(?:body|one) (?:has )?(?:called|rang|turned|came|showed)|been (?:waiting|ringing|calling|on hold)|sick of)\b/.test(
      words,
    ),
  abuse: (words: string) =>
    /\b(?:fuck\w*|shit\w*|bitch|idiot|asshole|stupid|moron|bastard|cunt|wanker)\b/.test(words),
};

const LEAVE_MESSAGE =
  /^.*?\b(?:leave|take|pass on|pass along|give)\b(?: (?:him|her|them|you|the \w+))?(?: a| my| the| this)? message(?: (?:for|to) (?:the |your |my )?(?<to>(?!say)\w+(?: \w+)?(?= (?:that|saying|to say)\b)|(?!say)\w+))?(?: (?:that|saying|to say|please))*\s*(?<what>.*)$/;
const TELL =
  /\b(?:tell|let|ask)\s+(?<to>(?:the )?[\p{L}']+(?: [\p{L}']+){0,2}?)\s+(?:know\s+)?(?<link>that|to|if|whether)\s+(?<what>.+)$/u;
const TELL_SHORT =
  /\b(?:tell) (?<to>(?:the )?[\p{L}']+) (?<what>(?:i|i'm|i'll|we|we're|we'll|he|she|they|my|our|the|it|it's)\b.+)$/u;

/** What the caller already said of the message: "tell Anna that I am late" -> "For Anna: I am late". */
export function messageInside(words: string): string | null {
  const found = TELL.exec(words) ?? TELL_SHORT.exec(words) ?? LEAVE_MESSAGE.exec(words);
  const what =
    found?.groups?.what
      ?.replace(/^(?:please|that)\s+/, '')
      .replace(/\s*\b(?:please|thanks|thank you)$/, '')
      .trim() ?? '';
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
