import { Brass, Drawing } from '../../../art/Drawing.tsx';

/** Telephone wires running to the horizon, a bird on them. */
export function Horizon({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <path d="M8 118h224" />
      <path d="M48 118V22M30 36h36M34 50h28" />
      <path d="M138 118V66M128 74h20M130 82h16" />
      <path d="M188 118V90M182 95h12" />
      <Brass>
        <path d="M30 36c40 34 80 36 98 38M66 36c30 26 60 32 82 38M128 74c24 14 44 18 54 21M148 74c18 12 34 17 46 21M30 36 6 26M66 36 40 22" />
        <path d="M150 118a44 44 0 0 1 82-22M176 118c4-14 18-24 34-24M206 60V48M176 68l-8-9M228 64l4-8" />
        <path d="M90 60c2-8 10-10 15-5l5-1-3 4c0 6-5 9-11 8l-8 5Z" />
        <path d="M20 128h60M104 130h34M160 128h52" />
      </Brass>
    </Drawing>
  );
}
