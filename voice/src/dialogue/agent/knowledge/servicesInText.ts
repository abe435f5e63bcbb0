import { servicesNamed } from '@belldesk/contract/business/matchService';
import type { PromptService } from '@belldesk/contract/business/promptServices';
import type { Business } from './business.ts';
import { termsOf } from './passages/words.ts';
import { spokenNames } from './services.ts';

/** How surely a clause is about a service that it calls by a whole name. */
const NAMED = 1;
/** By one telling word of its name, or by who alone does it. */
const BY_A_WORD = 0.8;
const BY_WHO = 0.4;
/** A clause that names nothing goes on with the one before it, or leads to the one behind it. */
const GOES_ON = 0.8;
const LEADS_TO = 0.4;
/** More is not read of what an owner wrote. */
const MOST_CLAUSES = 1_200;

/** For a stem or concept that an owner wrote: of each service, by its place, how much of that was about it. */
export type OwnersWords = ReadonlyMap<string, readonly number[]>;

/** Numbers are of hours and people. */
const NUMBER =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|next|last|first|second)$/;

const telling = (text: string) => termsOf(text).stems;

/** How surely a text is about each service, by its names and by who does it. */
export function aboutServices(text: string, services: readonly PromptService[]): number[] {
  const named = new Set(servicesNamed(text, services));
  const stems = telling(text);
  const names = services.map(({ name, otherNames }) => telling([name, ...otherNames].join(' . ')));
  const doers = services.map(({ resources }) =>
    resources.filter(({ kind }) => kind === 'staff').map(({ name }) => telling(name)),
  );
  const share = (stem: string) => names.filter((of) => of.has(stem)).length;
  return services.map((service, index) => {
    if (named.has(service)) return NAMED;
    const words = [...(names[index] ?? [])].filter((stem) => stems.has(stem));
    const byWord = Math.max(0, ...words.map((stem) => BY_A_WORD / share(stem)));
    const byWho = (doers[index] ?? [])
      .filter((who) => who.size > 0 && [...who].every((stem) => stems.has(stem)))
      .map((who) => BY_WHO / doers.filter((all) => all.some((one) => same(one, who))).length);
    return Math.max(byWord, ...byWho, 0);
  });
}

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((stem) => other.has(stem));

/** The owner's sentences, clause by clause: a list of all that the house has tells of each thing apart. */
function clausesOf(business: Business): string[][] {
  return business.passages.passages
    .filter(({ source }) => source !== 'service')
    .map(({ said, subject }) =>
      `${subject}: ${said}`.split(/[,;:.!?•] | (?:and|but|then) /).filter((one) => one !== ''),
    );
}

function understood(business: Business): OwnersWords {
  const { services } = business;
  const words = new Map<string, number[]>();
  const none = services.map(() => 0);
  let left = MOST_CLAUSES;
  for (const clauses of clausesOf(business)) {
    left -= clauses.length;
    if (left < 0) break;
    const about = clauses.map((clause) => aboutServices(clause, services));
    let before = none;
    clauses.forEach((clause, at) => {
      const own = about[at] ?? none;
      const behind = about[at + 1] ?? none;
      before = own.some((share) => share > 0) ? own : before.map((share) => share * GOES_ON);
      const shares = before.map((share, index) => Math.max(share, LEADS_TO * (behind[index] ?? 0)));
      const { stems, concepts } = termsOf(clause);
      for (const term of new Set([...stems, ...[...concepts.values()].flat()])) {
        if (NUMBER.test(term)) continue;
        const known = words.get(term) ?? [...none];
        words.set(
          term,
          known.map((share, index) => Math.max(share, shares[index] ?? 0)),
        );
      }
    });
  }
  return words;
}

const known = new WeakMap<Business, OwnersWords>();

/** A word counts whole from so much of the weight of one that nobody wrote. */
const RARE = 0.6;

/** How much a text says of each service in words that the owner wrote of it, by stems and by what they mean. */
export interface SaidOfServices {
  readonly stems: readonly number[];
  readonly concepts: readonly number[];
  /** In words that mean the same as one of its names. */
  readonly names: readonly number[];
}

/** What a caller's words tell of each service by what the owner wrote; words of names and people are left to those. */
export function ownersWordsOf(text: string, business: Business): SaidOfServices {
  const { services, passages } = business;
  const { stems, concepts } = termsOf(text);
  const written = ownersWords(business);
  const named = new Set(
    services.flatMap((service) => [
      ...termsOf(spokenNames(service)).stems,
      ...service.resources.flatMap(({ name }) => [...termsOf(name).stems]),
    ]),
  );
  const rarest = RARE * passages.weightOf('');
  const none = services.map(() => 0);
  const owners = (term: string): readonly number[] => {
    const shares = written.get(term) ?? none;
    const rare = Math.min(1, passages.weightOf(term) / rarest);
    const all = shares.reduce((total, one) => total + one, 0);
    // a word of several services is shared among them
    return shares.map((share) => (all === 0 ? 0 : (rare * share * share) / all));
  };
  const ofNames = services.map(
    ({ name, otherNames }) =>
      new Set([...termsOf([name, ...otherNames].join(' . ')).concepts.values()].flat()),
  );
  const sharingName = (concept: string): readonly number[] => {
    const having = ofNames.filter((one) => one.has(concept)).length;
    return ofNames.map((one) => (one.has(concept) ? 1 / having : 0));
  };
  const others = [...stems].filter((stem) => !named.has(stem));
  const said = [...new Set(others.flatMap((stem) => concepts.get(stem) ?? []))];
  const sum = (all: readonly (readonly number[])[]) =>
    none.map((_, index) => all.reduce((total, one) => total + (one[index] ?? 0), 0));
  return {
    stems: sum(others.map(owners)),
    concepts: sum(said.map(owners)),
    names: sum(said.map(sharingName)),
  };
}

/** What the words that an owner wrote tell of which service is meant. Read once for a business. */
function ownersWords(business: Business): OwnersWords {
  const before = known.get(business) ?? understood(business);
  known.set(business, before);
  return before;
}
