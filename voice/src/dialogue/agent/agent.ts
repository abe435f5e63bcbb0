import { keypadReply } from '../keypad/keypad.ts';
import type { Meaning } from '../meaning.ts';
import type { Model, ModelEvent, ModelRequest } from '../model.ts';
import { readBusiness } from './knowledge/business.ts';
import { serviceTexts } from './knowledge/serviceTexts.ts';
import { forTheEar } from './nlg/forTheEar.ts';
import { reduceConversation } from './reduceConversation.ts';
import { expectationOf, type Reply } from './state.ts';

function* events(reply: Reply, callId: string, request: ModelRequest): Generator<ModelEvent> {
  yield { type: 'text', text: forTheEar(reply.say) };
  if (reply.tool) {
    yield { type: 'tool-call', id: callId, name: reply.tool.name, arguments: reply.tool.arguments };
    return;
  }
  if (reply.endCall && request.mayEndCall) yield { type: 'end-call' };
  else yield { type: 'expects', expects: expectationOf(reply.asks) };
}

/** All of a business that callers' words are compared with by meaning, in a settled order. */
export function comparedTexts(systemPrompt: string, businessName: string): readonly string[] {
  const business = readBusiness(systemPrompt, businessName);
  return [...new Set([...business.passages.compared, ...serviceTexts(business).texts])];
}

async function* respond(
  request: ModelRequest,
  meaning: Meaning | null,
): AsyncGenerator<ModelEvent> {
  if (request.input === 'keypad') {
    yield* keypadReply(request);
    return;
  }
  await meaning?.ready(comparedTexts(request.systemPrompt, request.businessName));
  const state = reduceConversation(request, meaning);
  yield* events(state.reply, `house-${state.results + 1}`, request);
}

/**
 * The rule-based agent: answers by rules, with no key and no network. What it says follows from the
 * request alone, so it can take over a call in the middle and a replay says the same. It never throws.
 * @param meaning finds answers by meaning; without it they are found by words alone
 */
export function createRuleBasedAgent(meaning: Meaning | null = null): Model {
  return { name: 'house', respond: (request) => respond(request, meaning) };
}
