import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNameAddress, tagOf } from './nameAddress.ts';
import { quote, splitList, unquote } from './parameters.ts';
import { SipParseError } from './parseError.ts';
import { formatUri, parseUri } from './uri.ts';
import { formatVia, markReceived, parseVia } from './via.ts';

describe('a URI', () => {
  it.each([
    ['sip:bella@example.com', { user: 'bella', host: 'example.com', port: null }],
    ['SIP:Bella:secret@[2001:DB8::1]:5080;lr', { user: 'Bella', host: '2001:db8::1', port: 5080 }],
    ['sip:example.com', { user: null, host: 'example.com' }],
    ['sips:a%20b%2Fc@x?Subject=hi', { scheme: 'sips', user: 'a b/c', host: 'x' }],
    ['sip:%ff@x', { user: '%ff', host: 'x' }],
    ['sip:a;b?c@x;transport=tcp', { user: 'a;b?c', host: 'x' }],
    ['tel:+44-20-7946-0000;phone-context=x', { scheme: 'tel', user: '+44-20-7946-0000' }],
  ])('is read: %s', (text, parts) => {
    expect(parseUri(text)).toMatchObject(parts);
  });

  it.each([
    '',
    'sip:',
    'mailto:a@b',
    'sip:a@',
    'sip:a@b:0',
    'sip:a@b:70000',
    'sip:a@[::1',
    'tel:x y',
    'sip: a@b',
    'sip:a@b;x=1\r\nVia: y',
  ])('is refused: %j', (text) => {
    expect(() => parseUri(text)).toThrow(SipParseError);
  });

  it('keeps any user over writing and reading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (user) => {
        const host = '2001:db8::1';
        const uri = { scheme: 'sip', user, host, port: 5061, parameters: new Map() } as const;
        expect(parseUri(formatUri(uri))).toMatchObject({ user, host, port: 5061 });
      }),
    );
  });
});

describe('a named address', () => {
  it('has its parts', () => {
    const address = parseNameAddress('"Mr. \\"X\\" <;,>" <sip:x@y;lr>;tag=1;q="a;b"');
    expect(address).toMatchObject({ displayName: 'Mr. "X" <;,>', uri: 'sip:x@y;lr' });
    expect(tagOf(address)).toBe('1');
    expect(address.parameters.get('q')).toBe('a;b');
  });

  it('without brackets leaves the parameters to the header', () => {
    const address = parseNameAddress('sip:x@y;tag=7');
    expect(address).toMatchObject({ displayName: null, uri: 'sip:x@y' });
    expect(tagOf(address)).toBe('7');
  });

  it.each(['', '<>', '<sip:x@y', '<sip:x@y> trailing', 'two words'])('is refused: %j', (text) => {
    expect(() => parseNameAddress(text)).toThrow(SipParseError);
  });

  it('stands in lists, commas within quotes and brackets aside', () => {
    expect(splitList('"a,b" <sip:c,d@e>, <sip:f> ,, g')).toEqual([
      '"a,b" <sip:c,d@e>',
      '<sip:f>',
      'g',
    ]);
  });

  it('keeps any name over quoting', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unquote(quote(text))).toBe(text);
      }),
    );
  });
});

describe('Via', () => {
  it('notes where a request came from, RFC 3581', () => {
    const asked = parseVia('SIP/2.0/UDP 10.0.0.1:5062;branch=z9hG4bK1;rport');
    expect(formatVia(markReceived(asked, '192.0.2.9', 4_444))).toBe(
      'SIP/2.0/UDP 10.0.0.1:5062;branch=z9hG4bK1;rport=4444;received=192.0.2.9',
    );
    const same = parseVia('SIP/2.0/TCP [2001:DB8::1];branch=z9hG4bK1');
    expect(markReceived(same, '2001:db8::1', 4_444)).toBe(same);
  });

  it('cannot be lied to about it', () => {
    const liar = parseVia('SIP/2.0/UDP 10.0.0.1;received=203.0.113.5;rport=1');
    expect(Object.fromEntries(markReceived(liar, '192.0.2.9', 2).parameters)).toEqual({
      received: '192.0.2.9',
      rport: '2',
    });
  });

  it.each(['', 'SIP/two/UDP a', 'SIP/2.0/UDP', 'SIP/2.0/UDP a b', 'SIP/2.0/UDP a:99999'])(
    'is refused: %j',
    (text) => {
      expect(() => parseVia(text)).toThrow(SipParseError);
    },
  );
});
