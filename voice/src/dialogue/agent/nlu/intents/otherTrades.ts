/** What callers of a wrong number want, and by which words a business would show that it does it after all. */
interface OtherTrade {
  /** Plain lower-case words. */
  readonly asks: RegExp;
  /** Found beside it, where it is needed. */
  readonly wants?: RegExp;
  /** Looked for in all that the owner wrote. */
  readonly own: RegExp;
  readonly examples: readonly string[];
}

const WANTS_FOOD =
  /\b(?:can|could) (?:i|we) (?:please )?(?:get|have|order)\b|\b(?:order|deliver(?:y|ed)?|take ?away|take ?out|pick ?up|collection)\b|\bi(?:'ll| will) (?:have|get|take)\b|\bi(?:'d| would) like\b/;
const FOOD =
  'pizzas?|pepperoni|margherita|garlic bread|burgers?|cheeseburgers?|fries|chips|kebabs?|curry|tikka|naan|noodles|chow mein|sushi|burritos?|tacos?|wings|meal deal|fried rice|sandwich(?:es)?|bagels?';

export const otherTrades: readonly OtherTrade[] = [
  {
    asks: new RegExp(`\\b(?:${FOOD})\\b`, 'u'),
    wants: WANTS_FOOD,
    own: new RegExp(`\\b(?:${FOOD}|menu|kitchen|restaurant|food|dinners?|lunch)\\b`, 'iu'),
    examples: [
      'yeah can i get two large pepperoni and a garlic bread for pickup',
      "i'd like to order a chicken tikka and two naan for delivery",
    ],
  },
  {
    asks: /\b(?:get|have|order|want|like)\b.{0,70}\bfor (?:delivery|take ?away|take ?out|pick ?up|collection)\b/u,
    own: /\b(?:deliver\w*|pick ?up|collect\w*|take ?away|take ?out|food|orders?)\b/iu,
    examples: ['can i get two large hawaiians and a caesar for delivery'],
  },
  {
    asks: /\b(?:renew|renewing|renewal of|replace|apply for|get|change (?:the )?(?:address|name) on)(?: \p{L}+){0,3} (?:driver'?s?|driving) licen[cs]e\b|\b(?:dmv|dvla|motor vehicles?)\b|\b(?:road tax|car registration|license plates?|licence plates?|number plates? renew\w*)\b/u,
    own: /\b(?:dmv|dvla|ndls|driver'?s licen|driving licen|licen[cs]e plates?|registration)/iu,
    examples: ["i need to renew my driver's license", 'is this the dvla'],
  },
  {
    asks: /\b(?:council tax|housing benefit|bin collection|my bins?|bins (?:weren't|not|haven't)|pothole|planning permission|parking (?:fine|ticket)|blue badge|birth certificate)\b/u,
    own: /\b(?:council tax|benefits?|bins?|pothole|planning permission|parking (?:fine|ticket)|blue badge|certificate)/iu,
    examples: ["my bins haven't been emptied", 'i want to pay my parking fine'],
  },
  {
    asks: /\b(?:repeat prescription|(?:my|the|a) prescription|(?:prescription|pressure|medication|medicine|tablets?|pills?|inhaler) refill|my refill|(?:medication|medicine|tablets|pills|inhaler) (?:is |are )?ready|see (?:a|the) (?:gp|doctor) (?:today|about)|blood (?:test|results)|test results|flu (?:jab|shot)|smear test|sick note)\b/u,
    own: /\b(?:prescription|pharmac\w*|gp|doctors?|blood|results|jab|vaccin|surgery|clinic|patients?|medical)/iu,
    examples: [
      'i want my repeat prescription',
      'can i get a flu jab',
      'is my blood pressure refill ready',
    ],
  },
  {
    asks: /\b(?:my (?:bank )?(?:account|balance|overdraft|debit card|credit card|mortgage|current account)|card (?:is|has been|was|got) (?:blocked|stolen|declined|swallowed)|online banking|transfer money)\b(?! (?:was charged|number|details|on file|with you))/u,
    own: /\b(?:bank|accounts?|mortgage|balance|overdraft|lending|bookkeep|tax)/iu,
    examples: ['my card has been blocked', 'i want to ask about my overdraft'],
  },
  {
    asks: /\b(?:(?:need|want|like|get|book|order|send) (?:me )?(?:a |an )?(?:taxi|cab|minicab|uber|ride)\b|(?:taxi|cab) (?:to|from|for))/u,
    own: /\b(?:taxis?|cabs?|minicab|rides?|lift home|shuttle|transfer|drop off|run you)/iu,
    examples: ['i need a taxi to the station', 'can you send a cab'],
  },
  {
    asks: /\b(?:my (?:parcel|package|delivery) (?:hasn't|has not|never|didn't|was|is|said|should)|track (?:my|a) (?:parcel|package|order)|redeliver\w*)\b/u,
    own: /\b(?:parcels?|packages?|deliver\w*|post(?:al| office)?|courier|orders?)/iu,
    examples: ["my parcel hasn't come", 'i want to track my parcel'],
  },
  {
    asks: /\b(?:my (?:internet|broadband|wi-?fi|phone line|landline|sim|electricity bill|gas bill|water bill|energy bill|meter reading)|(?:internet|broadband) (?:is|has been|went|keeps) (?:down|off|dropping|out)|meter reading)\b/u,
    own: /\b(?:internet|broadband|wi-?fi|network|routers?|landline|sim|phones?|energy|electric|gas|water|meters?)/iu,
    examples: ['my broadband is down', 'i want to give a meter reading'],
  },
  {
    asks: /\b(?:train|flight|plane|bus|coach|ferry) (?:tickets?|times|timetable|refund)\b|\b(?:my|the) (?:flight|train) (?:was|is|has been|got) (?:cancelled|delayed)\b(?=.{0,120}\b(?:refund|rebook|another)\b)/u,
    own: /\b(?:trains?|flights?|planes?|bus|coach|ferry|travel|tickets?)/iu,
    examples: ['i want a refund for my train tickets'],
  },
];

/** Whether words ask for what others do, and nothing that the owner wrote tells of it. Takes plain lower-case words. */
export function asksOtherTrade(words: string, written: () => string): boolean {
  return otherTrades.some(
    ({ asks, wants, own }) =>
      asks.test(words) && (wants?.test(words) ?? true) && !own.test(written()),
  );
}
