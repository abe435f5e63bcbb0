import { Brass, Drawing } from './Drawing.tsx';

/** The reservation book, open at today, with its pen. */
export function ReservationBook({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 180 120" className={className}>
      <path d="M90 28C72 16 44 16 18 22v78c26-6 54-6 72 6 18-12 46-12 72-6V22c-26-6-54-6-72 6Z" />
      <path d="M90 28v78" />
      <path d="m118 78 34-46 8 6-34 46-11 4Z" />
      <Brass>
        <path d="M30 36c16-3 32-3 48 2M30 50c16-3 32-3 48 2M30 64c16-3 32-3 48 2M30 78c16-3 32-3 48 2" />
        <path d="M102 38c10-4 20-5 30-5M102 52c6-2 12-3 18-4M102 66c4-1 7-2 11-3" />
      </Brass>
    </Drawing>
  );
}
