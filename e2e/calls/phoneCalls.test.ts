import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Assistant, Publication } from '@belldesk/contract/product/assistant';
import type { CallDetail } from '@belldesk/contract/product/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CallerVoice } from '../src/caller/callerVoice.ts';
import { converse, type Reaction } from '../src/caller/conversation.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { resolveDate } from '../src/relativeDate.ts';
import { VoiceClient } from '../src/voiceClient.ts';

const run = promisify(execFile);
const TIME_ZONE = 'Europe/London';

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

let platform: Platform;
let voice: CallerVoice;

beforeAll(async () => {
  // Twenty calls a second by one address are a carrier's, which its operator names.
  platform = await startPlatform({ env: { SIP_TRUNKS: 'carrier=127.0.0.1' } });
  voice = new CallerVoice();
});

afterAll(async () => {
  await voice.close();
  await platform.stop();
});

interface Desk {
  readonly owner: Owner;
  readonly assistant: Assistant;
  readonly address: Publication;
  readonly user: string;
}

async function openDesk(platformOf: Platform, email: string): Promise<Desk> {
  const owner = await Owner.signUp(platformOf.url, email);
  const assistant = await owner.createAssistant(lambForm, TIME_ZONE);
  const address = await owner.publish(assistant.id);
  return { owner, assistant, address, user: /^sip:([^@]+)@/.exec(address.sipUri)?.[1] ?? '' };
}

/** One whole call; returns what the owner sees of it, and what was said. */
async function phone(
  platformOf: Platform,
  desk: Desk,
  reactions: readonly Reaction[],
): Promise<{ heard: string[]; call: CallDetail }> {
  const caller = new PhoneCaller({
    host: '127.0.0.1',
    port: platformOf.sipPort,
    user: desk.user,
    from: '+442079460123',
  });
  try {
    await caller.call();
    const heard = await converse({
      caller,
      voice,
      client: new VoiceClient(platformOf),
      assistantId: desk.assistant.assistantId,
      reactions,
    });
    const row = await eventually(async () => {
      const { rows } = await desk.owner.calls();
      return rows.find((each) => each.status !== 'in-progress');
    });
    return { heard, call: await desk.owner.call(row.id) };
  } finally {
    caller.close();
  }
}

describe.concurrent('somebody who speaks', () => {
  test('books a table, and is told so only after it is written down', async () => {
    const desk = await openDesk(platform, 'books@example.com');
    const { heard, call } = await phone(platform, desk, [
      { when: /booked/i, does: { say: 'nothing else, goodbye' } },
      { when: /right\?|correct\?/i, does: { say: 'yes that is right' } },
      { when: /calling from/i, does: { say: 'yes' } },
      { when: /name/i, does: { say: 'my name is robert miller' } },
      { when: /how many/i, does: { say: 'for four people' } },
      { when: /what day|which day|date/i, does: { say: 'tomorrow' } },
      { when: /what time|time/i, does: { say: 'at seven pm' } },
      {
        when: /help you/i,
        does: { say: "i'd like to book a table for four tomorrow at seven pm" },
      },
      { when: /sorry|catch|again/i, does: { say: 'yes please' } },
    ]);
    const [booking] = call.taken;
    expect(booking).toMatchObject({
      kind: 'booking',
      partySize: 4,
      date: resolveDate('tomorrow', Date.now(), TIME_ZONE),
      time: '19:00',
      name: matching(/robert miller/i),
      phoneNumber: '+442079460123',
    });
    expect(call.outcome).toBe('booking');
    expect(call.endedReason).toBe('assistant-ended-call');
    const told = call.transcript.find((line) => /you are booked/i.test(line.text));
    const toldAtMs = Date.parse(call.startTime) + (told?.secondsFromStart ?? 0) * 1_000;
    expect(toldAtMs).toBeGreaterThan(Date.parse(booking?.createdAt ?? ''));
    expect(heard[0]).toContain('Golden Lamb');
    expect(call.turns.length).toBeGreaterThan(2);
    expect(call.durationSeconds).toBeGreaterThan(10);
  });

  test('leaves a message', async () => {
    const desk = await openDesk(platform, 'message@example.com');
    const { call } = await phone(platform, desk, [
      { when: /noted|passed|written/i, does: { say: 'nothing else, goodbye' } },
      { when: /right\?|correct\?/i, does: { say: 'yes that is right' } },
      { when: /calling from/i, does: { say: 'yes' } },
      { when: /name/i, does: { say: 'my name is james walker' } },
      { when: /help you/i, does: { say: 'can i leave a message please' } },
      {
        when: /pass on|message/i,
        does: { say: 'please call me back about the party on saturday' },
      },
      { when: /sorry|catch|again/i, does: { say: 'yes please' } },
    ]);
    expect(call.taken[0]).toMatchObject({
      kind: 'message',
      text: matching(/call me back/i),
      phoneNumber: '+442079460123',
    });
    expect(call.outcome).toBe('message');
  });
});

