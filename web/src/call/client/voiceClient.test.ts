import { describe, expect, it } from 'vitest';
import type { VoiceClientEventName } from './events.ts';
import { CallProblem, callTexts } from './problems.ts';
import { PartsDouble } from './testing/partsDouble.ts';
import { VoiceClient } from './voiceClient.ts';

const NAMES: readonly VoiceClientEventName[] = [
  'call-start',
  'call-end',
  'speech-start',
  'speech-end',
  'volume-level',
  'message',
  'error',
];

function setUp() {
  const parts = new PartsDouble();
  const client = new VoiceClient(parts);
  const events: [string, unknown][] = [];
  for (const name of NAMES) client.on(name, (payload) => events.push([name, payload]));
  return { parts, client, events, names: () => events.map(([name]) => name) };
}

async function inCall(withMicrophone = true) {
  const call = setUp();
  await call.client.start({ assistantId: 'a1', withMicrophone });
  call.parts.says('listening');
  return call;
}

const frame = () => new ArrayBuffer(640);

describe('starting', () => {
  it('asks for the microphone first, then for the call, then joins', async () => {
    const { client, parts, events } = setUp();
    await expect(client.start({ assistantId: 'a1' })).resolves.toBe(parts.ticket);
    expect(parts.did).toEqual([
      'microphone',
      'audio',
      'unmute',
      'ticket for a1',
      'socket /call/abc?token=t',
    ]);
    expect(events).toEqual([]);
    parts.says('listening');
    expect(events).toEqual([['call-start', { callId: 'call_1' }]]);
  });

  it('returns nothing when it is started twice, and asks for nothing', async () => {
    const { client, parts } = await inCall();
    const before = parts.did.length;
    await expect(client.start({ assistantId: 'a1' })).resolves.toBeNull();
    expect(parts.did).toHaveLength(before);
  });

  it('refuses to start without an assistant', async () => {
    const { client, parts } = setUp();
    await expect(client.start({ assistantId: '' })).rejects.toThrow(
      'Assistant or Squad must be provided.',
    );
    expect(parts.did).toEqual([]);
    expect(client.isStarted).toBe(false);
  });

  it('asks for no call when the microphone is denied, and can be started again by typing', async () => {
    const { client, parts, names } = setUp();
    parts.microphoneFails = new CallProblem(callTexts.microphoneDenied, 'microphone');
    await expect(client.start({ assistantId: 'a1' })).rejects.toThrow(
      'Microphone permission was denied. Please allow microphone access to use the AI Assistant.',
    );
    expect(parts.did).toEqual(['microphone']);
    await client.start({ assistantId: 'a1', withMicrophone: false });
    parts.says('listening');
    expect(names()).toEqual(['call-start']);
  });

  it('lets the microphone go when the call is refused', async () => {
    const { client, parts } = setUp();
    parts.ticketFails = Object.assign(new Error('Forbidden'), { status: 403 });
    await expect(client.start({ assistantId: 'a1' })).rejects.toBe(parts.ticketFails);
    expect(parts.tracks).toEqual([{ stopped: true }]);
    expect(parts.did).toContain('audio closes');
    expect(client.isStarted).toBe(false);
  });

  it('opens no socket when it is stopped while the ticket is on its way', async () => {
    const { client, parts, names } = setUp();
    const gate = Promise.withResolvers<void>();
    parts.ticketGate = gate.promise;
    const starting = client.start({ assistantId: 'a1' });
    await new Promise(setImmediate);
    client.stop();
    gate.resolve();
    await expect(starting).resolves.toBeNull();
    expect(parts.socket).toBeNull();
    expect(parts.tracks).toEqual([{ stopped: true }]);
    expect(names()).toEqual(['call-end']);
  });

  it('lets go of a microphone that was granted after stop', async () => {
    const { client, parts } = setUp();
    const starting = client.start({ assistantId: 'a1' });
    client.stop();
    await expect(starting).resolves.toBeNull();
    expect(parts.tracks).toEqual([{ stopped: true }]);
    expect(parts.did).not.toContain('ticket for a1');
  });
});

describe('during the call', () => {
  it('sends the microphone only while the assistant listens', async () => {
    const { client, parts } = setUp();
    await client.start({ assistantId: 'a1' });
    parts.audio?.onFrame(frame());
    expect(parts.sent).toEqual([]);
    parts.says('listening');
    parts.audio?.onFrame(frame());
    expect(parts.sent).toHaveLength(1);
  });

  it('plays frames and drops them on clear', async () => {
    const { parts } = await inCall();
    parts.socket?.onFrame(frame());
    expect(parts.played).toHaveLength(1);
    parts.says({ type: 'clear' });
    expect(parts.did.at(-1)).toBe('clear');
  });

  it('tells the volume, when the assistant speaks, and how far it was heard', async () => {
    const { parts, events } = await inCall();
    events.length = 0;
    parts.reports(0, 0);
    parts.reports(0.075, 80);
    for (let quiet = 0; quiet < 10; quiet++) parts.reports(0, 100);
    expect(events.filter(([name]) => name !== 'volume-level')).toEqual([
      ['speech-start', null],
      ['speech-end', null],
    ]);
    expect(events.filter(([name]) => name === 'volume-level').map(([, level]) => level)).toEqual([
      0,
      0.5,
      ...Array.from({ length: 10 }, () => 0),
    ]);
    expect(parts.sentMessages).toEqual([
      { type: 'playback', playedMs: 80 },
      { type: 'playback', playedMs: 100 },
    ]);
  });

  it('hands on transcripts and what was taken, and ignores what it does not know', async () => {
    const { parts, events } = await inCall();
    events.length = 0;
    const line = {
      type: 'transcript',
      role: 'user',
      transcriptType: 'partial',
      transcript: 'a',
      id: '1',
    };
    parts.says(line);
    parts.says({ type: 'taken', kind: 'booking' });
    parts.says({ type: 'from-the-future' });
    parts.says('{not json');
    expect(events).toEqual([
      ['message', line],
      ['message', { type: 'taken', kind: 'booking' }],
    ]);
  });

  it('sends what is typed, trimmed, and nothing empty', async () => {
    const { client, parts } = await inCall();
    expect(client.sendText('  Do you have parking? ')).toBe(true);
    expect(client.sendText('   ')).toBe(false);
    expect(parts.sentMessages).toEqual([
      { type: 'add-message', message: { role: 'user', content: 'Do you have parking?' } },
    ]);
    expect(() => client.sendText('x'.repeat(4_097))).toThrow(RangeError);
  });

  it('sends keypad digits, and refuses what no keypad has', async () => {
    const { client, parts } = await inCall();
    client.sendDigit('5');
    expect(parts.sentMessages).toEqual([{ type: 'dtmf', digits: '5' }]);
    expect(() => client.sendDigit('x')).toThrow(RangeError);
    expect(() => client.sendDigit('1'.repeat(21))).toThrow(RangeError);
  });

  it('mutes the microphone', async () => {
    const { client, parts } = await inCall();
    client.setMuted(true);
    expect(parts.did.at(-1)).toBe('mute');
  });
});

