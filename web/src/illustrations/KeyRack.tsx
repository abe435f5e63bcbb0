import { Brass, Drawing } from './Drawing.tsx';

function Key({ x, length }: { x: number; length: number }) {
  return (
    <g>
      <path d={`M${x} 34v7`} />
      <circle cx={x} cy="48" r="7" />
      <path d={`M${x} 55v${length}`} />
      <path d={`M${x} ${55 + length - 4}h6M${x} ${55 + length - 11}h4.5`} />
    </g>
  );
}

/** A rack of keys; one hook is empty, its key is with you. */
export function KeyRack({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 180 120" className={className}>
      <path d="M14 14h152v20H14Z" />
      <Key x={38} length={34} />
      <Key x={74} length={28} />
      <Key x={146} length={34} />
      <path d="M110 34v6a3.5 3.5 0 0 0 7 0" />
      <Brass>
        <path d="M20 24h140M32 102h12v12H32ZM68 96h12v12H68ZM140 102h12v12h-12Z" />
        <path d="M38 94v8M74 88v8M146 94v8" />
      </Brass>
    </Drawing>
  );
}
