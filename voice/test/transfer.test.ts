import type { TransferDestination } from '@belldesk/contract/voice/transferTool';
import { systemClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import type { SipTrunk } from '@belldesk/kit/trunkSettings';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeG711, encodeG711, type G711Codec, g711 } from '../src/audio/g711.ts';
import { Admission } from '../src/calls/admission/admission.ts';
import type { Engine } from '../src/calls/engine.ts';
import { PhoneDesk } from '../src/calls/phoneDesk.ts';
import { createRecordings } from '../src/calls/recordings.ts';
import { Switchboard } from '../src/calls/switchboard.ts';
import { createRuleBasedAgent } from '../src/dialogue/agent/agent.ts';
import { conversationOf } from '../src/dialogue/turns/entries.ts';
import { createSealer } from '../src/store/sealer.ts';
import { type Caller, openCaller } from '../src/telephony/media/test/caller.ts';
import { createMediaWorker, type MediaWorker } from '../src/telephony/media/worker.ts';
import { buildOffer, negotiate } from '../src/telephony/sip/sdpAnswer.ts';
import { createSipServer, type SipDialog, type SipServer } from '../src/telephony/sip/server.ts';
import { runSipp, type SippResult, scenario } from '../src/telephony/sip/testing/sipp.ts';
import { scriptedVoice } from '../src/testing/scripted.ts';

const HOUSE_PORT = 15_854;
const CALLER_PORT = 15_856;
const CALLEE_PORT = 15_858;
const CALLEE_MEDIA_PORT = 15_894;
const callee = `sip:anna@127.0.0.1:${CALLEE_PORT}`;
const logger = createLogger('test', { level: 'silent' });

/** 400 ms at 8 kHz that never repeats a frame and sounds like nothing else here. */
const speech = Int16Array.from({ length: 3_200 }, (_, n) => 9_000 + Math.round(n * 5));

let media: MediaWorker;
let house: SipServer;
let phone: SipServer;
let caller: Caller;
let voice: ReturnType<typeof scriptedVoice>;
let destination: TransferDestination;
let trunk: SipTrunk | undefined;
let kept: { reason: string; spoken: string[] }[];
let ended: PromiseWithResolvers<void>;

const silentServer = (port: number, onInvite: Parameters<typeof createSipServer>[0]['onInvite']) =>
  createSipServer({
    hosts: ['127.0.0.1'],
    port,
    publicHost: '127.0.0.1',
    clock: systemClock,
    onInvite,
  });

beforeAll(async () => {
  media = await createMediaWorker({
    rtpPorts: { first: 15_880, last: 15_893 },
    onFailure(error) {
      throw error;
    },
  });
});

afterAll(() => media.close());

beforeEach(async () => {
  kept = [];
  ended = Promise.withResolvers();
  voice = scriptedVoice();
  destination = { type: 'sip', sipUri: callee };
  trunk = undefined;
  const model = createRuleBasedAgent();
  const engine: Engine = {
    clock: systemClock,
    logger,
    voice,
    // Without ears the caller has keys: 0 is a person.
    transcriber: null,
    model,
    house: model,
    keeper: {
      begin: async (row) => row,
      join: async (row) => row,
      checkpoint: async () => {},
      async finish(_row, state, reason) {
        const spoken = conversationOf(state).flatMap((each) =>
          each.role === 'assistant' ? [each.text] : [],
        );
        kept.push({ reason, spoken });
        ended.resolve();
      },
    },
    recordings: createRecordings('/nothing/is/recorded'),
  };
  const stamps = { createdAt: new Date(), updatedAt: new Date() };
  const desk = new PhoneDesk({
    engine,
    media,
    sealer: createSealer('a secret of the test, long enough to be one'),
    switchboard: new Switchboard(new Admission({ maxCalls: 10 }), logger),
    find: async () => ({
      assistant: {
        id: '0190b6a0-0000-7000-8000-000000000001',
        dto: {
          name: 'Golden Lamb',
          firstMessage: 'Hello.',
          model: {
            provider: 'openai',
            model: 'x',
            tools: [{ type: 'transferCall', destinations: [destination] }],
          },
        },
        ...stamps,
      },
      number: {
        id: '0190b6a0-0000-7000-8000-000000000002',
        sipUser: 'lamb',
        assistantId: '0190b6a0-0000-7000-8000-000000000001',
        name: null,
        blockedNumbers: [],
        ...stamps,
      },
    }),
    outgoing: {
      sip: { call: (options) => house.call(options) },
      get trunk() {
        return trunk;
      },
    },
  });
  house = silentServer(HOUSE_PORT, (invite) => desk.invite(invite));
  phone = silentServer(CALLER_PORT, (invite) => invite.reject(404));
  caller = await openCaller();
  await Promise.all([house.listen(), phone.listen()]);
});

