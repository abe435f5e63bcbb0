import { Brass, Drawing } from '../../../illustrations/Drawing.tsx';

/** Telephone wires running to the horizon, where the sun rises. */
export function Horizon({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <path d="M8 118h224" />
      <path d="M48 118V22M30 36h36M34 50h28" />
      <path d="M138 118V66M128 74h20M130 82h16" />
      <path d="M188 118V90M182 95h12" />
      <Brass>
        <path d="M30 36c40 34 80 36 98 38M66 36c30 26 60 32 82 38M128 74c24 14 44 18 54 21M148 74c18 12 34 17 46 21M30 36 6 26M66 36 40 22" />
        <path d="M192 118a22 22 0 0 1 40-13M214 82V72M194 88l-6-8M230 84l4-7" />
        <path d="M20 128h60M104 130h34M160 128h52" />
      </Brass>
    </Drawing>
  );
}
