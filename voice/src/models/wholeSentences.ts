import { splitSentences } from '../dialogue/turns/sentences.ts';

/**
 * Lets text through sentence by sentence, so that an answer that breaks off leaves no half sentence behind.
 * Nothing is spoken later for it: speech waits for whole sentences too.
 */
export class WholeSentences {
  #waiting = '';

  /** Takes a piece of text; gives the sentences that are whole now, with the space behind them. */
  take(text: string): string {
    this.#waiting += text;
    const { sentences, rest } = splitSentences(this.#waiting);
    if (sentences.length === 0) return '';
    const begun = rest.trimStart();
    const whole = this.#waiting.slice(0, this.#waiting.length - begun.length);
    this.#waiting = begun;
    return whole;
  }

  /** What is left at the end of an answer. */
  rest(): string {
    const rest = this.#waiting;
    this.#waiting = '';
    return rest;
  }
}
