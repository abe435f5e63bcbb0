import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import type { TakenNote } from './callState.ts';

const TEXTS: Readonly<Record<TakenNote['kind'], string>> = {
  booking: t`Reservation noted`,
  cancellation: t`Reservation cancelled`,
  move: t`Reservation moved`,
  order: t`Order noted`,
  message: t`Message noted`,
};

/** What was committed during this call. */
export function TakenNotes({ taken }: { taken: readonly TakenNote[] }) {
  return (
    <ul
      aria-label={t`Taken down in this call`}
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
