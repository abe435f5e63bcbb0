import { TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import type { ConversationMessage, Model, ModelEvent, ModelRequest } from '../model.ts';
import { keypadReply, MAX_RECORDING_MS } from './keypad.ts';

/** Said once, before the menu. */
const OUT_OF_ORDER: Readonly<Record<string, string>> = {
  en: "I'm sorry, our telephone assistant is out of order just now.",
  es: 'Lo siento, nuestro asistente telefónico no funciona en este momento.',
  fr: 'Excusez-moi, notre assistant téléphonique est en panne pour le moment.',
};

function outOfOrder(language: string): string {
  return OUT_OF_ORDER[language.slice(0, 2).toLowerCase()] ?? OUT_OF_ORDER.en ?? '';
}

/** A message, and a person: both need no new sentence. */
const TOOLS: ReadonlySet<string> = new Set([TAKE_MESSAGE, TRANSFER_CALL]);

/** Key of the menu that begins a recorded message. */
const MESSAGE_KEY: ConversationMessage = { role: 'caller', text: '3', keyed: true };

/**
 * The receptionist of last resort: the keypad menu with nothing in it that needs a voice for new sentences, so
 * that every word of it can be rendered beforehand. Who presses no key is asked for a message. Never throws: where
 * even the menu is broken, it records.
 */
export function* voicemailReply(request: ModelRequest): Generator<ModelEvent> {
  const reduced = {
    ...request,
    input: 'keypad' as const,
    mayEndCall: true,
    tools: request.tools.filter((tool) => TOOLS.has(tool.function.name)),
    conversation: withoutSilence(request.conversation.filter(isKnownHere)),
  };
  let events: readonly ModelEvent[];
  try {
    events = [...keypadReply(reduced)];
  } catch {
    events = recorderOnly(reduced);
  }
  if (reduced.conversation.length === 0)
    yield { type: 'text', text: `${outOfOrder(request.language)} ` };
  yield* events;
}

export function createVoicemail(): Model {
  return {
    name: 'voicemail',
    async *respond(request) {
      yield* voicemailReply(request);
    },
  };
}

/** The result of a tool that was begun before is nothing that a fixed prompt could tell. */
const isKnownHere = (message: ConversationMessage): boolean =>
  message.role !== 'tool-result' || TOOLS.has(message.name);

/** The first silence: perhaps a caller without keys. */
function withoutSilence(conversation: readonly ConversationMessage[]): ConversationMessage[] {
  const first = conversation.findIndex(({ role }) => role === 'silence');
  return conversation.map((message, at) => (at === first ? MESSAGE_KEY : message));
}

function recorderOnly({ conversation, callerNumber }: ModelRequest): ModelEvent[] {
  const last = conversation.at(-1);
  if (last?.role === 'tool-result' || last?.role === 'tool-call') return [{ type: 'end-call' }];
  if (last?.role !== 'recorded' || last.seconds <= 0)
    return [
      { type: 'expects', expects: 'message' },
      { type: 'record', maxMs: MAX_RECORDING_MS },
    ];
  return [
    {
      type: 'tool-call',
      id: 'voicemail-1',
      name: TAKE_MESSAGE,
      arguments: {
        message: `Recorded message, ${Math.round(last.seconds)} seconds.`,
        name: 'Caller',
        ...(callerNumber === null ? {} : { phoneNumber: callerNumber }),
      },
    },
  ];
}
