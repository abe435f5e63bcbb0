import { expect, test } from 'vitest';
import { newConversation, takeTurn } from './machine.ts';
import { phrasesOf } from './phrases.ts';
import { defaultTurnSettings, type TurnSettings } from './settings.ts';
import type { TurnEffect, TurnEvent, TurnState } from './state.ts';

const { endsSoon, bridges } = phrasesOf('en-US');
const { echoMs, bargeInMs, bridgeAfterMs, bridgeAgainMs } = defaultTurnSettings;

let state: TurnState;
let nowMs: number;

function tell(event: TurnEvent): readonly TurnEffect[] {
  const [next, effects] = takeTurn(state, event, nowMs);
  state = next;
  return effects;
}

/** A greeting that has begun to sound. */
function answered(settings: Partial<TurnSettings> = {}): readonly TurnEffect[] {
  state = newConversation('speech', { maxSpeculations: 0, ...settings });
  nowMs = 10_000;
  const effects = tell({ type: 'answered', greeting: 'Welcome to the Golden Lamb.' });
  tell({ type: 'segment-started', segmentId: state.assistant.segments[0]?.id ?? 0, atMs: nowMs });
  return effects;
}

function playAll(): readonly TurnEffect[] {
  return state.assistant.segments.flatMap(({ id }) => {
    nowMs += 1_000;
    const played = { playedMs: 1_000, totalMs: 1_000, complete: true, atMs: nowMs };
    return tell({ type: 'segment-ended', segmentId: id, ...played });
  });
}

const spoken = (effects: readonly TurnEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'speak' ? [effect.text] : []));
const timer = (effects: readonly TurnEffect[], name: string) =>
  effects.find((effect) => effect.type === 'set-timer' && effect.name === name);

test('a long call is told half a minute before its end, a short one is not', () => {
  const maxDurationMs = 600_000;
  expect(timer(answered({ maxDurationMs }), 'ends-soon')).toMatchObject({ delayMs: 570_000 });
  playAll();
  expect(spoken(tell({ type: 'timer', name: 'ends-soon' }))).toEqual([endsSoon]);
  expect(timer(answered({ maxDurationMs: 60_000 }), 'ends-soon')).toBeUndefined();
});

test('the warning interrupts nobody: it waits until the assistant has spoken', () => {
  answered();
  expect(spoken(tell({ type: 'timer', name: 'ends-soon' }))).toEqual([]);
  expect(timer(playAll(), 'ends-soon')).toMatchObject({ delayMs: 0 });
  expect(spoken(tell({ type: 'timer', name: 'ends-soon' }))).toEqual([endsSoon]);
  playAll();
  expect(state.warningDue).toBe(false);
});

function toolBegins(said = ''): readonly TurnEffect[] {
  answered();
  playAll();
  tell({ type: 'typed', text: 'book it' });
  const { answerId } = state.assistant;
  if (said !== '') tell({ type: 'model-text', answerId, text: said });
  const effects = tell({
    type: 'model-tool-call',
    answerId,
    id: 't1',
    name: 'bookAppointment',
    arguments: {},
  });
  tell({ type: 'model-done', answerId });
  playAll();
  return effects;
}

test('a slow tool is bridged, again and differently, until it answers', () => {
  expect(timer(toolBegins(), 'bridge')).toMatchObject({ delayMs: bridgeAfterMs });
  const first = tell({ type: 'timer', name: 'bridge' });
  expect(spoken(first)).toEqual([bridges[0]]);
  expect(timer(first, 'bridge')).toMatchObject({ delayMs: bridgeAgainMs });
  playAll();
  expect(spoken(tell({ type: 'timer', name: 'bridge' }))).toEqual([bridges[1]]);
  const answer = tell({ type: 'tool-result', id: 't1', name: 'bookAppointment', result: '{}' });
  expect(answer).toContainEqual({ type: 'cancel-timer', name: 'bridge' });
  expect(spoken(tell({ type: 'timer', name: 'bridge' }))).toEqual([]);
});

test('after "One moment" of the model itself the first phrase is left out', () => {
  expect(timer(toolBegins('One moment, please.'), 'bridge')).toMatchObject({
    delayMs: bridgeAgainMs,
  });
  expect(spoken(tell({ type: 'timer', name: 'bridge' }))).toEqual([bridges[1]]);
});

test('nothing is said over a caller while a tool runs', () => {
  toolBegins();
  tell({ type: 'speech-started', atMs: nowMs });
  expect(spoken(tell({ type: 'timer', name: 'bridge' }))).toEqual([]);
});

test('in the first moments of the greeting sound alone does not interrupt', () => {
  answered();
  nowMs += 500;
  expect(timer(tell({ type: 'speech-started', atMs: nowMs }), 'barge-in')).toMatchObject({
    delayMs: echoMs - 500,
  });
  answered();
  nowMs += echoMs + 100;
  expect(timer(tell({ type: 'speech-started', atMs: nowMs }), 'barge-in')).toMatchObject({
    delayMs: bargeInMs,
  });
});

test.each([
  ['welcome to the golden', false],
  ['the golden lamb', false],
  ['stop', true],
  ['welcome i have a question', true],
])('"%s" over the greeting interrupts it: %s', (text, interrupts) => {
  answered();
  nowMs += 400;
  tell({ type: 'speech-started', atMs: nowMs });
  nowMs += 600;
  tell({ type: 'speech-stopped', atMs: nowMs });
  const effects = tell({ type: 'final', text });
  expect(effects.some(({ type }) => type === 'clear-playback')).toBe(interrupts);
});

test("the assistant's words count once its echo is over", () => {
  answered();
  nowMs += echoMs + 500;
  tell({ type: 'speech-started', atMs: nowMs });
  nowMs += 600;
  tell({ type: 'speech-stopped', atMs: nowMs });
  const effects = tell({ type: 'final', text: 'the golden lamb' });
  expect(effects.some(({ type }) => type === 'clear-playback')).toBe(true);
});

test('"mm-hm" while the model thinks does not void its thought', () => {
  answered();
  playAll();
  tell({ type: 'typed', text: 'do you have parking' });
  const { answerId } = state.assistant;
  tell({ type: 'speech-started', atMs: nowMs });
  nowMs += 300;
  tell({ type: 'speech-stopped', atMs: nowMs });
  tell({ type: 'final', text: 'mm-hm' });
  expect(state.assistant).toMatchObject({ answerId, modelRunning: true });
  expect(spoken(tell({ type: 'model-text', answerId, text: 'Yes, it is free. ' }))).toHaveLength(1);
});
