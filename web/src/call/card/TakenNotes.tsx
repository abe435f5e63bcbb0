import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import type { TakenNote } from './callState.ts';

const TEXTS: Readonly<Record<TakenNote['kind'], string>> = {
  booking: t`Reservation made`,
  cancellation: t`Reservation cancelled`,
  move: t`Reservation moved`,
  order: t`Order placed`,
  message: t`Message taken`,
};

/** What was committed during this call. */
export function TakenNotes({ taken }: { taken: readonly TakenNote[] }) {
  return (
    <ul
      aria-label={t`Captured in this call`}
      aria-live="polite"
      className="flex flex-wrap gap-2 empty:hidden"
    >
      {taken.map(({ id, kind }) => (
        <li
          key={id}
          className="inline-flex items-center gap-2 rounded-md bg-pine-soft px-3 py-1.5 font-medium text-pine"
        >
          <Check aria-hidden="true" className="size-5" />
          {TEXTS[kind]}
        </li>
      ))}
    </ul>
  );
}
