import { LOUDEST_PEAK } from '@belldesk/contract/product/recordings';

const BAR_PX = 4;
const GAP_PX = 1.5;
/** A bar of silence is still to be seen. */
const LEAST_PX = 1;

/** Peaks of a track in so many bars as there is room for, the loudest of each. */
export function barsIn(peaks: readonly number[], widthPx: number): number[] {
  const count = Math.max(1, Math.min(peaks.length, Math.floor(widthPx / BAR_PX)));
  return Array.from({ length: count }, (_, at) =>
    Math.max(
      0,
      ...peaks.slice(
        Math.floor((at * peaks.length) / count),
        Math.floor(((at + 1) * peaks.length) / count),
      ),
    ),
  );
}

/**
 * Outline of a track's bars (SVG path), which stand on `baseline` and grow away from it.
 * @param growsPx height of the loudest bar; negative: upwards
 */
export function barsPath(
  bars: readonly number[],
  { widthPx, baselinePx, growsPx }: { widthPx: number; baselinePx: number; growsPx: number },
): string {
  const stepPx = widthPx / bars.length;
  const barPx = Math.max(1, stepPx - GAP_PX);
  return bars
    .map((peak, at) => {
      const sizePx = Math.max(LEAST_PX, (Math.abs(growsPx) * peak) / LOUDEST_PEAK);
      const left = round(at * stepPx);
      const height = round(Math.sign(growsPx) * sizePx);
      return `M${left} ${baselinePx}h${round(barPx)}v${height}h${round(-barPx)}z`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
