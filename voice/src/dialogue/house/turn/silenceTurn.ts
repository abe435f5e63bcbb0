import { slotQuestion } from '../booking/next.ts';
import type { HouseContext } from '../context.ts';
import { leftOpen } from '../say/leftOpen.ts';
import { answer, type HouseState } from '../state.ts';

const MOST_SILENCES = 3;

function prompt(state: HouseState, context: HouseContext): string {
  switch (state.asked) {
    case 'how-can-i-help':
    case 'anything-else':
      return 'How can I help you?';
    case 'confirm-booking':
    case 'confirm-message':
    case 'confirm-change':
    case 'confirm-order':
      return 'Is everything right as I said it?';
    case 'offer-message':
      return 'Shall I take a message for the team?';
    default:
      return slotQuestion(state.asked, state, context);
  }
}

/** Silence: ask again, ask once more, then say goodbye. */
export function silenceTurn(state: HouseState, context: HouseContext): HouseState {
  const silences = state.silences + 1;
  const next = { ...state, silences };
  if (silences >= MOST_SILENCES) {
    const open = leftOpen(state);
    return answer(
      next,
      `I cannot hear you, so I will hang up now. ${open}Please call again. Goodbye!`,
      state.asked,
      { endCall: true },
    );
  }
  const hello = silences === 1 ? 'Are you still there?' : 'I am sorry, I cannot hear you.';
  return answer(next, `${hello} ${prompt(state, context)}`, state.asked);
}
