import type { Buffer } from 'node:buffer';
import { canonicalName } from './headerNames.ts';
import { SipHeaders } from './headers.ts';
import type { SipMessage } from './message.ts';
import { SipParseError } from './parseError.ts';

const REQUEST_LINE = /^([\w\-.!%*+`'~]{1,32}) (\S+) (SIP\/\d+\.\d+)$/;
const STATUS_LINE = /^(SIP\/\d+\.\d+) ([1-6]\d\d)(?: (.*))?$/s;
const TOKEN = /^[\w\-.!%*+`'~]+$/;
const UNSAFE = /(?![\t\n\r])\p{Cc}|\r(?!\n)/u;
/** More than any honest message has; bounds what one datagram can make us build. */
const MAX_HEADER_COUNT = 256;
const HEAD_END = '\r\n\r\n';
const CR = 13;
const LF = 10;
const SPACE = 32;
const TAB = 9;

export interface MessageHead {
  /** Everything but the body, which is empty here. */
  readonly message: SipMessage;
  /** Null when the header is missing. */
  readonly contentLengthBytes: number | null;
}

/** Number of leading CR and LF bytes, which RFC 3261 section 7.5 has skipped. */
export function leadingLineBreaks(bytes: Buffer, from = 0): number {
  let index = from;
  while (bytes[index] === CR || bytes[index] === LF) index += 1;
  return index - from;
}

/** Offset just behind the blank line that ends the head; -1 when it is not there. */
export function endOfHead(bytes: Buffer, from = 0): number {
  const index = bytes.indexOf(HEAD_END, from);
  return index < 0 ? -1 : index + HEAD_END.length;
}

function contentLength(headers: SipHeaders): number | null {
  const text = headers.get('content-length');
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw new SipParseError('Bad Content-Length');
  return Number(text);
}

function parseHeaders(text: string, from: number): SipHeaders {
  const headers = new SipHeaders();
  for (let start = from; start < text.length; ) {
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    const line = text.slice(start, text.charCodeAt(end - 1) === CR ? end - 1 : end);
    start = end + 1;
    if (line === '') continue;
    const first = line.charCodeAt(0);
    if (first === SPACE || first === TAB) {
      if (!headers.continueLast(line.trim()))
        throw new SipParseError('Folded line without a header');
      continue;
    }
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trimEnd();
    if (!TOKEN.test(name)) throw new SipParseError('Bad header line');
    if (headers.size >= MAX_HEADER_COUNT) throw new SipParseError('Too many headers');
    headers.add(canonicalName(name), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Reads start line and headers, RFC 3261 section 7.
 * @param text the head, with or without the blank line at its end
 * @throws SipParseError and nothing else
 */
export function parseHead(text: string): MessageHead {
  if (UNSAFE.test(text)) throw new SipParseError('Control characters in the head');
  let end = text.indexOf('\n');
  if (end < 0) end = text.length;
  const startLine = text.slice(0, text.charCodeAt(end - 1) === CR ? end - 1 : end);
  const status = STATUS_LINE.exec(startLine);
  const request = status ? null : REQUEST_LINE.exec(startLine);
  if (!status && !request) throw new SipParseError('Not a SIP start line');
  const headers = parseHeaders(text, end + 1);
  const message: SipMessage = status
    ? {
        kind: 'response',
        version: status[1] ?? '',
        status: Number(status[2]),
        reason: status[3] ?? '',
        headers,
        body: '',
      }
    : {
        kind: 'request',
        method: request?.[1] ?? '',
        uri: request?.[2] ?? '',
        version: request?.[3] ?? '',
        headers,
        body: '',
      };
  return { message, contentLengthBytes: contentLength(headers) };
}

export interface ParsedDatagram {
  readonly message: SipMessage;
  /** The body is shorter than Content-Length: RFC 3261 section 18.3 has such a request refused. */
  readonly cutShort: boolean;
}

/**
 * Reads one datagram. Bytes behind Content-Length are dropped, without one the body is the rest.
 * @throws SipParseError and nothing else
 */
export function parseDatagram(bytes: Buffer): ParsedDatagram {
  const start = leadingLineBreaks(bytes);
  const bodyStart = endOfHead(bytes, start);
  if (bodyStart < 0) throw new SipParseError('No end of head');
  const head = parseHead(bytes.toString('utf8', start, bodyStart));
  const availableBytes = bytes.length - bodyStart;
  const lengthBytes = head.contentLengthBytes ?? availableBytes;
  if (lengthBytes === 0) return { message: head.message, cutShort: false };
  const body = bytes.toString('utf8', bodyStart, bodyStart + lengthBytes);
  return { message: { ...head.message, body }, cutShort: lengthBytes > availableBytes };
}
