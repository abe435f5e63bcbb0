import type { NewsletterInput } from '@belldesk/contract/product/publicForms';
import type { Ctx, Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { admit } from '../publicForms/admit.ts';
import { keepAddress } from './queries.ts';

/**
 * Has an address asked, by mail, whether it wants the newsletter. The answer is the same for one that
 * gets it already, which gets no mail: nobody learns who is subscribed.
 * @throws AppError too-many, bad-input
 */
export async function subscribe({ ctx, input }: { ctx: Ctx; input: NewsletterInput }) {
  if (await admit(ctx, 'newsletter', input)) await subscribeAddress(ctx, input.email);
  return { kept: true as const };
}

/** The same for an address whose form was admitted already. */
export async function subscribeAddress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  address: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const subscriberId = await keepAddress(tx, {
      email: address.toLowerCase(),
      createdAt: new Date(clock.nowMs()),
    });
    if (subscriberId) await enqueue(tx, 'mail-newsletter-confirm', { subscriberId });
  });
}
