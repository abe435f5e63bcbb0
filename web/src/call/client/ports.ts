import type { CallTicket } from '@belldesk/contract/product/calls';
import type { PlaybackReport } from './audio/workletMessages.ts';

/** Sound of one call: the microphone's frames go to `onFrame`, the assistant's come by `play`. */
export interface CallAudio {
  play(frame: ArrayBuffer): void;
  /** Drops at once what is not yet played. */
  clear(): void;
  /** Silences the microphone; silence is still sent. */
  setMuted(muted: boolean): void;
  /** Ends the microphone's tracks and lets what is buffered play out before all is freed. */
  finish(): void;
  /** Ends everything now. */
  close(): void;
}

export interface AudioListener {
  onFrame(frame: ArrayBuffer): void;
  onReport(report: PlaybackReport): void;
}

export interface CallSocketListener {
  onText(text: string): void;
  onFrame(frame: ArrayBuffer): void;
  /** @param code RFC 6455 section 7.4 */
  onClose(code: number): void;
}

export interface CallSocket {
  /** Does nothing once the socket is closing. */
  send(data: string | ArrayBuffer): void;
  close(): void;
}

export interface RecognitionListener {
  onHeard(transcript: string, isFinal: boolean): void;
}

/** The browser's own speech recognition. */
export interface Recognition {
  setMuted(muted: boolean): void;
  stop(): void;
}

/** All that the voice client needs of the browser and of the server. */
export interface VoiceClientParts {
  /** Asks the product for a call; rejects with what the server answered. */
  requestTicket(assistantId: string): Promise<CallTicket>;
  /** Rejects with a CallProblem of kind `microphone`. */
  openMicrophone(): Promise<MediaStream>;
  openAudio(microphone: MediaStream | null, listener: AudioListener): Promise<CallAudio>;
  /** @param path with query, on the page's own origin */
  openSocket(path: string, listener: CallSocketListener): CallSocket;
  /** Null where the browser has none. */
  openRecognition(listener: RecognitionListener): Recognition | null;
  /** Ms that never go back. */
  monotonicMs(): number;
}
