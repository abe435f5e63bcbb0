import { Buffer } from 'node:buffer';
import { MAX_MESSAGE_BYTES } from './message.ts';
import { SipParseError } from './parseError.ts';
import { contentLengthOf, endOfHead, leadingLineBreaks } from './parser.ts';

export interface StreamFramerEvents {
  /** One whole message; last of all one whose Content-Length is broken, without a body. */
  onMessage(head: string, body: string): void;
  /** CRLF CRLF between messages, RFC 5626 section 3.5.1. */
  onPing(): void;
}

/** `l:` or `Content-Length:` in a head, its value folded or not. */
const CONTENT_LENGTH = /\r?\n(?:l|content-length)[ \t]*:((?:[^\r\n]|\r?\n[ \t])*)/gi;

const EMPTY = Buffer.alloc(0);
const PING_BYTES = 4;

/**
 * Cuts a TCP stream into messages, RFC 3261 section 18.3: however the segments fall. Holds at most
 * one message of 64 KiB plus the segment that came last.
 */
export class StreamFramer {
  readonly #events: StreamFramerEvents;
  #rest: Buffer = EMPTY;
  /** Up to here there is no end of a head; spares searching again what was searched. */
  #searchedBytes = 0;

  constructor(events: StreamFramerEvents) {
    this.#events = events;
  }

  /** True while a message has begun and not ended. */
  get partial(): boolean {
    return leadingLineBreaks(this.#rest) < this.#rest.length;
  }

  /** @throws SipParseError when the stream is no SIP; nothing more can be read from it then */
  push(segment: Buffer): void {
    let bytes = this.#rest.length === 0 ? segment : Buffer.concat([this.#rest, segment]);
    for (;;) {
      const breaks = leadingLineBreaks(bytes);
      if (breaks >= PING_BYTES) this.#events.onPing();
      // A lone CRLF may be the first half of a ping.
      if (breaks > 0 && (breaks < bytes.length || breaks >= PING_BYTES)) {
        bytes = bytes.subarray(breaks);
        this.#searchedBytes = 0;
      }
      const used = breaks === bytes.length ? 0 : this.#takeOne(bytes);
      if (used === 0) break;
      bytes = bytes.subarray(used);
      this.#searchedBytes = 0;
    }
    // A copy, so that a few bytes do not keep a large segment alive.
    this.#rest = bytes.length === 0 ? EMPTY : Buffer.from(bytes);
  }

  /** @returns bytes used; 0 when the message is not whole yet */
  #takeOne(bytes: Buffer): number {
    const bodyStart = endOfHead(bytes, Math.max(0, this.#searchedBytes - 3));
    if (bodyStart < 0) {
      if (bytes.length > MAX_MESSAGE_BYTES) throw new SipParseError('Message too large');
      this.#searchedBytes = bytes.length;
      return 0;
    }
    const head = bytes.toString('utf8', 0, bodyStart);
    const lengths = [...head.matchAll(CONTENT_LENGTH)].map(([, value = '']) => value.trim());
    const lengthBytes = contentLengthOf(lengths) ?? 0;
    if (Number.isNaN(lengthBytes)) {
      // Whoever sent it is told what is wrong; where the next message begins nobody knows.
      this.#events.onMessage(head, '');
      throw new SipParseError('Bad Content-Length', 'bad-header');
    }
    const end = bodyStart + lengthBytes;
    if (end > MAX_MESSAGE_BYTES) throw new SipParseError('Message too large');
    if (end > bytes.length) return 0;
    this.#events.onMessage(head, bytes.toString('utf8', bodyStart, end));
    return end;
  }
}
