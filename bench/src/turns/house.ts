import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@belldesk/kit/clock';
import { createPool } from '@belldesk/kit/database';
import { createLogger } from '@belldesk/kit/logger';
import { startCluster } from '@belldesk/kit/postgres/cluster';
import { Call } from '@belldesk/voice/calls/call';
import { CallKeeper } from '@belldesk/voice/calls/callKeeper';
import { Deliverer } from '@belldesk/voice/calls/deliverer';
import type { Engine } from '@belldesk/voice/calls/engine';
import { newCallRow } from '@belldesk/voice/calls/newCallRow';
import { receptionistOf } from '@belldesk/voice/calls/receptionist';
import { createRecordings } from '@belldesk/voice/calls/recordings';
import { openDatabase } from '@belldesk/voice/store/database';
import { migrate } from '@belldesk/voice/store/migrate';
import { createSealer } from '@belldesk/voice/store/sealer';
import { createMediaWorker, type MediaWorker } from '@belldesk/voice/telephony/media/worker';
import { instantModel, instantTranscriber, instantVoice } from './instantProviders.ts';

const RTP_PORTS = { first: 20_000, last: 24_000 };
const ASSISTANT = { name: 'Golden Lamb', firstMessage: 'Hello.' };

/** The engine with its real database and media thread, and providers that take no time. */
export interface House {
  readonly media: MediaWorker;
  /** Answers one call; resolves with the port that its caller is to send to. */
  answer(callerPort: number): Promise<number>;
  /** Hangs up all calls and removes everything. */
  close(): Promise<void>;
}

/** @param onFinal told of every final transcript: the call, counted from 0 in the order of answering */
export async function openHouse(onFinal: (call: number, atMs: number) => void): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'belldesk-bench-'));
  const logger = createLogger('bench', { level: 'error' });
  const cluster = await startCluster({ folder, logFile: join(folder, 'postgres.log'), logger });
  const databaseUrl = cluster.url('postgres');
  await migrate(databaseUrl);
  const pool = createPool(databaseUrl, 'bench');
  const db = openDatabase(pool);
  const sealer = createSealer('only for the benchmark, long enough to be a secret');
  const clock = systemClock;
  const deliverer = new Deliverer({ db, sealer, clock, logger });
  const keeper = new CallKeeper({ db, sealer, deliverer, clock, logger });
  const media = await createMediaWorker({
    rtpPorts: RTP_PORTS,
    onFailure(error) {
      throw error;
    },
  });
  const engine: Engine = {
    clock,
    logger,
    voice: instantVoice(),
    transcriber: instantTranscriber(onFinal),
    model: instantModel,
    house: instantModel,
    keeper,
    recordings: createRecordings(join(folder, 'recordings')),
  };
  const calls: Call[] = [];
  return {
    media,
    async answer(callerPort) {
      const leg = await media.openRtpLeg({
        localAddress: '127.0.0.1',
        codec: 'PCMU',
        payloadType: 0,
        telephoneEventPayloadType: 101,
        remote: { address: '127.0.0.1', port: callerPort },
      });
      const row = await keeper.begin(newCallRow('inboundPhoneCall', ASSISTANT, clock.nowMs()));
      const call = new Call(engine, {
        row,
        receptionist: receptionistOf(ASSISTANT),
        leg,
        input: 'speech',
        callerNumber: null,
        lostAfterMs: 60_000,
        watcher: { show() {}, speech() {}, taken() {}, ended() {} },
        turns: { minEndpointingMs: 0, unfinishedEndpointingMs: 0 },
      });
      calls.push(call);
      call.start();
      return leg.port;
    },
    async close() {
      for (const call of calls) call.hangUp('customer-ended-call');
      await Promise.all(calls.map(({ finished }) => finished));
      await deliverer.stop();
      await media.close();
      await pool.end();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
