import { Buffer } from 'node:buffer';

/**
 * What RFC 4475 has a user agent server do, which here registers nobody and has no call yet.
 * `accepted`: a call is set up and can be hung up. `ignored`: nothing is said. Otherwise the status
 * of the answer, several where the RFC leaves a choice.
 */
export type Verdict = readonly ('accepted' | 'ignored' | number)[];

/** One message of RFC 4475. Lines that are not its point are ours, in the order of the builder. */
export interface TortureMessage {
  /** The RFC's name for it. */
  readonly name: string;
  readonly section: string;
  readonly bytes: Buffer;
  readonly verdict: Verdict;
  /** Where a stream makes another matter of it. */
  readonly overTcp: 'same' | 'waits' | 'closes' | 'needs-length';
}

/** Header values by name: null leaves a usual one out, several are as many lines. */
export type Fields = Readonly<Record<string, string | readonly string[] | null>>;

export interface Parts {
  readonly fields?: Fields;
  readonly body?: string | Buffer;
  readonly overTcp?: TortureMessage['overTcp'];
}

/** The session that an INVITE offers. @param address where the audio is wanted */
export function offer(address = '192.0.2.1'): string {
  return [
    'v=0',
    `o=torture 29739 7272939 IN IP4 ${address}`,
    's=-',
    `c=IN IP4 ${address}`,
    't=0 0',
    'm=audio 49217 RTP/AVP 0 12',
    'm=video 3227 RTP/AVP 31',
    'a=rtpmap:31 LPC',
    '',
  ].join('\r\n');
}

/** A message of nothing but what stands there. @param lines the start line and the headers */
export function verbatim(
  section: string,
  name: string,
  verdict: Verdict,
  lines: readonly string[],
  body: string | Buffer = '',
): TortureMessage {
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  const bytes = Buffer.concat([head, Buffer.from(body)]);
  return { name, section, bytes, verdict, overTcp: 'same' };
}

/**
 * A request with the usual headers, apart from those that it is about.
 * @param line the request line
 */
export function request(
  section: string,
  name: string,
  verdict: Verdict,
  line: string,
  { fields = {}, body, overTcp = 'same' }: Parts = {},
): TortureMessage {
  const method = line.slice(0, line.indexOf(' '));
  const content = body ?? (method === 'INVITE' ? offer() : '');
  const usual: Fields = {
    Via: `SIP/2.0/UDP host5.example.net;branch=z9hG4bK-${name}`,
    To: 'sip:user@example.com',
    From: `sip:caller@example.net;tag=${name}-1`,
    'Max-Forwards': '70',
    'Call-ID': `${name}.torture@example.net`,
    CSeq: `8 ${method}`,
    ...(method === 'INVITE'
      ? { Contact: '<sip:caller@host5.example.net>', 'Content-Type': 'application/sdp' }
      : {}),
    'Content-Length': String(Buffer.byteLength(content)),
  };
  const all = { ...usual, ...fields };
  const lines = Object.entries(all).flatMap(([field, value]) =>
    value === null ? [] : [value].flat().map((each) => `${field}: ${each}`),
  );
  return { ...verbatim(section, name, verdict, [line, ...lines], content), overTcp };
}

/** A response to nothing that we asked. @param line the status line */
export function response(
  section: string,
  name: string,
  line: string,
  fields: Fields = {},
  body = '',
): TortureMessage {
  const all: Fields = {
    Via: `SIP/2.0/UDP 192.0.2.105;branch=z9hG4bK-${name}`,
    'Call-ID': `${name}.torture@example.net`,
    CSeq: '35 INVITE',
    From: '<sip:user@example.com>;tag=39ansfi3',
    To: '<sip:user@example.edu>;tag=902jndnke3',
    Contact: '<sip:user@host105.example.com>',
    'Content-Length': String(Buffer.byteLength(body)),
    ...fields,
  };
  const lines = Object.entries(all).flatMap(([field, value]) =>
    value === null ? [] : [value].flat().map((each) => `${field}: ${each}`),
  );
  return verbatim(section, name, ['ignored'], [line, ...lines], body);
}
