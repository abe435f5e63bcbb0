import { Brass, Drawing } from './Drawing.tsx';

/** A switchboard with one cord plugged in. */
export function Switchboard({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 180 120" className={className}>
      <path d="M26 12h128v70H26ZM18 82h144v12H18Z" />
      {[44, 68, 92, 116, 140].map((x) => (
        <g key={x}>
          <circle cx={x - 2} cy="32" r="5" />
          <circle cx={x - 2} cy="54" r="5" />
        </g>
      ))}
      <Brass>
        <path d="M66 54c0 30 30 12 32 34 1 12-8 14-8 24M114 32c6 20 24 30 22 56" />
        <path d="M40 70h8M64 70h8M88 70h8M112 70h8M136 70h8" />
      </Brass>
    </Drawing>
  );
}
