import type { Subscription } from '@belldesk/contract/product/billing';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';

const RETURN_TO = '/my-assistant/subscription';

type Wish =
  | {
      readonly kind: 'checkout';
      readonly input: Parameters<typeof client.billing.startCheckout>[0];
    }
  | { readonly kind: 'change'; readonly input: Parameters<typeof client.billing.changePlan>[0] }
  | { readonly kind: 'portal' | 'cancel' | 'resume' };

/** Everything that an owner can do about the plan, one at a time. */
export function useBilling({ onDone }: { readonly onDone: () => void }): {
  readonly act: (wish: Wish) => void;
  /** What is being done, or led to. */
  readonly busy: Wish['kind'] | null;
  readonly problem: string | null;
  /** Of what has failed, where something else is asked for. */
  readonly forgetProblem: () => void;
} {
  const cache = useQueryClient();
  const doing = useMutation({
    mutationFn: run,
    onSuccess: (subscription) => {
      if (!subscription) return;
      onDone();
      cache.setQueryData(rpc.billing.subscription.queryKey(), subscription);
      void cache.invalidateQueries({ queryKey: rpc.billing.invoices.key() });
      void cache.invalidateQueries({ queryKey: rpc.usage.key() });
    },
  });
  const { reset } = doing;
  useEffect(() => {
    // Back from there the browser may show the page as it was left.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [reset]);
  // Who is led to another page waits for it.
  const isLeaving = doing.isSuccess && doing.data === null;
  return {
    act: (wish) => doing.mutate(wish),
    busy: doing.isPending || isLeaving ? doing.variables.kind : null,
    problem: doing.isError
      ? messageOf(doing.error, t`The plan could not be changed. Please try again.`)
      : null,
    forgetProblem: () => {
      if (doing.isError) reset();
    },
  };
}

/** Null where the browser leaves for another page. */
async function run(wish: Wish): Promise<Subscription | null> {
  const { billing } = client;
  switch (wish.kind) {
    case 'checkout':
      window.location.assign((await billing.startCheckout(wish.input)).url);
      return null;
    case 'portal':
      window.location.assign((await billing.openPortal({ returnTo: RETURN_TO })).url);
      return null;
    case 'change':
      return billing.changePlan(wish.input);
    case 'cancel':
      return billing.cancel();
    case 'resume':
      return billing.resume();
  }
}
