import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import OpenAI from 'openai';
import type { Model, ModelEvent, ModelRequest } from '../dialogue/model.ts';
import { keyProblemOf, networkCodeOf, refusal } from '../rungs/refusal.ts';
import { chatMessagesOf } from './chatMessages.ts';
import { defaultModelDeadlines, type ModelDeadlines, watchDeadlines } from './deadlines.ts';
import { TokenCount } from './tokenCount.ts';
import { END_CALL, ToolCallPieces } from './toolCalls.ts';

export const OPENAI_URL = 'https://api.openai.com/v1';

export interface OpenAiChatOptions {
  /** As logs and reports call it. */
  readonly name?: string;
  readonly apiKey: string;
  /** Of a service that speaks the same API, with its version: http://host/v1 */
  readonly baseUrl?: string;
  /** Used whatever the assistant says. */
  readonly model?: string;
  readonly clock: Clock;
  readonly deadlines?: ModelDeadlines;
}

type ChatBody = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;

const endCallTool: OpenAI.Chat.Completions.ChatCompletionFunctionTool = {
  type: 'function',
  function: { name: END_CALL, description: 'Hangs up. Say goodbye first.' },
};

/** A chat model behind the OpenAI chat completions API (platform.openai.com, API reference, Chat), streaming. */
export function createOpenAiChat(options: OpenAiChatOptions): Model {
  const client = new OpenAI({
    // A service of one's own may want no key; the library wants one.
    apiKey: options.apiKey || 'none',
    baseURL: options.baseUrl ?? OPENAI_URL,
    maxRetries: 0,
    // What it logs holds words that callers said.
    logLevel: 'off',
  });
  const deadlines = options.deadlines ?? defaultModelDeadlines;
  const { baseUrl = OPENAI_URL } = options;
  // Another service of the same protocol has prices of its own.
  const provider = baseUrl === OPENAI_URL ? 'openai' : 'openai-compatible';
  let counts = true;

  /** Some services that speak the protocol refuse to be asked for a count of tokens. */
  async function begin(body: ChatBody, signal: AbortSignal) {
    const counted = { ...body, stream_options: { include_usage: true } };
    if (counts)
      try {
        return await client.chat.completions.create(counted, { signal });
      } catch (error) {
        if (provider === 'openai' || !isRefusedBody(error)) throw error;
      }
    const stream = await client.chat.completions.create(body, { signal });
    counts = false;
    return stream;
  }

  return {
    name: options.name ?? 'openai',
    async *respond(request) {
      const controller = new AbortController();
      const signal = AbortSignal.any([request.signal, controller.signal]);
      const watch = watchDeadlines(options.clock, deadlines, controller);
      const body = bodyOf(request, options.model);
      const tokens = new TokenCount(body.messages);
      try {
        const stream = await begin(body, signal);
        tokens.asked();
        yield* eventsOf(stream, watch.progressed, tokens);
        // The library ends a stream quietly when it is aborted.
        controller.signal.throwIfAborted();
      } catch (error) {
        if (controller.signal.aborted) throw controller.signal.reason;
        if (request.signal.aborted) return;
        if (error instanceof AppError) throw error;
        throw failureOf(error);
      } finally {
        watch.done();
        const used = tokens.used();
        if (used) request.meter?.used({ type: 'model', provider, model: body.model, ...used });
      }
    },
  };
}

function bodyOf(request: ModelRequest, model: string | undefined): ChatBody {
  const tools = [
    ...request.tools.map(({ function: { name, description = '', parameters = {} } }) => ({
      type: 'function' as const,
      function: { name, description, parameters },
    })),
    ...(request.mayEndCall ? [endCallTool] : []),
  ];
  return {
    model: model ?? request.model,
    temperature: request.temperature,
    max_tokens: request.maxTokens,
    messages: chatMessagesOf(request),
    ...(tools.length > 0 ? { tools } : {}),
    stream: true,
  };
}

const isRefusedBody = (error: unknown): boolean =>
  error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422);

/** Holds the status at most: what a service answers may quote what it was asked. */
function failureOf(error: unknown): AppError {
  const status: unknown = error instanceof OpenAI.APIError ? error.status : undefined;
  if (typeof status === 'number')
    return refusal('The language model', status, keyProblemOf(status));
  const how = `The language model did not answer${networkCodeOf(error)}.`;
  return new AppError('voice-service-failed', how);
}

/** Whether a chunk brings the answer on: some services send empty ones while nothing comes. */
function bringsOn({ delta, finish_reason }: OpenAI.Chat.Completions.ChatCompletionChunk.Choice) {
  return Boolean(delta.content) || (delta.tool_calls ?? []).length > 0 || finish_reason !== null;
}

async function* eventsOf(
  stream: AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>,
  progressed: () => void,
  tokens: TokenCount,
): AsyncGenerator<ModelEvent> {
  const pieces = new ToolCallPieces();
  let finished = false;
  for await (const chunk of stream) {
    tokens.came(chunk);
    const choice = chunk.choices[0];
    if (!choice) continue;
    if (bringsOn(choice)) progressed();
    if (choice.delta.content) yield { type: 'text', text: choice.delta.content };
    for (const piece of choice.delta.tool_calls ?? []) pieces.add(piece);
    finished ||= choice.finish_reason !== null;
  }
  if (!finished)
    throw new AppError('voice-service-failed', 'The language model broke off in the middle.');
  yield* pieces.events();
}
