import type { Deps } from '../../context.ts';
import {
  emit,
  findOwnTestSubscription,
  lockTestSubscription,
  moveInvoices,
  saveTestSubscription,
} from './queries.ts';

/** Lets the card of a test pay or fail from now on. A card that pays settles what is open at once. */
export async function setTestCard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  organisationId: string,
  cardPays: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await findOwnTestSubscription(tx, organisationId);
    const row = own && (await lockTestSubscription(tx, own.id));
    if (!row || row.status === 'ended') return;
    const settles = cardPays && row.status === 'past-due';
    if (settles) await moveInvoices(tx, row.id, 'open', 'paid');
    await saveTestSubscription(tx, {
      ...row,
      cardPays,
      status: settles ? 'active' : row.status,
    });
    await emit(
      tx,
      row.customerId,
      new Date(clock.nowMs()),
      settles ? 'invoice.paid' : 'customer.updated',
    );
  });
}
