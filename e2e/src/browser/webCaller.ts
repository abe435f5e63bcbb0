import { type CallTicket, callTicket } from '@belldesk/contract/product/calls';
import {
  type BrowserCallEvent,
  type BrowserCallMessage,
  browserCallEvent,
  LISTENING,
} from '@belldesk/contract/voice/browserCall';
import { WebSocket } from 'ws';
import { eventually } from '../eventually.ts';
import type { Owner } from '../owner.ts';

export async function requestTicket(owner: Owner, assistantId: string): Promise<CallTicket> {
  const response = await owner.raw('POST', '/api/calls', { assistantId });
  if (!response.ok) throw new Error(`ticket: ${response.status} ${await response.text()}`);
  return callTicket.parse(await response.json());
}

/** A browser call without a browser: whatever bytes a test wants to send, and what came back. */
export class WebCaller {
  readonly events: BrowserCallEvent[] = [];
  /** Code with which the other side closed; null while the line is open. */
  closedWith: number | null = null;
  isHeard = false;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) this.#receive(data.toString('utf8'));
    });
    socket.on('close', (code) => {
      this.closedWith = code;
    });
  }

  /**
   * Opens the WebSocket at a path of the site, as a page of the site does.
   * @param origin of the page; the site's own unless given
   * @throws Error with the HTTP status where the handshake is refused
   */
  static join(url: string, path: string, origin = url): Promise<WebCaller> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${path}`, { origin });
    const caller = new WebCaller(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(caller));
      socket.once('error', reject);
    });
  }

  /** A call with an assistant, up to the moment when it hears. */
  static async call(url: string, owner: Owner, assistantId: string): Promise<WebCaller> {
    const { joinPath } = await requestTicket(owner, assistantId);
    const caller = await WebCaller.join(url, joinPath);
    await caller.untilHeard();
    return caller;
  }

  /** What is sent before the assistant hears is lost, as on any telephone. */
  async untilHeard(): Promise<void> {
    await eventually(async () => this.isHeard || undefined);
  }

  say(message: BrowserCallMessage): void {
    this.send(JSON.stringify(message));
  }

  type(content: string): void {
    this.say({ type: 'add-message', message: { role: 'user', content } });
  }

  /** Text as a text frame, bytes as a binary one, unchecked. */
  send(data: string | Uint8Array): void {
    this.#socket.send(data);
  }

  /** Waits for an event that fits, among those that came already and those that come. */
  until<Type extends BrowserCallEvent['type']>(
    type: Type,
    fits: (event: Extract<BrowserCallEvent, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<BrowserCallEvent, { type: Type }>> {
    return eventually(async () =>
      this.events
        .filter((event): event is Extract<BrowserCallEvent, { type: Type }> => event.type === type)
        .find(fits),
    );
  }

  /** Waits for the assistant to say something that fits. */
  async hears(words: RegExp): Promise<void> {
    await this.until(
      'transcript',
      (line) => line.role === 'assistant' && words.test(line.transcript),
    );
  }

  /** @returns the code of the close (RFC 6455 section 7.4) */
  untilClosed(): Promise<number> {
    return eventually(async () => this.closedWith ?? undefined);
  }

  async hangUp(): Promise<void> {
    this.say({ type: 'end-call' });
    await this.untilClosed();
  }

  #receive(text: string): void {
    if (text === LISTENING) this.isHeard = true;
    else this.events.push(browserCallEvent.parse(JSON.parse(text)));
  }
}
