import type { Logger } from '@belldesk/kit/logger';
import type { Model, ModelRequest } from '../dialogue/model.ts';
import type { TurnEvent } from '../dialogue/turns/state.ts';

export type ModelQuestion = Omit<ModelRequest, 'signal'>;

/** Asks a model, one answer at a time, and tells what it says as events. */
export class Thinker {
  readonly #tell: (event: TurnEvent) => void;
  readonly #logger: Logger;
  #running: AbortController | null = null;

  constructor(tell: (event: TurnEvent) => void, logger: Logger) {
    this.#tell = tell;
    this.#logger = logger;
  }

  /** Starts an answer; one that is running is dropped. */
  ask(model: Model, question: ModelQuestion, answerId: number): void {
    this.cancel();
    const controller = new AbortController();
    this.#running = controller;
    void this.#run(model, { ...question, signal: controller.signal }, answerId);
  }

  cancel(): void {
    this.#running?.abort();
    this.#running = null;
  }

  async #run(model: Model, request: ModelRequest, answerId: number): Promise<void> {
    const { signal } = request;
    // A language model that ends with words tells nothing of what it waits for.
    let isTold = false;
    try {
      for await (const event of model.respond(request)) {
        if (signal.aborted) return;
        switch (event.type) {
          case 'text':
            this.#tell({ type: 'model-text', answerId, text: event.text });
            break;
          case 'tool-call':
            isTold = true;
            this.#tell({ ...event, type: 'model-tool-call', answerId });
            break;
          case 'expects':
            isTold = true;
            this.#tell({ type: 'model-expects', answerId, expects: event.expects });
            break;
          case 'record':
            isTold = true;
            this.#tell({ type: 'model-record', answerId, maxMs: event.maxMs });
            break;
          case 'end-call':
            isTold = true;
            this.#tell({ type: 'model-end-call', answerId });
            break;
        }
      }
      if (signal.aborted) return;
      if (!isTold) this.#tell({ type: 'model-expects', answerId, expects: 'anything' });
      this.#tell({ type: 'model-done', answerId });
    } catch (error) {
      if (signal.aborted) return;
      this.#logger.error({ err: error, model: model.name }, 'model failed');
      this.#tell({ type: 'model-failed', answerId });
    }
  }
}
