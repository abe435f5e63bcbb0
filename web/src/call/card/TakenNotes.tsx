import { Check } from 'lucide-react';
import type { TakenNote } from './callState.ts';

const TEXTS: Readonly<Record<TakenNote['kind'], string>> = {
  booking: 'Reservation noted',
  cancellation: 'Reservation cancelled',
  move: 'Reservation moved',
  order: 'Order noted',
  message: 'Message noted',
};

/** What was committed during this call. */
export function TakenNotes({ taken }: { taken: readonly TakenNote[] }) {
  return (
    <ul
      aria-label="Taken down in this call"
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
