import { createHash } from 'node:crypto';
import { AppError } from '@belldesk/contract/errors';
import type { Deps } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { networkOf } from '../visits/network.ts';
import {
  type AttemptRule,
  countAttempt,
  forgetAttempts,
  takeAttemptBack,
} from '../visits/queries.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const perAccount: AttemptRule = {
  freeCount: 5,
  firstWaitMs: SECOND_MS,
  maxWaitMs: 15 * MINUTE_MS,
  forgottenAfterMs: DAY_MS,
};
/** Several people may sign in from one connection. */
const perConnection: AttemptRule = {
  freeCount: 20,
  firstWaitMs: SECOND_MS,
  maxWaitMs: MINUTE_MS,
  forgottenAfterMs: 60 * MINUTE_MS,
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const accountKey = (email: string) => `sign-in-account:${hashOf(email.toLowerCase())}`;
const connectionKey = (address: string) => `sign-in-connection:${hashOf(networkOf(address))}`;
const signUpKey = (address: string) => `sign-up-connection:${hashOf(networkOf(address))}`;

export interface SignInAttempt {
  /** As typed, whether somebody has it or not. */
  readonly email: string;
  /** Of the socket. */
  readonly address: string;
}

type Parts = Pick<Deps, 'db' | 'clock'>;

/**
 * Counts an attempt to sign in before its password is looked at, for the account and for the connection:
 * those at the same moment are counted as well. An address without an account is counted alike.
 * @throws AppError too-many while the waiting after an earlier attempt is not over
 */
export async function limitSignIn({ db, clock }: Parts, attempt: SignInAttempt): Promise<void> {
  const now = new Date(clock.nowMs());
  const key = connectionKey(attempt.address);
  const connectionWaitMs = await countAttempt(db, { key, now, rule: perConnection });
  if (connectionWaitMs > 0) throw tooMany(connectionWaitMs);
  const account = accountKey(attempt.email);
  const accountWaitMs = await countAttempt(db, { key: account, now, rule: perAccount });
  if (accountWaitMs === 0) return;
  // No password was looked at: others of the connection need not wait for it.
  await takeAttemptBack(db, key, now);
  throw tooMany(accountWaitMs);
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

/** A sign-in that succeeded counts for nothing, and the failures of its account are forgotten. */
export async function forgetSignIn({ db, clock }: Parts, attempt: SignInAttempt): Promise<void> {
  await forgetFailures(db, attempt.email);
  await takeAttemptBack(db, connectionKey(attempt.address), new Date(clock.nowMs()));
}

/** Forgets the failures of an account: its owner has shown by another way who they are. */
export function forgetFailures(db: Executor, email: string): Promise<void> {
  return forgetAttempts(db, accountKey(email));
}

function inWords(ms: number): string {
  const isLong = ms > MINUTE_MS;
  const count = Math.ceil(ms / (isLong ? MINUTE_MS : SECOND_MS));
  return `${count} ${isLong ? 'minute' : 'second'}${count === 1 ? '' : 's'}`;
}
