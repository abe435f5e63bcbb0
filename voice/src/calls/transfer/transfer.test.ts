import { TRANSFER_CALL, type TransferDestination } from '@belldesk/contract/voice/transferTool';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import type { SipTrunk } from '@belldesk/kit/trunkSettings';
import { describe, expect, test } from 'vitest';
import type { ModelEvent, ModelRequest } from '../../dialogue/model.ts';
import type { TurnState } from '../../dialogue/turns/state.ts';
import type { RtpLeg } from '../../telephony/media/mediaWorker.ts';
import { parseOffer, type SdpOffer } from '../../telephony/sip/sdp.ts';
import { buildOffer } from '../../telephony/sip/sdpAnswer.ts';
import type { EndReason, SipDialog } from '../../telephony/sip/sipCall.ts';
import type { OutgoingOptions } from '../../telephony/sip/sipOutgoing.ts';
import { MemoryLeg } from '../../testing/memoryLeg.ts';
import { scriptedModel, scriptedTranscriber, scriptedVoice } from '../../testing/scripted.ts';
import { Call } from '../call.ts';
import { analysisOf, artifactOf } from '../callRecord.ts';
import type { Engine } from '../engine.ts';
import { newCallRow } from '../newCallRow.ts';
import { receptionistOf } from '../receptionist.ts';
import { createRecordings } from '../recordings.ts';

const ANSWER = parseOffer(buildOffer({ address: '192.0.2.9', port: 6_000 }));

/** A telephone leg that notes what it was told. */
class NotedLeg extends MemoryLeg implements RtpLeg {
  readonly port = 20_000;
  readonly id = 1;
  readonly told: string[] = [];
  peer: RtpLeg | null = null;

  retarget(): void {
    this.told.push('retarget');
  }
  consent(): void {
    this.told.push('consent');
  }
  bridge(peer: RtpLeg | null): void {
    this.peer = peer;
  }
  ring(place: string | null): void {
    this.told.push(`ring ${place}`);
  }
  press(digit: string): boolean {
    this.told.push(`press ${digit}`);
    return true;
  }
}

class NotedDialog implements SipDialog {
  readonly callId = 'out';
  hungUp = false;
  ended: (why: EndReason) => void = () => {};
  infoDigit: (digit: string) => void = () => {};
  onAck(): void {}
  confirmed: () => void = () => {};
  onConfirmed(listener: () => void): void {
    this.confirmed = listener;
  }
  reinvite: (offer: SdpOffer) => string | null = () => null;
  onReinvite(listener: (offer: SdpOffer) => string | null): void {
    this.reinvite = listener;
  }
  onInfoDigit(listener: (digit: string) => void): void {
    this.infoDigit = listener;
  }
  onEnded(listener: (why: EndReason) => void): void {
    this.ended = listener;
  }
  bye(): void {
    this.hungUp = true;
  }
  refer(): void {}
}

