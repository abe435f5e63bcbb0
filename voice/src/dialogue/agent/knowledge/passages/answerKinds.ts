import type { AnswerKind } from './passage.ts';

const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|quarter|an?)';

/** Behind a number that tells no time of the day. */
const NO_HOUR =
  '(?! ?(?:people|persons|guests|kids|children|dogs|adults|km|m\\b|miles?|minutes?|hours?|days?|weeks?|months?|years?|%|per|kg|pounds|dollars|euros|inch|of you))';

/** How a text looks that tells a thing of a kind. */
const TOLD: Readonly<Record<AnswerKind, RegExp>> = {
  money: new RegExp(
    `[£$€] ?\\d|\\b\\d+(?:\\.\\d\\d)? ?(?:pounds?|dollars?|euros?|quid|bucks|pence|cents|usd|gbp|eur|aud|cad|%|per ?cent)\\b|\\d ?%|\\d ?€|\\b${NUMBER}(?:[ -]${NUMBER}){0,4} (?:pounds?|dollars?|euros?|bucks|quid)\\b|(?<!-)\\bfree\\b(?! of\\b)|\\b(?:complimentary|no (?:extra )?(?:charge|fee|cost)|(?:for|costs?|pay) nothing|nothing to pay|included|includes|including|extra|deposit|surcharge|discount|is \\d\\d+|half (?:the )?(?:price|lesson)|(?:whole|full) (?:lesson|price|fee|night))\\b`,
    'i',
  ),
  hour: new RegExp(
    `\\b\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m|p\\.m)\\b|\\b\\d{1,2}[:.]\\d\\d\\b|\\b(?:noon|midday|midnight|o'clock|half past|quarter (?:past|to))\\b|\\b(?:from|to|till|until|at|by|before|after|between) (?:\\d{1,2}|${NUMBER})\\b${NO_HOUR}|\\b\\d{1,2} ?(?:-|–|to|till|until) ?\\d{1,2}\\b${NO_HOUR}`,
    'i',
  ),
  day: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|daily|every day|bank holidays?|public holidays?|christmas|easter|new year)\b/i,
  length: new RegExp(
    `\\b(?:\\d{1,4}(?:[.,]\\d{1,2})?|${NUMBER})(?:[ -](?:to|or|and|-)?[ -]?(?:\\d{1,4}|${NUMBER}|a half)){0,3}[ -](?:working |full |business )?(?:minutes?|hours?|days?|weeks?|months?|years?|nights?)\\b`,
    'i',
  ),
  distance: new RegExp(
    `\\b(?:\\d+(?:[.,]\\d+)?|${NUMBER})[ -](?:km|kilomet(?:er|re)s?|miles?|minutes?' walk|blocks?|met(?:er|re)s?)\\b`,
    'i',
  ),
  age: /\b(?:under|over|from|above|below|aged?|until|up to)[ -]?(?:the age of )?(?:\d{1,2}|sixteen|eighteen|three|five|ten|twelve|fourteen)s?\b(?! ?(?:am|pm|km|miles|minutes|people|guests|hours|[£$€]))|\b\d{1,2} (?:and|or) (?:over|older|under|up|younger)\b|\byears? old\b|\bunder-?\d{1,2}s?\b|\bchild|\badults?\b|\bgrown-?ups?\b|\d{1,2} months\b/i,
  count:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|both|several|no more than|at most)\b/i,
  person:
    /\b(?!(?:We|You|They|It|She|He|That|This|There|Who|Everybody|Everyone|Somebody|Our|The|I)\b)\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:does|do|owns|teaches|runs|cooks|handles|sees|deals|looks after|prepares|used to|only works|is (?:our|the|my)|are (?:our|the))\b|\b(?:Dr|Mr|Mrs|Ms)\.? \p{Lu}|\b\p{Lu}\p{Ll}+ only\b|\b(?:by|with|ask|just|only|myself) \(?\p{Lu}\p{Ll}+\b|\p{Lu}\p{Ll}+ \(\p{Ll}|: owner\b/u,
  place:
    /\b(?:street|road|lane|avenue|square|floor|behind|opposite|next to|beside|corner|near|outside|round the back|in front|entrance|across|upstairs|downstairs|station|postcode)\b/i,
};

/** How a question for it is asked; the first that fits counts. */
const ASKED: readonly (readonly [kind: AnswerKind, pattern: RegExp])[] = [
  [
    'age',
    /\b(?:how old|old enough|what age|too young|age limit|minimum age|years? old|year old)\b/,
  ],
  ['distance', /\bhow (?:far|close|near)\b|\bhow many (?:miles|kilomet\w+|km)\b|\bthat far\b/],
  [
    'money',
    /\b(?:how much|cost|costs|charge|charges|charged|price|prices|priced|pricing|fee|fees|pay|paying|expensive|cheap|cheaper|set (?:me|us|you) back|sting|run (?:me|us)|per head|owe|lose|bill me|quote|damage|deposit|rate|rates|what do (?:you|ye|yous) (?:want|ask) for|what's it cost|free|discount|refund|money)\b|\bextra\b|\bon top\b|\bany(?:thing)? to pay\b|\bowt to pay\b/,
  ],
  [
    'length',
    /\bhow (?:long|soon|many (?:minutes|hours|days|weeks|months|years))\b|\bhow quick\w*\b|\bnotice\b/,
  ],
  [
    'hour',
    /\b(?:how (?:late|early)|what time|what hours?|when|latest|earliest|till what|until what|open|close|shut|closing|opening|till when)\b/,
  ],
  [
    'person',
    /\b(?:who|whom|whose|which (?:one )?of|anybody|anyone|somebody|someone|which (?:doctor|dentist|vet|stylist|therapist|lawyer|solicitor|girl|fella|guy|teacher|person))\b/,
  ],
  [
    'place',
    /\b(?:where|whereabouts|address|directions?|how (?:do|can) (?:i|we) (?:find|get (?:to|there|in)))\b/,
  ],
  ['day', /\b(?:which|what) days?\b|\bany day\b/],
  ['count', /\bhow many\b/],
];

/** The kinds of things that a text tells. */
export function kindsTold(text: string): ReadonlySet<AnswerKind> {
  const kinds = new Set<AnswerKind>();
  for (const [kind, pattern] of Object.entries(TOLD) as [AnswerKind, RegExp][])
    if (pattern.test(text)) kinds.add(kind);
  return kinds;
}

/** The kinds of things that a question asks for; empty for one that wants yes or no, or anything. */
export function kindsAsked(words: string): readonly AnswerKind[] {
  return ASKED.filter(([, pattern]) => pattern.test(words)).map(([kind]) => kind);
}
