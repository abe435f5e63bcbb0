import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SipParseError } from './parseError.ts';
import { StreamFramer } from './streamFramer.ts';

function framerInto(messages: string[], onPing = (): void => undefined): StreamFramer {
  return new StreamFramer({ onMessage: (head, body) => messages.push(head + body), onPing });
}

function text(body: string, compact: boolean): string {
  const name = compact ? 'l' : 'Content-Length';
  return `INFO sip:a@b SIP/2.0\r\n${name}:  ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

describe('a stream', () => {
  it('gives the same messages however it is cut', () => {
    const message = fc
      .tuple(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.boolean())
      .map(([body, compact]) => text(body, compact));
    fc.assert(
      fc.property(
        fc.array(message, { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 30 }),
        (sent, sizes) => {
          const stream = Buffer.from(sent.join('\r\n'));
          const received: string[] = [];
          const framer = framerInto(received);
          for (let at = 0, turn = 0; at < stream.length; turn += 1) {
            const size = 1 + (sizes[turn % sizes.length] ?? 0);
            framer.push(stream.subarray(at, at + size));
            at += size;
          }
          expect(received).toEqual(sent);
          expect(framer.partial).toBe(false);
        },
      ),
    );
  });

  it('answers pings, whole or in halves, and waits for nothing after one CRLF', () => {
    let pings = 0;
    const framer = framerInto([], () => {
      pings += 1;
    });
    framer.push(Buffer.from('\r\n'));
    expect([pings, framer.partial]).toEqual([0, false]);
    framer.push(Buffer.from('\r\n'));
    framer.push(Buffer.from('\r\n\r\n'));
    expect([pings, framer.partial]).toEqual([2, false]);
  });

  it('takes a message without Content-Length as one without a body', () => {
    const received: string[] = [];
    framerInto(received).push(Buffer.from('BYE sip:a@b SIP/2.0\r\n\r\n'));
    expect(received).toEqual(['BYE sip:a@b SIP/2.0\r\n\r\n']);
  });

  it.each([
    ['an endless head', `INFO sip:a@b SIP/2.0\r\n${'A: b\r\n'.repeat(12_000)}`],
    ['an endless body', 'INFO sip:a@b SIP/2.0\r\nl: 70000\r\n\r\n'],
    ['no number', 'INFO sip:a@b SIP/2.0\r\nl: many\r\n\r\n'],
  ])('is given up at %s', (_name, bytes) => {
    expect(() => framerInto([]).push(Buffer.from(bytes))).toThrow(SipParseError);
  });
});
