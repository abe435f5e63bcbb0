import type { BusinessKind } from '../../knowledge/businessKind.ts';
import { digitsForWords } from '../entities/numbers.ts';
import { plainWords } from '../normalise/words.ts';

/** Words that wish for something, or ask whether it can be had. */
const WISH =
  /\b(?:i'd|i would|i want|i need|i'll need|i'm after|we're after|wants? to|we'd|we need|we want|we would|(?:can|could|may|might) (?:i|we|you|she|he|they|somebody|someone|anyone|anybody|my \w+)|(?:how soon|when) (?:can|could|would|might)|is \w+ (?:free|available|in|working)|(?:got|have you) any(?:thing)?|any (?:tables?|rooms?|appointments?|slots?|openings?|space|availability|times?)|would there be|what (?:have you got|do you have|would you have)|(?:next|first|earliest) (?:time|available|opening|slot|appointment|free)|(?:keep|save|hold|reserve|put) (?:me|us|a|an|one)|pencil|would you|are you able to|is it possible|possible to|any (?:chance|way)|looking (?:for|to|at)|hoping (?:to|for)|trying to|thinking (?:of|about)|wondering (?:if|whether)|interested in|need|needs|get (?:me|us)|find (?:me|us|a|an|some)|give (?:me|us)|let's|let me|my|do you have (?:a|any|an) (?:table|room|appointment|slot|time|opening|availability|space)s?|do you have (?:anything|something|room|space)|have you got (?:a|any|an|anything|room|space)|are there any|(?:rooms?|tables?|appointments?|slots?) (?:free|available)|availability)\b/;

/** What is booked at each kind of business, in the words of callers. */
const OBJECTS: Readonly<Record<BusinessKind, RegExp>> = {
  restaurant:
    /\b(?:tables?|seats?|seated|spot|dine|dining|dinner|lunch|brunch|supper|meal|eat (?:with|at|there|in|out)|to eat|(?:nice |good |cheap |expensive |moderately priced |\w+ )?(?:restaurant|place|somewhere)|squeeze|fit (?:us|me|in)|come in|celebrate)\b/,
  hotel:
    /\b(?:rooms?|suites?|stay(?:ing)?|nights?|accommodation|lodging|hotel|guest ?house|somewhere|place|bed|check(?:ing)? in|come for)\b/,
  beauty:
    /\b(?:appointment|slot|hair|nails?|see \w+|stylist|hairdresser|barber|beautician|fit (?:me|us|\w+) in|squeeze|come in|booked in|done)\b/,
  healthcare:
    /\b(?:appointment|slot|see (?:a|the|dr|doctor|someone|somebody|anyone)|seen|get in|fit (?:me|us|him|her|\w+) in|come in|check ?up|(?:have|take) a look|looked at|dentist|doctor|gp|nurse|hygienist|physio|optician|vet)\b/,
  trade:
    /\b(?:someone|somebody|anyone|plumber|electrician|engineer|builder|locksmith|technician|mechanic|visit|come (?:out|over|round|by|and)|send|quote|estimate|look at|fix\w*|repair\w*|install\w*|servic\w+)\b/,
  estate:
    /\b(?:view(?:ing|ings)?|see|look (?:at|around|round)|visit|tour|show(?:ing)?|appointment|valu(?:e|ed|ation|ing)|apprais\w+|sell\w*|rent\w*|let(?:ting)? (?:out|my)|buy\w*|house|flat|apartment|property|home|condo|bungalow|cottage)\b/,
  other:
    /\b(?:appointment|slot|table|spot|place|come in|see \w+|fit (?:me|us) in|squeeze|session|class|lesson|court)\b/,
};

