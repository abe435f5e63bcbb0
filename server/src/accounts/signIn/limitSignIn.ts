import { createHash } from 'node:crypto';
import { AppError } from '@belldesk/contract/errors';
import type { Deps } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { networkOf } from '../../rateLimits/network.ts';
import {
  type AttemptRule,
  countAttempt,
  forgetAttempts,
  forgetAttemptsUnder,
  hit,
  readVisits,
  takeAttemptBack,
} from '../../rateLimits/queries.ts';
import { inWords } from './waitText.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Of an account, by one browser that has signed in to it before, or else by one connection. */
const perAccountAndSource: AttemptRule = {
  freeCount: 5,
  firstWaitMs: SECOND_MS,
  maxWaitMs: 15 * MINUTE_MS,
  forgottenAfterMs: DAY_MS,
};
/**
 * Of an account, by all connections together that have never signed in to it. One of them alone, at the pace that the
 * rule above leaves it, makes nobody else wait: it has 15 tries before it waits longer than this remembers.
 */
const perAccountByStrangers: AttemptRule = {
  freeCount: 20,
  firstWaitMs: SECOND_MS,
  maxWaitMs: 15 * MINUTE_MS,
  forgottenAfterMs: 10 * MINUTE_MS,
};
/** Several people may sign in from one connection. */
const perConnection: AttemptRule = {
  freeCount: 20,
  firstWaitMs: SECOND_MS,
  maxWaitMs: MINUTE_MS,
  forgottenAfterMs: 60 * MINUTE_MS,
};
/** A connection is no stranger for so long after a sign-in. */
const SEEN_FOR_MS = 90 * DAY_MS;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const accountPrefix = (email: string) => `sign-in:${hashOf(email.toLowerCase())}:`;
const strangersKey = (email: string) => `${accountPrefix(email)}strangers`;
const seenKey = ({ email, address }: SignInAttempt) =>
  `sign-in-seen:${hashOf(email.toLowerCase())}:${hashOf(networkOf(address))}`;
const connectionKey = (address: string) => `sign-in-connection:${hashOf(networkOf(address))}`;
const signUpKey = (address: string) => `sign-up-connection:${hashOf(networkOf(address))}`;

export interface SignInAttempt {
  /** As typed, whether somebody has it or not. */
  readonly email: string;
  /** Of the socket. */
  readonly address: string;
  /** Of a browser that has signed in to this account before; null where it cannot show it. */
  readonly deviceId: string | null;
}

function sourceKey({ email, address, deviceId }: SignInAttempt): string {
  const source = deviceId === null ? networkOf(address) : `device:${deviceId}`;
  return `${accountPrefix(email)}${hashOf(source)}`;
}

type Parts = Pick<Deps, 'db' | 'clock'>;

/**
 * Counts an attempt to sign in before its password is looked at: those at the same moment are counted as well. A browser
 * that has signed in to the account before answers for itself alone; a connection, for itself and for its account; one
 * that has never signed in to the account, together with all others of its kind. So nobody keeps an owner out by trying
 * from elsewhere. An address without an account is counted alike.
 * @throws AppError too-many while the waiting after an earlier attempt is not over
 */
export async function limitSignIn({ db, clock }: Parts, attempt: SignInAttempt): Promise<void> {
  const now = new Date(clock.nowMs());
  const counted: string[] = [];
  const count = async (key: string, rule: AttemptRule) => {
    const waitMs = await countAttempt(db, { key, now, rule });
    if (waitMs > 0) {
      // No password was looked at: nothing else need wait for it.
      for (const other of counted) await takeAttemptBack(db, other, now);
      throw tooMany(waitMs);
    }
    counted.push(key);
  };
  if (attempt.deviceId === null) await count(connectionKey(attempt.address), perConnection);
  await count(sourceKey(attempt), perAccountAndSource);
  if (await isStranger(db, attempt, now))
    await count(strangersKey(attempt.email), perAccountByStrangers);
}

async function isStranger(db: Executor, attempt: SignInAttempt, now: Date): Promise<boolean> {
  return attempt.deviceId === null && (await readVisits(db, seenKey(attempt), now)) === 0;
}

/**
 * Counts an attempt to sign up. One that fails tells that somebody has the address, which nobody may ask for many.
 * @throws AppError too-many while the waiting after an earlier attempt is not over
 */
export async function limitSignUp({ db, clock }: Parts, address: string): Promise<void> {
  const now = new Date(clock.nowMs());
  const waitMs = await countAttempt(db, { key: signUpKey(address), now, rule: perConnection });
  if (waitMs > 0) throw tooMany(waitMs, 'sign-up');
}

/** A sign-up that succeeded counts for nothing. */
export function forgetSignUp({ db, clock }: Parts, address: string): Promise<void> {
  return takeAttemptBack(db, signUpKey(address), new Date(clock.nowMs()));
}

function tooMany(waitMs: number, what = 'sign-in'): AppError {
  const message = `Too many ${what} attempts. Please try again in ${inWords(waitMs)}.`;
  return new AppError('too-many', message);
}

/**
 * A sign-in that succeeded counts for nothing, its own failures are forgotten, and its connection is no stranger any
 * more. What strangers have tried before stays counted.
 * @param ofConnection false after a second step, whose first one is counted for the connection as it was
 */
export async function forgetSignIn(
  { db, clock }: Parts,
  attempt: SignInAttempt,
  { ofConnection }: { readonly ofConnection: boolean },
): Promise<void> {
  const now = new Date(clock.nowMs());
  if (ofConnection && attempt.deviceId === null)
    await takeAttemptBack(db, connectionKey(attempt.address), now);
  await forgetAttempts(db, sourceKey(attempt));
  if (await isStranger(db, attempt, now))
    await takeAttemptBack(db, strangersKey(attempt.email), now);
  await noteSeen({ db, clock }, attempt);
}

/** Whoever signs up or comes by a provider is no stranger either. */
export async function noteSeen({ db, clock }: Parts, attempt: SignInAttempt): Promise<void> {
  const now = new Date(clock.nowMs());
  await hit(db, { key: seenKey(attempt), now, windowMs: SEEN_FOR_MS });
}

/** Forgets the failures of an account, whoever made them: its owner has shown by another way who they are. */
export function forgetFailures(db: Executor, email: string): Promise<void> {
  return forgetAttemptsUnder(db, accountPrefix(email));
}
