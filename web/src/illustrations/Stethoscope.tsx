import { Brass, Drawing } from './Drawing.tsx';

/** A stethoscope laid on the appointment sheet. */
export function Stethoscope({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 180 120" className={className}>
      <path d="M44 10h-8c-5 0-8 3-8 8v16a26 26 0 0 0 52 0V18c0-5-3-8-8-8h-8" />
      <path d="M54 60v18c0 20 14 32 32 32s32-12 32-32V62" />
      <circle cx="118" cy="50" r="12" />
      <path d="M44 5v10M64 5v10" />
      <Brass>
        <circle cx="118" cy="50" r="5" />
        <path d="M34 36a20 20 0 0 0 18 18" />
        <path d="M92 20h70v84h-28M104 20v-6M150 20v-6M142 40h12M142 54h12M142 68h12M136 82h18" />
      </Brass>
    </Drawing>
  );
}
