import { t } from '@lingui/core/macro';
import { useDeferredValue, useEffect, useState } from 'react';

/** A word on a number that nobody could dial; it is accepted all the same. */
export function usePhoneHint(typed: string): string | null {
  const settled = useDeferredValue(typed.trim());
  const [undiallable, setUndiallable] = useState<string | null>(null);
  useEffect(() => {
    if (settled === '') return;
    let current = true;
    void import('./phoneHint.ts').then(({ isDiallable }) => {
      if (current) setUndiallable(isDiallable(settled, navigator.language) ? null : settled);
    });
    return () => {
      current = false;
    };
  }, [settled]);
  if (settled === '' || undiallable !== settled) return null;
  return t`This does not look like a phone number. You can continue, but to transfer calls to you later, we need the full number, such as +44 20 7946 0018.`;
}
