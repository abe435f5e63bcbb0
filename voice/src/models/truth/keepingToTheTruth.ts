import { AppError } from '@belldesk/contract/errors';
import type { ConversationMessage, Model, ModelEvent, ModelRequest } from '../../dialogue/model.ts';
import { splitSentences } from '../../dialogue/turns/sentences.ts';
import { WholeSentences } from '../wholeSentences.ts';
import { claimsFalsely } from './falseClaims.ts';
import { objectionTo } from './objections.ts';

/** A model that goes on wanting what it may not do is given up for this answer. */
const MOST_OBJECTIONS = 2;

/**
 * A language model that is held to what the tools of the call have done. A sentence that tells as done what no tool did is
 * not said, nor what follows it; a tool that nobody agreed to, that writes down what nobody said, or that does not exist is not
 * run: the model is told why and asked again. Sentences come whole.
 * Throws `voice-service-failed` where it says such a thing instead of doing it, so that the next model goes on.
 */
export function keepingToTheTruth(model: Model): Model {
  return {
    name: model.name,
    async *respond(request) {
      let conversation = request.conversation;
      for (let objections = 0; objections <= MOST_OBJECTIONS; objections += 1) {
        const answer = new HeldAnswer({ ...request, conversation });
        yield* answer.of(model);
        if (answer.isTrue) return;
        if (answer.refused.length === 0) break;
        conversation = [...conversation, ...answer.asTold()];
      }
      throw new AppError(
        'voice-service-failed',
        'The language model said or did what nothing in the call allows.',
      );
    },
  };
}

/** One answer of a model, of which only what is true comes through. */
class HeldAnswer {
  readonly refused: ConversationMessage[] = [];
  readonly #request: ModelRequest;
  readonly #whole = new WholeSentences();
  #said = '';
  #acted = false;
  #lied = false;

  constructor(request: ModelRequest) {
    this.#request = request;
  }

  /** What it began is carried out, and its result is the next question. */
  get isTrue(): boolean {
    return this.#acted || (!this.#lied && this.refused.length === 0);
  }

  async *of(model: Model): AsyncGenerator<ModelEvent> {
    for await (const event of model.respond(this.#request)) {
      yield* this.#text(event.type === 'text' ? this.#whole.take(event.text) : this.#whole.rest());
      if (event.type === 'text') continue;
      if (event.type === 'tool-call') {
        if (!this.#objects(event)) {
          this.#acted = true;
          yield event;
        }
      } else if (this.isTrue) yield event;
    }
    yield* this.#text(this.#whole.rest());
  }

  /** The answer and why its tools did not run, as the model is told. */
  asTold(): readonly ConversationMessage[] {
    const text = this.#said.trim();
    return [...(text === '' ? [] : [{ role: 'assistant' as const, text }]), ...this.refused];
  }

  #objects(call: Extract<ModelEvent, { type: 'tool-call' }>): boolean {
    const result = objectionTo(call, this.#request);
    if (result === null) return false;
    const { id, name } = call;
    this.refused.push(
      { role: 'tool-call', id, name, arguments: call.arguments },
      { role: 'tool-result', id, name, result },
    );
    return true;
  }

  *#text(text: string): Generator<ModelEvent> {
    if (text === '' || this.#lied) return;
    const { sentences, rest } = splitSentences(text);
    for (const sentence of [...sentences, ...(rest.trim() === '' ? [] : [rest])]) {
      this.#lied = claimsFalsely(sentence, this.#request);
      if (this.#lied) return;
      const piece = sentence === rest ? rest : `${sentence} `;
      this.#said += piece;
      yield { type: 'text', text: piece };
    }
  }
}
