import type { CallTicket } from '@belldesk/contract/product/calls';
import { MAX_APP_MESSAGE_CHARACTERS } from '@belldesk/contract/voice/browserCall';
import {
  type VoiceClientEventName,
  type VoiceClientEvents,
  VoiceClientListeners,
} from './events.ts';
import { OngoingCall } from './ongoingCall.ts';
import type { VoiceClientParts } from './ports.ts';
import { CallProblem, callTexts } from './problems.ts';

export interface StartOptions {
  /** Id on the voice platform. */
  readonly assistantId: string;
  /** False for a caller who types only; default true. */
  readonly withMicrophone?: boolean;
}

const DIGITS = /^[0-9A-D*#]{1,20}$/;

/** Browser calls, one at a time. */
export class VoiceClient {
  readonly #parts: VoiceClientParts;
  readonly #listeners = new VoiceClientListeners();
  #call: OngoingCall | null = null;

  constructor(parts: VoiceClientParts) {
    this.#parts = parts;
  }

  /** True from `start` until the call has ended or failed. */
  get isStarted(): boolean {
    return this.#call !== null;
  }

  /**
   * Asks for the microphone, then for the call, and joins it; `call-start` follows once the
   * assistant hears the caller.
   * @returns the ticket; null where a call is started already or was stopped before it could begin
   * @throws CallProblem, or what the server answered; everything is cleaned up then
   */
  async start({ assistantId, withMicrophone = true }: StartOptions): Promise<CallTicket | null> {
    if (this.#call) return null;
    if (!assistantId) throw new CallProblem(callTexts.noAssistant);
    const call = new OngoingCall(this.#parts, this.#listeners, () => {
      if (this.#call === call) this.#call = null;
    });
    this.#call = call;
    return call.start(assistantId, withMicrophone);
  }

  /** Ends the call, or gives up its start. `call-end` follows where there was anything to end. */
  stop(): void {
    this.#call?.stop();
  }

  /** Does nothing without a call. */
  setMuted(muted: boolean): void {
    this.#call?.setMuted(muted);
  }

  /**
   * The caller typed.
   * @returns false for an empty text and while the assistant does not hear
   * @throws RangeError over 4,096 characters
   */
  sendText(text: string): boolean {
    const content = text.trim();
    if (content.length > MAX_APP_MESSAGE_CHARACTERS)
      throw new RangeError(`A message can have at most ${MAX_APP_MESSAGE_CHARACTERS} characters`);
    if (content === '' || !this.#call) return false;
    return this.#call.send({ type: 'add-message', message: { role: 'user', content } });
  }

  /** @param digits 1 to 20 of 0-9, A-D, * and # @throws RangeError for anything else */
  sendDigit(digits: string): boolean {
    if (!DIGITS.test(digits))
      throw new RangeError('Keypad digits are 0-9, A-D, * and #, at most 20');
    return this.#call?.send({ type: 'dtmf', digits }) ?? false;
  }

  /** @returns a function that removes the listener */
  on<Name extends VoiceClientEventName>(
    name: Name,
    listener: (payload: VoiceClientEvents[Name]) => void,
  ): () => void {
    return this.#listeners.on(name, listener);
  }
}
