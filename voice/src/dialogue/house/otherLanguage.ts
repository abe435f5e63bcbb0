import { TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import type { ModelEvent, ModelRequest } from '../model.ts';
import { isCommitted } from './turn/readResult.ts';

interface Phrases {
  readonly ask: string;
  readonly wait: string;
  readonly done: string;
  readonly failed: string;
  readonly goodbye: string;
}

const PHRASES: Readonly<Record<string, Phrases>> = {
  es: {
    ask: 'Por ahora solo puedo tomar un mensaje. ¿Qué desea dejar dicho, y a qué número le podemos llamar?',
    wait: 'Un momento, por favor.',
    done: 'Gracias, he anotado su mensaje para el equipo. ¡Adiós!',
    failed:
      'Lo siento, no he podido anotar el mensaje. El equipo verá el registro de esta llamada. ¡Adiós!',
    goodbye: 'No le oigo. Por favor, vuelva a llamar. ¡Adiós!',
  },
  fr: {
    ask: 'Pour le moment, je peux seulement prendre un message. Que souhaitez-vous nous dire, et à quel numéro pouvons-nous vous rappeler ?',
    wait: 'Un instant, s’il vous plaît.',
    done: 'Merci, j’ai noté votre message pour l’équipe. Au revoir !',
    failed:
      'Désolé, je n’ai pas pu noter le message. L’équipe verra la trace de cet appel. Au revoir !',
    goodbye: 'Je ne vous entends pas. Merci de rappeler. Au revoir !',
  },
};

const LEAST_MESSAGE_WORDS = 4;
const LONGEST_MESSAGE_CHARACTERS = 1_900;

function* closing(text: string, request: ModelRequest): Generator<ModelEvent> {
  yield { type: 'text', text };
  yield request.mayEndCall ? { type: 'end-call' } : { type: 'expects', expects: 'anything' };
}

/** In Spanish and French the house receptionist can only take a message, and says so; null in English. */
export function otherLanguageReply(request: ModelRequest): Generator<ModelEvent> | null {
  const phrases = PHRASES[request.language.slice(0, 2)];
  return phrases ? reply(request, phrases) : null;
}

function* reply(request: ModelRequest, phrases: Phrases): Generator<ModelEvent> {
  const last = request.conversation.findLast(
    (message) => message.role !== 'assistant' && message.role !== 'tool-call',
  );
  const silences = request.conversation.filter((message) => message.role === 'silence').length;
  const results = request.conversation.filter((message) => message.role === 'tool-result').length;
  if (last?.role === 'tool-result') {
    yield* closing(isCommitted(last.result) ? phrases.done : phrases.failed, request);
  } else if (silences >= 3) {
    yield* closing(phrases.goodbye, request);
  } else if (
    last?.role === 'caller' &&
    last.text.trim().split(/\s+/).length >= LEAST_MESSAGE_WORDS
  ) {
    const canTake = request.tools.some((tool) => tool.function.name === TAKE_MESSAGE);
    if (!canTake) {
      yield* closing(phrases.failed, request);
      return;
    }
    yield { type: 'text', text: phrases.wait };
    yield {
      type: 'tool-call',
      id: `house-${results + 1}`,
      name: TAKE_MESSAGE,
      arguments: {
        message: last.text.trim().slice(0, LONGEST_MESSAGE_CHARACTERS),
        ...(request.callerNumber ? { phoneNumber: request.callerNumber.slice(0, 40) } : {}),
      },
    };
  } else {
    yield { type: 'text', text: phrases.ask };
    yield { type: 'expects', expects: 'message' };
  }
}