/** Asks about the business, whatever else its words are. */
const ASKS_ABOUT =
  /^(?:how (?:much|long|far|many)|what (?:is|are|time|kind|sort|days)|what's|where|when (?:is|are|do)|who|why|do you (?:do|offer|take|accept|allow|serve|sell|charge|cover|deliver)|do (?:you|i) (?:need|require)|is there(?! .*\b(?:free|available|availability|space|chance|tables?|rooms?|slots?|appointments?|anything)\b)|are you|can i (?:bring|pay|park|smoke|cancel|leave|ask|speak|talk|return)|could i (?:ask|speak|talk)|can you tell|could you tell)\b/;

/** Whether words wish for something at all, and do not ask about the business. */
export function isWish(words: string): boolean {
  return WISH.test(words) && !ASKS_ABOUT.test(words);
}

const ASKS_FOR_ONE =
  /\b(?:can|could|may) (?:i|we) (?:please )?(?:get|book|reserve|make|schedule) (?:a|an|us|me|some|my|one)\b|\b(?:any|an|some) (?:free |available )?(?:openings?|vacanc(?:y|ies)|availability|slots?|rooms?(?! (?:with|that|for (?:smok|disab)))|tables?(?! (?:with|that|outside|inside)))\b|\b(?:rooms?|tables?|appointments?) (?:free|available|left)\b|\banything (?:open|available|free)\b|\bhave vacanc(?:y|ies)\b/;

const OPENINGS = /\b(?:openings?|vacanc(?:y|ies)|availability|anything)\b/;

/** Asks to be given one of what is booked here, whatever the owner wrote of it. */
export function asksForOne(words: string, kind: BusinessKind): boolean {
  return ASKS_FOR_ONE.test(words) && (OBJECTS[kind].test(words) || OPENINGS.test(words));
}

/** Whether a caller wishes for what such a business is booked for. Takes plain lower-case words. */
export function intendsToBook(words: string, kind: BusinessKind): boolean {
  return isWish(words) && OBJECTS[kind].test(words);
}

/** What tradespeople are called for. */
export const JOB =
  /\b(?:leak\w*|drip\w*|broken|broke|burst|block\w*|clog\w*|flood\w*|repair|fix|install\w*|boiler|tap|toilet|sink|radiator|heating|socket|fuse|light|lock|roof|gutter|paint\w*|drain|pipe|quote for|estimate for|not working|doesn't work|stopped working|packed (?:in|up)|won't|water (?:\w+ )?(?:everywhere|coming|leaking|running|pouring|dripping)|no (?:hot water|heating|power|electricity)|smell of gas)\b/;

/** Words that tell nothing of what a visit is about. */
const EMPTY_WORDS = new Set(
  (
    "o'clock days oh double triple zero " +
    'viewing viewings showing able interested online wanted actually calling morning scratch mean meant sorry no not ish sharp a an the and or but so to of in on at for from with by about as is are was be been am it its this that there i ' +
    'me my we us our you your he she they him her them his their someone somebody anyone one some any would could can ' +
    'will may might like want need wants needed love looking hoping trying thinking wondering if whether please thanks ' +
    'thank hi hello hey yes yeah ok okay well um uh just really actually possible possibly maybe able get come coming ' +
    'out round around over by visit book booking appointment schedule arrange make have send see look view viewing take ' +
    'quote estimate valuation free available time day date week next today tomorrow tonight morning afternoon evening noon night ' +
    'property properties house houses home homes flat apartment place somewhere something tour around alright hope hey right problem issue guy person ' +
    'monday tuesday wednesday thursday friday saturday sunday am pm oclock half quarter past soon asap first thing after ' +
    'before name number call phone help do does got get good speak saw go plumber electrician engineer builder guys people ' +
    "i'd i'm we'd we're it's i've there's let's what's don't " +
    "that's that'll sounds reasonable fair enough perfect grand great lovely fine cool brilliant nice " +
    'never ever been new set up something anything started start sort sorted use used using heard told said business company first last thanks'
  ).split(' '),
);
const NAME_TOLD =
  /\b(?:my name is|name's|this is|under(?: the name(?: of)?)?) \p{L}+(?: \p{L}[\p{L}']+)?|\bis this the right (?:place|number)\b/gu;
const MONTH_OR_ORDINAL =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|first|second|third|\w+th|hold)\b/g;
const LEAST_TELLING_WORDS = 2;

const GREETING =
  /^(?:(?:hi|hello|hey|hiya|um+|uh+|erm?|so|well|yeah|yes|right|ok|okay|oh|there|morning|afternoon|evening|good (?:morning|afternoon|evening|day)|g'day|please|sorry)\b[,.!]*\s*)+/i;
/** Nobody tells more of it in one breath. */
const LONGEST_VISIT_CHARACTERS = 600;
const CLAUSES = /(?<=[.!?;])\s+|(?<=,)\s+/;

/** What a visit is about as it was said, without greetings and without what around it tells nothing of it. */
export function toldOfVisit(raw: string): string {
  const clauses = raw.slice(0, LONGEST_VISIT_CHARACTERS).trim().split(CLAUSES);
  const tells = clauses.map((clause) => {
    const words = plainWords(clause);
    return JOB.test(words) || tellingWords(words).length > 0;
  });
  const [from, to] = [tells.indexOf(true), tells.lastIndexOf(true)];
  const told =
    from < 0
      ? raw.slice(0, LONGEST_VISIT_CHARACTERS).trim()
      : clauses.slice(from, to + 1).join(' ');
  return told.replace(GREETING, '').replace(/[,;]$/, '');
}

/** Whether words tell what a visit is about, beyond that one is wished for and when. */
export function tellsWhatFor(words: string): boolean {
  return tellingWords(words).length >= LEAST_TELLING_WORDS;
}

function tellingWords(words: string): readonly string[] {
  return digitsForWords(words.replace(NAME_TOLD, ' '))
    .replace(MONTH_OR_ORDINAL, ' ')
    .split(' ')
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word) && !/\d/.test(word));
}
