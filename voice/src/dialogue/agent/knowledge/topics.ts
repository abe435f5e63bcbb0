import { writtenElsewhere } from './writtenElsewhere.ts';

/** A thing callers ask about: how they ask, and how owners write it. */
export interface Topic {
  readonly id: string;
  readonly asked: RegExp;
  readonly written: RegExp;
}

export const topics: readonly Topic[] = [
  {
    id: 'duration',
    asked: /\bhow (?:long|many minutes) (?:does|do|is|will|would|are)\b(?! you)/,
    written: /\b(?:takes?|lasts?|minutes)\b/i,
  },
  {
    id: 'groups',
    asked:
      /\b(?:(?:big|large|larger|bigger) (?:groups?|part(?:y|ies))|groups? of|how many people can)\b/,
    written: /\b(?:groups?|up to \d+ (?:people|guests|persons))\b/i,
  },
  {
    id: 'hours',
    asked:
      /\b(?:open|opening|opened|hours?|close|closed|closing|closes|shuts?|till when|until when|(?:last|first) orders?)\b/,
    written: /\b(?:open|opens|opening|hours|closed|closes|reception:)\b/i,
  },
  {
    id: 'parking',
    asked:
      /\b(?:park|parking|car park|garage|(?:leave|put|bring) (?:the|my|our|a) (?:car|van)|by car|driving)\b/,
    written: /\b(?:park|parking|car park|garage)\b/i,
  },
  {
    id: 'price',
    asked: /\b(?:prices?|costs?|how much|charges?|rates?|expensive|fees?)\b/,
    written:
      /\b(?:prices?|costs?|from \d+(?![:.\d])|rates?|fees?|charge|[$£€]\s?\d+)\b|[$£€]\s?\d/i,
  },
  {
    id: 'diet',
    asked: /\b(?:vegan|vegetarian|veggie|gluten|halal|kosher|plant based)\b/,
    written: /\b(?:vegan|vegetarian|gluten|halal|kosher)\b/i,
  },
  {
    id: 'allergy',
    asked: /\ballerg\w*|\bnuts?\b|\blactose\b|\bcoeliac\b|\bceliac\b/,
    written: /\ballerg\w*|\bnut\b|\bintoleran\w*/i,
  },
  {
    id: 'menu',
    asked: /\b(?:menu|food|dishes|cuisine|serve|eat)\b/,
    written: /\b(?:menu|dishes|cuisine|food|serve)\b/i,
  },
  {
    id: 'children',
    asked: /\b(?:kids?|child|children|baby|babies|high ?chairs?|toddlers?|family friendly)\b/,
    written:
      /\b(?:kids?|child|children|baby|babies|high chairs?|families|family(?: |-)friendly)\b/i,
  },
  {
    id: 'pets',
    asked: /\b(?:dogs?|cats?|pets?|puppy|animals?)\b/,
    written: /\b(?:dogs?|cats?|pets?|animals?)\b/i,
  },
  {
    id: 'internet',
    asked: /\b(?:wifi|wi fi|wi-fi|internet|wireless)\b/,
    written: /\b(?:wi-?fi|internet|wireless)\b/i,
  },
  { id: 'check-in', asked: /\bcheck(?:ing)? ?-?in\b|\barriv\w*\b/, written: /\bcheck-? ?in\b/i },
  {
    id: 'check-out',
    asked: /\bcheck(?:ing)? ?-?out\b|\b(?:leave|out of|vacate|clear) (?:the|our|my) rooms?\b/,
    written: /\bcheck-? ?out\b/i,
  },
  { id: 'breakfast', asked: /\bbreakfasts?\b/, written: /\bbreakfasts?\b/i },
  {
    id: 'rooms',
    asked:
      /\b(?:what|which|kinds? of|types? of) rooms?\b|\bfamily rooms?\b|\bbathrooms?\b|\ben suite\b/,
    written: /\brooms?\b/i,
  },
  {
    id: 'insurance',
    asked:
      /\b(?:accept|take|work with|covered by|in network with?)\b.* (?:dental|health|medical|blue (?:cross|shield)|aetna|cigna|axa|vitality|humana|kaiser)\b|\binsurances?\b|\binsured\b|\bmedicare\b|\bmedicaid\b|\bbupa\b|\bnhs\b/,
    written: /\binsurances?\b|\binsured\b|\bmedicare\b|\bmedicaid\b|\bbupa\b|\bnhs\b/i,
  },
  {
    id: 'new-patients',
    asked: /\bnew patients?\b|\bregister\b/,
    written: /\bnew patients?\b|\bregister\b/i,
  },
  {
    id: 'prescription',
    asked: /\b(?:repeat )?prescriptions?\b|\brefills?\b/,
    written: /\bprescriptions?\b|\brefills?\b/i,
  },
  { id: 'cancel', asked: /\bcancel\w*\b|\brefunds?\b/, written: /\bcancel\w*\b|\brefunds?\b/i },
  {
    id: 'address',
    asked:
      /\b(?:where(?:abouts)? (?:are|is|exactly are) you|whereabouts|where (?:is|are) (?:it|this|the place|the office|your office)|how (?:can|do) i find|where is (?:the|your)|where you are|address|located|location|directions?|find you|get (?:there|to you)|how do i get|which street|post ?code|zip code)\b/,
    written:
      /\b(?:address|located|location|directions?|find us|street|avenue|road|square|post ?code|next to|opposite|corner of)\b/i,
  },
  {
    id: 'payment',
    asked:
      /\b(?:pay|payments?|(?:credit|debit|by|take|accept) cards?|cash|credit|amex|apple pay|contactless|cheques?)\b/,
    written: /\b(?:pay|payments?|credit|debit|all cards|cash|amex|contactless)\b/i,
  },
  { id: 'gift', asked: /\b(?:gift|vouchers?|gift cards?)\b/, written: /\b(?:gift|vouchers?)\b/i },
  {
    id: 'takeaway',
    asked: /\b(?:take ?away|take ?out|to go|pick ?up|collect\w*)\b/,
    written: /\b(?:take-? ?away|take-? ?out|to go|pick-? ?up|collection)\b/i,
  },
  { id: 'delivery', asked: /\bdeliver\w*\b/, written: /\bdeliver\w*\b/i },
  {
    id: 'services',
    asked:
      /\b(?:what|which) (?:kinds? of |sorts? of )?(?:services|treatments)\b|\bwhat (?:else )?do you (?:do|offer)\b|\bwhat (?:else )?can you do\b/,
    written: /^(?:our )?services?\b|\btreatments?\b|\bwe offer\b/i,
  },
  {
    id: 'accessible',
    asked: /\b(?:wheelchairs?|accessible|disabled|step free|lift|elevator)\b/,
    written: /\b(?:wheelchairs?|accessible|disabled|step-? ?free|lift|elevator)\b/i,
  },
  {
    id: 'email',
    asked: /\be ?-?mails?\b|\bwebsite\b|\bweb ?site\b/,
    written: /\be-?mails?\b|\bwebsite\b|@|www\./i,
  },
  {
    id: 'outside',
    asked: /\b(?:terrace|outside|outdoors?|garden|patio)\b/,
    written: /\b(?:terrace|outside|outdoors?|garden|patio)\b/i,
  },
  {
    id: 'pool',
    asked: /\b(?:pool|swimming|gym|sauna|fitness)\b/,
    written: /\b(?:pool|swimming|gym|sauna|fitness)\b/i,
  },
  {
    id: 'guarantee',
    asked: /\b(?:guarantee\w*|warrant\w*)\b/,
    written: /\b(?:guarantee\w*|warrant\w*)\b/i,
  },
  {
    id: 'area',
    asked: /\b(?:cover|areas?|come to|serve)\b/,
    written: /\b(?:areas?|cover|within|miles|km)\b/i,
  },
];

/** Ids of the topics that a text touches. */
export function topicsOf(text: string, side: 'asked' | 'written'): Set<string> {
  const touches = (topic: Topic) =>
    topic[side].test(text) || (side === 'written' && writtenElsewhere[topic.id]?.test(text));
  return new Set(topics.filter(touches).map((topic) => topic.id));
}
