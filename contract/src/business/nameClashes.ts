import type { NameClash } from '../product/services.ts';
import { exactName, wordsOf } from './serviceWords.ts';

/** A service by the names that callers may say. */
export interface ServiceNames {
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
}

interface SaidName {
  readonly said: string;
  /** Alike for names that callers' words cannot tell apart. */
  readonly key: string;
  readonly isOwn: boolean;
}

function namesOf({ name, otherNames }: ServiceNames): SaidName[] {
  return [name, ...otherNames].map((said, index) => ({
    said,
    key: wordsOf(said).toSorted().join(' '),
    isOwn: index === 0,
  }));
}

/** What two services are both called; each name once. */
function clashesOf(one: ServiceNames, other: ServiceNames): NameClash[] {
  const clashes = new Map<string, NameClash>();
  for (const mine of namesOf(one))
    for (const theirs of namesOf(other)) {
      if (mine.key === '' || mine.key !== theirs.key || clashes.has(mine.key)) continue;
      // "Beard trim" and "Cut and beard": each is found by its own name
      if (mine.isOwn && theirs.isOwn && exactName(mine.said) !== exactName(theirs.said)) continue;
      const means = mine.isOwn === theirs.isOwn ? null : mine.isOwn ? one.name : other.name;
      // as it is written where it decides
      const said = theirs.isOwn && !mine.isOwn ? theirs.said : mine.said;
      clashes.set(mine.key, { said, services: [one.name, other.name], means });
    }
  return [...clashes.values()];
}

/**
 * The names by which callers may mean this service as well as another one, as `matchService` compares
 * them. The service itself may be among the others; it is told by its id.
 */
export function nameClashesOf(service: ServiceNames, others: readonly ServiceNames[]): NameClash[] {
  return others.flatMap((other) => (other.id === service.id ? [] : clashesOf(service, other)));
}

/** Those of all services, each pair once. */
export function nameClashes(services: readonly ServiceNames[]): NameClash[] {
  return services.flatMap((service, index) => nameClashesOf(service, services.slice(index + 1)));
}
