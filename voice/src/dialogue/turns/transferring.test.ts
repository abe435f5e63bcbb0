import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import { describe, expect, test } from 'vitest';
import { newConversation, takeTurn } from './machine.ts';
import type { TurnEffect, TurnEvent, TurnState } from './state.ts';

let state: TurnState;
let nowMs = 0;

function tell(event: TurnEvent): readonly TurnEffect[] {
  const [next, effects] = takeTurn(state, event, nowMs);
  state = next;
  return effects;
}

const result = (text: string) => ({ id: 't1', name: TRANSFER_CALL, result: text });

/** A caller who asked for a person, and is told to wait; what was said is still to be heard. */
function ringing(input: TurnState['input'] = 'speech'): void {
  nowMs = 1_000;
  state = newConversation(input);
  tell({ type: 'answered', greeting: '' });
  tell({ type: 'typed', text: 'a person please' });
  const { answerId } = state.assistant;
  tell({ type: 'model-text', answerId, text: 'I will put you through.' });
  tell({ type: 'model-tool-call', answerId, id: 't1', name: TRANSFER_CALL, arguments: {} });
  tell({ type: 'transfer-ringing' });
  tell({ type: 'model-done', answerId });
}

function playAll(): void {
  for (const { id } of state.assistant.segments)
    tell({
      type: 'segment-ended',
      segmentId: id,
      playedMs: 1_000,
      totalMs: 1_000,
      complete: true,
      atMs: nowMs,
    });
}

const callerEvents: readonly TurnEvent[] = [
  { type: 'speech-started', atMs: 1_500 },
  { type: 'partial', text: 'no wait' },
  { type: 'speech-stopped', atMs: 3_000 },
  { type: 'final', text: 'no wait, forget it' },
  { type: 'digit', digit: '0' },
  { type: 'typed', text: 'stop' },
  ...(['end-of-turn', 'barge-in', 'silence', 'keys', 'final-deadline'] as const).map(
    (name) => ({ type: 'timer', name }) as const,
  ),
];

describe('while it rings', () => {
  test.each(callerEvents)('nothing the caller does changes it: %o', (event) => {
    ringing();
    const before = state;
    expect(tell(event)).toEqual([]);
    expect(state).toBe(before);
  });

  test('the assistant finishes what it was saying, and asks nothing more', () => {
    ringing();
    expect(state.assistant.segments).toHaveLength(1);
    playAll();
    expect(state.assistant.segments).toEqual([]);
    expect(state.assistant.modelRunning).toBe(false);
  });

  test('words that were begun before are kept', () => {
    nowMs = 1_000;
    state = newConversation('speech');
    tell({ type: 'speech-started', atMs: 500 });
    tell({ type: 'speech-stopped', atMs: 900 });
    tell({ type: 'final', text: 'and my name is Anna' });
    tell({ type: 'transfer-ringing' });
    expect(state.entries.at(-1)?.message).toEqual({ role: 'caller', text: 'and my name is Anna' });
    expect(state.caller.heard).toBe('');
  });

  test('the longest time of a call is put off', () => {
    ringing();
    expect(tell({ type: 'timer', name: 'max-duration' })).toEqual([
      { type: 'set-timer', name: 'max-duration', delayMs: 30_000 },
    ]);
    expect(state.ended).toBe(false);
  });

  test('hanging up ends it', () => {
    ringing();
    expect(tell({ type: 'hung-up', reason: 'customer-ended-call' })).toContainEqual({
      type: 'end-call',
      reason: 'customer-ended-call',
    });
    expect(tell({ type: 'transfer-failed', ...result('{"ok":false}') })).toEqual([]);
    expect(state.assistant.toolsRunning).toBe(0);
  });

  test('a transcriber that dies leaves the keys', () => {
    ringing();
    expect(tell({ type: 'ears-lost' })).toEqual([]);
    expect(state.input).toBe('keypad');
  });
});

describe('nobody took the call', () => {
  test('the model hears of it, and the caller is listened to again', () => {
    ringing();
    playAll();
    const effects = tell({ type: 'transfer-failed', ...result('{"ok":false}') });
    expect(effects).toContainEqual({ type: 'ask-model', answerId: state.assistant.answerId });
    expect(state.entries.at(-1)?.message).toMatchObject({ role: 'tool-result', id: 't1' });
    const { answerId } = state.assistant;
    tell({ type: 'model-text', answerId, text: 'Nobody answers. Shall I take a message?' });
    tell({ type: 'model-done', answerId });
    playAll();
    expect(tell({ type: 'digit', digit: '1' })).toContainEqual({
      type: 'ask-model',
      answerId: answerId + 1,
    });
  });

  test('a model that hung up in the same breath does not', () => {
    ringing();
    state = { ...state, endingReason: 'assistant-ended-call' };
    tell({ type: 'transfer-failed', ...result('{"ok":false}') });
    expect(state.endingReason).toBeNull();
  });
});

describe('once they talk', () => {
  function connected(): readonly TurnEffect[] {
    ringing();
    return tell({ type: 'transfer-connected', ...result('{"ok":true}') });
  }

  test('the assistant is cut off, and no model is asked', () => {
    const effects = connected();
    expect(effects).toContainEqual({ type: 'clear-playback' });
    expect(effects.map(({ type }) => type)).not.toContain('ask-model');
    playAll();
    expect(state.assistant).toMatchObject({ modelRunning: false, toolsRunning: 0 });
    expect(state.entries.at(-1)?.message).toMatchObject({ result: '{"ok":true}' });
  });

  test.each(callerEvents)('nothing of the caller concerns the assistant: %o', (event) => {
    connected();
    expect(tell(event)).toEqual([]);
  });

  test('hanging up ends a call that was forwarded', () => {
    connected();
    expect(tell({ type: 'hung-up', reason: 'customer-ended-call' })).toContainEqual({
      type: 'end-call',
      reason: 'assistant-forwarded-call',
    });
  });

  test('a long hold does not end it', () => {
    connected();
    tell({ type: 'held' });
    expect(tell({ type: 'timer', name: 'hold' })).toEqual([]);
    tell({ type: 'resumed' });
    expect(state).toMatchObject({ ended: false, onHold: false });
  });

  test('it lasts four hours at most', () => {
    expect(connected().at(-1)).toEqual({
      type: 'set-timer',
      name: 'max-duration',
      delayMs: 14_400_000,
    });
    expect(tell({ type: 'timer', name: 'max-duration' })).toEqual([
      { type: 'end-call', reason: 'assistant-forwarded-call' },
    ]);
  });

  test.each([
    ['ringing that never ends', ringing, 'exceeded-max-duration'],
    ['talk whose end nobody counted', connected, 'assistant-forwarded-call'],
  ] as const)('%s ends by the hard limit', (_what, begin, reason) => {
    begin();
    expect(tell({ type: 'timer', name: 'hard-limit' })).toContainEqual({
      type: 'end-call',
      reason,
    });
  });
});
