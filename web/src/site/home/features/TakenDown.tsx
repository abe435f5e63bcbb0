import { takenDown } from '../../../content/home.ts';

/** Slips on a board, as the calls left them. */
export function TakenDown() {
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {takenDown.map(({ kind, text, note }) => (
        <li
          key={kind}
          className="relative flex flex-col rounded-sm border border-line bg-card px-4 pt-6 pb-4"
        >
          <span
            aria-hidden="true"
            className="absolute -top-1.5 left-1/2 size-3 -translate-x-1/2 rounded-full border-2 border-ink bg-brass"
          />
          <span className="text-sm font-medium text-brass-deep">{kind}</span>
          <span className="mt-1 font-medium">{text}</span>
          <span className="mt-auto pt-3 text-sm text-muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}
