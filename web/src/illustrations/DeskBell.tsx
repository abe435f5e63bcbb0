import { Brass, Drawing } from './Drawing.tsx';

/** The bell on the desk, just struck. */
export function DeskBell({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 180 120" className={className}>
      <path d="M40 88a50 50 0 0 1 100 0Z" />
      <path d="M30 88h120v8a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4Z" />
      <path d="M90 38V28M80 28h20" />
      <path d="M8 100h164" />
      <Brass>
        <path d="M52 84a38 38 0 0 1 26-32M60 84a30 30 0 0 1 10-20" />
        <path d="M40 94h100" />
        <path d="M52 26 44 18M66 16l-4-11M128 26l8-8M114 16l4-11" />
      </Brass>
    </Drawing>
  );
}
