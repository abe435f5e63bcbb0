import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import { intents, messageInside } from '../../nlu/intents/intents.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Handler } from '../handler.ts';
import { messageTurn, proceedMessage } from '../message/messageTurn.ts';
import { putThrough } from './transferTurn.ts';

const MOST_WORDS_OF_YES = 3;

/** A stand-in answers nothing: the caller is put through, or what they say is the message. */
export const standInTurn: Handler = (state, said, context) => {
  if (state.flow !== 'none') return null;
  const tried = Object.values(state.toolCalls).some(({ name }) => name === TRANSFER_CALL);
  if (context.duty === 'put-through' && context.canTransfer && !tried)
    return putThrough(state, context);
  if (!context.canTakeMessage) return null;
  const { words } = said;
  const begun = { ...state, message: undefined, misses: 0 };
  const saysNothingYet =
    words === '' ||
    intents.greeting(words) ||
    (words.split(' ').length <= MOST_WORDS_OF_YES && hearYesNo(words) === 'yes') ||
    (intents.message(words) && messageInside(words) === null);
  if (saysNothingYet) return proceedMessage(begun, context, context.say.talk.ofCourse);
  return messageTurn({ ...begun, flow: 'message', asked: 'message-text' }, said, context);
};
