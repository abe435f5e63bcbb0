import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '@belldesk/e2e/platform';
import { quantile } from '../../quantile.ts';
import { atLeast, atMost, type BenchRow } from '../../row.ts';
import { type OwnSpeech, startSpoken } from '../startSpoken.ts';
import { callersReady } from './callersReady.ts';
import { type PlayedBooking, playBookings } from './playBookings.ts';
import { loadSpokenBookings } from './spokenBookings.ts';

const CALLS_AT_ONCE = 5;
const LEAST_RIGHT_SHARE = 11 / 12;

/**
 * Whole bookings over SIP, several at once, with the ears and the voice that the product has by itself. What the open
 * half heard wrong is written to `.cache/test-results/spoken-bookings.md`; the held half is counted only.
 */
export async function benchBookings(speech: OwnSpeech): Promise<BenchRow[]> {
  const sets = {
    open: await loadSpokenBookings('open'),
    held: await loadSpokenBookings('held'),
  };
  const speaker = await callersReady([...sets.open, ...sets.held]);
  const platform = await startSpoken(speech);
  try {
    const rows: BenchRow[] = [];
    for (const half of ['open', 'held'] as const) {
      const played = await playBookings(platform, speaker, {
        bookings: sets[half],
        callsAtOnce: CALLS_AT_ONCE,
        name: half,
      });
      rows.push(...rowsOf(half, played));
      if (half === 'open') await report(played);
    }
    return rows;
  } finally {
    await speaker.close();
    await platform.stop();
  }
}

function rowsOf(half: string, played: readonly PlayedBooking[]): BenchRow[] {
  const delaysMs = played.flatMap((call) => call.delaysMs);
  const right = played.filter(({ wrong }) => wrong.length === 0).length;
  const of = `${half} ${played.length} bookings, ${CALLS_AT_ONCE} at once`;
  return [
    {
      what: `${of}: right`,
      value: right,
      unit: '',
      hold: atLeast(Math.ceil(played.length * LEAST_RIGHT_SHARE)),
    },
    {
      what: `${of}: delay as heard, p50`,
      value: quantile(delaysMs, 0.5),
      unit: 'ms',
      hold: atMost(1_200),
    },
    {
      what: `${of}: delay as heard, p95`,
      value: quantile(delaysMs, 0.95),
      unit: 'ms',
      hold: atMost(1_800),
    },
  ];
}

async function report(played: readonly PlayedBooking[]): Promise<void> {
  const text = played
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ booking, wrong, brokeOff, transcript }) =>
      [`## ${booking.id}: ${wrong.join(', ')}`, brokeOff ?? '', booking.opening, transcript].join(
        '\n',
      ),
    );
  const folder = join(checkout, '.cache', 'test-results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'spoken-bookings.md'), `${text.join('\n\n')}\n`);
}

if (import.meta.main)
  console.table(await benchBookings(process.argv.includes('none') ? 'none' : 'models'));