describe.concurrent('a machine that cannot listen', () => {
  let deaf: Platform;

  beforeAll(async () => {
    deaf = await startPlatform({ env: { TRANSCRIBER: 'none' } });
  });

  afterAll(() => deaf.stop());

  test('takes a reservation by keys', async () => {
    const desk = await openDesk(deaf, 'keys@example.com');
    const { call } = await phone(deaf, desk, [
      { when: /press 1 to confirm/i, does: { press: '1' } },
      { when: /calling from press 1/i, does: { press: '1' } },
      { when: /what time/i, does: { press: '1900' } },
      { when: /tomorrow 2/i, does: { press: '2' } },
      { when: /how many people/i, does: { press: '4#' } },
      { when: /press 1 to book/i, does: { press: '1' } },
    ]);
    expect(call.taken[0]).toMatchObject({
      kind: 'booking',
      partySize: 4,
      date: resolveDate('tomorrow', Date.now(), TIME_ZONE),
      time: '19:00',
    });
  });

  test('records a message, even of one who hangs up in the middle of it', async () => {
    const desk = await openDesk(deaf, 'recorded@example.com');
    const caller = new PhoneCaller({
      host: '127.0.0.1',
      port: deaf.sipPort,
      user: desk.user,
      from: '+442079460123',
    });
    await caller.call();
    await caller.listen(0, 30_000);
    const pressedAtMs = Date.now();
    caller.press('3');
    await caller.listen(pressedAtMs, 30_000);
    await caller.say(await voice.speak('please call me back about the party on saturday'));
    await caller.hangUp();
    caller.close();
    const row = await eventually(async () => {
      const { rows } = await desk.owner.calls();
      return rows.find((each) => each.status === 'completed');
    });
    const call = await desk.owner.call(row.id);
    expect(call.taken[0]).toMatchObject({
      kind: 'message',
      text: matching(/^Recorded message, [3-9] seconds/),
    });
    const wav = await desk.owner.recording(row.id);
    expect(wav.length).toBeGreaterThan(44 + 3 * 16_000);
  });
});

describe('calls by sipp', () => {
  test.each(['u1', 't1'])('%s: a hundred calls, none failed', async (transport) => {
    const desk = await openDesk(platform, `sipp-${transport}@example.com`);
    const { stdout } = await run('sipp', [
      '-sn',
      'uac',
      '-t',
      transport,
      '-m',
      '100',
      '-r',
      '20',
      '-d',
      '500',
      // far fewer at once than an assistant takes: a slow machine paces them
      '-l',
      '12',
      '-s',
      desk.user,
      '-nostdin',
      '-trace_stat',
      '-stf',
      '/dev/null',
      `127.0.0.1:${platform.sipPort}`,
    ]);
    expect(stdout).toMatch(/Successful call\s+\|\s+\d+\s+\|\s+100\s/);
    const rows = await eventually(async () => {
      const all = await desk.owner.everyCall();
      return all.length === 100 && all.every((row) => row.status !== 'in-progress')
        ? all
        : undefined;
    });
    expect(rows.every((row) => row.status === 'completed')).toBe(true);
  });
});
