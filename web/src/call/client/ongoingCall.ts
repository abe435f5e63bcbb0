import type { CallTicket } from '@belldesk/contract/product/calls';
import {
  type BrowserCallEvent,
  type BrowserCallMessage,
  browserCallEvent,
  LISTENING,
} from '@belldesk/contract/voice/browserCall';
import type { PlaybackReport } from './audio/workletMessages.ts';
import type { VoiceClientEvents, VoiceClientListeners } from './events.ts';
import type { CallAudio, CallSocket, Recognition, VoiceClientParts } from './ports.ts';
import { CallProblem, callTexts, closeProblem } from './problems.ts';
import { SpeakingDetector, volumeOf } from './speaking.ts';

const CALLER_ENDED = 'customer-ended-call';

/** One call from the microphone's permission to the last cleaning up. Used once. */
export class OngoingCall {
  readonly #parts: VoiceClientParts;
  readonly #listeners: VoiceClientListeners;
  readonly #onOver: () => void;
  readonly #speaking = new SpeakingDetector();
  #microphone: MediaStream | null = null;
  #audio: CallAudio | null = null;
  #socket: CallSocket | null = null;
  #recognition: Recognition | null = null;
  #ticket: CallTicket | null = null;
  #isListening = false;
  #isMuted = false;
  #isAssistantSpeaking = false;
  #isOver = false;
  #isClosing = false;
  #reportedMs = 0;

  constructor(parts: VoiceClientParts, listeners: VoiceClientListeners, onOver: () => void) {
    this.#parts = parts;
    this.#listeners = listeners;
    this.#onOver = onOver;
  }

  get isListening(): boolean {
    return this.#isListening && !this.#isOver;
  }

  /** @returns null where the call was stopped meanwhile; rejects with what failed, after cleaning up */
  async start(assistantId: string, withMicrophone: boolean): Promise<CallTicket | null> {
    try {
      return await this.#open(assistantId, withMicrophone);
    } catch (cause) {
      const wasOver = this.#isOver;
      this.#release('close');
      this.#onOver();
      if (wasOver) return null;
      throw cause;
    }
  }

  /** Ends the call from this side: silent at once, over when the other side has closed. */
  stop(): void {
    if (this.#isOver) return;
    this.send({ type: 'end-call' });
    if (this.#socket) {
      this.#isClosing = true;
      this.#release('close');
    } else {
      this.#end('close', CALLER_ENDED);
    }
  }

  setMuted(muted: boolean): void {
    this.#isMuted = muted;
    this.#audio?.setMuted(muted);
    this.#muteRecognition();
  }

  /** @returns false where the assistant does not hear yet, or no more */
  send(message: BrowserCallMessage): boolean {
    if (!this.isListening || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  async #open(assistantId: string, withMicrophone: boolean): Promise<CallTicket | null> {
    if (withMicrophone) this.#microphone = await this.#parts.openMicrophone();
    if (this.#isOver) return this.#abandon();
    this.#audio = await this.#parts.openAudio(this.#microphone, {
      onFrame: (frame) => {
        if (this.isListening) this.#socket?.send(frame);
      },
      onReport: (report) => this.#hearReport(report),
    });
    if (this.#isOver) return this.#abandon();
    this.#audio.setMuted(this.#isMuted);
    const ticket = await this.#parts.requestTicket(assistantId);
    if (this.#isOver) return null;
    this.#ticket = ticket;
    this.#socket = this.#parts.openSocket(ticket.joinPath, {
      onText: (text) => this.#receive(text),
      onFrame: (frame) => this.#audio?.play(frame),
      onClose: (code) => this.#closed(code),
    });
    return ticket;
  }

  /** What was opened after the call had been stopped already. */
  #abandon(): null {
    this.#release('close');
    return null;
  }

  #receive(text: string): void {
    if (this.#isOver) return;
    if (text === LISTENING) {
      this.#listen();
      return;
    }
    const parsed = browserCallEvent.safeParse(jsonOf(text));
    // What an older page does not know is not for it.
    if (parsed.success) this.#handle(parsed.data);
  }

  #handle(event: BrowserCallEvent): void {
    if (event.type === 'error') {
      this.#fail(event);
    } else if (event.type === 'clear') {
      this.#audio?.clear();
    } else {
      if (event.type === 'speech-update' && event.role === 'assistant') {
        this.#isAssistantSpeaking = event.status === 'started';
        this.#muteRecognition();
      }
      this.#listeners.emit('message', event);
      if (event.type === 'status-update' && event.status === 'ended')
        this.#end('finish', event.endedReason ?? null);
    }
  }

  #listen(): void {
    if (this.#isListening || !this.#ticket) return;
    this.#isListening = true;
    if (this.#ticket.wantsBrowserRecognition && this.#microphone) this.#recognise();
    this.#listeners.emit('call-start', { callId: this.#ticket.callId });
  }

  #recognise(): void {
    this.#recognition = this.#parts.openRecognition({
      onHeard: (transcript, isFinal) =>
        this.send({
          type: 'transcript',
          transcriptType: isFinal ? 'final' : 'partial',
          transcript,
        }),
    });
    this.#muteRecognition();
  }

  /** The browser's recognition has no echo cancellation: it would take the assistant for the caller. */
  #muteRecognition(): void {
    this.#recognition?.setMuted(this.#isMuted || this.#isAssistantSpeaking);
  }

  #hearReport(report: PlaybackReport): void {
    if (this.#isOver) return;
    this.#listeners.emit('volume-level', volumeOf(report.level));
    const change = this.#speaking.hear(report.level, this.#parts.monotonicMs());
    if (change) this.#listeners.emit(change, null);
    if (report.playedMs === this.#reportedMs) return;
    this.#reportedMs = report.playedMs;
    this.send({ type: 'playback', playedMs: report.playedMs });
  }

  #closed(code: number): void {
    if (this.#isClosing) {
      this.#isClosing = false;
      this.#end('close', CALLER_ENDED);
    }
    if (this.#isOver) return;
    const problem = closeProblem(code);
    if (problem) this.#fail(problem);
    else if (this.#isListening) this.#end('finish', null);
    else this.#fail(new CallProblem(callTexts.lost));
  }

  #fail(problem: VoiceClientEvents['error']): void {
    this.#release('close');
    this.#onOver();
    this.#listeners.emit('error', problem);
  }

  #end(audio: 'finish' | 'close', endedReason: string | null): void {
    if (!this.#isOver) this.#release(audio);
    this.#onOver();
    this.#listeners.emit('call-end', { endedReason });
  }

  #release(audio: 'finish' | 'close'): void {
    this.#isOver = true;
    this.#recognition?.stop();
    this.#audio?.[audio]();
    for (const track of this.#microphone?.getTracks() ?? []) track.stop();
    this.#socket?.close();
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
