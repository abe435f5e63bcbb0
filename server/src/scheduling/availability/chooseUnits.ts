import type { ServiceKind } from '@belldesk/contract/product/services';
import type { TimeSpan } from '../../time/zonedTime.ts';

/** One single thing that a booking can hold. */
export interface Unit {
  readonly resourceId: string;
  /** Which of several alike, from 1. */
  readonly unit: number;
  /** People at a time. */
  readonly capacity: number;
}

/** A unit that a booking holds. */
export interface Held extends TimeSpan {
  readonly bookingId: string;
  readonly resourceId: string;
  readonly unit: number;
}

export interface Wanted {
  readonly kind: ServiceKind;
  /** Any of these does; none at all where the service needs nothing. */
  readonly units: readonly Unit[];
  readonly partySize: number;
  /** Taken where it is free, before what fits best. */
  readonly preferred?: readonly string[];
}

export type Choice =
  | { readonly kind: 'units'; readonly units: readonly Unit[] }
  | { readonly kind: 'taken' }
  | { readonly kind: 'too-many-people' };

const keyOf = ({ resourceId, unit }: Pick<Unit, 'resourceId' | 'unit'>) => `${resourceId}/${unit}`;

/** The units that something holds in a span. */
function busyIn(span: TimeSpan, held: readonly Held[]): ReadonlySet<string> {
  const touching = held.filter((other) => other.startMs < span.endMs && span.startMs < other.endMs);
  return new Set(touching.map(keyOf));
}

/** The fewest of these that take everybody, in the order given; null where all together are too few. */
function enough(units: readonly Unit[], partySize: number): readonly Unit[] | null {
  const alone = units.find(({ capacity }) => capacity >= partySize);
  if (alone) return [alone];
  const chosen: Unit[] = [];
  let people = partySize;
  for (const unit of units.toSorted((a, b) => b.capacity - a.capacity)) {
    if (people <= 0) break;
    chosen.push(unit);
    people -= unit.capacity;
  }
  return people <= 0 ? chosen : null;
}

/**
 * What a booking takes of what is free: who reserves, the smallest in which the whole party fits; for
 * an appointment, as many as the party needs.
 */
export function chooseUnits(wanted: Wanted, span: TimeSpan, held: readonly Held[]): Choice {
  if (wanted.units.length === 0) return { kind: 'units', units: [] };
  const { kind, partySize, preferred = [] } = wanted;
  const rank = ({ resourceId }: Unit) => (preferred.includes(resourceId) ? 0 : 1);
  const inOrder = wanted.units.toSorted((a, b) => rank(a) - rank(b) || a.capacity - b.capacity);
  const choose = (units: readonly Unit[]) => {
    const fitting =
      kind === 'appointment' ? units : units.filter(({ capacity }) => capacity >= partySize);
    return enough(fitting, partySize);
  };
  if (choose(inOrder) === null) return { kind: 'too-many-people' };
  const busy = busyIn(span, held);
  const free = choose(inOrder.filter((unit) => !busy.has(keyOf(unit))));
  return free === null ? { kind: 'taken' } : { kind: 'units', units: free };
}
