import { describe, expect, it } from 'vitest';
import { endOf, planAt, type SubscriptionRow } from './planNow.ts';
import { presentSubscription } from './presenter.ts';

const at = (text: string) => new Date(text);
const madeAt = at('2026-01-31T08:00:00Z');

const row = (changes: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  organisationId: 'user',
  provider: 'stripe',
  subscriptionId: 'sub_1',
  status: 'active',
  planId: 'premium',
  period: 'monthly',
  currency: 'GBP',
  priceMinor: 6_200,
  startedAt: at('2026-01-31T10:00:00Z'),
  anchorAt: at('2026-01-31T10:00:00Z'),
  periodEndsAt: at('2026-02-28T10:00:00Z'),
  endsAt: null,
  pendingPlanId: null,
  pendingPeriod: null,
  unpaidSince: null,
  readAt: at('2026-01-31T10:00:00Z'),
  ...changes,
});

describe('the plan that holds, and its month', () => {
  it.each([
    ['2026-02-28T07:59:59.999Z', '2026-01-31T08:00:00Z', '2026-02-28T08:00:00Z'],
    ['2026-02-28T08:00:00.000Z', '2026-02-28T08:00:00Z', '2026-03-31T08:00:00Z'],
    // Clocks go forward in London and in New York in March: the month does not move.
    ['2026-03-31T07:59:59.999Z', '2026-02-28T08:00:00Z', '2026-03-31T08:00:00Z'],
  ])('nothing bought, at %s: Starter, in the month of the account', (now, start, end) => {
    expect(planAt(null, madeAt, at(now))).toEqual({
      planId: 'starter',
      periodStart: at(start),
      periodEnd: at(end),
    });
  });

  it('a yearly plan counts its minutes from each monthly anniversary, leap days too', () => {
    const yearly = row({
      period: 'yearly',
      anchorAt: at('2027-08-31T10:00:00Z'),
      periodEndsAt: at('2028-08-31T10:00:00Z'),
    });
    expect(planAt(yearly, madeAt, at('2028-02-29T10:00:00Z'))).toEqual({
      planId: 'premium',
      periodStart: at('2028-02-29T10:00:00Z'),
      periodEnd: at('2028-03-31T10:00:00Z'),
    });
  });

  it('a month that has turned is counted, whether the provider has told of it or not', () => {
    expect(planAt(row(), madeAt, at('2026-03-01T00:00:00Z')).periodStart).toEqual(
      at('2026-02-28T10:00:00Z'),
    );
  });

  it('after the end it is Starter, whose month begins there', () => {
    const ending = row({ endsAt: at('2026-02-28T10:00:00Z') });
    expect(planAt(ending, madeAt, at('2026-02-28T09:59:59.999Z')).planId).toBe('premium');
    expect(planAt(ending, madeAt, at('2026-02-28T10:00:00Z'))).toEqual({
      planId: 'starter',
      periodStart: at('2026-02-28T10:00:00Z'),
      periodEnd: at('2026-03-28T10:00:00Z'),
    });
  });

  it('seven days after a failed payment, to the millisecond', () => {
    const unpaid = row({ status: 'past-due', unpaidSince: at('2026-03-25T10:00:00Z') });
    // Across the change of clocks: seven times 24 hours.
    expect(endOf(unpaid)).toEqual(at('2026-04-01T10:00:00Z'));
    expect(planAt(unpaid, madeAt, at('2026-04-01T09:59:59.999Z')).planId).toBe('premium');
    expect(planAt(unpaid, madeAt, at('2026-04-01T10:00:00Z')).planId).toBe('starter');
  });

  it('an end before the end of the grace comes first', () => {
    const both = row({
      status: 'past-due',
      unpaidSince: at('2026-02-20T00:00:00Z'),
      endsAt: at('2026-02-22T00:00:00Z'),
    });
    expect(endOf(both)).toEqual(at('2026-02-22T00:00:00Z'));
  });

  it('a smaller plan holds from the turn of the period, and is shown with its price', () => {
    const smaller = row({ pendingPlanId: 'professional', pendingPeriod: 'monthly' });
    const before = at('2026-02-28T09:59:59.999Z');
    const after = at('2026-02-28T10:00:00Z');
    expect(planAt(smaller, madeAt, before).planId).toBe('premium');
    expect(planAt(smaller, madeAt, after).planId).toBe('professional');
    expect(presentSubscription(smaller, before, 'stripe')).toMatchObject({
      planId: 'premium',
      priceMinor: 6_200,
      pendingPlan: { planId: 'professional', period: 'monthly' },
    });
    expect(presentSubscription(smaller, after, 'stripe')).toMatchObject({
      planId: 'professional',
      priceMinor: 2_300,
      pendingPlan: null,
    });
  });
});
