import { beforeEach, expect, test } from 'vitest';
import type { Hearing } from '../hearing.ts';
import { newConversation, takeTurn } from './machine.ts';
import type { TurnEffect, TurnEvent, TurnState } from './state.ts';

const NOW_MS = 1_000;
const UNSURE: Hearing = {
  confidence: 0.5,
  alternatives: [{ text: 'at eleven', confidence: 0.3 }],
};

let state: TurnState;
let effects: TurnEffect[];

function tell(event: TurnEvent): void {
  const [next, more] = takeTurn(state, event, NOW_MS);
  state = next;
  effects.push(...more);
}

const of = (type: TurnEffect['type']) => effects.filter((effect) => effect.type === type);

beforeEach(() => {
  state = newConversation('speech');
  effects = [];
  tell({ type: 'answered', greeting: 'Hello!' });
  const segmentId = state.assistant.segments[0]?.id ?? 0;
  tell({ type: 'segment-started', segmentId, atMs: NOW_MS });
  const whole = { playedMs: 900, totalMs: 900, complete: true, atMs: NOW_MS };
  tell({ type: 'segment-ended', segmentId, ...whole });
  effects = [];
});

function speaks(interim?: string): void {
  tell({ type: 'speech-started', atMs: NOW_MS });
  if (interim !== undefined) tell({ type: 'partial', text: interim });
  tell({ type: 'speech-stopped', atMs: NOW_MS });
}

test('what is known of a turn goes with it, to whoever answers and into the conversation', () => {
  speaks();
  tell({ type: 'final', text: 'at seven', hearing: UNSURE });
  expect(of('ask-ahead')).toEqual([
    { type: 'ask-ahead', answerId: 1, text: 'at seven', hearing: UNSURE },
  ]);
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(state.entries.at(-1)?.message).toEqual({
    role: 'caller',
    text: 'at seven',
    hearing: UNSURE,
  });
  expect(of('ask-model')).toEqual([]);
});

test('a turn of two parts is known part by part, and the next one knows nothing of them', () => {
  speaks();
  tell({ type: 'final', text: 'tomorrow' });
  speaks();
  tell({ type: 'final', text: 'at seven', hearing: UNSURE });
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(state.entries.at(-1)?.message).toMatchObject({
    text: 'tomorrow at seven',
    hearing: { confidence: 0.5, alternatives: [{ text: 'tomorrow at eleven', confidence: 0.3 }] },
  });
  tell({ type: 'model-done', answerId: state.assistant.answerId });
  speaks();
  tell({ type: 'final', text: 'Jo Park' });
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(state.entries.at(-1)?.message).toEqual({ role: 'caller', text: 'Jo Park' });
});

test('an answer prepared for words that turn out unsure is void, though the words are the same', () => {
  speaks('at seven');
  expect(of('ask-ahead')).toHaveLength(1);
  tell({ type: 'model-text', answerId: 1, text: 'Seven it is.' });
  tell({ type: 'final', text: 'at seven', hearing: UNSURE });
  expect(of('cancel-model')).toEqual([{ type: 'cancel-model', answerId: 1 }]);
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(of('speak')).toEqual([]);
  tell({ type: 'model-text', answerId: 2, text: 'Was that seven?' });
  tell({ type: 'model-done', answerId: 2 });
  expect(of('speak')).toMatchObject([{ text: 'Was that seven?' }]);
});

test('it is said where they turn out sure', () => {
  speaks('at seven');
  tell({ type: 'model-text', answerId: 1, text: 'Seven it is.' });
  tell({ type: 'model-done', answerId: 1 });
  tell({ type: 'final', text: 'at seven', hearing: { confidence: 0.95, alternatives: [] } });
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(of('ask-ahead')).toHaveLength(1);
  expect(of('speak')).toMatchObject([{ text: 'Seven it is.' }]);
});

test('what is typed or keyed is known as it is', () => {
  tell({ type: 'typed', text: 'at seven' });
  expect(state.entries.at(-1)?.message).toEqual({ role: 'caller', text: 'at seven' });
});

test('whoever listens is told what is asked when it is asked, once, and nothing of answers that are void', () => {
  speaks('a table for two');
  tell({ type: 'model-text', answerId: 1, text: 'Which day?' });
  tell({ type: 'model-expects', answerId: 1, expects: 'date' });
  tell({ type: 'model-done', answerId: 1 });
  expect(of('expect')).toEqual([]);
  tell({ type: 'final', text: 'a table for three' });
  tell({ type: 'timer', name: 'end-of-turn' });
  expect(of('expect')).toEqual([]);
  tell({ type: 'model-text', answerId: 2, text: 'Which day?' });
  tell({ type: 'model-expects', answerId: 2, expects: 'date' });
  tell({ type: 'model-done', answerId: 2 });
  expect(of('expect')).toEqual([{ type: 'expect', expects: 'date' }]);
});
