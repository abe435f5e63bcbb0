import type { ConversationMessage, Expectation, Model, ModelRequest } from '../model.ts';

export interface HeardTurn {
  /** All that was said, also after tools. */
  readonly text: string;
  readonly output: readonly {
    readonly role: 'assistant' | 'tool';
    readonly content: string;
    readonly name?: string;
    readonly arguments?: Readonly<Record<string, unknown>>;
  }[];
  readonly calls: readonly { readonly name: string; readonly arguments: Record<string, unknown> }[];
  readonly expects: Expectation | null;
  readonly recordMs: number | null;
  readonly ended: boolean;
}

/** What a tool answers, as text. */
export type ToolDouble = (name: string, args: Readonly<Record<string, unknown>>) => string;

/** A committed record. */
export const committed: ToolDouble = () =>
  JSON.stringify({ ok: true, id: '019a9d7e-1f4e-7000-8000-000000000000' });

const MOST_ROUNDS = 4;

/** A conversation with a model as a call leads it: tools run, their results appended, the model asked again. */
export function converse(model: Model, request: ModelRequest, tool: ToolDouble = committed) {
  const conversation: ConversationMessage[] = [...request.conversation];
  return async function hear(message: ConversationMessage): Promise<HeardTurn> {
    conversation.push(message);
    const output: HeardTurn['output'][number][] = [];
    const calls: HeardTurn['calls'][number][] = [];
    let end = {
      expects: null as Expectation | null,
      recordMs: null as number | null,
      ended: false,
    };
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      let text = '';
      const made: Extract<ConversationMessage, { role: 'tool-call' }>[] = [];
      end = { expects: null, recordMs: null, ended: false };
      for await (const event of model.respond({ ...request, conversation })) {
        if (event.type === 'text') text += event.text;
        else if (event.type === 'tool-call') made.push({ ...event, role: 'tool-call' });
        else if (event.type === 'expects') end.expects = event.expects;
        else if (event.type === 'record') end.recordMs = event.maxMs;
        else end.ended = true;
      }
      output.push({ role: 'assistant', content: text });
      conversation.push({ role: 'assistant', text }, ...made);
      for (const { id, name, arguments: args } of made) {
        const result = tool(name, args);
        calls.push({ name, arguments: { ...args } });
        output.push({ role: 'tool', content: '', name, arguments: args });
        output.push({ role: 'tool', content: result, name });
        conversation.push({ role: 'tool-result', id, name, result });
      }
      if (made.length === 0) break;
    }
    const said = output.filter(({ role }) => role === 'assistant');
    return { text: said.map(({ content }) => content).join(' '), output, calls, ...end };
  };
}
