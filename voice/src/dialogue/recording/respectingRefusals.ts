import { hearEmergency } from '../emergency/hear.ts';
import { readingsOf } from '../hearing.ts';
import type { ConversationMessage, Model } from '../model.ts';
import { courtesyIn } from './courtesy.ts';
import { refusesRecording, withoutRefusal } from './refusal.ts';

/**
 * A model whose callers may ask at any time not to be recorded. That is answered here, the same for every
 * receptionist; what else they said goes on to the model, which never sees the rest.
 * @param onRefused stops the recording; answers whether there was one
 */
export function respectingRefusals(model: Model, onRefused: () => boolean): Model {
  return {
    name: model.name,
    async *respond(request) {
      const last = request.conversation.at(-1);
      const refused = last?.role === 'caller' && refusesRecording(last.text);
      if (refused) {
        const { stopped, notRecorded, goOn } = courtesyIn(request.language);
        const said = onRefused() ? stopped : notRecorded;
        // Whom to call for help is said before anything else.
        if (readingsOf(last).some((said) => hearEmergency(said) !== null)) {
          yield* model.respond({ ...request, conversation: withoutRefusals(request) });
          yield { type: 'text', text: ` ${said}` };
          return;
        }
        const isAll = withoutRefusal(last.text) === '';
        yield { type: 'text', text: isAll ? `${said} ${goOn}` : `${said} ` };
        if (isAll) return;
      }
      yield* model.respond({ ...request, conversation: withoutRefusals(request) });
    },
  };
}

/** The conversation as it would have been without the talk about recording. */
function withoutRefusals({
  conversation,
  language,
}: {
  readonly conversation: readonly ConversationMessage[];
  readonly language: string;
}): readonly ConversationMessage[] {
  if (!conversation.some(isRefusal)) return conversation;
  const { stopped, notRecorded, goOn } = courtesyIn(language);
  const ours = [stopped, notRecorded, goOn].flatMap((text) => text.split(/(?<=\.)\s/));
  return conversation.flatMap((message) => {
    if (message.role === 'assistant' && ours.includes(message.text)) return [];
    if (message.role !== 'caller' || !isRefusal(message)) return [message];
    const text = withoutRefusal(message.text);
    const { hearing } = message;
    const others = hearing?.alternatives.map((one) => ({
      ...one,
      text: withoutRefusal(one.text),
    }));
    return text === ''
      ? []
      : [
          {
            ...message,
            text,
            ...(hearing && { hearing: { ...hearing, alternatives: others ?? [] } }),
          },
        ];
  });
}

const isRefusal = (message: ConversationMessage): boolean =>
  message.role === 'caller' && refusesRecording(message.text);
