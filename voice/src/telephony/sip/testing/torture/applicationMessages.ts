import { offer, request, response, type TortureMessage } from './tortureMessage.ts';

const OPTIONS = 'OPTIONS sip:user@example.com SIP/2.0';
const INVITE = 'INVITE sip:user@example.com SIP/2.0';
const REGISTER = 'REGISTER sip:example.com SIP/2.0';
const NOT_A_REGISTRAR = [405] as const;

/** RFC 4475 sections 3.3 and 3.4: can be read, and what they ask for is the matter. */
export const applicationMessages: readonly TortureMessage[] = [
  request('3.3.1', 'insuf', [400], INVITE, {
    fields: { To: null, From: null, 'Max-Forwards': null, 'Call-ID': null, Contact: null },
  }),
  request('3.3.2', 'unkscm', [416], 'OPTIONS nobodyKnowsThisScheme:totallyopaquecontent SIP/2.0'),
  request('3.3.3', 'novelsc', [416], 'OPTIONS soap.beep://192.0.2.103:3002 SIP/2.0'),
  request('3.3.4', 'unksm2', NOT_A_REGISTRAR, REGISTER, {
    fields: {
      To: 'isbn:2983792873',
      From: '<http://www.example.com>;tag=3234233',
      Contact: '<name:John_Smith>',
    },
  }),
  request('3.3.5', 'bext01', [420], OPTIONS, {
    fields: {
      Via: 'SIP/2.0/TLS fold-and-staple.example.com;branch=z9hG4bKkdjuw',
      Require: 'nothingSupportsThis, nothingSupportsThisEither',
      'Proxy-Require': 'noProxiesSupportThis, norDoAnyProxiesSupportThis',
    },
  }),
  request('3.3.6', 'invut', [415], INVITE, {
    fields: { 'Content-Type': 'application/unknownformat' },
    body: '<audio>\r\n <pcmu port="443"/>\r\n</audio>\r\n',
  }),
  request('3.3.7', 'regaut01', [401, 405], REGISTER, {
    fields: { Authorization: 'NoOneKnowsThisScheme opaque-data=here' },
  }),
  request('3.3.8', 'multi01', [400], 'INVITE sip:user@company.com SIP/2.0', {
    fields: {
      CSeq: ['5 INVITE', '59 INVITE'],
      'Call-ID': ['multi01.torture@example.net', 'multi01.torture2@example.net'],
      From: ['sip:caller@example.com;tag=3413415', 'sip:caller@example.net;tag=2923420123'],
      To: ['sip:user@example.com', 'sip:other@example.net'],
      'Max-Forwards': ['70', '5'],
      Contact: ['<sip:caller@host25.example.net>', '<sip:caller@host36.example.net>'],
    },
  }),
  request('3.3.9', 'mcl01', [400], OPTIONS, {
    fields: { 'Content-Length': ['13', '5'], 'Content-Type': 'text/plain' },
    body: 'No two of these lengths can both be that of this body.\r\n',
    overTcp: 'closes',
  }),
  response(
    '3.3.10',
    'bcast',
    'SIP/2.0 200 OK',
    {
      Via: [
        'SIP/2.0/UDP 192.0.2.198;branch=z9hG4bK1324923',
        'SIP/2.0/UDP 255.255.255.255;branch=z9hG4bK1saber23',
      ],
      'Content-Type': 'application/sdp',
    },
    offer('192.0.2.198'),
  ),
  request('3.3.11', 'zeromf', [200], OPTIONS, { fields: { 'Max-Forwards': '0' } }),
  request('3.3.12', 'cparam01', NOT_A_REGISTRAR, REGISTER, {
    fields: { Contact: 'sip:+19725552222@gw1.example.net;unknownparam' },
  }),
  request('3.3.13', 'cparam02', NOT_A_REGISTRAR, REGISTER, {
    fields: { Contact: '<sip:+19725552222@gw1.example.net;unknownparam>' },
  }),
  request('3.3.14', 'regescrt', NOT_A_REGISTRAR, REGISTER, {
    fields: { M: '<sip:user@example.com?Route=%3Csip:sip.example.com%3E>' },
  }),
  request('3.3.15', 'sdp01', [406], INVITE, { fields: { Accept: 'text/nobodyKnowsThis' } }),
  request('3.4.1', 'inv2543', ['accepted'], 'INVITE sip:UserB@example.com SIP/2.0', {
    fields: {
      Via: 'SIP/2.0/UDP iftgw.example.com',
      From: '<sip:+13035551111@ift.client.example.net;user=phone>',
      'Record-Route': '<sip:UserB@example.com;maddr=ss1.example.com>',
      To: 'sip:+16505552222@ss1.example.net;user=phone',
      'Max-Forwards': null,
      Contact: null,
      'Content-Length': null,
    },
    overTcp: 'needs-length',
  }),
];
