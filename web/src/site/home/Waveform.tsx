import { classes } from '../../ui/classes.ts';

const BAR_STEP = 7;
const WIDTH = 56;

/** A loudness between 0 and 1 that rises and falls as syllables do; the same text always gives the same. */
function loudness(text: string, index: number, count: number): number {
  const letter = text.charCodeAt(Math.floor((index / count) * text.length)) || 0;
  const swing = Math.abs(Math.sin(index * 1.7 + letter * 0.31));
  const envelope = Math.sin((Math.PI * (index + 0.7)) / (count + 0.4)) ** 0.45;
  return Math.max(0.08, swing * envelope);
}

/** Speech drawn downwards, one bar after another, as long as its text takes. */
export function Waveform({ text, className }: { text: string; className?: string }) {
  const count = Math.max(5, Math.round(text.length / 4.5));
  const height = count * BAR_STEP;
  const bars = Array.from({ length: count }, (_, index) => {
    const half = (loudness(text, index, count) * WIDTH) / 2;
    const y = index * BAR_STEP + BAR_STEP / 2;
    return `M${(WIDTH / 2 - half).toFixed(1)} ${y}H${(WIDTH / 2 + half).toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classes('h-full w-full', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <path d={bars.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
