import { Owner } from '../owner.ts';
import type { Platform } from '../platform.ts';
import type { VoiceClient } from '../voiceClient.ts';
import { BusinessDesk } from './desk.ts';
import type { CallSet } from './format.ts';

/** To work on some: names of businesses, separated by commas. */
const { BUSINESS_CALLS } = process.env;
export const chosenBusinesses: readonly string[] | null = BUSINESS_CALLS?.split(',') ?? null;

/**
 * Sets up the businesses that are not in `desks` yet, side by side, and puts them there.
 * @param desks by the names of their files
 */
export async function openDesks(
  platform: Platform,
  client: VoiceClient,
  sets: readonly CallSet[],
  desks: Map<string, BusinessDesk>,
): Promise<void> {
  const missing: (CallSet & { readonly owner: Owner })[] = [];
  // One after the other: several sign-ups at once from one address are refused.
  for (const set of sets.filter(({ id }) => !desks.has(id)))
    missing.push({ ...set, owner: await Owner.signUp(platform.url, `${set.id}@example.com`) });
  await Promise.all(
    missing.map(async ({ id, business, owner }) => {
      desks.set(id, await BusinessDesk.open(owner, client, business));
    }),
  );
}
