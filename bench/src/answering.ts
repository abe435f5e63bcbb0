import { startPlatform } from '@belldesk/e2e/platform';
import { openDesk } from './calls/desk.ts';
import { callOnce, type Greeted } from './calls/timedCaller.ts';
import { quantile } from './quantile.ts';
import { atMost, type BenchRow } from './row.ts';

const CALLS = 50;

/** How soon the telephone is answered and the caller greeted: the whole product, one call after another. */
export async function benchAnswering(): Promise<BenchRow[]> {
  // All callers are one source here, and ring as fast as they are answered.
  const platform = await startPlatform({ env: { MAX_INVITES_PER_SOURCE_PER_S: '1000' } });
  try {
    const { sipUser } = await openDesk(platform);
    const greeted: Greeted[] = [];
    for (let call = 0; call < CALLS; call++)
      greeted.push(await callOnce(platform.sipPort, sipUser));
    const [first] = greeted;
    const answered = greeted.map(({ answeredMs }) => answeredMs);
    const sound = greeted.map(({ greetedMs }) => greetedMs);
    return [
      { what: 'INVITE to 200, first call', value: first?.answeredMs ?? Number.NaN, unit: 'ms' },
      { what: `INVITE to 200, p50 of ${CALLS}`, value: quantile(answered, 0.5), unit: 'ms' },
      { what: 'INVITE to 200, p95', value: quantile(answered, 0.95), unit: 'ms' },
      {
        what: '200 to the first packet with sound, p50',
        value: quantile(sound, 0.5),
        unit: 'ms',
        hold: atMost(50),
      },
      {
        what: '200 to the first packet with sound, p95',
        value: quantile(sound, 0.95),
        unit: 'ms',
        hold: atMost(50),
      },
    ];
  } finally {
    await platform.stop();
  }
}

if (import.meta.main) console.table(await benchAnswering());
