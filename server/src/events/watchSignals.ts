import type { TenantSignals } from './tenantSignals.ts';

/**
 * Every signal of a business from now on, until `until` aborts or signals may have been missed. Several that
 * nobody has taken yet are told as one.
 */
export function watchSignals(
  signals: TenantSignals,
  organisationId: string,
  until: AbortSignal,
): AsyncGenerator<{ kind: 'changed' }, void> {
  let changed = false;
  let ended = false;
  let wake = () => {};
  const end = () => {
    ended = true;
    wake();
  };
  // Subscribed here and not in the generator, whose body would only run when the first change is asked for.
  const unsubscribe = signals.subscribe(organisationId, {
    end,
    hear() {
      changed = true;
      wake();
    },
  });
  until.addEventListener('abort', end, { once: true });
  if (until.aborted) end();

  async function* changes(): AsyncGenerator<{ kind: 'changed' }, void> {
    try {
      while (!ended) {
        if (changed) {
          changed = false;
          yield { kind: 'changed' };
        } else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      unsubscribe();
      until.removeEventListener('abort', end);
    }
  }
  return changes();
}
