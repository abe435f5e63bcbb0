/** What a question about hours wants to know. */
export type HoursWanted = 'open' | 'closed' | 'closing' | 'opening' | 'hours' | 'which-days';

/** A way to ask about hours. */
export interface HoursCue {
  readonly wants: HoursWanted;
  readonly pattern: RegExp;
  /** Questions of the kind, in plain words; the tests ask them. */
  readonly examples: readonly string[];
}

const YOU =
  "(?:you|ye|yous|youse|y'all|yall|they|your (?:shop|place|office|store|clinic|salon|guys|lot|fellas)|the (?:shop|place|office|store|clinic|salon|surgery|practice|bar|kitchen|restaurant|reception|front desk|desk|garage|phone ?lines?))";
const ALSO =
  '(?: (?:guys|lot|folks|still|even|ever|normally|usually|all|actually|gonna|going to|be|also|open))*';

/** What somebody does who comes. */
const COME =
  '(?:come|get (?:there|here|in|to you|summat|something|a bite|food|a table|a seat)|be there|be in|arrive|pop|drop|swing|call|collect|pick|grab|fetch|eat|order|walk|show up|turn up|stop by|visit|nip|ring|serve|bring|leave (?:the|my|me|our) (?:car|keys?))';

/** The first that fits tells; the narrower ones come first. */
export const HOURS_CUES: readonly HoursCue[] = [
  {
    wants: 'which-days',
    pattern:
      /\b(?:any|which|what|one) (?:days?|nights?|evenings?|weekdays?)\b(?! (?:is|was) it)(?=.*\b(?:open|late|later|after|evening|still|stay|there|close|closed|shut|work|in)\b)|\bever (?:open|stay open|do) (?:late|later|evenings?|weekends?)\b|\b(?:do you|are you|y'all|you guys) (?:ever |guys )*(?:have|got|do|open|stay|stay open|any) (?:any )?(?:late|evening) (?:night|nights|opening|hours|appointments|openings|evenings?)\b/,
    examples: [
      'is there any day you are still there at six',
      'which days are you open late',
      'is there any night of the week i could get seen after work',
      'are you ever open late enough that i could pick something up after six',
      'do you do late nights',
    ],
  },
  {
    wants: 'closing',
    pattern: new RegExp(
      `\\b(?:what time|when|how late|what hour|till when|until when|till what time|until what time)\\b.{0,40}\\b(?:close|closes|closing|shut|shuts|shutting|lock up|finish|finishes|knock off|pack up)\\b|\\bhow late (?:are|is|do|does|will|would) (?:${YOU}|the kitchen|food|it)|\\bhow late (?:can|could|may) (?:i|we|someone|somebody|he|she|they)\\b.{0,12}\\b${COME}|\\b(?:latest|last time|last thing) (?:that )?(?:i|we|you|ye|someone|somebody|he|she|they) (?:can|could|may|'?d)\\b.{0,12}\\b${COME}|\\blatest (?:you|ye) (?:serve|open|do|are)|\\b(?:what|when)(?:'s| is| are) (?:the|your) (?:closing time|last orders?)\\b|\\b(?:what time|when|till|until) (?:do|are|does|is) ${YOU}.{0,25}\\b(?:till|until|to)\\b|\\b(?:open|there|serving) (?:till|until) (?:when|what time)\\b`,
    ),
    examples: [
      'what time do you close of a friday',
      'how late are you there on a friday evening',
      'when do you shut on saturdays',
      "what's the latest i can get something to eat on a saturday night",
      "what time do y'all lock up on a thursday",
      'what time do you do the breakfast till on a sunday',
    ],
  },
  {
    wants: 'closed',
    pattern: new RegExp(
      `\\b(?:are|is|r) ${YOU}${ALSO} (?:closed|shut)\\b|\\b(?:do|does) ${YOU}${ALSO} (?:close|shut) (?:on|for|over|at (?:lunch|the weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b|\\bclosed (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|\\bis (?:nobody|no one|no-one) there\\b`,
    ),
    examples: ['are you shut mondays', 'are you guys closed on sunday', 'do you close for lunch'],
  },
  {
    wants: 'opening',
    pattern: new RegExp(
      `\\b(?:what time|when|how early) (?:do|does|will|did|can|could|would) .{0,30}\\b(?:opens?|opening|start|starts)\\b|\\bhow early (?:can|could|do|are|may) (?:i|we|you|ye|he|she|they|someone|somebody)\\b.{0,12}\\b${COME}|\\bearliest (?:that )?(?:i|we|you|ye|someone|he|she|they) (?:can|could|may|'?d)\\b.{0,12}\\b${COME}|\\bearliest (?:you|ye) (?:open|are|start)`,
    ),
    examples: [
      'what time do you open on saturday',
      "what's the earliest i can drop my keys off",
      'how early can i come on a monday',
    ],
  },
  {
    wants: 'hours',
    pattern: new RegExp(
      `\\b(?:your|the|what|opening|business|saturday|sunday|weekend|bank holiday|christmas|holiday) (?:opening |business |normal |usual )?(?:hours|times)\\b(?! (?:do|does|can|notice))|\\bwhen (?:are|is) ${YOU}${ALSO} (?:open|in|there|around)\\b|\\bwhat (?:days|hours|times) (?:are|do) ${YOU}\\b|\\bwhat time (?:are|is) ${YOU}${ALSO} (?:open|there|in)\\b|\\bwhen (?:do|does|can) (?:you|i|we|ye) (?:serve|do|have|get) (?:the )?(?:breakfasts?|brunch|lunch|dinner|food|bacon)\\b|\\bwhat time(?:'s| is| do you (?:do|serve)) (?:the )?(?:breakfast|brunch|check ?-?in|check ?-?out)\\b|\\bwhat are (?:you|y'all) open\\b`,
    ),
    examples: ['what are your hours', 'when are you open', 'what time is breakfast on a sunday'],
  },
  {
    wants: 'open',
    pattern: new RegExp(
      `\\bwill (?:any|some)(?:one|body) (?:still )?be (?:there|in|around)\\b|\\b(?:are|is|r|will|would) (?:there |${YOU})${ALSO} (?:be )?(?:open|working|around on|in on|there on|there at|there over|still there|anyone there|anybody there|someone there|somebody there)\\b|\\b(?:are|is) (?:any(?:one|body)|some(?:one|body)) (?:there|in|around)(?= (?:on|at|over|now|today|tonight|tomorrow|after|before|until|till|in the|this|mon|tue|wed|thu|fri|sat|sun)|$)|\\b${YOU} (?:still )?(?:gonna|going to) be open\\b|\\b(?:do|does) ${YOU}${ALSO} (?:open|work|do)(?: (?:on|at|in|of)(?: an?| the)?)? (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|evenings?|bank holidays?|nights?|week ?days)\\b|\\bis (?:that|it|(?:mon|tues|wednes|thurs|fri|satur|sun)day) a day (?:that )?(?:you|ye) (?:do|open|work)\\b|\\b(?:you|ye|y'all) (?:guys |lot )?(?:still )?open\\b(?! (?:to|up|about|the|a|an)\\b)|\\bare (?:you|your (?:guys|lads|people|team)) working\\b|\\b(?:do you|are you) (?:do |doing )?(?:lunch(?:es)?|dinners?|food|brunch|breakfasts?) .*\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|midweek|week ?days|weekends?)\\b|\\bwould it be open\\b|\\bcould i (?:pop|drop|call|come|nip) (?:in|by|round)\\b.*\\b(?:at|around|about|before|after)\\b`,
    ),
    examples: [
      'are you open mondays',
      'are you guys still open',
      'do you do sundays',
      'will anyone be there on saturday afternoon',
      'are your guys working sundays',
      'do you do lunches midweek at all',
    ],
  },
];

/** Words with which something else is meant than when the business is open. */
export const NO_HOURS =
  /\b(?:hours?'? notice|how many hours|happy hour|an hour|per hour|hourly|close to|close by|how close|open air|open[- ]minded|open plan|opening (?:a|an|the) |open (?:a|an|the) |hours? (?:drive|away|early|before|ahead)|late fee|late can i be|running late|be late|turn up late|too late to (?:cancel|book|change)|bank details|bottle)\b/;

/** A wish to have something kept, in which hours are but its words. */
export const WISH =
  /\b(?:book|booking|reserve|reservation|fit (?:me|us|him|her)|squeeze|appointments?|slots?|availab\w*|table for|free (?:on|at|this|next|for)|see me|see us|get me in|anything (?:on|at|for|this|next|free|left|going)|move (?:my|it|the)|cancel|reschedule)\b/;
