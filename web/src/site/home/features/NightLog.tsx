import { Trans } from '@lingui/react/macro';
import { nightLog } from '../../../content/home.ts';

/** A moon over the roofs, and the calls that came in meanwhile. */
export function NightLog() {
  return (
    <div className="flex max-w-lg flex-1 flex-col rounded-md border border-line bg-card lg:max-w-none">
      <svg
        viewBox="0 -104 360 200"
        aria-hidden="true"
        preserveAspectRatio="xMidYMax meet"
        className="w-full flex-1"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M0 94h360M24 94V62h44v32M20 64l26-18 26 18M92 94V50h54v44M92 50h54M166 94V66l22-14 22 14v28M236 94V58h62v36M316 94V70h30v24" />
        <g className="stroke-brass" strokeWidth="1.5">
          <path d="M292-74a34 34 0 1 0 36 46 30 30 0 0 1-36-46Z" />
          <path d="M104 60h10v8h-10zM124 60h10v8h-10zM104 76h10v8h-10zM39 94V75h13v19M250 68h12v10h-12zM274 68h12v10h-12zM182 74h12v10h-12z" />
          <path d="M176 4v8M172 8h8M224-52v6M221-49h6M60-4v6M57-1h6M252 26v6M249 29h6M120-78v8M116-74h8M36-62v6M33-59h6M148-30v4M146-28h4M332 24v4M330 26h4M90-40v4M88-38h4" />
        </g>
      </svg>
      <table className="tabular w-full border-t border-line text-left">
        <caption className="sr-only">
          <Trans>Sample of a call log, one night</Trans>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">
              <Trans>Time</Trans>
            </th>
            <th scope="col">
              <Trans>What it was about</Trans>
            </th>
            <th scope="col">
              <Trans>What came of it</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {nightLog.map(({ time, what, how }) => (
            <tr key={time} className="border-b border-line align-baseline last:border-0">
              <td className="py-3 pl-3 text-sm text-muted sm:pl-5">{time}</td>
              <td className="px-2 py-3 sm:px-3">{what}</td>
              <td className="py-3 pr-3 text-sm font-medium text-pine sm:pr-5">{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
