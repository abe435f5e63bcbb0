import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startPlatform } from '@belldesk/e2e/platform';
import { Client } from 'pg';
import { z } from 'zod';
import { openDesk } from '../calls/desk.ts';
import { quantile } from '../quantile.ts';
import { atLeast, atMost, type BenchRow } from '../row.ts';
import { CONNECTIONS, fastReads, readOnce } from './fastReads.ts';
import type { Asked } from './readingPeer.ts';

const WARM_MS = 2_000;
const ROUND_MS = 4_000;
/** Each is read in turn, so often: a machine that is slow for a while is slow for all of them. */
const ROUNDS = 3;
const CALLS = 60;

interface Server {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The call log's first page of 50 rows with a session, as fast as it is answered, beside bare node:http that sends the
 * same bytes and Fastify with one prepared statement for the same rows, in the same run.
 */
export async function benchBesidePeers(): Promise<BenchRow[]> {
  const platform = await startPlatform({ env: { TRANSCRIBER: 'none', MODELS: 'none' } });
  const peers: ChildProcess[] = [];
  try {
    const { cookie } = await openDesk(platform);
    const organisationId = await fillLog(platform.databaseUrl);
    const ours: Server = { url: `${platform.url}/api/calls`, headers: { cookie } };
    const { body } = await readOnce(ours.url, ours.headers);
    const peer = async (work: Asked): Promise<Server> => {
      const { child, port } = await startPeer(work);
      peers.push(child);
      return { url: `http://127.0.0.1:${port}/`, headers: {} };
    };
    const bare = await peer({ kind: 'node:http', body });
    const { databaseUrl } = platform;
    const fastify = await peer({ kind: 'fastify', databaseUrl, organisationId });
    const rates = await inTurn([ours, bare, fastify]);
    const [own = Number.NaN, ofBare = Number.NaN, ofFastify = Number.NaN] = rates;
    const what = `${CONNECTIONS} connections, 50 rows`;
    return [
      { what: `${what}: ours`, value: own, unit: 'a second' },
      {
        what: `${what}: bare node:http takes so many times as many`,
        value: ofBare / own,
        unit: 'x',
        hold: atMost(7),
      },
      {
        what: `${what}: ours, of Fastify with one prepared statement`,
        value: own / ofFastify,
        unit: 'x',
        hold: atLeast(0.5),
      },
    ];
  } finally {
    for (const child of peers) child.kill();
    await platform.stop();
  }
}

/** Reads a second of each, the median of some rounds. */
async function inTurn(servers: readonly Server[]): Promise<number[]> {
  for (const { url, headers } of servers) await fastReads(url, headers, WARM_MS);
  const rates = servers.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { url, headers }] of servers.entries())
      rates[at]?.push(await fastReads(url, headers, ROUND_MS));
  return rates.map((each) => quantile(each, 0.5));
}

/** @returns the business whose log was filled */
async function fillLog(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, end_time,
       duration_seconds, status, time_zone, caller, badge)
     select gen_random_uuid(), gen_random_uuid()::text, assistant_id, organisation_id, 'phone',
       now() - n * interval '1 minute', now(), 60, 'completed', 'UTC', '+44794601' || (1000 + n), 'answered'
     from assistants, generate_series(1, $1::int) n returning organisation_id as "organisationId"`,
    [CALLS],
  );
  await client.end();
  return z.object({ organisationId: z.string() }).parse(rows[0]).organisationId;
}

async function startPeer(work: Asked): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(fileURLToPath(new URL('./readingPeer.ts', import.meta.url)));
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once('message', (message) => resolve(z.object({ port: z.number() }).parse(message).port));
  child.once('exit', (code) => reject(new Error(`the peer ended with ${code}`)));
  child.send(work);
  return { child, port: await promise };
}

if (import.meta.main) console.table(await benchBesidePeers());
