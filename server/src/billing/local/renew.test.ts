import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prorationMinor } from './proration.ts';
import { renew, type TestSubscription } from './renew.ts';

const at = (text: string) => new Date(text);

const subscription = (changes: Partial<TestSubscription> = {}): TestSubscription => ({
  id: 'sub',
  customerId: 'cus',
  status: 'active',
  planId: 'premium',
  period: 'monthly',
  currency: 'USD',
  startedAt: at('2027-10-31T12:00:00Z'),
  anchorAt: at('2027-10-31T12:00:00Z'),
  periodStartsAt: at('2027-10-31T12:00:00Z'),
  periodEndsAt: at('2027-11-30T12:00:00Z'),
  cancelAtPeriodEnd: false,
  pendingPlanId: null,
  pendingPeriod: null,
  cardPays: true,
  endedAt: null,
  ...changes,
});

describe('renew', () => {
  it('charges each month that has begun, on the last day where the month has no 31st', () => {
    const { subscription: now, invoices } = renew(subscription(), at('2028-03-01T00:00:00Z'));
    expect(invoices.map(({ createdAt }) => createdAt)).toEqual([
      at('2027-11-30T12:00:00Z'),
      at('2027-12-31T12:00:00Z'),
      at('2028-01-31T12:00:00Z'),
      at('2028-02-29T12:00:00Z'),
    ]);
    expect(
      invoices.every(({ amountMinor, state }) => amountMinor === 7_900 && state === 'paid'),
    ).toBe(true);
    expect(now.periodEndsAt).toEqual(at('2028-03-31T12:00:00Z'));
  });

  it('does nothing a millisecond before, and charges to the millisecond', () => {
    expect(renew(subscription(), at('2027-11-30T11:59:59.999Z')).invoices).toEqual([]);
    expect(renew(subscription(), at('2027-11-30T12:00:00Z')).invoices).toHaveLength(1);
  });

  it('a cancelled one ends at its end, unpaid for the next', () => {
    const { subscription: now, invoices } = renew(
      subscription({ cancelAtPeriodEnd: true }),
      at('2029-01-01T00:00:00Z'),
    );
    expect(now).toMatchObject({ status: 'ended', endedAt: at('2027-11-30T12:00:00Z') });
    expect(invoices).toEqual([]);
  });

  it('a smaller plan begins with its own price and period', () => {
    const { subscription: now, invoices } = renew(
      subscription({ pendingPlanId: 'professional', pendingPeriod: 'yearly' }),
      at('2027-12-01T00:00:00Z'),
    );
    expect(now).toMatchObject({
      planId: 'professional',
      period: 'yearly',
      pendingPlanId: null,
      periodEndsAt: at('2028-11-30T12:00:00Z'),
    });
    expect(invoices).toMatchObject([{ amountMinor: 29_000, description: 'Professional, yearly' }]);
  });

  it('stands still at the first payment that fails', () => {
    const { subscription: now, invoices } = renew(
      subscription({ cardPays: false }),
      at('2029-01-01T00:00:00Z'),
    );
    expect(now.status).toBe('past-due');
    expect(invoices).toMatchObject([{ state: 'open', createdAt: at('2027-11-30T12:00:00Z') }]);
  });

  it('in steps or at once comes to the same', () => {
    const days = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(days, fc.boolean(), (steps, cardPays) => {
        const DAY_MS = 24 * 60 * 60_000;
        const start = subscription({ cardPays });
        let now = start.periodStartsAt;
        let stepped = start;
        const charged: unknown[] = [];
        for (const step of steps) {
          now = new Date(now.getTime() + step * DAY_MS);
          const { subscription: next, invoices } = renew(stepped, now);
          stepped = next;
          charged.push(...invoices);
        }
        const atOnce = renew(start, now);
        expect(stepped).toEqual(atOnce.subscription);
        expect(charged).toEqual(atOnce.invoices);
      }),
    );
  });
});

describe('prorationMinor', () => {
  const month = { periodStart: at('2026-06-01T00:00:00Z'), periodEnd: at('2026-07-01T00:00:00Z') };
  it.each([
    ['the first moment', '2026-06-01T00:00:00Z', false, 5_000],
    ['half of it', '2026-06-16T00:00:00Z', false, 2_500],
    ['the last moment', '2026-07-01T00:00:00Z', false, 0],
    ['half, to a period that begins anew', '2026-06-16T00:00:00Z', true, 6_450],
  ])('%s', (_what, now, beginsAnew, amountMinor) => {
    const prices = { oldPriceMinor: 2_900, newPriceMinor: 7_900 };
    expect(prorationMinor({ ...prices, ...month, now: at(now), beginsAnew })).toBe(amountMinor);
  });

  it('is whole, never below nothing and never above the new price', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(100_000),
        fc.nat(),
        fc.boolean(),
        (oldPriceMinor, newPriceMinor, ms, beginsAnew) => {
          const now = new Date(month.periodStart.getTime() + ms);
          const amount = prorationMinor({
            oldPriceMinor,
            newPriceMinor,
            ...month,
            now,
            beginsAnew,
          });
          expect(Number.isInteger(amount) && amount >= 0 && amount <= newPriceMinor).toBe(true);
        },
      ),
    );
  });
});