afterEach(async () => {
  await Promise.all([house.close(), phone.close()]);
  caller.socket.close();
});

/** Every 20 ms a packet comes: with each, looks again. */
async function until(is: () => boolean, who = caller): Promise<void> {
  while (!is()) await who.received(who.packets.length + 1);
}

/** Calls the house; resolves once the greeting is heard. */
async function call(): Promise<{ dialog: SipDialog; legPort: number; hungUp: () => boolean }> {
  const answered = Promise.withResolvers<{ dialog: SipDialog; legPort: number }>();
  phone.call({
    target: `sip:lamb@127.0.0.1:${HOUSE_PORT}`,
    from: { user: '+442079460999' },
    credentials: null,
    makeOffer: async (address) => buildOffer({ address, port: caller.port }),
    onRinging() {},
    onAnswered: (dialog, { port }) => answered.resolve({ dialog, legPort: port }),
    onFailed: (why) => answered.reject(new Error(String(why))),
  });
  const { dialog, legPort } = await answered.promise;
  let over = false;
  dialog.onEnded(() => {
    over = true;
  });
  await until(() => voice.spoken.length > 1);
  return { dialog, legPort, hungUp: () => over };
}

function press(who: Caller, port: number, key: number): void {
  for (const ended of [false, false, true, true, true])
    who.send(port, Uint8Array.of(key, ended ? 0x8a : 10, 3, 32), 101, false, 160_000);
}

/** Says `speech` every 20 ms until somebody hears a frame of it, in whatever code. */
async function says(
  from: { who: Caller; port: number; codec: G711Codec; through?: G711Codec },
  to: { who: Caller; codec: G711Codec },
): Promise<void> {
  const { who, port, codec, through = codec } = from;
  const coded = encodeG711(codec, speech);
  const between = encodeG711(through, decodeG711(codec, coded));
  const recoded = encodeG711(to.codec, decodeG711(through, between));
  const frames = new Set<string>();
  for (let at = 0; at < recoded.length; at += 160)
    frames.add(recoded.subarray(at, at + 160).join());
  const since = to.who.packets.length;
  const heard = () => to.who.packets.slice(since).some(({ payload }) => frames.has(payload.join()));
  for (let at = 0; !heard(); at = (at + 160) % coded.length) {
    who.send(port, coded.subarray(at, at + 160), codec === 'PCMU' ? 0 : 8);
    who.timestamp = (who.timestamp + 160) >>> 0;
    await who.received(who.packets.length + 1);
  }
}

/** sipp as the callee; it needs a moment for its port, and an INVITE over UDP is sent again. */
function startCallee(args: readonly string[]): Promise<SippResult> {
  return runSipp([
    '-i',
    '127.0.0.1',
    '-mi',
    '127.0.0.1',
    '-p',
    `${CALLEE_PORT}`,
    '-m',
    '1',
    ...args,
  ]);
}

