import { request, response, type TortureMessage } from './tortureMessage.ts';

const REFUSED = [400] as const;
/** The RFC lets an element be strict or see what was meant. */
const REFUSED_OR_ANSWERED = [400, 200] as const;

const OPTIONS = 'OPTIONS sip:user@example.com SIP/2.0';
const INVITE = 'INVITE sip:user@example.com SIP/2.0';
const REGISTER = 'REGISTER sip:example.com SIP/2.0';

/** RFC 4475 sections 3.1.2 and 3.2: wrong in syntax, or in what a transaction is known by. */
export const invalidMessages: readonly TortureMessage[] = [
  request('3.1.2.1', 'badinv01', REFUSED, INVITE, {
    fields: {
      Via: 'SIP/2.0/UDP 192.0.2.15;;,;,,',
      Contact: '"Joe" <sip:joe@example.org>;;;;',
    },
  }),
  request('3.1.2.2', 'clerr', REFUSED, INVITE, {
    fields: { 'Content-Length': '9999' },
    overTcp: 'waits',
  }),
  request('3.1.2.3', 'ncl', REFUSED, INVITE, {
    fields: { 'Content-Length': '-999' },
    overTcp: 'closes',
  }),
  request('3.1.2.4', 'scalar02', REFUSED, REGISTER, {
    fields: {
      CSeq: '36893488147419103232 REGISTER',
      'Max-Forwards': '300',
      Expires: `1${'0'.repeat(100)}`,
      Contact: '<sip:user@host129.example.com>\r\n  ;expires=280297596632815',
    },
  }),
  response('3.1.2.5', 'scalarlg', 'SIP/2.0 503 Service Unavailable', {
    CSeq: '9292394834772304023312 OPTIONS',
    'Retry-After': '949302838503028349304023988',
    Warning: '1812 overture "In Progress"',
  }),
  request('3.1.2.6', 'quotbal', REFUSED, INVITE, {
    fields: {
      To: '"Mr. J. User <sip:j.user@example.com>',
      Via: 'SIP/2.0/UDP 192.0.2.59:5050;branch=z9hG4bKkdjuw39234',
    },
  }),
  request('3.1.2.7', 'ltgtruri', REFUSED, 'INVITE <sip:user@example.com> SIP/2.0'),
  request('3.1.2.8', 'lwsruri', REFUSED, 'INVITE sip:user@example.com; lr SIP/2.0', {
    fields: { To: 'sip:user@example.com;tag=3xfe-9921883-z9f', CSeq: '2130706432 INVITE' },
  }),
  request('3.1.2.9', 'lwsstart', REFUSED, 'INVITE  sip:user@example.com  SIP/2.0'),
  request('3.1.2.10', 'trws', REFUSED, `${OPTIONS}  `),
  request(
    '3.1.2.11',
    'escruri',
    REFUSED,
    'INVITE sip:user@example.com?Route=%3Csip:example.com%3E SIP/2.0',
  ),
  request('3.1.2.12', 'baddate', ['accepted'], INVITE, {
    fields: { Date: 'Fri, 01 Jan 2010 16:00:00 EST' },
  }),
  request('3.1.2.13', 'regbadct', [400, 405], REGISTER, {
    fields: { Contact: 'sip:user@example.com?Route=%3Csip:sip.example.com%3E' },
  }),
  request('3.1.2.14', 'badaspec', REFUSED_OR_ANSWERED, OPTIONS, {
    fields: {
      From: '"Bell, Alexander" <sip:a.g.bell@example.com>;tag=433423',
      To: '"Watson, Thomas" < sip:t.watson@example.org >',
    },
  }),
  request('3.1.2.15', 'baddn', REFUSED_OR_ANSWERED, OPTIONS, {
    fields: {
      From: '   Bell, Alexander <sip:a.g.bell@example.com>;tag=43',
      To: '     Watson, Thomas <sip:t.watson@example.org>',
    },
  }),
  request('3.1.2.16', 'badvers', [505], 'OPTIONS sip:t.watson@example.org SIP/7.0', {
    fields: { Via: 'SIP/7.0/UDP c.example.com;branch=z9hG4bKkdjuw' },
  }),
  request('3.1.2.17', 'mismatch01', REFUSED, OPTIONS, { fields: { CSeq: '8 INVITE' } }),
  request('3.1.2.18', 'mismatch02', [400, 501], 'NEWMETHOD sip:user@example.com SIP/2.0', {
    fields: { CSeq: '8 INVITE', Contact: '<sip:caller@host.example.net>' },
  }),
  response('3.1.2.19', 'bigcode', 'SIP/2.0 4294967301 better not break the receiver'),
  request('3.2.1', 'badbranch', REFUSED_OR_ANSWERED, OPTIONS, {
    fields: { Via: 'SIP/2.0/UDP 192.0.2.1;branch=z9hG4bK' },
  }),
];
