import type { TrendDay } from '@belldesk/contract/product/operatorTrends';
import { t } from '@lingui/core/macro';
import { dayText } from './dayText.ts';

const WIDTH = 400;
const HEIGHT = 80;
const GAP_SHARE = 0.25;

interface DayBarsProps {
  readonly title: string;
  readonly days: readonly TrendDay[];
  readonly countOn: (day: TrendDay) => number;
  /** It is a level that stands at a day's end, not something that adds up. */
  readonly isLevel?: boolean;
}

/** One bar a day with the sum, or the last level, above. The table below the bars has every figure as text. */
export function DayBars({ title, days, countOn, isLevel = false }: DayBarsProps) {
  const values = days.map(countOn);
  const total = isLevel ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0);
  const highest = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, days.length);
  const first = dayText(days[0]?.date ?? '1970-01-01');
  return (
    <figure className="min-w-0 rounded-md border border-line bg-card p-5">
      <figcaption>
        <span className="block text-sm text-muted">{title}</span>
        <span className="tabular block text-2xl font-semibold">{total}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`${title} by day since ${first}, at most ${highest}`}
        className="mt-3 h-20 w-full"
      >
        {values.map((value, index) => {
          const height = (HEIGHT * value) / highest;
          return (
            <rect
              key={days[index]?.date}
              className="fill-pine"
              x={index * step + (step * GAP_SHARE) / 2}
              y={HEIGHT - height}
              width={step * (1 - GAP_SHARE)}
              height={height}
            />
          );
        })}
        <path
          d={`M0 ${HEIGHT - 0.5}H${WIDTH}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="tabular mt-1 flex justify-between text-xs text-muted">
        <span>{first}</span>
        <span>{dayText(days.at(-1)?.date ?? '1970-01-01')}</span>
      </p>
    </figure>
  );
}
