import { Buffer } from 'node:buffer';
import { processorMs } from '@belldesk/kit/testing/processorTime';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCoreHeaders, readVia } from './coreHeaders.ts';
import { SipHeaders } from './headers.ts';
import { responseFlow } from './incoming.ts';
import { MAX_MESSAGE_BYTES, type SipMessage } from './message.ts';
import { SipParseError } from './parseError.ts';
import { parseDatagram } from './parser.ts';
import { serialize } from './serializer.ts';
import { failureOf } from './testing/failureOf.ts';
import { FakePeer, OFFER } from './testing/fakePeer.ts';

function parse(text: string): SipMessage {
  return parseDatagram(Buffer.from(text)).message;
}

function fieldsOf({ headers }: SipMessage): [string, string][] {
  return [...headers.entries()].filter(([name]) => name !== 'content-length');
}

const token = fc.stringMatching(/^[A-Za-z][A-Za-z0-9.!%*_+`'~-]{0,20}$/);
const value = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .map((text) => text.replaceAll(/\p{Cc}/gu, ' ').trim());
const fields = fc.array(
  fc.tuple(
    token.filter((name) => name.length > 1),
    value,
  ),
  { maxLength: 20 },
);

function headersOf(all: readonly (readonly [string, string])[]): SipHeaders {
  const headers = new SipHeaders();
  for (const [name, text] of all) if (!/^content-length$/i.test(name)) headers.add(name, text);
  return headers;
}

const message: fc.Arbitrary<SipMessage> = fc.oneof(
  fc
    .record({ method: token, user: token, all: fields, body: fc.string({ unit: 'grapheme' }) })
    .map(({ method, user, all, body }): SipMessage => {
      const uri = `sip:${user}@host`;
      const headers = headersOf(all);
      return { kind: 'request', method, uri, version: 'SIP/2.0', headers, body };
    }),
  fc
    .record({ status: fc.integer({ min: 100, max: 699 }), reason: value, all: fields })
    .map(({ status, reason, all }): SipMessage => {
      const headers = headersOf(all);
      return { kind: 'response', status, reason, version: 'SIP/2.0', headers, body: '' };
    }),
);

describe('a message', () => {
  it('is the same after writing and reading it', () => {
    fc.assert(
      fc.property(message, (written) => {
        const { message: read, cutShort } = parseDatagram(serialize(written));
        expect(cutShort).toBe(false);
        expect(fieldsOf(read)).toEqual(fieldsOf(written));
        expect({ ...read, headers: null }).toEqual({ ...written, headers: null });
      }),
      { numRuns: 300 },
    );
  });

  it('cannot have a header smuggled in by a value', () => {
    const headers = SipHeaders.of({ 'Retry-After': '5\r\nEvil: yes' });
    const bytes = serialize({
      kind: 'response',
      version: 'SIP/2.0',
      status: 503,
      reason: 'No\r\nEvil: yes',
      headers,
      body: '',
    });
    expect(parseDatagram(bytes).message.headers.get('evil')).toBeUndefined();
  });

  it('is read in compact form, any case, folded, with loose spaces', () => {
    const read = parse(
      [
        '\r\nINVITE sip:a@b SIP/2.0',
        'v : SIP / 2.0 / udp  192.0.2.9 : 5062 ;branch=z9hG4bK1',
        'F: <sip:c@d>;tag=1',
        'tO:',
        '  <sip:a@b>',
        'i:x@y',
        'cSEQ:\t7',
        ' INVITE',
        'M: <sip:c@d>',
        'l: 2',
        '',
        'hello',
      ].join('\r\n'),
    );
    const core = readCoreHeaders(read, readVia(read));
    expect(core).toMatchObject({ callId: 'x@y', cseq: 7, fromTag: '1', toTag: null });
    expect(core.via).toMatchObject({ transport: 'UDP', host: '192.0.2.9', port: 5062 });
    expect(core.to.uri).toBe('sip:a@b');
    expect(read.headers.get('contact')).toBe('<sip:c@d>');
    expect(read.body).toBe('he');
  });

  it.each([
    ['', 'no end'],
    ['hello\r\n\r\n', 'start line'],
    ['INVITE sip:a@b HTTP/1.1\r\n\r\n', 'version'],
    ['INVITE  SIP/2.0\r\n\r\n', 'no URI'],
    ['SIP/2.0 700 No\r\n\r\n', 'status'],
    ['OPTIONS sip:a@b SIP/2.0\r\nno colon\r\n\r\n', 'header'],
    ['OPTIONS sip:a@b SIP/2.0\r\n: empty\r\n\r\n', 'name'],
    ['OPTIONS sip:a@b SIP/2.0\r\n folded\r\n\r\n', 'fold'],
    ['OPTIONS sip:a@b SIP/2.0\r\nFrom: a\rb\r\n\r\n', 'lone CR'],
    ['SIP/2.0 200 OK\r\nl: -1\r\n\r\n', 'length'],
    [`OPTIONS sip:a@b SIP/2.0\r\n${'A: b\r\n'.repeat(300)}\r\n`, 'count'],
  ])('that is none is refused: %j (%s)', (text) => {
    expect(() => parse(text)).toThrow(SipParseError);
  });
});

describe('a request that is wrong and can be answered', () => {
  it.each([
    ['OPTIONS sip:a@b SIP/2.0\r\nl: -1\r\n\r\n', 'Bad Content-Length'],
    ['OPTIONS sip:a@b SIP/2.0\r\nl: 1\r\nContent-Length: 1\r\n\r\n', 'Bad Content-Length'],
    ['OPTIONS  sip:a@b SIP/2.0\r\n\r\n', 'Bad request line'],
    ['OPTIONS sip:a@b ;lr SIP/2.0\r\n\r\n', 'Bad request line'],
    ['OPTIONS sip:a@b\tSIP/2.0 \r\n\r\n', 'Bad request line'],
  ])('%j is told so', (text, problem) => {
    const parsed = parseDatagram(Buffer.from(text));
    expect(parsed.problem).toBe(problem);
    expect(parsed.message).toMatchObject({
      kind: 'request',
      method: 'OPTIONS',
      version: 'SIP/2.0',
    });
  });

  it('has numbers with any leading zeros, and no others', () => {
    const numbers = (maxForwards: string, cseq: string) => {
      const text = new FakePeer()
        .request('OPTIONS')
        .replace('Max-Forwards: 70', `Max-Forwards: ${maxForwards}`)
        .replace('CSeq: 1 ', `CSeq: ${cseq} `)
        .replace('Content-Length: 0', `Content-Length: ${'0'.repeat(40)}`);
      const { message: read, problem } = parseDatagram(Buffer.from(text));
      expect(problem).toBeNull();
      return readCoreHeaders(read, readVia(read)).cseq;
    };
    expect(numbers('0068', '0000000000000009')).toBe(9);
    for (const [maxForwards, cseq] of [
      ['256', '1'],
      ['-1', '1'],
      ['0x10', '1'],
      ['70', '2147483648'],
      ['70', '1e3'],
    ] as const) {
      expect(() => numbers(maxForwards, cseq)).toThrow(SipParseError);
    }
  });

  it('says nothing that no eye sees in the name of a caller', () => {
    const text = new FakePeer().request('INVITE').replace('"Caller"', '"Ca\\\u0000ll\\\u0007er"');
    const read = parse(text);
    expect(readCoreHeaders(read, readVia(read)).from.displayName).toBe('Caller');
    for (const call of ['Call-ID: call\\\u0000', 'Call-ID: call\u0000']) {
      const evil = text.replace('Call-ID: call', call);
      expect(() => readCoreHeaders(parse(evil), readVia(parse(evil)))).toThrow(SipParseError);
    }
  });
});

describe('garbage', () => {
  const whole = new FakePeer().request('INVITE', { sdp: OFFER, fields: ['Route: <sip:p;lr>, x'] });
  /** A real message with some bytes changed, dropped or doubled: gets further than noise does. */
  const mangled = fc
    .array(fc.tuple(fc.nat(whole.length), fc.nat(3), fc.string({ maxLength: 3 })), { maxLength: 6 })
    .map((edits) => {
      let text = whole;
      for (const [at, drop, insert] of edits) {
        text = text.slice(0, at) + insert + text.slice(at + drop);
      }
      return Buffer.from(text);
    });
  const noise = fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes));

  it('never throws anything but the one parse error', () => {
    fc.assert(
      fc.property(fc.oneof(mangled, noise), (bytes) => {
        const failure = failureOf(() => {
          const { message: read } = parseDatagram(bytes);
          readCoreHeaders(read, readVia(read));
        });
        expect(failure === null || failure instanceof SipParseError).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('goes through the whole user agent without an exception', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(mangled, noise), { maxLength: 10 }), (datagrams) => {
        const peer = new FakePeer();
        for (const bytes of datagrams) peer.engine.events.onDatagram(bytes, peer.flow());
        peer.clock.advance(200_000);
        expect(peer.failures).toEqual([]);
        peer.engine.stop();
      }),
      { numRuns: 200 },
    );
  });

  it('of the largest size and worst kind is done with at once', () => {
    const worst = [
      `OPTIONS sip:a@b SIP/2.0\r\nA: b${'\r\n c'.repeat(16_000)}\r\n\r\n`,
      `OPTIONS sip:a@b SIP/2.0\r\nVia: ${'<"'.repeat(30_000)}\r\n\r\n`,
      `OPTIONS sip:a@b SIP/2.0\r\nVia: ${','.repeat(60_000)}\r\n\r\n`,
      `OPTIONS sip:a@b SIP/2.0\r\nVia: SIP/2.0/UDP a${';'.repeat(60_000)}\r\n\r\n`,
      `OPTIONS sip:a@b SIP/2.0\r\nVia: SIP${' '.repeat(60_000)}\r\n\r\n`,
      `OPTIONS ${' a'.repeat(30_000)} SIP/2.0\r\n\r\n`,
      `OPTIONS ${' '.repeat(60_000)}x\r\n\r\n`,
      `OPTIONS sip:a@b SIP/2.0\r\n${'Via: SIP/2.0/UDP a;b,"'.repeat(2_500)}\r\n\r\n`,
      `OPTIONS sip:a@b SIP/2.0\r\nVia: SIP/2.0/UDP a\r\nFrom: a\r\nTo: a\r\nCall-ID: a\r\nCSeq: ${'1'.repeat(60_000)} ${' '.repeat(9)}\r\n\r\n`,
    ];
    const spentMs = processorMs(() => {
      for (const text of worst) {
        expect(text.length).toBeLessThanOrEqual(MAX_MESSAGE_BYTES);
        const failure = failureOf(() => {
          const read = parse(text);
          readCoreHeaders(read, readVia(read));
        });
        expect(failure === null || failure instanceof SipParseError).toBe(true);
      }
    });
    // Quadratic work on any of them takes seconds.
    expect(spentMs).toBeLessThan(500);
  });
});

describe('the way back over UDP', () => {
  it('is the source port only where it was asked for', () => {
    const flow = new FakePeer().flow('192.0.2.9', 40_000);
    const via = { version: '2.0', transport: 'UDP', host: '10.0.0.1', port: 5070 };
    const asked = { ...via, parameters: new Map([['rport', '40000']]) };
    expect(responseFlow(asked, flow).remotePort).toBe(40_000);
    expect(responseFlow({ ...via, parameters: new Map() }, flow).remotePort).toBe(5_070);
    expect(responseFlow({ ...via, port: null, parameters: new Map() }, flow).remotePort).toBe(
      5_060,
    );
  });
});
