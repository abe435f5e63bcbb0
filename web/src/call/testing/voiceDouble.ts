import {
  type BrowserCallEvent,
  type BrowserCallMessage,
  browserCallMessage,
  LISTENING,
} from '@belldesk/contract/voice/browserCall';
import type { WebSocket } from 'ws';

/** The voice platform's side of one browser call, played by a test. */
export class VoiceDouble {
  readonly frames: Buffer[] = [];
  readonly messages: BrowserCallMessage[] = [];
  playedMs = 0;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) this.frames.push(data);
      else this.#read(data.toString('utf8'));
      for (const look of this.#waiting) look();
    });
  }

  listen(): void {
    this.#socket.send(LISTENING);
  }

  says(event: BrowserCallEvent): void {
    this.#socket.send(JSON.stringify(event));
  }

  /** Sends frames as fast as the line takes them. */
  play(frames: readonly Buffer[]): void {
    for (const frame of frames) this.#socket.send(frame);
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Resolves once what came from the browser makes `isTrue` true. */
  until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isTrue()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  #read(text: string): void {
    const message = browserCallMessage.parse(JSON.parse(text));
    if (message.type === 'playback') this.playedMs = message.playedMs;
    else this.messages.push(message);
    if (message.type === 'end-call') this.close(1000);
  }
}
