import { Buffer } from 'node:buffer';
import { wireName } from './headerNames.ts';
import type { SipMessage } from './message.ts';

/** Line breaks would let a value become a header of its own. */
function oneLine(text: string): string {
  return /[\r\n]/.test(text) ? text.replaceAll(/[\r\n]+/g, ' ') : text;
}

/** Bytes for the wire. Content-Length is always counted here, whatever the headers say. */
export function serialize(message: SipMessage): Buffer {
  let text =
    message.kind === 'request'
      ? `${message.method} ${message.uri} ${message.version}\r\n`
      : `${message.version} ${message.status} ${oneLine(message.reason)}\r\n`;
  for (const [name, value] of message.headers.entries()) {
    if (name !== 'content-length') text += `${wireName(name)}: ${oneLine(value)}\r\n`;
  }
  text += `Content-Length: ${Buffer.byteLength(message.body)}\r\n\r\n${message.body}`;
  return Buffer.from(text);
}
