import { Brass, Drawing } from '../../../illustrations/Drawing.tsx';

/** A card index with ten cards, one of them pulled. */
export function TenQuestions({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <path d="M28 84h184l-8 56H36Z" />
      <path d="M102 98h36v16h-36Z" />
      <path d="M92 84V14h72v70" />
      <Brass>
        <path d="M40 84V62h26l5-8h14M48 84V70M200 84V62h-26l-4-6M192 84V70M60 84V74M180 84V74M72 84V76M168 84V76" />
        <path d="M118 32c0-11 20-11 20 0 0 8-10 8-10 16M128 56v1" />
        <path d="M108 106h24" />
      </Brass>
    </Drawing>
  );
}
