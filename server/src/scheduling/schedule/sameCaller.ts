import { isIdentifyingNumber } from '../../customers/phoneNumber.ts';
import { plainName, sameName, storedNumber } from './resolveBooking.ts';

/** A call that broke off is made again this soon. */
export const AGAIN_WITHIN_MS = 15 * 60_000;

/** Who asks now. */
export interface Asking {
  readonly callId: string;
  /** Number of this call, or null. */
  readonly caller: string | null;
  readonly name: string;
  readonly phoneNumber: string | undefined;
  readonly nowMs: number;
  /** Where the business is. */
  readonly country: string | null;
}

/** Who asked for what is written down. */
export interface Asked {
  /** Null where the owner wrote it down by hand. */
  readonly callId: string | null;
  readonly caller: string | null;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly createdAt: Date;
}

/**
 * Whether both are the same person: of one name, in the same call or with a number in common. Where
 * one of them gave no number, only who asks again soon and by the whole name is taken for the same.
 */
export function isSameCaller(before: Asked, now: Asking): boolean {
  if (!sameName(before.name, now.name)) return false;
  if (before.callId === now.callId) return true;
  const [theirs, own] = [
    [before.phoneNumber, before.caller],
    [now.phoneNumber, now.caller],
  ].map((numbers) =>
    numbers.map((number) => storedNumber(number, now.country)).filter(isIdentifyingNumber),
  );
  if (theirs?.length && own?.length) return theirs.some((number) => own.includes(number));
  return (
    plainName(before.name) === plainName(now.name) &&
    now.nowMs - before.createdAt.getTime() <= AGAIN_WITHIN_MS
  );
}
