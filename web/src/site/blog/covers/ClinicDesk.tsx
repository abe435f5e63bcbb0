import { Brass, Drawing } from '../../../illustrations/Drawing.tsx';

/** An appointment book, a stethoscope, and a clock. */
export function ClinicDesk({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <path d="M22 46c20-8 40-8 56 2v84c-16-10-36-10-56-2ZM78 48c16-10 36-10 56-2v84c-20-8-40-8-56 2" />
      <circle cx="190" cy="44" r="28" />
      <path d="M190 28v16l11 8" />
      <Brass>
        <path d="M34 62c10-3 22-3 32 1M34 78c10-3 22-3 32 1M34 94c10-3 22-3 32 1M90 63c10-4 22-4 32-1M90 95c10-4 22-4 32-1" />
        <path d="m92 82 6 6 12-14" />
        <path d="M150 92v14a16 16 0 0 0 32 0V92M166 122c0 14 10 18 20 18s22-6 22-20v-8M146 92h8M178 92h8" />
        <circle cx="208" cy="104" r="8" />
        <path d="M190 20v3M190 65v3M166 44h3M211 44h3" />
      </Brass>
    </Drawing>
  );
}
