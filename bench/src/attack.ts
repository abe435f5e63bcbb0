import { AttackedLine, type Gaps } from '@belldesk/e2e/attack/attackedLine';
import { atMost, type BenchRow } from './row.ts';

const CALLS = 5;
const SETTLE_MS = 4_000;
const MEASURE_MS = 10_000;
const INVITES = 3_000;
const BURST = 500;

function rowsOf(when: string, { p999Ms, ownP999Ms }: Gaps): BenchRow[] {
  return [
    {
      what: `${when}: between two packets of a call, p99.9`,
      value: p999Ms,
      unit: 'ms',
      hold: atMost(60),
    },
    {
      what: `${when}: the same of a process that nobody calls`,
      value: ownP999Ms,
      unit: 'ms',
    },
  ];
}

/** What live calls notice of a flood of INVITEs: the whole product, floods and callers beside it. */
export async function benchAttack(): Promise<BenchRow[]> {
  const line = await AttackedLine.start(CALLS);
  try {
    await line.measure(SETTLE_MS);
    const quiet = await line.measure(MEASURE_MS);
    const [during, flood] = await Promise.all([
      line.measure(MEASURE_MS),
      line.flood('127.0.0.2', INVITES, MEASURE_MS),
    ]);
    const [burst] = await Promise.all([
      line.measure(MEASURE_MS),
      line.flood('127.0.0.4', BURST, 0),
    ]);
    const answers = Object.values(flood.answers).reduce((sum, each) => sum + each, 0);
    return [
      ...rowsOf('quiet', quiet),
      ...rowsOf('300 INVITEs a second from one source', during),
      ...rowsOf('500 INVITEs at once', burst),
      {
        what: 'INVITEs of the flood that were answered',
        value: (100 * answers) / INVITES,
        unit: '%',
      },
      { what: 'live calls at the end', value: burst.calls, unit: `of ${CALLS}` },
    ];
  } finally {
    await line.stop();
  }
}

if (import.meta.main) console.table(await benchAttack());
