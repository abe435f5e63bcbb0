import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { returns } from '../../../content/home.ts';

const FULL_HEIGHT = 150;
const FOOT = 164;

/** Two columns of coins, as high as a year costs. */
export function YearCost() {
  const { receptionist, assistant } = returns.poundsAYear;
  const height = (FULL_HEIGHT * assistant) / receptionist;
  return (
    <svg
      viewBox="0 0 240 190"
      role="img"
      aria-label={t`Yearly cost of a receptionist compared with the assistant, to scale`}
      className="h-44 max-w-full self-start"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        className="stroke-ink"
        strokeWidth="2.5"
        d={`M24 ${FOOT}v-${FULL_HEIGHT}h72v${FULL_HEIGHT}M4 ${FOOT}h232`}
      />
      <path
        className="stroke-brass"
        strokeWidth="1.5"
        d="M32 24h56M32 38h56M32 52h56M32 66h56M32 80h56M32 94h56M32 108h56M32 122h56M32 136h56M32 150h56"
      />
      <path
        className="fill-brass stroke-ink"
        strokeWidth="2.5"
        d={`M144 ${FOOT}v-${height.toFixed(1)}h72v${height.toFixed(1)}z`}
      />
      <g className="fill-muted text-sm" textAnchor="middle">
        <text x="60" y="184">
          <Trans>A person</Trans>
        </text>
        <text x="180" y="184">
          Belldesk
        </text>
      </g>
    </svg>
  );
}
