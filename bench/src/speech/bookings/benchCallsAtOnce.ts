import { quantile } from '../../quantile.ts';
import { atMost, type BenchRow } from '../../row.ts';
import { type OwnSpeech, startSpoken } from '../startSpoken.ts';
import { callersReady } from './callersReady.ts';
import { playBookings } from './playBookings.ts';
import { loadSpokenBookings } from './spokenBookings.ts';

/** The most that are promised, with the delays that are promised; then twice as many, to tell what happens. */
const PROMISED = 15;
const TOO_MANY = 30;

/**
 * Whole bookings over SIP with so many calls at once that ears and voice run short. "Not answered": nobody spoke within
 * 20 s of what a caller said, and the call broke off.
 */
export async function benchCallsAtOnce(speech: OwnSpeech): Promise<BenchRow[]> {
  const open = await loadSpokenBookings('open');
  const speaker = await callersReady(open);
  const platform = await startSpoken(speech);
  try {
    const rows: BenchRow[] = [];
    for (const callsAtOnce of [PROMISED, TOO_MANY]) {
      const bookings = Array.from({ length: callsAtOnce }, (_, n) => open[n % open.length]).filter(
        (one) => one !== undefined,
      );
      const played = await playBookings(platform, speaker, {
        bookings,
        callsAtOnce,
        name: `at-once-${callsAtOnce}`,
      });
      const delaysMs = played.flatMap((call) => call.delaysMs);
      const of = `${callsAtOnce} calls at once`;
      const promised = callsAtOnce === PROMISED;
      rows.push(
        {
          what: `${of}: bookings right`,
          value: played.filter(({ wrong }) => wrong.length === 0).length,
          unit: '',
        },
        {
          what: `${of}: delay as heard, p50`,
          value: quantile(delaysMs, 0.5),
          unit: 'ms',
          ...(promised ? { hold: atMost(1_200) } : {}),
        },
        {
          what: `${of}: delay as heard, p95`,
          value: quantile(delaysMs, 0.95),
          unit: 'ms',
          ...(promised ? { hold: atMost(1_800) } : {}),
        },
        {
          what: `${of}: calls not answered to the end`,
          value: played.filter(({ brokeOff }) => brokeOff !== null).length,
          unit: '',
          hold: atMost(0),
        },
      );
    }
    return rows;
  } finally {
    await speaker.close();
    await platform.stop();
  }
}

if (import.meta.main)
  console.table(await benchCallsAtOnce(process.argv.includes('none') ? 'none' : 'models'));
