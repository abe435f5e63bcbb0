import type { TurnState } from './state.ts';
import { saidWords } from './words/turnWords.ts';

/** When the assistant was first heard in this call, epoch ms; null before it was. */
function firstHeardAtMs({ entries, assistant }: TurnState): number | null {
  const first = entries.find(({ message }) => message.role === 'assistant');
  const waiting = assistant.segments.find(({ entryId }) => entryId === first?.id);
  return first && (!waiting || waiting.started) ? first.startedAtMs : null;
}

/**
 * How long speech over the assistant still counts for nothing until there are words of the caller's own, in ms:
 * in the first moments of a call a telephone without headset gives the greeting back.
 */
export function echoLeftMs(state: TurnState, nowMs: number): number {
  const sinceMs = firstHeardAtMs(state);
  return sinceMs === null ? 0 : Math.max(0, sinceMs + state.settings.echoMs - nowMs);
}

/** Whether what was heard is what the assistant itself was saying: its words, in their order. */
export function isEcho(state: TurnState, text: string): boolean {
  const { language, echoMs } = state.settings;
  const sinceMs = firstHeardAtMs(state);
  if (sinceMs === null || state.caller.speakingSinceMs > sinceMs + echoMs) return false;
  const own = state.assistant.segments.flatMap((segment) => saidWords(segment.text, language));
  const heard = saidWords(text, language);
  let at = 0;
  for (const word of heard) {
    const found = own.indexOf(word, at);
    if (found < 0) return false;
    at = found + 1;
  }
  return heard.length > 0;
}
