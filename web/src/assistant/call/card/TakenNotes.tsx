import { Check } from 'lucide-react';

const TEXTS = { booking: 'Reservation noted', message: 'Message noted' } as const;

/** What was committed during this call. */
export function TakenNotes({ taken }: { taken: readonly ('booking' | 'message')[] }) {
  return (
    <ul aria-label="Taken down in this call" aria-live="polite" className="flex flex-wrap gap-2 empty:hidden">
      {taken.map((kind, at) => (
        <li
          key={at}
          className="inline-flex items-center gap-2 rounded-md bg-pine-soft px-3 py-1.5 font-medium text-pine"
        >
          <Check aria-hidden="true" className="size-5" />
          {TEXTS[kind]}
        </li>
      ))}
    </ul>
  );
}
