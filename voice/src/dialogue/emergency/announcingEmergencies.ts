import { readingsOf } from '../hearing.ts';
import type { Meaning } from '../meaning.ts';
import type { ConversationMessage, Model, ModelRequest } from '../model.ts';
import { announcement, whomToCall } from './announcement.ts';
import { hearEmergency } from './hear.ts';
import type { EmergencyKind } from './kinds.ts';

type CallerMessage = Extract<ConversationMessage, { role: 'caller' }>;

/** An emergency, and the words in which it was heard. */
interface Told {
  readonly kind: EmergencyKind;
  readonly said: string;
}

/** A call's messages are read once, though every answer asks for all of them. */
const read = new WeakMap<CallerMessage, Told | 'none'>();

function told(message: CallerMessage, meaning: Meaning | null): Told | null {
  if (message.keyed) return null;
  const known = read.get(message) ?? firstTold(message, meaning) ?? 'none';
  read.set(message, known);
  return known === 'none' ? null : known;
}

/** A danger to life counts in whatever reading of a turn it stands. */
function firstTold(message: CallerMessage, meaning: Meaning | null): Told | null {
  for (const said of readingsOf(message)) {
    const kind = hearEmergency(said, meaning);
    if (kind !== null) return { kind, said };
  }
  return null;
}

/**
 * A model whose callers may tell of an emergency at any time. That is answered here by rule, before the model is asked: the
 * same for rules and language models, and also where a model fails. Afterwards the call goes on where it was.
 * @param meaning a second opinion on what callers say, where there is one
 */
export function announcingEmergencies(model: Model, meaning: Meaning | null = null): Model {
  return {
    name: model.name,
    async *respond(request) {
      const found = unannounced(request, meaning);
      if (found !== null) {
        const text = announcement(found.kind, request, { said: found.said, meaning });
        const { role } = request.conversation.at(-1) ?? {};
        if (role !== 'tool-result') {
          yield { type: 'text', text };
          yield { type: 'expects', expects: 'anything' };
          return;
        }
        // What a tool did meanwhile is told as well.
        yield { type: 'text', text: `${text} ` };
      }
      yield* model.respond(request);
    },
  };
}

/**
 * The emergency that a caller told of and has not heard whom to call for: the announcement may have been broken off, or a
 * tool was running. Null when there is none.
 */
function unannounced(request: ModelRequest, meaning: Meaning | null): Told | null {
  const { conversation } = request;
  let heard = '';
  for (let at = conversation.length - 1; at >= 0; at -= 1) {
    const message = conversation[at];
    if (message?.role === 'assistant') heard = `${message.text} ${heard}`;
    const emergency = message?.role === 'caller' ? told(message, meaning) : null;
    if (emergency !== null)
      return heard.includes(whomToCall(emergency.kind, request)) ? null : emergency;
  }
  return null;
}
