import { expect, test } from 'vitest';
import { newConversation, takeTurn } from './machine.ts';
import type { TurnSettings } from './settings.ts';
import type { TurnEffect, TurnEvent, TurnState } from './state.ts';

let state: TurnState;
let effects: TurnEffect[];
let nowMs: number;

function tell(event: TurnEvent): TurnEffect[] {
  const [next, more] = takeTurn(state, event, nowMs);
  state = next;
  effects.push(...more);
  return [...more];
}

function greeted(settings: Partial<TurnSettings> = {}): void {
  state = newConversation('speech', settings);
  effects = [];
  nowMs = 1_000;
  tell({ type: 'answered', greeting: 'Hello!' });
  const [segment] = state.assistant.segments;
  const segmentId = segment?.id ?? 0;
  tell({ type: 'segment-started', segmentId, atMs: nowMs });
  nowMs += 5_000;
  const whole = { playedMs: 900, totalMs: 900, complete: true, atMs: nowMs };
  tell({ type: 'segment-ended', segmentId, ...whole });
  effects = [];
}

function says(interim: string): void {
  tell({ type: 'speech-started', atMs: nowMs });
  nowMs += 1_000;
  tell({ type: 'partial', text: interim });
  tell({ type: 'speech-stopped', atMs: nowMs });
  nowMs += 50;
}

const of = (type: TurnEffect['type']) => effects.filter((effect) => effect.type === type);
const ahead = (answerId: number, text: string) => ({ type: 'ask-ahead', answerId, text });
const lastText = () => state.entries.at(-1)?.message;

test('the model is asked on the interim transcript, and its answer said when the turn is over', () => {
  greeted();
  says('do you have parking');
  expect(of('ask-ahead')).toEqual([ahead(1, 'do you have parking')]);
  tell({ type: 'model-text', answerId: 1, text: 'Yes, behind the house. ' });
  tell({ type: 'model-text', answerId: 1, text: 'It is free.' });
  tell({ type: 'model-done', answerId: 1 });
  expect(of('prepare-speech')).toEqual([
    { type: 'prepare-speech', text: 'Yes, behind the house.' },
  ]);
  expect(of('speak')).toEqual([]);
  tell({ type: 'final', text: 'Do you have parking?' });
  expect(of('ask-ahead')).toHaveLength(1);
  nowMs += 450;
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(of('speak').map((effect) => effect.type === 'speak' && effect.text)).toEqual([
    'Yes, behind the house.',
    'It is free.',
  ]);
  expect(of('ask-model')).toEqual([]);
  expect(state.assistant.modelRunning).toBe(false);
  expect(state.turns).toEqual([]);
});

test('an answer that is still coming is said on as it comes', () => {
  greeted();
  says('do you have parking');
  tell({ type: 'model-text', answerId: 1, text: 'Yes. ' });
  tell({ type: 'final', text: 'do you have parking' });
  tell({ type: 'timer', name: 'end-of-turn' });
  tell({ type: 'model-text', answerId: 1, text: 'It is free.' });
  tell({ type: 'model-done', answerId: 1 });
  expect(of('speak')).toHaveLength(2);
});

test('a tool waits until the turn is over', () => {
  greeted();
  says('yes please book it');
  const call = { id: 't1', name: 'bookAppointment', arguments: {} };
  tell({ type: 'model-tool-call', answerId: 1, ...call });
  tell({ type: 'model-done', answerId: 1 });
  expect(of('run-tool')).toEqual([]);
  tell({ type: 'final', text: 'yes please book it' });
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(of('run-tool')).toEqual([{ type: 'run-tool', ...call }]);
});

test('where the final says something else, the answer is void and its tool never runs', () => {
  greeted();
  says('yes please book it');
  tell({ type: 'model-tool-call', answerId: 1, id: 't1', name: 'bookAppointment', arguments: {} });
  tell({ type: 'final', text: 'yes please book it for five' });
  expect(of('cancel-model')).toEqual([{ type: 'cancel-model', answerId: 1 }]);
  expect(of('ask-ahead').at(-1)).toEqual(ahead(2, 'yes please book it for five'));
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(of('run-tool')).toEqual([]);
  expect(lastText()).toEqual({ role: 'caller', text: 'yes please book it for five' });
  tell({ type: 'model-text', answerId: 2, text: 'For five, then.' });
  tell({ type: 'model-done', answerId: 2 });
  expect(of('speak')).toHaveLength(1);
});

test('a caller who goes on has one turn, answered as a whole', () => {
  greeted();
  says('a table for four');
  tell({ type: 'final', text: 'a table for four' });
  says('tomorrow at seven');
  tell({ type: 'final', text: 'tomorrow at seven' });
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(lastText()).toEqual({ role: 'caller', text: 'a table for four tomorrow at seven' });
  expect(of('speak')).toEqual([]);
  expect(state.assistant.modelRunning).toBe(true);
});

test('a few versions of one turn are answered ahead, no more', () => {
  greeted({ maxSpeculations: 2 });
  for (const word of ['one', 'two', 'three', 'four']) {
    says(`i am ${word}`);
    tell({ type: 'final', text: `i am ${word}` });
  }
  expect(of('ask-ahead')).toHaveLength(2);
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(of('ask-model')).toHaveLength(1);
  nowMs += 10;
  tell({ type: 'model-done', answerId: state.assistant.answerId });
  says('next turn');
  expect(of('ask-ahead')).toHaveLength(3);
});

test.each([
  ['words that sound unfinished', () => says('a table for four and')],
  [
    'a caller who still speaks',
    () => {
      tell({ type: 'speech-started', atMs: nowMs });
      tell({ type: 'partial', text: 'a table' });
    },
  ],
  [
    'speech over the assistant',
    () => {
      tell({ type: 'say', text: 'One more thing.', endCallAfterSpoken: false });
      says('a table');
    },
  ],
])('nothing is prepared for %s', (_what, happens) => {
  greeted();
  happens();
  expect(of('ask-ahead')).toEqual([]);
});

test('it can be turned off', () => {
  greeted({ maxSpeculations: 0 });
  says('do you have parking');
  tell({ type: 'final', text: 'do you have parking' });
  expect(of('ask-ahead')).toEqual([]);
});

test('a model that fails ahead of time is asked again in time', () => {
  greeted();
  says('do you have parking');
  tell({ type: 'model-failed', answerId: 1 });
  tell({ type: 'final', text: 'do you have parking' });
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(state.assistant.failures).toBe(0);
  expect([...of('ask-model'), ...of('ask-ahead')].length).toBeGreaterThan(1);
});

test('a caller who hangs up leaves nothing running', () => {
  greeted();
  says('do you have parking');
  tell({ type: 'hung-up', reason: 'customer-ended-call' });
  expect(of('cancel-model')).toEqual([{ type: 'cancel-model', answerId: 1 }]);
  tell({ type: 'model-text', answerId: 1, text: 'Yes.' });
  expect(of('speak')).toEqual([]);
});
