import { Owner } from '../owner.ts';
import type { Platform } from '../platform.ts';
import type { VoiceClient } from '../voiceClient.ts';
import { BusinessDesk } from './desk.ts';
import type { CallSet } from './format.ts';

/** To work on some: names of businesses, separated by commas. */
const { BUSINESS_CALLS } = process.env;
export const chosenBusinesses: readonly string[] | null = BUSINESS_CALLS?.split(',') ?? null;

/** For `startPlatform`: each business signs up from an address of its own, since sign-ups from one are limited. */
export const OWN_ADDRESSES = { TRUSTED_PROXIES: '127.0.0.1, ::1' };

/**
 * Sets up the businesses that are not in `desks` yet, side by side, and puts them there.
 * @param platform started with `OWN_ADDRESSES`
 * @param desks by the names of their files
 */
export async function openDesks(
  platform: Platform,
  client: VoiceClient,
  sets: readonly CallSet[],
  desks: Map<string, BusinessDesk>,
): Promise<void> {
  const owners: (CallSet & { readonly owner: Owner })[] = [];
  // One after the other: hashing the passwords of many at once takes all processors for seconds.
  for (const set of sets.filter(({ id }) => !desks.has(id))) {
    const address = `192.0.2.${desks.size + owners.length + 1}`;
    const owner = await Owner.signUp(platform.url, `${set.id}@example.com`, address);
    owners.push({ ...set, owner });
  }
  await Promise.all(
    owners.map(async ({ id, business, owner }) => {
      desks.set(id, await BusinessDesk.open(owner, client, business));
    }),
  );
}
