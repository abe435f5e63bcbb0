import { Brass, Drawing } from './Drawing.tsx';

/** A hand mirror beside comb and scissors. */
export function HandMirror({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 180 120" className={className}>
      <ellipse cx="58" cy="44" rx="34" ry="36" />
      <path d="M53 80v28a5 5 0 0 0 10 0V80" />
      <path d="m118 14 18 66M152 14l-18 66" />
      <circle cx="128" cy="94" r="10" />
      <circle cx="146" cy="94" r="10" />
      <path d="M134 80l-4 5M136 80l5 5" />
      <Brass>
        <ellipse cx="58" cy="44" rx="26" ry="28" />
        <path d="M44 50c2-14 10-22 18-24M52 58c2-10 7-17 14-20" />
        <circle cx="135" cy="62" r="2" />
        <path d="M98 20v92M98 24h8M98 32h8M98 40h8M98 48h8M98 56h8M98 64h8M98 72h8M98 80h8M98 88h8M98 96h8M98 104h8" />
      </Brass>
    </Drawing>
  );
}
