import type { Candidate } from '../../spans/candidate.ts';
import { isNameWord } from '../names/nameWords.ts';

/** Who may come along, or be booked for. */
export const ONE_PERSON =
  'wife|hubby|mam|lad|lass|little one|other one|wee one|pal|husband|partner|girlfriend|boyfriend|fiancee?|spouse|other half|missus|mum|mom|mother|dad|father|son|daughter|baby|toddler|child|kid|teenager|brother|sister|friend|mate|boss|colleague|co ?worker|client|neighbou?r|grandma|grandmother|nan|gran|grandad|granddad|grandpa|grandfather|uncle|aunt|auntie|cousin|nephew|niece|date|guest|roommate|flatmate|assistant|nanny|mother in law|father in law';
const TWO_PEOPLE = 'parents|in laws|grandparents|folks|twins|mum and dad|mom and dad|mam and dad';
const MANY =
  'little ones?|small ones|smallies|wee ones|older ones|couples? of (?:friends|mates)|(?:of )?(?:the |my )?(?:girls|lads|boys|guys) from \\w+|adults?|grown ?-?ups?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|teenagers?|friends?|others?|mates|colleagues?|clients?|brothers?|sisters?|sons?|daughters?|cousins?|boys?|girls?|seniors?|people|persons?|guests?|of (?:my|our) \\w+|ladies|gentlemen|women|men';

/** "She's five", "who's eighteen months", "aged 3": of a child, beside its name. */
const AGE =
  "(?:(?:she|he)(?:'s| is)|who(?:'s| is)|aged|age) (?:only |just |nearly |about |almost )?\\d{1,2}(?: (?:months?|weeks?|years?)(?: old)?| and a half)?";
/** Comes along, and sits on no chair; or nothing of the kind. */
const NOBODY =
  /^(?:dogs?|cats?|pupp(?:y|ies)|pup|pooch|mutt|hound|spaniel|labrador|lab|collie|terrier|poodle|retriever|whippet|greyhound|lurcher|dachshund|beagle|pug|bulldog|cockapoo|cockerpoo|labradoodle|cavapoo|westie|rabbit|hamster|parrot|horse|pony|usual|own|old|pram|buggy|wheelchair|pushchair|things?|stuff|coats?|bags?|side|part|place|kind|way|bit|more|extra|chairs?|high ?chairs?|booster|window|regular|favourite|normal|car|bikes?|boots?|guests?|order)$/;

const MEMBER = [
  '(?<self>me|myself|i(?= (?:and|plus|with)\\b)|(?<=\\band )i)(?: on top| as well| too)?',
  '(?<of>\\d{1,3}) of (?:us|them|the (?:girls|lads|boys|guys|family|team)(?: from \\w+)?)',
  `(?:my|our|his|her|the|their) (?:\\w+ year old )?(?<pair>${TWO_PEOPLE})`,
  `(?:my|our|his|her|the|their) (?:\\d{1,2} (?:year|month) old )?(?<one>${ONE_PERSON})`,
  `(?:(?:my|our|the|his|her|about) )?(?:(?<count>\\d{1,3})|(?<single>an?|another)) (?:(?!\\d)\\w+ )?(?<what>${MANY})`,
  '(?<couples>\\d{1,2}) couples',
  // "our Ffion, she's five", "little Alfie", "Nora, who's two"
  `(?:(?:our|little|wee|baby) ){0,2}(?<aged>\\p{L}{2,}) ${AGE}`,
  `(?:(?:our|my) )?(?:our|little|wee|baby) (?<known>\\p{L}{2,})`,
].join('|');
const NAMED =
  /\b(?:for|with|it's) (?:(?<others>\p{L}{2,}(?: (?:and )?\p{L}{2,}){0,3}) and (?:i|me|myself)|(?:me|myself) (?<after>(?:\p{L}{2,} ){0,3}and \p{L}{2,}))\b/u;
const AND = '(?:\\s*(?:and then|and also|and|plus|with|as well as|also|or so)\\s+|\\s+)';

const FIRST_MEMBER = new RegExp(`^(?:${MEMBER})\\b`, 'u');
const NEXT_MEMBER = new RegExp(`^${AND}(?:${MEMBER})\\b`, 'u');

function membersFrom(text: string): { people: number; members: number; used: number } {
  let [people, members, used] = [0, 0, 0];
  for (;;) {
    const at: string = text.slice(used);
    const found: RegExpExecArray | null = (members === 0 ? FIRST_MEMBER : NEXT_MEMBER).exec(at);
    const { pair, count, couples, of, aged, known } = found?.groups ?? {};
    const named = aged ?? known;
    if (!found || (named !== undefined && (!isNameWord(named) || NOBODY.test(named))))
      return { people, members, used };
    people += couples
      ? 2 * Number(couples)
      : of
        ? Number(of)
        : count
          ? Number(count)
          : pair
            ? 2
            : 1;
    members += 1;
    used += found[0].length;
  }
}

/** "For Julia and I", "for me, Ann and Joe": companions by their names. */
function namedIn(text: string): Candidate<number>[] {
  const found = NAMED.exec(text);
  const names = (found?.groups?.others ?? found?.groups?.after ?? '')
    .split(' ')
    .filter((word) => word !== 'and');
  if (!found || names.length === 0 || !names.every(isNameWord)) return [];
  const to = found.index + found[0].length;
  return [{ value: names.length + 1, evidence: 'explicit', from: found.index, to }];
}

/**
 * People told one by one: "me, my husband and our 3 kids" is 5, "2 adults and a child" 3. Takes plain
 * words with digits for numbers. Empty where fewer than two groups are told together.
 */
export function peopleIn(text: string): Candidate<number>[] {
  const starts = [...text.matchAll(/(?:^|\s)(?=\S)/g)].map(
    ({ index, 0: { length } }) => index + length,
  );
  for (const start of starts) {
    const { people, members, used } = membersFrom(text.slice(start));
    const couples = /^\d{1,2} couples\b/.test(text.slice(start));
    if (members >= 2 || couples) {
      const from = text.slice(0, start).replace(/\bfor\s*$/, '').length;
      return [{ value: people, evidence: 'explicit', from, to: start + used }];
    }
  }
  return namedIn(text);
}

/** As `peopleIn`, how many they are; null where they are not told. */
export function countPeople(text: string): number | null {
  return peopleIn(text)[0]?.value ?? null;
}
