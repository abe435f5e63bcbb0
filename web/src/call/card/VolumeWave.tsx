import { useEffect, useRef } from 'react';

const BARS = 28;
/** Where the bars stand from left to right. */
const BAR_PLACES = Array.from({ length: BARS }, (_, at) => at * 8 + 4);
const LEAST_HEIGHT = 0.08;

interface VolumeWaveProps {
  readonly isActive: boolean;
  readonly onVolume: (listener: (level: number) => void) => () => void;
  /** Where the wave stands in its box; the middle unless told. */
  readonly align?: 'start' | 'middle';
}

function barTransform(at: number, level: number): string {
  return `translate(${BAR_PLACES[at] ?? 0} 20) scale(1 ${Math.max(LEAST_HEIGHT, level).toFixed(3)})`;
}

/**
 * The assistant's volume of the last seconds as a wave. Drawn past React, ten times a second; it
 * stands still where motion is not wanted.
 */
export function VolumeWave({ isActive, onVolume, align = 'middle' }: VolumeWaveProps) {
  const bars = useRef<SVGGElement>(null);
  const subscribe = useRef(onVolume);
  useEffect(() => {
    if (!isActive) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const levels = BAR_PLACES.map(() => 0);
    const draw = () => {
      for (const [at, bar] of Array.from(bars.current?.children ?? []).entries())
        bar.setAttribute('transform', barTransform(at, levels[at] ?? 0));
    };
    const unsubscribe = subscribe.current((level) => {
      if (calm.matches) return;
      levels.shift();
      levels.push(level);
      draw();
    });
    return () => {
      unsubscribe();
      levels.fill(0);
      draw();
    };
  }, [isActive]);
  return (
    <svg
      viewBox={`0 0 ${BARS * 8} 40`}
      preserveAspectRatio={align === 'start' ? 'xMinYMid' : 'xMidYMid'}
      aria-hidden="true"
      className="h-8 w-full max-w-56 text-brass"
    >
      <g ref={bars} stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        {BAR_PLACES.map((place, at) => (
          <path
            key={place}
            d="M0-17V17"
            vectorEffect="non-scaling-stroke"
            transform={barTransform(at, 0)}
          />
        ))}
      </g>
    </svg>
  );
}
