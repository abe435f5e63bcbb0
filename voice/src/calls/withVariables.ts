import type { AssistantDto } from '@belldesk/contract/voice/assistant';

/** `{{ name }}` or `{{ name.part.part }}`, as the public API has it; of its template language nothing else. */
const VARIABLE = /\{\{\s*(?<path>[\p{L}_][\p{L}\d_-]*(?:\.[\p{L}_][\p{L}\d_-]*)*)\s*\}\}/gu;

/** A text with its variables filled in; one that has no value leaves nothing behind. */
export function filledIn(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(VARIABLE, (_all, path: string) => textAt(path, values));
}

/** The assistant with the variables of its first message and its system messages filled in. */
export function withVariables(
  dto: AssistantDto,
  values: Readonly<Record<string, unknown>>,
): AssistantDto {
  const { firstMessage, model } = dto;
  return {
    ...dto,
    ...(firstMessage && { firstMessage: filledIn(firstMessage, values) }),
    ...(model?.messages && {
      model: {
        ...model,
        messages: model.messages.map((message) =>
          message.role === 'system'
            ? { ...message, content: filledIn(message.content, values) }
            : message,
        ),
      },
    }),
  };
}

/** The value at the end of a path of names, where it is one that can be said. */
function textAt(path: string, values: Readonly<Record<string, unknown>>): string {
  let value: unknown = values;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return '';
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
