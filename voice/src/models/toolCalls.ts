import { AppError } from '@belldesk/contract/errors';
import { parseJson } from '@belldesk/kit/json';
import type OpenAI from 'openai';
import type { ModelEvent } from '../dialogue/model.ts';

type Piece = OpenAI.Chat.Completions.ChatCompletionChunk.Choice.Delta.ToolCall;

/** Name under which a model hangs up. */
export const END_CALL = 'endCall';

/** Puts together tool calls that come in pieces. */
export class ToolCallPieces {
  readonly #calls = new Map<number, { id: string; name: string; json: string }>();

  add(piece: Piece): void {
    const call = this.#calls.get(piece.index) ?? { id: '', name: '', json: '' };
    this.#calls.set(piece.index, {
      id: piece.id ?? call.id,
      name: call.name + (piece.function?.name ?? ''),
      json: call.json + (piece.function?.arguments ?? ''),
    });
  }

  /** The whole calls. Throws `voice-service-failed` when the arguments are no JSON object. */
  events(): ModelEvent[] {
    return [...this.#calls.values()].map(
      (call): ModelEvent =>
        call.name === END_CALL
          ? { type: 'end-call' }
          : { type: 'tool-call', id: call.id, name: call.name, arguments: objectOf(call.json) },
    );
  }
}

function objectOf(json: string): Record<string, unknown> {
  try {
    const value: unknown = parseJson(json === '' ? '{}' : json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Told below, in the same words as any other answer that cannot be read.
  }
  throw new AppError(
    'voice-service-failed',
    'The language model called a tool in a way that cannot be read.',
  );
}