describe("the browser's own recognition", () => {
  it('is used where the ticket asks for it, and muted with the microphone', async () => {
    const { client, parts } = setUp();
    parts.ticket = { ...parts.ticket, wantsBrowserRecognition: true };
    await client.start({ assistantId: 'a1' });
    expect(parts.recognition).toBeNull();
    parts.says('listening');
    parts.recognition?.onHeard('a table', false);
    parts.recognition?.onHeard('a table for two', true);
    expect(parts.sentMessages).toEqual([
      { type: 'transcript', transcriptType: 'partial', transcript: 'a table' },
      { type: 'transcript', transcriptType: 'final', transcript: 'a table for two' },
    ]);
    client.setMuted(true);
    expect(parts.did).toContain('recognition muted');
    client.stop();
    expect(parts.did).toContain('recognition stops');
  });

  it('is not used for a caller who types only', async () => {
    const { client, parts } = setUp();
    parts.ticket = { ...parts.ticket, wantsBrowserRecognition: true };
    await client.start({ assistantId: 'a1', withMicrophone: false });
    parts.says('listening');
    expect(parts.recognition).toBeNull();
  });
});

describe('ending', () => {
  it('says goodbye and frees everything when the caller hangs up', async () => {
    const { client, parts, events } = await inCall();
    client.stop();
    expect(parts.sentMessages).toEqual([{ type: 'end-call' }]);
    expect(parts.did.slice(-2)).toEqual(['audio closes', 'socket closes']);
    expect(parts.tracks).toEqual([{ stopped: true }]);
    expect(events.at(-1)?.[0]).not.toBe('call-end');
    parts.socket?.onClose(1000);
    expect(events.at(-1)).toEqual(['call-end', { endedReason: 'customer-ended-call' }]);
    expect(client.isStarted).toBe(false);
    client.stop();
    expect(events.filter(([name]) => name === 'call-end')).toHaveLength(1);
  });

  it('lets the goodbye play out when the assistant hangs up', async () => {
    const { client, parts, events } = await inCall();
    parts.says({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
    expect(parts.did).toContain('audio finishes');
    expect(events.at(-1)).toEqual(['call-end', { endedReason: 'assistant-ended-call' }]);
    parts.socket?.onClose(1000);
    expect(events.filter(([name]) => name === 'call-end')).toHaveLength(1);
    expect(client.isStarted).toBe(false);
  });

  it.each([
    [1006, callTexts.lost],
    [4401, callTexts.ticketUsed],
    [4503, callTexts.busy],
  ])('tells of a socket closed with %i and frees everything', async (code, text) => {
    const { client, parts, events, names } = await inCall();
    parts.socket?.onClose(code);
    expect(events.at(-1)?.[1]).toMatchObject({ message: text });
    expect(names()).not.toContain('call-end');
    expect(parts.tracks).toEqual([{ stopped: true }]);
    expect(parts.did).toContain('audio closes');
    expect(client.isStarted).toBe(false);
  });

  it('takes an end before the assistant listened for a lost call', async () => {
    const { client, parts, events } = setUp();
    await client.start({ assistantId: 'a1' });
    parts.socket?.onClose(1000);
    expect(events).toEqual([['error', expect.objectContaining({ message: callTexts.lost })]]);
  });

  it('hands on an error of the server, once, and can start again', async () => {
    const { client, parts, events, names } = await inCall();
    parts.says({ type: 'error', message: 'The line broke', statusCode: 500 });
    parts.socket?.onClose(1006);
    expect(events.at(-1)).toEqual([
      'error',
      { type: 'error', message: 'The line broke', statusCode: 500 },
    ]);
    await client.start({ assistantId: 'a1' });
    parts.says('listening');
    expect(names()).toEqual(['call-start', 'error', 'call-start']);
  });

  it('is no error when the line breaks while the caller hangs up', async () => {
    const { client, parts, events, names } = await inCall();
    client.stop();
    parts.socket?.onClose(1006);
    expect(events.at(-1)).toEqual(['call-end', { endedReason: 'customer-ended-call' }]);
    expect(names()).not.toContain('error');
  });

  it('sends nothing any more', async () => {
    const { client, parts } = await inCall();
    client.stop();
    const sent = parts.sent.length;
    parts.audio?.onFrame(frame());
    parts.reports(0.5, 400);
    expect(client.sendText('hello')).toBe(false);
    expect(parts.sent).toHaveLength(sent);
  });
});
