import { Brass, Drawing } from '../../../illustrations/Drawing.tsx';

/** Three cords from one switchboard plug. */
export function ThreeWays({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <path d="M96 16h48v26H96ZM112 42v16h16V42" />
      <path d="M20 104h52v34H20ZM94 104h52v34H94ZM168 104h52v34h-52Z" />
      <Brass>
        <path d="M114 58c0 26-68 16-68 46M120 58v46M126 58c0 26 68 16 68 46" />
        <circle cx="46" cy="116" r="4" />
        <path d="M38 130c0-10 16-10 16 0" />
        <path d="M106 128c0-8 5-14 14-14s14 6 14 14M106 122h-3v8h5M134 122h3v8h-5" />
        <path d="M182 122v-2M188 126v-10M194 130v-18M200 126v-10M206 122v-2" />
        <path d="M104 26h32M104 32h20" />
      </Brass>
    </Drawing>
  );
}
