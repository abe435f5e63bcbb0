import { t } from '@lingui/core/macro';

const COLUMNS = 7;
const DAYS = 30;
const CELL = 34;
/** The third week, Monday to Friday. */
const FREE = new Set([14, 15, 16, 17, 18]);

function cellOf(day: number): string {
  const x = 5 + (day % COLUMNS) * CELL;
  const y = 33 + Math.floor(day / COLUMNS) * 26;
  return `M${x} ${y}h26v18h-26z`;
}

/** A month with one working week of it free. */
export function MonthSaved() {
  const days = Array.from({ length: DAYS }, (_, day) => day);
  const pathOf = (isFree: boolean) =>
    days
      .filter((day) => FREE.has(day) === isFree)
      .map(cellOf)
      .join('');
  return (
    <svg
      viewBox="-2 -2 248 170"
      role="img"
      aria-label={t`A month with one working week saved`}
      className="h-44 max-w-full self-start"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        className="stroke-ink"
        strokeWidth="2.5"
        d="M0 10h242v156H0zM0 26h242M48 18V2M194 18V2"
      />
      <path className="stroke-brass" strokeWidth="1.5" d={pathOf(false)} />
      <path className="fill-brass stroke-ink" strokeWidth="1.5" d={pathOf(true)} />
    </svg>
  );
}
