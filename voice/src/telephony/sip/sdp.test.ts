import { AppError } from '@belldesk/contract/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SipHeaders } from './headers.ts';
import { readOffer } from './readOffer.ts';
import { parseOffer } from './sdp.ts';
import { buildOffer, negotiate } from './sdpAnswer.ts';
import { failureOf } from './testing/failureOf.ts';
import { OFFER } from './testing/fakePeer.ts';

const LOCAL = { address: '192.0.2.1', port: 20_000 };

function lines(sdp: string): string[] {
  return sdp.trimEnd().split('\r\n');
}

describe('an offer', () => {
  it('is read', () => {
    expect(parseOffer(OFFER)).toEqual({
      address: '192.0.2.9',
      port: 6_000,
      codecs: [
        { name: 'PCMU', payloadType: 0 },
        { name: 'PCMA', payloadType: 8 },
      ],
      telephoneEventPayloadType: 101,
      direction: 'sendrecv',
      ptimeMs: 20,
      media: [{ type: 'audio', protocol: 'RTP/AVP', payloads: '0 8 101' }],
      audioIndex: 0,
    });
  });

  it('keeps the order of the peer, dynamic payload types, its own address and ptime', () => {
    const offer = parseOffer(
      'v=0\no=- 1 1 IN IP6 ::1\ns=-\nc=IN IP4 192.0.2.9\nt=0 0\na=sendonly\n' +
        'm=audio 7000 RTP/AVP 9 97 8 96\nc=IN IP6 2001:db8::9\na=rtpmap:97 pcmu/8000/1\n' +
        'a=rtpmap:96 telephone-event/8000\na=ptime:40\n',
    );
    expect(offer).toMatchObject({
      address: '2001:db8::9',
      codecs: [
        { name: 'PCMU', payloadType: 97 },
        { name: 'PCMA', payloadType: 8 },
      ],
      telephoneEventPayloadType: 96,
      direction: 'sendonly',
      ptimeMs: 40,
    });
  });

  it('to hold the old way, with address 0.0.0.0, is one to hold', () => {
    const held = OFFER.replace('c=IN IP4 192.0.2.9', 'c=IN IP4 0.0.0.0');
    expect(parseOffer(held).direction).toBe('sendonly');
    expect(parseOffer(held.replace('sendrecv', 'recvonly')).direction).toBe('inactive');
  });

  it.each([
    ['no audio', 'm=video 7000 RTP/AVP 0'],
    ['audio switched off', 'm=audio 0 RTP/AVP 0'],
    ['encrypted audio', 'm=audio 7000 RTP/SAVP 0'],
    ['a port that is none', 'm=audio 70000 RTP/AVP 0'],
    ['an address that is none', 'm=audio 7000 RTP/AVP 0\r\nc=IN IP4 phone.example'],
    ['a payload type that is none', 'm=audio 7000 RTP/AVP 200\r\na=rtpmap:200 PCMU/8000'],
    ['no codec of ours', 'm=audio 7000 RTP/AVP 18'],
    ['a payload type that means another codec', 'm=audio 7000 RTP/AVP 0\r\na=rtpmap:0 G722/8000'],
    ['another rate', 'm=audio 7000 RTP/AVP 97\r\na=rtpmap:97 PCMU/16000'],
  ])('of %s fits nothing', (_name, media) => {
    const offer = parseOffer(`v=0\r\nc=IN IP4 192.0.2.9\r\nt=0 0\r\n${media}\r\n`);
    expect(offer.codecs).toEqual([]);
    expect(negotiate(offer, LOCAL)).toBeNull();
  });

  it('that is no SDP is an error, and nothing else is thrown', () => {
    expect(() => parseOffer('hello')).toThrow(AppError);
    expect(() => parseOffer(`v=0\r\n${'a=x\r\n'.repeat(10_000)}`)).toThrow(AppError);
    fc.assert(
      fc.property(fc.nat(OFFER.length), fc.string({ maxLength: 8 }), (at, insert) => {
        const failure = failureOf(() =>
          negotiate(parseOffer(OFFER.slice(0, at) + insert + OFFER.slice(at + 1)), LOCAL),
        );
        expect(failure === null || failure instanceof AppError).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('an answer', () => {
  it('has one codec, the keys, and the direction mirrored', () => {
    const chosen = negotiate(parseOffer(OFFER.replace('sendrecv', 'sendonly')), LOCAL);
    expect(chosen).toMatchObject({ codec: 'PCMU', payloadType: 0, telephoneEventPayloadType: 101 });
    expect(lines(chosen?.answer ?? '')).toEqual([
      'v=0',
      expect.stringMatching(/^o=belldesk \d+ 1 IN IP4 192\.0\.2\.1$/),
      's=-',
      'c=IN IP4 192.0.2.1',
      't=0 0',
      'm=audio 20000 RTP/AVP 0 101',
      'a=rtpmap:0 PCMU/8000',
      'a=rtpmap:101 telephone-event/8000',
      'a=fmtp:101 0-15',
      'a=ptime:20',
      'a=recvonly',
    ]);
  });

  it('takes what is preferred where it is offered', () => {
    const offer = parseOffer(OFFER);
    expect(negotiate(offer, { ...LOCAL, preferred: 'PCMA' })?.payloadType).toBe(8);
    const only = parseOffer(OFFER.replace('0 8 101', '0').replace(/a=rtpmap.*\r\n/, ''));
    const chosen = negotiate(only, { ...LOCAL, preferred: 'PCMA' });
    expect(chosen).toMatchObject({ codec: 'PCMU', telephoneEventPayloadType: null });
  });

  it('refuses further media line by line, in order', () => {
    const offer = OFFER.replace(
      'm=audio',
      'm=video 5000 RTP/AVP 96\r\na=rtpmap:96 H264/90000\r\nm=audio',
    );
    const answer = negotiate(parseOffer(`${offer}m=audio 6002 RTP/AVP 0\r\n`), LOCAL)?.answer ?? '';
    expect(lines(answer).filter((line) => line.startsWith('m='))).toEqual([
      'm=video 0 RTP/AVP 96',
      'm=audio 20000 RTP/AVP 0 101',
      'm=audio 0 RTP/AVP 0',
    ]);
  });

  it('is of IPv6 where we are reached over it', () => {
    const answer = negotiate(parseOffer(OFFER), { ...LOCAL, address: '2001:db8::1' })?.answer;
    expect(answer).toContain('c=IN IP6 2001:db8::1');
  });
});

it('an offer of ours reads as one', () => {
  const offer = parseOffer(buildOffer({ ...LOCAL, preferred: 'PCMA' }));
  expect(offer).toMatchObject({ ...LOCAL, direction: 'sendrecv', telephoneEventPayloadType: 101 });
  expect(offer.codecs.map(({ name }) => name)).toEqual(['PCMA', 'PCMU']);
});

describe('a body', () => {
  function read(type: string, body: string, encoding?: string): ReturnType<typeof readOffer> {
    const headers = SipHeaders.of({ 'Content-Type': type });
    if (encoding) headers.add('content-encoding', encoding);
    return readOffer({ kind: 'request', method: 'INVITE', uri: '', version: '', headers, body });
  }

  it('in several parts has its SDP found', () => {
    const body =
      '--b1\r\nContent-Type: application/ISUP\r\n\r\nxyz\r\n' +
      `--b1\r\nContent-Disposition: session\r\nContent-Type: application/sdp\r\n\r\n${OFFER}\r\n--b1--\r\n`;
    expect(read('multipart/mixed;boundary="b1"', body)).toMatchObject({ offer: { port: 6_000 } });
    expect(read('multipart/mixed; boundary=b1', '--b1--')).toEqual({ offer: null });
  });

  it('of another kind or squeezed is refused', () => {
    expect(read('application/sdp; charset=utf-8', OFFER)).toMatchObject({ offer: { port: 6_000 } });
    expect(read('application/sdpx', OFFER)).toEqual({ status: 415 });
    expect(read('application/sdp', OFFER, 'gzip')).toEqual({ status: 415 });
    expect(read('application/sdp', 'x')).toEqual({ status: 400 });
  });
});
