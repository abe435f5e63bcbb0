import { describe, expect, it } from 'vitest';
import { type CallAction, type CallState, initialCallState, reduceCall } from './callState.ts';

function after(...actions: CallAction[]): CallState {
  return actions.reduce(reduceCall, initialCallState);
}

const ready: CallAction = { type: 'initialized' };
const start: CallAction = { type: 'start', withMicrophone: true };
const started: CallAction = { type: 'started' };

function said(id: string, transcript: string, isFinal = true): CallAction {
  return {
    type: 'message',
    message: {
      type: 'transcript',
      role: 'assistant',
      transcriptType: isFinal ? 'final' : 'partial',
      transcript,
      id,
    },
  };
}

describe('the status line', () => {
  it.each<[CallAction[], string, CallState['phase']]>([
    [[ready], 'Ready to start', 'ready'],
    [[ready, start], 'Initiating call...', 'starting'],
    [[ready, start, started], 'Call started', 'active'],
    [[ready, start, started, { type: 'stop' }], 'Ending call...', 'ending'],
    [[ready, start, started, { type: 'stop' }, { type: 'ended' }], 'Call ended', 'ready'],
    [[ready, start, started, { type: 'failed', error: 'x' }], 'Error occurred', 'ready'],
    [
      [ready, start, { type: 'start-failed', error: 'x', isMicrophoneMissing: false }],
      'Error starting call',
      'ready',
    ],
  ])('%#: %j', (actions, status, phase) => {
    expect(after(...actions)).toMatchObject({ status, phase });
  });
});

describe('the call', () => {
  it('takes the last error and transcript away when the next call starts', () => {
    const state = after(
      ready,
      start,
      started,
      said('1', 'Hello'),
      { type: 'failed', error: 'x' },
      start,
    );
    expect(state).toMatchObject({ error: null, lines: [] });
  });

  it('keeps the transcript when the call has ended', () => {
    expect(after(ready, start, started, said('1', 'Hello'), { type: 'ended' }).lines).toHaveLength(
      1,
    );
  });

  it('mutes only while active, and is not muted in the next call', () => {
    expect(after(ready, { type: 'muted', isMuted: true }).isMuted).toBe(false);
    const muted = [ready, start, started, { type: 'muted', isMuted: true }] as const;
    expect(after(...muted).isMuted).toBe(true);
    expect(after(...muted, { type: 'ended' }).isMuted).toBe(false);
  });
});

describe('the live transcript', () => {
  it('lets a later event with the same id replace the line where it stands', () => {
    const state = after(
      start,
      started,
      said('1', 'Hel', false),
      said('2', 'Hi'),
      said('1', 'Hello'),
    );
    expect(state.lines.map((line) => [line.text, line.isFinal])).toEqual([
      ['Hello', true],
      ['Hi', true],
    ]);
  });

  it('takes away a line that was cut off before anything was heard', () => {
    expect(after(start, started, said('1', 'Hello'), said('1', '')).lines).toEqual([]);
  });
});
