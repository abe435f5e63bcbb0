import type { PressMark as Mark } from '../../content/press.ts';

const PATHS: Readonly<Record<Exclude<Mark, 'none'>, string>> = {
  ledger: 'M5 4h14v16H5zM9 4v16M12 9h4M12 13h4',
  plug: 'M12 3v7M8 10h8v5a4 4 0 0 1-8 0zM12 19v2',
  bars: 'M4 10v4M8 6v12M12 3v18M16 7v10M20 10v4',
  key: 'M12 12v9M12 21h4M12 17h3M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9z',
  page: 'M6 3h9l4 4v14H6zM15 3v4h4M10 12h5M10 16h5',
};

/** The small drawing beside a name. */
export function PressMark({ mark }: { mark: Mark }) {
  if (mark === 'none') return null;
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6 shrink-0 text-brass-deep"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[mark]} />
    </svg>
  );
}
