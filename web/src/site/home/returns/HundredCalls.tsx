import { t } from '@lingui/core/macro';
import { returns } from '../../../content/home.ts';

const COLUMNS = 10;
const STEP = 18;
const RADIUS = 6;

function circleOf(index: number): string {
  const x = RADIUS + 2 + (index % COLUMNS) * STEP;
  const y = RADIUS + 2 + Math.floor(index / COLUMNS) * STEP;
  return `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0-${2 * RADIUS} 0`;
}

/** A hundred calls; those that nobody would have answered are filled. */
export function HundredCalls() {
  const answered = 100 - returns.missedWithoutPercent;
  const pathOf = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => circleOf(from + index)).join('');
  return (
    <svg
      viewBox="0 0 180 180"
      role="img"
      aria-label={t`100 calls, ${returns.missedWithoutPercent} of them missed without it`}
      className="h-44 max-w-full self-start"
      fill="none"
      strokeWidth="1.5"
    >
      <path className="stroke-edge" d={pathOf(0, answered)} />
      <path className="fill-brass stroke-ink" d={pathOf(answered, 100)} />
    </svg>
  );
}
