import { Brass, Drawing } from './Drawing.tsx';

const columns = [70, 120, 170, 220, 270];
const rows = [66, 112, 158];
/** Of the jack in which nobody is plugged: column and row. */
const empty = [220, 112] as const;

/** A switchboard on which one jack is dark, and the cord that should be in it hangs down. */
export function LooseCord({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 340 330" className={className}>
      <path d="M34 26h272v168H34ZM22 194h296v22H22ZM40 216v90M300 216v90M28 306h24M288 306h24" />
      <path d="M34 38c-8-2-12-8-12-16h296c0 8-4 14-12 16" />
      {rows.flatMap((y) =>
        columns.map((x) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="9" />
            {x === empty[0] && y === empty[1] ? null : (
              <circle cx={x} cy={y} r="3" fill="currentColor" stroke="none" />
            )}
          </g>
        )),
      )}
      <Brass>
        {rows.flatMap((y) =>
          columns.map((x) => <path key={`${x} ${y}`} d={`M${x - 12} ${y + 18}h24`} />),
        )}
        <circle cx={empty[0]} cy={empty[1]} r="15" strokeDasharray="3 5" />
        <path d="M70 112c-2 44 26 50 24 92M120 66c30 34 36 96 16 138M270 112c4 42-34 52-36 92" />
        <path d="M64 205h12M88 205h12M130 205h12M228 205h12M252 205h12" />
        <path d="M170 205c0 40 46 30 46 62 0 14-10 20-10 30" strokeWidth="2.5" />
        <path d="M182 300c-9-3-15-9-18-18M176 316c-16-4-26-14-31-30M230 300c9-3 15-9 18-18M236 316c16-4 26-14 31-30" />
      </Brass>
      <path d="M200 292h12l2 18h-16ZM203 310h6v12h-6Z" className="fill-ground" />
    </Drawing>
  );
}
