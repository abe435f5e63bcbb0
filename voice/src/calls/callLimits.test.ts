import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultTurnSettings } from '../dialogue/turns/settings.ts';
import { MemoryLeg } from '../testing/memoryLeg.ts';
import { scriptedModel, scriptedTranscriber, scriptedVoice } from '../testing/scripted.ts';
import { Call } from './call.ts';
import { newCallRow } from './newCallRow.ts';
import { receptionistOf } from './receptionist.ts';
import { createRecordings } from './recordings.ts';

const { hardLimitAfterMs, maxHoldMs } = defaultTurnSettings;
const MAX_DURATION_S = 120;
const LOST_AFTER_MS = 60_000;
/** A media thread tells again each time so much has passed without a packet. */
const STALL_STEP_MS = 5_000;
/** A recording and the last transcript may take their time after the end. */
const AFTERMATH_MS = 15_000;

/** A leg that plays nothing and never says so: nothing is sent, or the peer holds the call. */
class SilentLeg extends MemoryLeg {
  override play(): void {}
  override clear(): void {}
}

async function settle(): Promise<void> {
  for (let n = 0; n < 6; n += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

async function silentCall(input: 'speech' | 'keypad' = 'speech') {
  const clock = new ManualClock(1_000);
  const model = scriptedModel(() => [{ type: 'text', text: 'Are you there?' }]);
  const reasons: string[] = [];
  const dto = { name: 'Golden Lamb', firstMessage: 'Hello!', maxDurationSeconds: MAX_DURATION_S };
  const leg = new SilentLeg(clock);
  const call = new Call(
    {
      clock,
      logger: createLogger('test', { level: 'silent' }),
      voice: scriptedVoice(),
      transcriber: input === 'speech' ? scriptedTranscriber() : null,
      model,
      house: model,
      keeper: {
        begin: async (row) => row,
        join: async (row) => row,
        checkpoint: async () => {},
        finish: async (_row, _state, reason) => void reasons.push(reason),
      },
      recordings: createRecordings('/nothing/is/recorded'),
    },
    {
      row: newCallRow('inboundPhoneCall', dto, clock.nowMs()),
      receptionist: receptionistOf(dto),
      leg,
      input,
      callerNumber: null,
      lostAfterMs: LOST_AFTER_MS,
      watcher: { show() {}, speech() {}, taken() {}, ended() {} },
    },
  );
  call.start();
  await settle();
  return { call, clock, leg, reasons };
}

describe('a call that gives no sound', () => {
  test('and no packets ends by its inactivity', async () => {
    const { clock, leg, reasons } = await silentCall();
    clock.advance(LOST_AFTER_MS - 1_000);
    leg.caller({ type: 'stalled', silentMs: LOST_AFTER_MS });
    clock.advance(AFTERMATH_MS);
    await settle();
    expect(reasons).toEqual(['pipeline-error-transport-lost']);
    expect(clock.pendingCount).toBe(0);
  });

  test('though packets come ends when its greeting was not to be heard', async () => {
    const { clock, reasons } = await silentCall();
    clock.advance(defaultTurnSettings.unheardMs + AFTERMATH_MS);
    await settle();
    expect(reasons).toEqual(['silence-timed-out']);
    expect(clock.pendingCount).toBe(0);
  });

  test('held from its start may be silent, until its time is up', async () => {
    const { call, clock, leg, reasons } = await silentCall();
    call.tell({ type: 'held' });
    clock.advance(100_000);
    leg.caller({ type: 'stalled', silentMs: 100_000 });
    await settle();
    expect(reasons).toEqual([]);
    clock.advance(MAX_DURATION_S * 1_000 - 100_000 + AFTERMATH_MS);
    await settle();
    expect(reasons).toEqual(['exceeded-max-duration']);
    expect(clock.pendingCount).toBe(0);
  });

  test('and no packets on hold is lost when the longest hold is over, whatever else goes on', async () => {
    const { call, clock, leg, reasons } = await silentCall();
    call.tell({ type: 'held' });
    leg.caller({ type: 'stalled', silentMs: maxHoldMs - STALL_STEP_MS });
    expect(leg.closed).toBe(false);
    leg.caller({ type: 'stalled', silentMs: maxHoldMs });
    clock.advance(AFTERMATH_MS);
    await settle();
    expect(reasons).toEqual(['pipeline-error-transport-lost']);
  });

  const action = fc.record({
    what: fc.constantFrom('held', 'resumed', 're-invite', 'speaks', 'digit', 'goodbye', 'nothing'),
    thenMs: fc.integer({ min: 0, max: 70_000 }),
  });

  test('ends, whatever it is held, resumed and asked for, with or without packets', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('speech' as const, 'keypad' as const),
        fc.boolean(),
        fc.array(action, { maxLength: 25 }),
        async (input, hasPackets, actions) => {
          const { call, clock, leg, reasons } = await silentCall(input);
          let lastPacketMs = clock.nowMs();
          const pass = async (ms: number): Promise<void> => {
            for (let left = ms; left > 0; left -= STALL_STEP_MS) {
              clock.advance(Math.min(left, STALL_STEP_MS));
              const silentMs = clock.nowMs() - lastPacketMs;
              if (!hasPackets && silentMs >= STALL_STEP_MS)
                leg.caller({ type: 'stalled', silentMs });
            }
            await settle();
          };
          for (const { what, thenMs } of actions) {
            const atMs = clock.nowMs();
            if (what === 'held' || what === 'resumed') call.tell({ type: what });
            if (what === 'digit') leg.caller({ type: 'digit', digit: '1' });
            if (what === 'speaks') leg.caller({ type: 'speech-started', atMs });
            if (what === 'goodbye')
              call.tell({ type: 'say', text: 'Goodbye.', endCallAfterSpoken: true });
            // A media thread counts anew from every change of the session.
            if (what !== 'nothing') lastPacketMs = atMs;
            await pass(thenMs);
          }
          const spentMs = clock.nowMs() - 1_000;
          await pass(
            Math.max(0, MAX_DURATION_S * 1_000 + hardLimitAfterMs - spentMs) + AFTERMATH_MS,
          );
          expect(reasons).toHaveLength(1);
          expect(leg.closed).toBe(true);
          expect(clock.pendingCount).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});
