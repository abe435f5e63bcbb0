import type { BillingPeriod } from '@belldesk/contract/catalogue/plans';
import { AppError } from '@belldesk/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseOne } from '../../src/billing/chooseOne.ts';
import { setTestCard } from '../../src/billing/local/card.ts';
import { bodyOf } from '../../src/billing/local/deliver.ts';
import { payTestCheckout } from '../../src/billing/local/pay.ts';
import { createTestPayments, type TestPayments } from '../../src/billing/local/provider.ts';
import { deleteEvent, findEvents } from '../../src/billing/local/queries.ts';
import { turnTestPeriods } from '../../src/billing/local/turn.ts';
import { receiveEvent } from '../../src/billing/payments/receiveEvent.ts';
import { findSubscription, keepCustomer } from '../../src/billing/queries.ts';
import { Buyer } from '../support/buyer.ts';
import { type Site, startSite } from '../support/site.ts';

const DAY_MS = 24 * 60 * 60_000;

const choice = fc.record({
  planId: fc.constantFrom('professional' as const, 'premium' as const),
  period: fc.constantFrom<BillingPeriod>('monthly', 'yearly'),
});
const action = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), choice }),
  fc.record({ do: fc.constant('changeNow' as const), choice }),
  fc.record({ do: fc.constant('changeAtPeriodEnd' as const), choice }),
  fc.record({ do: fc.constantFrom('cancelAtPeriodEnd', 'resume', 'endNow', 'refundAll') }),
  fc.record({ do: fc.constant('card' as const), pays: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 80 }) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

describe('events of payments in any order', () => {
  let site: Site;
  let payments: TestPayments;
  beforeAll(async () => {
    site = await startSite();
    payments = createTestPayments({ db: site.deps.db, clock: site.deps.clock });
  });
  afterAll(() => site.stop());

  async function newCustomer(): Promise<{ organisationId: string; customerId: string }> {
    const { organisationId } = await Buyer.signUp(site);
    const customerId = await payments.createCustomer({
      organisationId,
      email: 'owner@example.com',
    });
    const createdAt = new Date(site.clock.nowMs());
    await keepCustomer(site.deps.db, { organisationId, provider: 'test', customerId, createdAt });
    return { organisationId, customerId };
  }

  /** What happens at the provider; what it refuses does not happen. */
  async function act(one: Action, organisationId: string, customerId: string): Promise<void> {
    const own = chooseOne(await payments.readSubscriptions(customerId)).kept?.subscriptionId;
    try {
      if (one.do === 'wait') {
        site.clock.advance(one.days * DAY_MS);
        await turnTestPeriods(site.deps);
      } else if (one.do === 'card') await setTestCard(site.deps, organisationId, one.pays);
      else if (one.do === 'buy') {
        const wanted = {
          ...one.choice,
          currency: 'USD',
          returnTo: '/my-assistant/create',
        } as const;
        const { checkoutId } = await payments.startCheckout(customerId, wanted);
        await payTestCheckout(site.deps, organisationId, checkoutId);
      } else if (own === undefined) return;
      else if (one.do === 'changeNow' || one.do === 'changeAtPeriodEnd')
        await payments[one.do](own, one.choice);
      else await payments[one.do as 'resume'](own);
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
    }
  }

  /** What the provider has told since the last time, as it sends it. */
  async function told(): Promise<string[]> {
    const events = await findEvents(site.deps.db, 1_000);
    for (const { id } of events) await deleteEvent(site.deps.db, id);
    return events.map(bodyOf);
  }

  const receive = (body: string) =>
    receiveEvent({ ...site.deps, payments }, body, payments.sign(body));

  const kept = async (organisationId: string) => {
    const row = await findSubscription(site.deps.db, organisationId);
    return row && { ...row, readAt: null };
  };

  async function expected(customerId: string) {
    const { kept: one } = chooseOne(await payments.readSubscriptions(customerId));
    if (!one) return null;
    const { pending, ...rest } = one;
    return expect.objectContaining({
      ...rest,
      pendingPlanId: pending?.planId ?? null,
      pendingPeriod: pending?.period ?? null,
    }) as unknown;
  }

  it('replayed, doubled and shuffled, late or at once, they come to the same end state', async () => {
    const history = fc.array(fc.record({ action, isToldAtOnce: fc.boolean() }), {
      minLength: 1,
      maxLength: 10,
    });
    await fc.assert(
      fc.asyncProperty(history, fc.infiniteStream(fc.nat()), async (steps, random) => {
        const shuffled = (bodies: readonly string[]) =>
          bodies
            .map((body) => ({ body, at: random.next().value as number }))
            .toSorted((one, other) => one.at - other.at)
            .map(({ body }) => body);
        const { organisationId, customerId } = await newCustomer();
        const all: string[] = [];
        let late: string[] = [];
        for (const { action: one, isToldAtOnce } of steps) {
          await act(one, organisationId, customerId);
          const news = await told();
          all.push(...news);
          late.push(...news);
          if (!isToldAtOnce) continue;
          for (const body of shuffled(late)) await receive(body);
          late = [];
        }
        for (const body of shuffled([...late, ...late])) await receive(body);
        const end = await kept(organisationId);
        expect(end).toEqual(await expected(customerId));
        // Everything once more, in another order, to whoever has forgotten it all.
        for (const body of shuffled(all)) await receive(body);
        expect(await kept(organisationId)).toEqual(end);
        await site.sql('delete from handled_billing_events');
        await site.sql('delete from subscriptions where organisation_id = $1', [organisationId]);
        for (const body of shuffled([...all, ...all])) await receive(body);
        expect(await kept(organisationId)).toEqual(end);
      }),
      { numRuns: 15 },
    );
  }, 240_000);

  it('read at the same time, the reading that was begun last is kept, whichever ends last', async () => {
    const actions = fc.array(action, { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(actions, fc.infiniteStream(fc.nat()), async (steps, random) => {
        const { organisationId, customerId } = await newCustomer();
        const releases: (() => void)[] = [];
        // Reads at once, and answers when it is let go.
        const slow: TestPayments = {
          ...payments,
          async readSubscriptions(id) {
            const read = await payments.readSubscriptions(id);
            await new Promise<void>((resolve) => releases.push(resolve));
            return read;
          },
        };
        const receiving: Promise<void>[] = [];
        for (const one of [
          { do: 'buy', choice: { planId: 'premium', period: 'monthly' } } as const,
          ...steps,
        ]) {
          await act(one, organisationId, customerId);
          for (const body of await told()) {
            const before = releases.length;
            const received = receiveEvent(
              { ...site.deps, payments: slow },
              body,
              payments.sign(body),
            );
            let isOver = false;
            receiving.push(received.finally(() => (isOver = true)));
            // On to the next change once it has been read, or was none of a subscription.
            await until(() => isOver || releases.length > before);
          }
        }
        const order = releases
          .map((release) => ({ release, at: random.next().value as number }))
          .toSorted((one, other) => one.at - other.at);
        for (const { release } of order) release();
        await Promise.all(receiving);
        expect(await kept(organisationId)).toEqual(await expected(customerId));
      }),
      { numRuns: 10 },
    );
  }, 240_000);
});

/** Resolves when it holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
