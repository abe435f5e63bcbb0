import { Brass, Drawing } from '../../../illustrations/Drawing.tsx';

/** A notebook with a list, a pen, and a cup. */
export function PreparedPage({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <path d="M54 20h96a6 6 0 0 1 6 6v108a6 6 0 0 1-6 6H54Z" />
      <path d="M54 20c-6 0-10 4-10 10v100c0 6 4 10 10 10" />
      <path d="m176 128 34-84 12 5-34 84-13 8Z" />
      <path d="m206 54 12 5" />
      <Brass>
        <path d="M38 38h12M38 58h12M38 78h12M38 98h12M38 118h12" />
        <path d="m70 46 5 5 9-10M70 72l5 5 9-10M70 98l5 5 9-10" />
        <path d="M94 48h46M94 74h40M94 100h46M70 122h26" />
        <path d="m175 141 4-9" />
      </Brass>
    </Drawing>
  );
}
