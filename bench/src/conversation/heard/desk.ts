import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@belldesk/kit/clock';
import { createPool } from '@belldesk/kit/database';
import { createLogger } from '@belldesk/kit/logger';
import { startCluster } from '@belldesk/kit/postgres/cluster';
import { Admission } from '@belldesk/voice/calls/admission/admission';
import { BrowserDesk } from '@belldesk/voice/calls/browserDesk';
import { CallKeeper } from '@belldesk/voice/calls/callKeeper';
import { Deliverer } from '@belldesk/voice/calls/deliverer';
import type { Engine } from '@belldesk/voice/calls/engine';
import { PhoneDesk } from '@belldesk/voice/calls/phoneDesk';
import { createRecordings } from '@belldesk/voice/calls/recordings';
import { Switchboard } from '@belldesk/voice/calls/switchboard';
import { CallTicketOffice } from '@belldesk/voice/calls/ticketOffice';
import { openDatabase } from '@belldesk/voice/store/database';
import { migrate } from '@belldesk/voice/store/migrate';
import { createSealer } from '@belldesk/voice/store/sealer';
import { createMediaWorker } from '@belldesk/voice/telephony/media/worker';
import { createSipServer } from '@belldesk/voice/telephony/sip/server';
import { type Latencies, slowModel, slowVoice } from '../offline/providers.ts';
import { steadyTranscriber } from './steadyTranscriber.ts';

const RTP_PORTS = { first: 24_002, last: 26_000 };
const MAX_CALLS = 200;
export const SIP_USER = 'lamb';
const ANSWER = 'Of course, I can. ';
const ASSISTANT = { name: 'Golden Lamb', firstMessage: 'Golden Lamb.' };

/** Both desks of the engine, with scripted providers behind them. */
export interface ScriptedDesk {
  readonly sipPort: number;
  /** An address for one browser call. */
  ticket(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the desks of telephone and browser on free ports, records in a database of their own. */
export async function openScriptedDesk(latencies: Latencies): Promise<ScriptedDesk> {
  const folder = await mkdtemp(join(tmpdir(), 'belldesk-bench-'));
  const logger = createLogger('bench', { level: 'error' });
  const clock = systemClock;
  const cluster = await startCluster({ folder, logFile: join(folder, 'postgres.log'), logger });
  const databaseUrl = cluster.url('postgres');
  await migrate(databaseUrl);
  const pool = createPool(databaseUrl, 'bench');
  const db = openDatabase(pool);
  const sealer = createSealer('only for the benchmark, long enough to be a secret');
  const deliverer = new Deliverer({ db, sealer, clock, logger });
  const media = await createMediaWorker({
    rtpPorts: RTP_PORTS,
    onFailure(error) {
      throw error;
    },
  });
  const transcriber = steadyTranscriber(latencies, clock);
  const model = slowModel(latencies, clock, () => ({ text: ANSWER, expects: 'anything' }));
  const engine: Engine = {
    clock,
    logger,
    voice: slowVoice(latencies, clock),
    transcriber,
    model,
    house: model,
    keeper: new CallKeeper({ db, sealer, deliverer, clock, logger }),
    recordings: createRecordings(join(folder, 'recordings')),
  };
  const switchboard = new Switchboard(new Admission({ maxCalls: MAX_CALLS }), logger);
  const now = new Date(clock.nowMs());
  const stamps = { createdAt: now, updatedAt: now };
  const id = '00000000-0000-7000-8000-000000000001';
  const phones = new PhoneDesk({
    engine,
    media,
    sealer,
    switchboard,
    find: async (sipUser) => ({
      number: { id, sipUser, assistantId: id, name: null, blockedNumbers: [], ...stamps },
      assistant: { id, dto: ASSISTANT, ...stamps },
    }),
  });
  const sip = createSipServer({
    hosts: ['127.0.0.1'],
    port: 0,
    publicHost: '127.0.0.1',
    clock,
    onInvite: (invite) => phones.invite(invite),
  });
  await sip.listen();
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const publicUrl = `ws://127.0.0.1:${port}`;
  const tickets = new CallTicketOffice({ db, sealer, clock, switchboard, publicUrl, transcriber });
  const browsers = new BrowserDesk({ engine, media, sealer, tickets, switchboard });
  http.on('upgrade', (request, socket, head) => browsers.upgrade(request, socket, head));
  return {
    sipPort: sip.port,
    async ticket() {
      const { address: joining } = await tickets.issue({ assistant: ASSISTANT });
      return joining.webCallUrl;
    },
    async close() {
      await switchboard.close();
      await sip.close();
      http.close();
      await deliverer.stop();
      await media.close();
      await pool.end();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
