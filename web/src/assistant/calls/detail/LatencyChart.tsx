import type { TurnLatency } from '@belldesk/contract/voice/call';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import {
  delayText,
  type LatencyBar,
  type LatencyPartKey,
  latencyBars,
  latencyParts,
  medianTotalMs,
  stackedParts,
} from './latency.ts';

const FILLS: Readonly<Record<LatencyPartKey, string>> = {
  endpointingMs: 'fill-brass',
  transcriberMs: 'fill-sky',
  modelMs: 'fill-pine',
  voiceMs: 'fill-rose',
  restMs: 'fill-edge',
};
const WIDTH = 400;
const BAR_HEIGHT = 14;
/** Turns that are drawn one below the other without a box of their own. */
const MOST_IN_FULL = 20;

/** From the caller's last sound to the first sound back, turn by turn. */
export function LatencyChart({ turns }: { turns: readonly TurnLatency[] }) {
  const bars = latencyBars(turns);
  if (bars.length === 0) return null;
  const longestMs = Math.max(1, ...bars.map((bar) => bar.totalMs));
  const present = latencyParts.filter(({ key }) => bars.some((bar) => bar.parts[key] !== null));
  return (
    <Card
      title={t`Response time per turn`}
      aside={
        <span className="tabular text-sm text-muted">
          <Trans>Median {delayText(medianTotalMs(bars))}</Trans>
        </span>
      }
    >
      <p className="mb-4 max-w-prose text-muted">
        <Trans>From the moment the caller stops speaking to the assistant's first sound.</Trans>
      </p>
      <Drawn isLong={bars.length > MOST_IN_FULL}>
        <ol aria-hidden="true" className="flex flex-col gap-2">
          {bars.map((bar) => (
            <li
              key={bar.turn}
              className="tabular grid grid-cols-[1.75rem_minmax(0,1fr)_4.5rem] items-center gap-2 text-sm"
            >
              <span className="text-muted">{bar.turn}</span>
              <Bar bar={bar} longestMs={longestMs} />
              <span className="text-right">{delayText(bar.totalMs)}</span>
            </li>
          ))}
        </ol>
      </Drawn>
      <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
        {present.map(({ key, name }) => (
          <li key={key} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3">
              <rect width="10" height="10" rx="2" className={FILLS[key]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <Figures bars={bars} />
    </Card>
  );
}

/** The bars of a long call move in a box of their own, so that what follows them is still found. */
function Drawn({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  if (!isLong) return children;
  return (
    <section
      aria-label={t`Response time chart`}
      tabIndex={0}
      className="max-h-96 overflow-y-auto overscroll-contain"
    >
      {children}
    </section>
  );
}

function Bar({ bar, longestMs }: { bar: LatencyBar; longestMs: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-3.5 w-full"
    >
      {stackedParts(bar).map(({ key, fromMs, lastsMs }) => (
        <rect
          key={key}
          x={(fromMs / longestMs) * WIDTH}
          width={(lastsMs / longestMs) * WIDTH}
          height={BAR_HEIGHT}
          className={FILLS[key]}
        />
      ))}
    </svg>
  );
}

/** The same figures for those who do not see the bars. */
function Figures({ bars }: { bars: readonly LatencyBar[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>
          <Trans>Response time per turn in milliseconds</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Turn</Trans>
            </th>
            {latencyParts.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <Trans>Total</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.turn}>
              <th scope="row">{bar.turn}</th>
              {latencyParts.map(({ key }) => (
                <td key={key}>{bar.parts[key] === null ? 'none' : Math.round(bar.parts[key])}</td>
              ))}
              <td>{Math.round(bar.totalMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