describe('a caller who presses 0', { timeout: 60_000 }, () => {
  test('is put through, heard and hears, and hanging up hangs up on the callee', async () => {
    const sipp = startCallee(['-sn', 'uas', '-rtp_echo', '-mp', `${CALLEE_MEDIA_PORT}`]);
    const { dialog, legPort } = await call();
    press(caller, legPort, 0);
    const self = { who: caller, codec: 'PCMU' as const };
    // The callee's telephone sends back what it hears.
    await says({ ...self, port: legPort }, self);
    dialog.bye();
    await ended.promise;
    expect(kept[0]?.reason).toBe('assistant-forwarded-call');
    expect(await sipp).toMatchObject({ exitCode: 0 });
  });

  test('is put through to a telephone number by a trunk that asks for the password', async () => {
    trunk = { user: 'desk', host: '127.0.0.1', port: CALLEE_PORT, password: 'secret' };
    destination = { type: 'number', number: '+442079460001' };
    const echo = ['-rtp_echo', '-mp', `${CALLEE_MEDIA_PORT}`];
    const sipp = startCallee(['-sf', scenario('trunk-asks.xml'), ...echo]);
    const { dialog, legPort } = await call();
    press(caller, legPort, 0);
    const self = { who: caller, codec: 'PCMU' as const };
    await says({ ...self, port: legPort, through: 'PCMA' }, self);
    dialog.bye();
    await ended.promise;
    expect(kept[0]?.reason).toBe('assistant-forwarded-call');
    expect(await sipp).toMatchObject({ exitCode: 0 });
  });

  test('hears ringing, and the callee’s telephone stops when the caller hangs up', async () => {
    const sipp = startCallee(['-sf', scenario('callee-rings.xml')]);
    const { dialog, legPort } = await call();
    press(caller, legPort, 0);
    const assistantSays = 'Of course, I will put you through. One moment, please.'.length * 60;
    const since = performance.now();
    const silent = g711.PCMU.silence;
    await until(
      () =>
        performance.now() - since > assistantSays + 3_000 &&
        caller.packets.at(-1)?.payload.some((code) => code !== silent) === true,
    );
    dialog.bye();
    await ended.promise;
    expect(kept[0]?.reason).toBe('customer-ended-call');
    expect(await sipp).toMatchObject({ exitCode: 0 });
  });

  test('gets the assistant back from one who is busy', async () => {
    const sipp = startCallee(['-sf', scenario('callee-busy.xml')]);
    const { dialog, legPort } = await call();
    press(caller, legPort, 0);
    await until(() => voice.spoken.some((text) => /nobody is free/.test(text)));
    expect(await sipp).toMatchObject({ exitCode: 0 });
    dialog.bye();
    await ended.promise;
    expect(kept[0]?.reason).toBe('customer-ended-call');
  });

  test('is announced to a callee who speaks another codec, and parts when that one hangs up', async () => {
    destination = {
      type: 'sip',
      sipUri: callee,
      transferPlan: { mode: 'warm-transfer-say-message', message: 'A guest.' },
    };
    const colleague = await openCaller();
    const answered = Promise.withResolvers<{ dialog: SipDialog; legPort: number }>();
    const desk = silentServer(CALLEE_PORT, (invite) => {
      const local = { address: '127.0.0.1', port: colleague.port, preferred: 'PCMA' as const };
      const answer = invite.offer && negotiate(invite.offer, local);
      if (answer)
        answered.resolve({
          dialog: invite.accept(answer.answer),
          legPort: invite.offer?.port ?? 0,
        });
    });
    await desk.listen();
    const { legPort, hungUp } = await call();
    press(caller, legPort, 0);
    const taken = await answered.promise;
    await until(() => voice.spoken.some((text) => text.startsWith('A guest. Press 1')), colleague);
    const loud = (code: number) => Math.abs(g711.PCMA.decodeTable[code] ?? 0) > 1_000;
    await until(() => colleague.packets.at(-1)?.payload.some(loud) === true, colleague);
    press(colleague, taken.legPort, 1);
    const theirs = { who: colleague, codec: 'PCMA' as const };
    const ours = { who: caller, codec: 'PCMU' as const };
    await says({ ...theirs, port: taken.legPort }, ours);
    await says({ ...ours, port: legPort }, theirs);
    taken.dialog.bye();
    await ended.promise;
    expect(kept[0]?.reason).toBe('assistant-forwarded-call');
    while (!hungUp()) await new Promise<void>((resolve) => setImmediate(resolve));
    await desk.close();
    colleague.socket.close();
  });
});
