import type { ReactNode } from 'react';
import { Brass, Drawing } from '../../illustrations/Drawing.tsx';

const drawings: readonly ReactNode[] = [
  <>
    <path d="M22 22c-9 0-14 7-14 15 0 10 8 10 8 18 0 6 5 8 9 5" />
    <Brass>
      <path d="M22 30c-4 0-7 3-7 7M38 28v16M46 20v32M54 30v12M62 24v24M70 33v6" />
    </Brass>
  </>,
  <>
    <path d="M18 12h38v48H18ZM26 24h22M26 34h22M26 44h12" />
    <Brass>
      <path d="m44 54 18-22 6 5-18 22-8 2ZM58 37l6 5" />
    </Brass>
  </>,
  <>
    <circle cx="34" cy="32" r="20" />
    <path d="m49 47 15 15" />
    <Brass>
      <path d="M24 26h20M24 34h12M24 42h16" />
    </Brass>
  </>,
  <>
    <path d="M14 16h46v44H14ZM14 28h46M26 20v-8M48 20v-8" />
    <Brass>
      <path d="M22 36h8v6h-8zM34 36h8v6h-8zM22 48h8v6h-8z" />
      <path d="m44 50 5 5 12-14" />
    </Brass>
  </>,
  <>
    <path d="M14 52a22 22 0 0 1 44 0ZM8 58h56M36 30v-6M31 24h10" />
    <Brass>
      <path d="M22 50a14 14 0 0 1 9-12M64 26c4 4 6 9 6 14M58 18c2-1 3-1 5-1" />
    </Brass>
  </>,
];

/** The drawing of one of the five steps, counted from zero. */
export function StepDrawing({ step }: { step: number }) {
  return (
    <Drawing viewBox="0 0 76 72" className="h-18 w-19">
      {drawings[step]}
    </Drawing>
  );
}