async function settle(): Promise<void> {
  for (let n = 0; n < 6; n += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

const sip: TransferDestination = { type: 'sip', sipUri: 'sip:anna@192.0.2.9' };
const warm: TransferDestination = { ...sip, transferPlan: { mode: 'warm-transfer-say-summary' } };
const number: TransferDestination = { type: 'number', number: '+442079460000' };
const trunk: SipTrunk = { user: 'desk', host: 'trunk.example', port: 5_080, password: 'secret' };

/** Somebody who asks for a person as soon as they were greeted. */
async function asked(
  destination: TransferDestination,
  args: Record<string, unknown> = {},
  options: { trunk?: SipTrunk; line?: false } = {},
) {
  const clock = new ManualClock(1_000);
  const logger = createLogger('test', { level: 'silent' });
  const voice = scriptedVoice();
  const model = scriptedModel((request: ModelRequest): ModelEvent[] => {
    const last = request.conversation.at(-1);
    if (last?.role === 'tool-result')
      return [{ type: 'text', text: 'Nobody is there. Shall I take a message?' }];
    if (!request.tools.some((tool) => tool.function.name === TRANSFER_CALL))
      return [{ type: 'text', text: 'I can take a message.' }];
    return [{ type: 'tool-call', id: 't1', name: TRANSFER_CALL, arguments: args }];
  });
  const transcriber = scriptedTranscriber([]);
  const kept: { reason: string; state: TurnState }[] = [];
  const engine: Engine = {
    clock,
    logger,
    voice,
    transcriber,
    model,
    house: model,
    keeper: {
      begin: async (row) => row,
      join: async (row) => row,
      checkpoint: async () => {},
      async finish(_row, state, reason) {
        kept.push({ reason, state });
      },
    },
    recordings: createRecordings('/nothing/is/recorded'),
  };
  const leg = new NotedLeg(clock);
  const theirs = new NotedLeg(clock);
  const dialog = new NotedDialog();
  const called: OutgoingOptions[] = [];
  let cancelled = false;
  const dto = {
    name: 'Golden Lamb',
    firstMessage: '',
    model: {
      provider: 'openai',
      model: 'x',
      tools: [{ type: 'transferCall' as const, destinations: [destination] }],
    },
    metadata: { businessName: 'Golden Lamb', timeZone: 'Europe/London' },
  };
  const call = new Call(engine, {
    row: newCallRow('inboundPhoneCall', dto, clock.nowMs()),
    receptionist: receptionistOf(dto),
    leg,
    input: 'speech',
    callerNumber: '+442079460999',
    lostAfterMs: 60_000,
    watcher: { show() {}, speech() {}, taken() {}, ended() {} },
    line:
      options.line === false
        ? null
        : {
            leg,
            trunk: options.trunk,
            media: { openRtpLeg: async () => theirs },
            sip: {
              call(outgoing) {
                called.push(outgoing);
                return {
                  cancel() {
                    cancelled = true;
                  },
                };
              },
            },
          },
  });
  call.start();
  call.tell({ type: 'typed', text: 'I want to talk about my wedding with a person.' });
  await settle();
  const outgoing = called[0];
  return {
    clock,
    call,
    voice,
    model,
    transcriber,
    leg,
    theirs,
    dialog,
    called,
    kept,
    cancelled: () => cancelled,
    fail: (why: Parameters<OutgoingOptions['onFailed']>[0]) => outgoing?.onFailed(why),
    async answer() {
      await outgoing?.makeOffer('192.0.2.1', '192.0.2.9');
      outgoing?.onAnswered(dialog, ANSWER);
      await settle();
    },
  };
}

/** The tool's result as the model was told it. */
const resultOf = (model: { readonly asked: readonly ModelRequest[] }): unknown => {
  const last = model.asked.at(-1)?.conversation.at(-1);
  return last?.role === 'tool-result' ? JSON.parse(last.result) : null;
};

describe('blind', () => {
  test('rings, joins the two, and ends as forwarded when the callee hangs up', async () => {
    const { leg, theirs, dialog, answer, call, called, kept, model, transcriber } =
      await asked(sip);
    expect(called[0]).toMatchObject({
      target: 'sip:anna@192.0.2.9',
      from: { user: '+442079460999' },
      credentials: null,
    });
    expect(leg.told).toEqual(['ring GB']);
    await answer();
    expect(leg.peer).toBe(theirs);
    expect(leg.told).toEqual(['ring GB', 'ring null']);
    expect(theirs.told).toEqual(['retarget']);
    expect(model.asked).toHaveLength(1);
    // Nobody listens any more: neither words nor keys reach the assistant, keys go to the callee.
    transcriber.streams[0]?.onFinal('hello assistant');
    call.press('5');
    expect(theirs.told).toContain('press 5');
    expect(theirs.told).not.toContain('consent');
    dialog.confirmed();
    expect(theirs.told).toContain('consent');
    dialog.infoDigit('7');
    expect(leg.told).toContain('press 7');
    dialog.ended('bye');
    await call.finished;
    expect(kept[0]?.reason).toBe('assistant-forwarded-call');
    const state = kept[0]?.state as TurnState;
    expect(analysisOf(state, 'assistant-forwarded-call').structuredData).toMatchObject({
      outcome: 'answered',
    });
    expect(artifactOf(state, 1_000).undelivered).toEqual([]);
    expect(artifactOf(state, 1_000).messages.map(({ role }) => role)).toEqual([
      'user',
      'tool_calls',
      'tool_call_result',
    ]);
  });

  test('the caller who hangs up afterwards was forwarded too, and the callee is hung up on', async () => {
    const { answer, call, dialog, theirs, kept } = await asked(sip);
    await answer();
    call.hangUp('customer-ended-call');
    await call.finished;
    expect(kept[0]?.reason).toBe('assistant-forwarded-call');
    expect(dialog.hungUp).toBe(true);
    expect(theirs.closed).toBe(true);
  });

  test('the caller who hangs up while it rings ends the ringing', async () => {
    const { call, cancelled, kept, model, answer, dialog } = await asked(sip);
    call.hangUp('customer-ended-call');
    await call.finished;
    expect(cancelled()).toBe(true);
    expect(kept[0]?.reason).toBe('customer-ended-call');
    expect(model.asked).toHaveLength(1);
    await answer();
    expect(dialog.hungUp).toBe(true);
  });

  test.each([
    [486, 'busy'],
    [600, 'busy'],
    [603, 'declined'],
    [480, 'no-answer'],
    ['timeout', 'no-answer'],
    [404, 'failed'],
    ['transport', 'failed'],
  ] as const)('%s brings the assistant back, who is told %s', async (why, reason) => {
    const { fail, leg, model, call } = await asked(sip);
    fail(why);
    await settle();
    expect(resultOf(model)).toEqual({ ok: false, reason });
    expect(leg.told).toEqual(['ring GB', 'ring null']);
    call.hangUp('customer-ended-call');
    await call.finished;
  });

  test('25 s unanswered are enough, and it can be tried again', async () => {
    const { clock, cancelled, model, call, called, voice } = await asked(sip);
    clock.advance(24_999);
    expect(cancelled()).toBe(false);
    clock.advance(1);
    await settle();
    expect(cancelled()).toBe(true);
    expect(resultOf(model)).toEqual({ ok: false, reason: 'no-answer' });
    expect(voice.spoken).toContain('Shall I take a message?');
    call.tell({ type: 'typed', text: 'try again' });
    await settle();
    expect(called).toHaveLength(2);
    call.hangUp('customer-ended-call');
    await call.finished;
  });

  test('a callee who sends no packet for a minute is gone', async () => {
    const { answer, theirs, call, kept } = await asked(sip);
    await answer();
    theirs.caller({ type: 'stalled', silentMs: 59_000 });
    expect(kept).toEqual([]);
    theirs.caller({ type: 'stalled', silentMs: 60_000 });
    await call.finished;
    expect(kept[0]?.reason).toBe('assistant-forwarded-call');
  });

  test('a callee who holds us may send nothing for ten minutes, and no longer', async () => {
    const { answer, dialog, theirs, call, kept } = await asked(sip);
    await answer();
    dialog.reinvite({ ...ANSWER, direction: 'inactive' });
    theirs.caller({ type: 'stalled', silentMs: 595_000 });
    expect(dialog.hungUp).toBe(false);
    theirs.caller({ type: 'stalled', silentMs: 600_000 });
    await call.finished;
    expect(kept[0]?.reason).toBe('assistant-forwarded-call');
    expect(theirs.closed).toBe(true);
  });

  test('the owner’s words are said before it rings', async () => {
    const { voice, call } = await asked({ ...sip, message: 'I am calling the kitchen.' });
    expect(voice.spoken).toEqual(['I am calling the kitchen.']);
    call.hangUp('customer-ended-call');
    await call.finished;
  });
});

describe('warm', () => {
  const briefing =
    'I have a caller for Golden Lamb. They said: I want to talk about my wedding with a person. Press 1 to take the call, or 2 to send it back.';

  test('whoever answers hears what it is about, and takes it with 1', async () => {
    const { answer, voice, leg, theirs, call } = await asked(warm);
    await answer();
    expect(voice.spoken).toEqual([briefing]);
    expect(leg.peer).toBeNull();
    expect(leg.told).toEqual(['ring GB']);
    theirs.caller({ type: 'digit', digit: '1' });
    expect(leg.peer).toBe(theirs);
    call.hangUp('customer-ended-call');
    await call.finished;
  });

  test('what the model says it is about goes before the caller’s words', async () => {
    const { answer, voice, call } = await asked(warm, { about: 'Anna asks about her wedding.' });
    await answer();
    expect(voice.spoken[0]).toMatch(/^I have a caller for Golden Lamb\. Anna asks/);
    call.hangUp('customer-ended-call');
    await call.finished;
  });

  test('three seconds of silence after it take the call; speech puts that off', async () => {
    const { answer, clock, leg, theirs, call } = await asked(warm);
    await answer();
    clock.advance(briefing.length * 60);
    clock.advance(2_000);
    theirs.caller({ type: 'speech-started', atMs: clock.nowMs() });
    clock.advance(4_000);
    theirs.caller({ type: 'speech-stopped', atMs: clock.nowMs() });
    clock.advance(2_999);
    expect(leg.peer).toBeNull();
    clock.advance(1);
    expect(leg.peer).toBe(theirs);
    call.hangUp('customer-ended-call');
    await call.finished;
  });

  test('one that nobody can hear, for whoever answers holds us, is given up', async () => {
    const { answer, clock, theirs, dialog, model, call } = await asked(warm);
    theirs.play = () => {};
    theirs.clear = () => {};
    await answer();
    clock.advance(89_999);
    expect(dialog.hungUp).toBe(false);
    clock.advance(1);
    await settle();
    expect(dialog.hungUp).toBe(true);
    expect(resultOf(model)).toEqual({ ok: false, reason: 'no-answer' });
    call.hangUp('customer-ended-call');
    await call.finished;
  });

  test('2 sends the caller back to the assistant', async () => {
    const { answer, theirs, dialog, leg, model, call } = await asked(warm);
    await answer();
    theirs.caller({ type: 'digit', digit: '2' });
    await settle();
    expect(dialog.hungUp).toBe(true);
    expect(leg.peer).toBeNull();
    expect(resultOf(model)).toEqual({ ok: false, reason: 'declined' });
    call.hangUp('customer-ended-call');
    await call.finished;
  });

  test('so does hanging up, and talking without end', async () => {
    const first = await asked(warm);
    await first.answer();
    first.dialog.ended('bye');
    await settle();
    expect(resultOf(first.model)).toEqual({ ok: false, reason: 'declined' });
    const second = await asked(warm);
    await second.answer();
    second.clock.advance(briefing.length * 60);
    second.theirs.caller({ type: 'speech-started', atMs: second.clock.nowMs() });
    second.clock.advance(30_000);
    await settle();
    expect(resultOf(second.model)).toEqual({ ok: false, reason: 'no-answer' });
    for (const { call } of [first, second]) {
      call.hangUp('customer-ended-call');
      await call.finished;
    }
  });
});

describe('who can be called', () => {
  test('a number over the trunk, which is told who we are', async () => {
    const { called, call } = await asked(number, {}, { trunk });
    expect(called[0]).toMatchObject({
      target: 'sip:+442079460000@trunk.example:5080',
      from: { user: 'desk', host: 'trunk.example' },
      credentials: { user: 'desk', password: 'secret' },
    });
    call.hangUp('customer-ended-call');
    await call.finished;
  });

  test.each([
    ['a number without a trunk', number, {}],
    ['anybody from a browser', sip, { line: false as const }],
  ])('not %s: the model has no such tool', async (_who, destination, options) => {
    const { called, model, call } = await asked(destination, {}, options);
    expect(called).toEqual([]);
    expect(model.asked[0]?.tools).toEqual([]);
    call.hangUp('customer-ended-call');
    await call.finished;
  });
});
