import { useEffect, useRef } from 'react';

const BARS = 28;
const LEAST_HEIGHT = 0.08;

/**
 * The assistant's volume of the last seconds as a wave. Drawn past React, ten times a second; it
 * stands still where motion is not wanted.
 */
export function VolumeWave({ onVolume }: { onVolume: (listener: (level: number) => void) => () => void }) {
  const bars = useRef<SVGGElement>(null);
  const subscribe = useRef(onVolume);
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const levels: number[] = Array(BARS).fill(0);
    return subscribe.current((level) => {
      if (calm.matches) return;
      levels.shift();
      levels.push(level);
      Array.from(bars.current?.children ?? []).forEach((bar, at) => {
        const height = Math.max(LEAST_HEIGHT, levels[at] ?? 0);
        bar.setAttribute('transform', `translate(${at * 8 + 4} 20) scale(1 ${height.toFixed(3)})`);
      });
    });
  }, []);
  return (
    <svg viewBox={`0 0 ${BARS * 8} 40`} aria-hidden="true" className="h-8 w-full max-w-56 text-brass">
      <g ref={bars} stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        {Array.from({ length: BARS }, (_, at) => (
          <path key={at} d="M0-17V17" vectorEffect="non-scaling-stroke" transform={`translate(${at * 8 + 4} 20) scale(1 ${LEAST_HEIGHT})`} />
        ))}
      </g>
    </svg>
  );
}
