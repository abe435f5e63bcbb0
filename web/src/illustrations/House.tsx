import { Brass, Drawing } from './Drawing.tsx';

/** A house to let, with its board at the gate. */
export function House({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 180 120" className={className}>
      <path d="M44 112V58M128 58v54M34 64l52-44 52 44M112 42V22h12v30" />
      <path d="M76 112V80h22v32" />
      <path d="M8 112h164M154 112V64M142 64h26v20h-26" />
      <Brass>
        <path d="M56 66h14v14H56ZM104 66h14v14h-14ZM63 66v14M111 66v14M80 42h12v10H80Z" />
        <path d="M92 97v2M147 71h16M147 77h10" />
        <path d="M20 112c0-9 4-14 8-14s8 5 8 14" />
      </Brass>
    </Drawing>
  );
}
