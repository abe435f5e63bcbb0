import { andThen, isSpeaking, stay, withAssistant } from './compose.ts';
import { phrasesOf } from './phrases.ts';
import { speak } from './speaking.ts';
import type { Step, TurnEffect, TurnState } from './state.ts';

/** A tool has begun: should it take long, the caller is told so. Sooner where nothing was said before it. */
export function watchTool(state: TurnState): readonly TurnEffect[] {
  const { bridgeAfterMs, bridgeAgainMs } = state.settings;
  const delayMs = saidSomething(state) ? bridgeAgainMs : bridgeAfterMs;
  return [{ type: 'set-timer', name: 'bridge', delayMs }];
}

/** Whether the assistant has said something since the caller's last words. */
function saidSomething({ entries }: TurnState): boolean {
  const lastWords = entries.findLastIndex(({ message }) => message.role === 'caller');
  return entries.slice(lastWords + 1).some(({ message }) => message.role === 'assistant');
}

/** A tool still runs: a phrase tells the caller, unless something else is being said. */
export function bridge(state: TurnState, nowMs: number): Step {
  const { assistant, caller, settings } = state;
  if (assistant.toolsRunning === 0 || state.ended || state.transfer !== null) return stay(state);
  const again = { type: 'set-timer', name: 'bridge', delayMs: settings.bridgeAgainMs } as const;
  if (isSpeaking(state) || caller.speaking || state.onHold) return stay(state, again);
  const { bridges } = phrasesOf(settings.language);
  // What was said before the tool was the first of them.
  const said = Math.max(assistant.bridges, saidSomething(state) ? 1 : 0);
  const phrase = bridges[Math.min(said, bridges.length - 1)];
  if (phrase === undefined) return stay(state);
  return andThen(stay(withAssistant(state, { bridges: said + 1 }), again), (next) =>
    speak(next, phrase, nowMs),
  );
}
