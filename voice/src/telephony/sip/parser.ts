import type { Buffer } from 'node:buffer';
import { canonicalName } from './headerNames.ts';
import { SipHeaders } from './headers.ts';
import type { SipMessage, SipRequest } from './message.ts';
import { integerOf } from './parameters.ts';
import { SipParseError } from './parseError.ts';

const REQUEST_LINE = /^([\w\-.!%*+`'~]+) (\S+) (SIP\/\d+\.\d+)$/;
const VERSION_AT_END = /^SIP\/\d+\.\d+$/;
const STATUS_LINE = /^(SIP\/\d+\.\d+) ([1-6]\d\d)(?: (.*))?$/s;
const TOKEN = /^[\w\-.!%*+`'~]+$/;
/** Behind a backslash a quoted string may hold any of them but a line break, RFC 3261 section 25.1. */
const UNSAFE = /(?<!\\)(?![\t\n\r])\p{Cc}|\r(?!\n)/u;
/** More than any honest message has; bounds what one datagram can make us build. */
const MAX_HEADER_COUNT = 256;
/** Far more than a message may have: what is longer is refused by its size. */
const MAX_CONTENT_LENGTH_BYTES = 999_999_999;
const HEAD_END = '\r\n\r\n';
const CR = 13;
const LF = 10;
const SPACE = 32;
const TAB = 9;

export interface MessageHead {
  /** Everything but the body, which is empty here. */
  readonly message: SipMessage;
  /** Null when the header is missing or broken. */
  readonly contentLengthBytes: number | null;
  /** What is wrong with a request that can be answered all the same: with 400 and this as reason. */
  readonly problem: string | null;
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

/**
 * The body's length as all its headers give it.
 * @returns bytes; null without a header, NaN for a value that is none or for more than one header
 */
export function contentLengthOf(values: readonly string[]): number | null {
  const [text] = values;
  if (text === undefined) return null;
  return values.length === 1 ? integerOf(text, MAX_CONTENT_LENGTH_BYTES) : Number.NaN;
}

/** Start line of a request whose blanks are wrong (RFC 3261 section 7.1 allows two spaces, no more). */
function looseRequestLine(line: string): Pick<SipRequest, 'method' | 'uri' | 'version'> | null {
  const [method = '', ...rest] = line.split(/[ \t]/);
  const words = rest.filter((word) => word !== '');
  const version = words.pop() ?? '';
  if (words.length === 0 || !TOKEN.test(method) || !VERSION_AT_END.test(version)) return null;
  return { method, uri: words.join(' '), version };
}

function readStartLine(
  line: string,
  headers: SipHeaders,
): { readonly message: SipMessage; readonly problem: string | null } {
  const status = STATUS_LINE.exec(line);
  if (status) {
    const [, version = '', code, reason = ''] = status;
    const message = { kind: 'response', version, status: Number(code), reason } as const;
    return { message: { ...message, headers, body: '' }, problem: null };
  }
  const request = REQUEST_LINE.exec(line);
  if (request) {
    const [, method = '', uri = '', version = ''] = request;
    return { message: { kind: 'request', method, uri, version, headers, body: '' }, problem: null };
  }
  const loose = looseRequestLine(line);
  if (!loose) throw new SipParseError('Not a SIP start line');
  return { message: { kind: 'request', ...loose, headers, body: '' }, problem: 'Bad request line' };
}

function parseHeaders(text: string, from: number, headers: SipHeaders): void {
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
}

/**
 * Reads start line and headers, RFC 3261 section 7. What is wrong with a request that can still be
 * answered is told as its `problem`.
 * @param text the head, with or without the blank line at its end
 * @throws SipParseError and nothing else
 */
export function parseHead(text: string): MessageHead {
  if (UNSAFE.test(text)) throw new SipParseError('Control characters in the head');
  let end = text.indexOf('\n');
  if (end < 0) end = text.length;
  const startLine = text.slice(0, text.charCodeAt(end - 1) === CR ? end - 1 : end);
  const headers = new SipHeaders();
  const { message, problem } = readStartLine(startLine, headers);
  parseHeaders(text, end + 1, headers);
  const lengthBytes = contentLengthOf(headers.all('content-length'));
  if (!Number.isNaN(lengthBytes)) return { message, contentLengthBytes: lengthBytes, problem };
  if (message.kind === 'response') throw new SipParseError('Bad Content-Length');
  return { message, contentLengthBytes: null, problem: problem ?? 'Bad Content-Length' };
}

export interface ParsedDatagram {
  readonly message: SipMessage;
  /** The body is shorter than Content-Length: RFC 3261 section 18.3 has such a request refused. */
  readonly cutShort: boolean;
  /** As in `MessageHead`. */
  readonly problem: string | null;
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
  const { problem } = head;
  if (lengthBytes === 0) return { message: head.message, cutShort: false, problem };
  const body = bytes.toString('utf8', bodyStart, bodyStart + lengthBytes);
  return { message: { ...head.message, body }, cutShort: lengthBytes > availableBytes, problem };
}
