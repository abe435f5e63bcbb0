import { Brass, Drawing } from './Drawing.tsx';

/** A handset lifted from its cradle. */
export function Handset({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 180 120" className={className}>
      <path d="M34 34c26-22 86-22 112 0l4 12c1 4-1 7-5 8l-14 3c-4 1-7-1-8-5l-2-9c-20-7-42-7-62 0l-2 9c-1 4-4 6-8 5l-14-3c-4-1-6-4-5-8Z" />
      <path d="M52 112 62 78c1-4 4-6 8-6h40c4 0 7 2 8 6l10 34Z" />
      <circle cx="90" cy="93" r="12" />
      <Brass>
        <path d="M50 34c22-12 58-12 80 0" />
        <circle cx="90" cy="93" r="4" />
        <path d="M90 81v5M90 100v5M78 93h5M97 93h5" />
        <path d="M36 57c-16 8-18 24-8 32 8 6 2 18-8 20" />
      </Brass>
    </Drawing>
  );
}
