import { stay, withAssistant } from './compose.ts';
import { splitSentences } from './sentences.ts';
import type { Step, TurnEvent, TurnState } from './state.ts';

type ModelEvent = Extract<TurnEvent, { answerId: number }>;

/** Keeps what a model says ahead of time; its tools wait with the rest. Null for what is no such answer. */
export function heldBack(state: TurnState, event: ModelEvent): Step | null {
  const { speculation } = state.assistant;
  if (!speculation || event.answerId !== speculation.answerId) return null;
  if (event.type === 'model-failed') return stay(withAssistant(state, { speculation: null }));
  const held = [...speculation.held, event];
  const first = speculation.prepared ? null : firstSentence(held);
  return stay(
    withAssistant(state, {
      speculation: { ...speculation, held, prepared: speculation.prepared || first !== null },
    }),
    ...(first === null ? [] : [{ type: 'prepare-speech' as const, text: first }]),
  );
}

/** The first whole sentence of an answer, or null while there is none. */
function firstSentence(held: readonly ModelEvent[]): string | null {
  const text = held.map((event) => (event.type === 'model-text' ? event.text : '')).join('');
  const { sentences, rest } = splitSentences(text);
  const isDone = held.at(-1)?.type === 'model-done';
  return sentences[0] ?? (isDone && rest.trim() !== '' ? rest.trim() : null);
}
