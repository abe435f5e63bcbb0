import type { AgentContext } from '../../context.ts';
import { goOn } from '../../forms/engine/ask.ts';
import { messageForm } from '../../forms/message/form.ts';
import type { AgentState } from '../../state.ts';

/** A form comes to nothing: what is known of it goes to the team as a message, once who called is known. */
export function beginMessageInstead(
  state: AgentState,
  message: string | undefined,
  context: AgentContext,
): AgentState {
  const { asking: _asking, openQuestion: _open, inOwnWords: _words, ...rest } = state;
  return goOn(messageForm, { ...rest, booking: {}, message }, context, {
    say: context.say.talk.allRight,
  });
}
