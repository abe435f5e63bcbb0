import type { ProviderSubscription } from './payments/provider.ts';

const startOf = ({ startedAt }: ProviderSubscription) => startedAt.getTime();

/**
 * One account has one subscription. Of several that live the first one bought is kept: the others were paid
 * for twice. Where none lives, the one that ended last is remembered.
 */
export function chooseOne(all: readonly ProviderSubscription[]): {
  readonly kept: ProviderSubscription | null;
  readonly paidTwice: readonly ProviderSubscription[];
} {
  const living = all
    .filter(({ status }) => status !== 'ended')
    .toSorted(
      (one, other) =>
        startOf(one) - startOf(other) || one.subscriptionId.localeCompare(other.subscriptionId),
    );
  const [first, ...paidTwice] = living;
  if (first) return { kept: first, paidTwice };
  const ended = all.toSorted(
    (one, other) => (other.endsAt?.getTime() ?? 0) - (one.endsAt?.getTime() ?? 0),
  );
  return { kept: ended[0] ?? null, paidTwice: [] };
}
