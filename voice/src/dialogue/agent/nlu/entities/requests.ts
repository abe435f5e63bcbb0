import type { AgentContext } from '../../context.ts';
import type { Question } from '../../state.ts';
import type { Utterance } from '../normalise/utterance.ts';
import { hearName } from './names/names.ts';
import { typedAsName } from './names/nameWords.ts';
import { digitsForWords } from './numbers.ts';
import { countPeople } from './people/people.ts';

/** Wishes that any business may be told with a booking. */
const ANYWHERE: readonly RegExp[] = [
  /\b(?:wheelchair(?: access)?|step free|ground floor|high ?chairs?|booster seat|pram|buggy|stroller|push ?chair|guide dog|assistance dog)\b/,
  /\b(?:(?:my |our |his |her |their |a |an )?(?:\p{L}+'s )?(?:\d+(?:st|nd|rd|th)? )?(?:wedding )?(?:birthday|anniversary|engagement|graduation|honeymoon|hen (?:do|party|night)|stag (?:do|party|night)))\b/u,
  /\b(?:allergic to (?:\p{L}+)(?: and \p{L}+)?|(?:\p{L}+) (?:allergy|intolerance)|coeliac|celiac|lactose intolerant)\b/u,
];
const AT_TABLE: readonly RegExp[] = [
  /\b(?:window (?:seat|table|spot)|by the window|near the window|(?:outside|outdoor|inside|indoor)(?: (?:table|seating|seat))?|on the (?:terrace|patio)|in the garden|(?:quiet|corner|private|cosy|cozy) (?:table|corner|spot|booth|room|area)|booth)\b/,
  /\b(?:(?:one|two|three|1|2|3|some) of us (?:is|are) (?:an? )?(?:vegan|vegetarian|gluten free|coeliac|celiac)s?)\b/,
];
const IN_ROOM: readonly RegExp[] = [
  /\b(?:sea view|ocean view|balcony|cot|crib|extra bed|twin beds|non smoking|smoking room|quiet room|high floor|top floor|late check ?in|early check ?in|late check ?out|with breakfast|half board|full board)\b/,
];
const ADDRESS =
  /\b(?:(?:flat|apartment|unit|suite) \w+ )?\d{1,4}[a-d]? (?:\p{L}[\p{L}']* ){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|close|court|way|place|terrace|crescent|gardens|boulevard|square|hill|mews|row|grove|parade)\b/u;
const FOR_WHOM =
  /\bfor (?:my|our) (?:(?:\d+|\p{L}+) year old )?(?:son|daughter|child|kids?|children|wife|husband|partner|mum|mom|mother|dad|father|baby|boy|girl|grandma|grandmother|grandson|granddaughter|dog|cat|puppy|kitten)\b/u;
const LONE_DOCTOR = /^(?:dr|doctor) \p{L}[\p{L}']+$/u;
const WITH_DOCTOR =
  /\b(?:with|see|seeing|by) (?<who>(?:dr|doctor|nurse|professor|mr|mrs|ms|miss) \p{L}[\p{L}']+)/u;
const WITH_SOMEBODY =
  /\b(?:with|see|seeing|by) (?<who>\p{L}[\p{L}']+)(?<alone>$| (?:on|at|for|in|please|again|if|this|next|tomorrow|today|about|around|and|or|who|because|would|is|that|the|any|some|mon|tues|wednes|thurs|fri|satur|sun))?/u;
const NOBODY =
  /^(?:someone|somebody|anyone|anybody|hair|dentist|doctor|stylist|nobody|it|them|us|me|whoever|and)$/;

function withWhom({ words, raw }: Utterance): string | null {
  const doctor = WITH_DOCTOR.exec(words)?.groups?.who;
  const somebody = WITH_SOMEBODY.exec(words)?.groups;
  const who = doctor ?? somebody?.['who'];
  if (!who || NOBODY.test(who)) return null;
  const name = hearName(`my name is ${who}`, { raw, asked: false });
  if (!name) return null;
  // "with curly hair" is with nobody
  const isPerson = doctor || typedAsName(name, raw) || somebody?.['alone'] !== undefined;
  return isPerson ? `with ${name}` : null;
}

/** What a caller asks for besides the booking itself, in their own words: who, for whom, where to sit, what is celebrated. */
export function hearRequests(said: Utterance, context: AgentContext, asked: Question): string[] {
  const { kind } = context.business;
  if (said.question && !/\b(?:book|appointment|with|table|room)\b/.test(said.words)) return [];
  const byKind = kind === 'restaurant' ? AT_TABLE : kind === 'hotel' ? IN_ROOM : [];
  const found = [...ANYWHERE, ...byKind].flatMap((pattern) => pattern.exec(said.words)?.[0] ?? []);
  const address = kind === 'trade' || kind === 'estate' ? ADDRESS.exec(said.words)?.[0] : undefined;
  if (address) found.push(address);
  const people =
    kind === 'beauty' || kind === 'healthcare' ? countPeople(digitsForWords(said.words)) : null;
  if (people !== null && people > 1) found.push(`for ${people} people`);
  const lone = asked === 'name' ? null : LONE_DOCTOR.exec(said.words)?.[0];
  const doctor =
    kind === 'healthcare' && lone ? withWhom({ ...said, words: `with ${lone}` }) : null;
  if (doctor) found.push(doctor);
  if (kind === 'beauty' || kind === 'healthcare') {
    const forWhom = FOR_WHOM.exec(said.words)?.[0];
    const who = withWhom(said);
    if (who) found.unshift(who);
    if (forWhom) found.push(forWhom);
  }
  return found.map((one) => one.trim());
}
