import { Brass, Drawing } from '../../../illustrations/Drawing.tsx';

/** A house at night with one window lit, and a telephone in it. */
export function NightWindow({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <path d="M8 140h224" />
      <path d="M56 140V62l64-36 64 36v78" />
      <path d="M40 72 120 26l80 46" />
      <path d="M88 76h64v44H88Z" />
      <Brass>
        <path d="M104 96c8-6 24-6 32 0l1 5-6 2-3-4c-5-2-11-2-16 0l-3 4-6-2ZM108 114l4-9h16l4 9Z" />
        <path d="M206 18a16 16 0 1 0 16 22 14 14 0 0 1-16-22Z" />
        <path d="M30 26v6M27 29h6M64 18v4M62 20h4M180 22v4M178 24h4M20 56v4M18 58h4" />
        <path d="M76 66l-8-5M164 66l8-5M72 98H62M168 98h10" />
      </Brass>
    </Drawing>
  );
}
