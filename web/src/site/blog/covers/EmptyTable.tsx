import { Brass, Drawing } from '../../../illustrations/Drawing.tsx';

/** A laid table, and a telephone ringing behind it. */
export function EmptyTable({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <path d="M30 96h180M44 96v42M196 96v42" />
      <path d="M30 96c6 10 12 10 18 0 6 10 12 10 18 0 6 10 12 10 18 0 6 10 12 10 18 0 6 10 12 10 18 0 6 10 12 10 18 0 6 10 12 10 18 0 6 10 12 10 18 0 6 10 12 10 18 0" />
      <path d="M84 88h72M92 88c0-8 12-12 28-12s28 4 28 12" />
      <path d="M176 88h20M186 88V70M176 50c0 12 4 20 10 20s10-8 10-20Z" />
      <Brass>
        <path d="M60 88V58M54 58v10c0 4 12 4 12 0V58M60 58v8M70 88V58c6 4 6 14 0 18" />
        <path d="M178 60h16" />
        <path d="M100 34c10-8 30-8 40 0l1 5-8 3-3-5c-6-2-14-2-20 0l-3 5-8-3Z" />
        <path d="M92 22l-7-6M120 16V6M148 22l7-6M84 38l-8-1M156 38l8-1" />
      </Brass>
    </Drawing>
  );
}
