import type { ConversationMessage } from '../model.ts';
import type { Entry, TurnState } from './state.ts';

/** Adds a line to the conversation. */
export function addEntry(
  state: TurnState,
  message: ConversationMessage,
  atMs: number,
  options: { typed?: boolean; startedAtMs?: number; endedAtMs?: number | null } = {},
): TurnState {
  const entry: Entry = {
    id: state.nextId,
    message,
    startedAtMs: options.startedAtMs ?? atMs,
    endedAtMs: options.endedAtMs === undefined ? atMs : options.endedAtMs,
    typed: options.typed ?? false,
    interrupted: false,
  };
  return { ...state, nextId: state.nextId + 1, entries: [...state.entries, entry] };
}

export function changeEntry(state: TurnState, id: number, changes: Partial<Entry>): TurnState {
  return {
    ...state,
    entries: state.entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)),
  };
}

export function removeEntry(state: TurnState, id: number): TurnState {
  return { ...state, entries: state.entries.filter((entry) => entry.id !== id) };
}

/** The conversation as a model is to see it. */
export function conversationOf(state: TurnState): ConversationMessage[] {
  return state.entries.map((entry) => entry.message);
}

/** Names the line of the caller's present turn for those who watch; its partials and its final share it. */
export function callerLineId(state: TurnState): string {
  return `caller-${state.entries.filter((entry) => entry.message.role === 'caller').length}`;
}
