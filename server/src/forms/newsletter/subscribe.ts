import type { NewsletterInput } from '@belldesk/contract/product/publicForms';
import type { Ctx, Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { hit } from '../../rateLimits/queries.ts';
import { admit } from '../admit.ts';
import { keepAddress } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const MAILS_A_DAY = 3;

/**
 * Has an address asked, by mail, whether it wants the newsletter. The answer is the same for one that
 * gets it already, which gets no mail: nobody learns who is subscribed.
 * @throws AppError too-many, bad-input
 */
export async function subscribe({ ctx, input }: { ctx: Ctx; input: NewsletterInput }) {
  if (await admit(ctx, 'newsletter', input)) await subscribeAddress(ctx, input.email);
  return { kept: true as const };
}

/**
 * The same for an address whose form was admitted already. An address is mailed a few times a day, however
 * many ask in its name.
 */
export async function subscribeAddress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  address: string,
): Promise<void> {
  const email = address.toLowerCase();
  const now = new Date(clock.nowMs());
  await db.transaction(async (tx) => {
    const subscriberId = await keepAddress(tx, { email, createdAt: now });
    if (!subscriberId) return;
    const asked = await hit(tx, {
      key: `newsletter-mail:${subscriberId}`,
      now,
      windowMs: DAY_MS,
    });
    if (asked <= MAILS_A_DAY)
      await enqueue(tx, 'mail', { template: 'newsletter-confirm', id: subscriberId });
  });
}
