import { keypadReply } from '../keypad/keypad.ts';
import type { Model, ModelEvent, ModelRequest } from '../model.ts';
import { readContext } from './context.ts';
import { otherLanguageReply } from './otherLanguage.ts';
import { expectationOf, type HouseState, initialState, type Reply } from './state.ts';
import { step } from './step.ts';

function* events(reply: Reply, callId: string, request: ModelRequest): Generator<ModelEvent> {
  yield { type: 'text', text: reply.say };
  if (reply.tool) {
    yield { type: 'tool-call', id: callId, name: reply.tool.name, arguments: reply.tool.arguments };
    return;
  }
  if (reply.endCall && request.mayEndCall) yield { type: 'end-call' };
  else yield { type: 'expects', expects: expectationOf[reply.asks] };
}

/** Where a conversation stands. */
export function foldConversation(request: ModelRequest): HouseState {
  const context = readContext(request);
  return request.conversation.reduce(
    (state, message) => step(state, message, context),
    initialState(context.greeting),
  );
}

async function* respond(request: ModelRequest): AsyncGenerator<ModelEvent> {
  if (request.input === 'keypad') {
    yield* keypadReply(request);
    return;
  }
  const other = otherLanguageReply(request);
  if (other) {
    yield* other;
    return;
  }
  const state = foldConversation(request);
  yield* events(state.reply, `house-${state.results + 1}`, request);
}

/**
 * The house receptionist: answers by rules, with no key and no network. What it says follows from the
 * request alone, so it can take over a call in the middle and a replay says the same. It never throws.
 */
export function createHouse(): Model {
  return { name: 'house', respond };
}
