import { Buffer } from 'node:buffer';
import { offer, request, response, type TortureMessage, verbatim } from './tortureMessage.ts';

/** A REGISTER is well formed and not for us. */
const NOT_A_REGISTRAR = [405] as const;
const UNKNOWN_METHOD = [405, 501] as const;

const STRANGE_METHOD = "!interesting-Method0123456789_*+`.%indeed'~";
const STRANGE_USER = "1_unusual.URI~(to-be!sure)&isn't+it$/crazy?,/;;*";

/** Folded and spaced wherever the grammar lets it. The To names a call that we do not have. */
const wsinv = (to: readonly string[]): readonly string[] => [
  'INVITE sip:vivekg@chair-dnrc.example.com;unknownparam SIP/2.0',
  'TO :',
  ...to,
  String.raw`from   : "J Rosenberg \\\""       <sip:jdrosen@example.com>`,
  '  ;',
  '  tag = 98asjd8',
  'MaX-fOrWaRdS: 0068',
  'Call-ID: wsinv.torture@192.0.2.1',
  `Content-Length   : ${offer('192.0.2.3').length}`,
  'cseq: 0009',
  '  INVITE',
  'Via  : SIP  /   2.0',
  ' /UDP',
  '    192.0.2.2;branch=390skdjuw',
  's :',
  'NewFangledHeader:   newfangled value',
  ' continued newfangled value',
  'UnknownHeaderWithUnusualValue: ;;,,;;,;',
  'Content-Type: application/sdp',
  'Route:',
  ' <sip:services.example.com;lr;unknownwith=value;unknown-no-value>',
  'v:  SIP  / 2.0  / TCP     spindle.example.com   ;',
  '  branch  =   z9hG4bK9ikj8  ,',
  ' SIP  /    2.0   / UDP  192.168.255.111   ; branch=',
  ' z9hG4bK30239',
  String.raw`m:"Quoted string \"\"" <sip:jdrosen@example.com> ; newparam =`,
  '      newvalue ;',
  '  secondparam ; q = 0.33',
];

const long = (count: number): string => `very${'long'.repeat(count)}`;
const LONG_NAME = `unknown-${'long'.repeat(20)}`;
const LONG_CALLER = 'amazinglylongcallername'.repeat(5);
const VIA_SPELLINGS = [
  'Via',
  'v',
  'V',
  'ViA',
  'VIa',
  'VIA',
  'via',
  'viA',
  'vIa',
  'vIA',
  'V ',
  'v  ',
];

const longreq = [
  'INVITE sip:user@example.com SIP/2.0',
  `To: "I have a user name of ${'extreme'.repeat(10)} proportion"<sip:user@example.com:6000` +
    `;unknownparam1=${long(20)}value;longparam${'name'.repeat(25)}=shortvalue` +
    `;${long(25)}ParameterNameWithNoValue>`,
  `F: sip:${LONG_CALLER}@example.net;tag=1${'2982'.repeat(50)}424` +
    `;unknownheaderparam${'name'.repeat(20)}=unknowheaderparam${'value'.repeat(15)}` +
    `;unknownValueless${'paramname'.repeat(10)}`,
  `Call-ID: longreq.one${'really'.repeat(20)}longcallid`,
  'CSeq: 3882340 INVITE',
  `Unknown-${'Long'.repeat(20)}-Name: ${LONG_NAME}-value; ${LONG_NAME}-parameter-name = ${LONG_NAME}-parameter-value`,
  ...Array.from(
    { length: 33 },
    (_none, at) =>
      `${VIA_SPELLINGS[at % VIA_SPELLINGS.length]}: SIP/2.0/TCP sip${33 - at}.example.com`,
  ),
  `Via: SIP/2.0/TCP host.example.com;received=192.0.2.5;branch=${long(50)}branchvalue`,
  'Max-Forwards: 70',
  `Contact: <sip:${LONG_CALLER}@host5.example.net>`,
  'Content-Type: application/sdp',
  `l: ${offer().length}`,
];

/** Bytes of every value, zeros among them, as a signature has them. */
const BINARY = Buffer.from(Array.from({ length: 512 }, (_none, at) => (at * 7) % 256));
const mixed = Buffer.concat([
  Buffer.from(
    '--7a9cbec02ceef655\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: binary\r\n\r\n' +
      'Hello\r\n--7a9cbec02ceef655\r\nContent-Type: application/octet-stream\r\n' +
      'Content-Transfer-Encoding: binary\r\n\r\n',
  ),
  BINARY,
  Buffer.from('\r\n--7a9cbec02ceef655--\r\n'),
]);

const dblreq = request('3.1.1.8', 'dblreq', NOT_A_REGISTRAR, 'REGISTER sip:example.com SIP/2.0', {
  fields: { Contact: 'sip:j.user@host.example.com' },
});

/** The first message of section 3.1.1.1 without its To tag, so that it begins a call. */
export const wsinvOfNoCall = verbatim(
  '3.1.1.1',
  'wsinv without a To tag',
  ['accepted'],
  wsinv([' sip:vivekg@chair-dnrc.example.com']),
  offer('192.0.2.3'),
);

/** RFC 4475 section 3.1.1: valid, however they look. */
export const validMessages: readonly TortureMessage[] = [
  verbatim(
    '3.1.1.1',
    'wsinv',
    [481],
    wsinv([' sip:vivekg@chair-dnrc.example.com ;   tag    = 1918181833n']),
    offer('192.0.2.3'),
  ),
  verbatim('3.1.1.2', 'intmeth', UNKNOWN_METHOD, [
    `${STRANGE_METHOD} sip:${STRANGE_USER}:&it+has=1,weird!*pas$wo~d_too.(doesn't-it)@example.com SIP/2.0`,
    "Via: SIP/2.0/TCP host1.example.com;branch=z9hG4bK-.!%66*_+`'~",
    `To: "BEL:\\\x07 NUL:\\\x00 DEL:\\\x7F" <sip:${STRANGE_USER}@example.com>`,
    "From: token1~` token2'+_ token3*%!.- <sip:mundane@example.com>;fromParam''~+*_!.-%=" +
      '"\u0440\u0430\u0431\u043E\u0442\u0430\u044E\u0449\u0438\u0439"' +
      ";tag=_token~1'+`*%!-.",
    `Call-ID: intmeth.word%ZK-!.*_+'@word\`~)(><:\\/"][?}{`,
    `CSeq: 139122385 ${STRANGE_METHOD}`,
    'Max-Forwards: 255',
    "extensionHeader-!.%*+_`'~:\uFEFF\u5927\u505C\u96FB",
    'Content-Length: 0',
  ]),
  request(
    '3.1.1.3',
    'esc01',
    ['accepted'],
    'INVITE sip:sips%3Auser%40example.com@example.net SIP/2.0',
    {
      fields: {
        To: 'sip:%75se%72@example.com',
        From: '<sip:I%20have%20spaces@example.net>;tag=938',
        Contact: '<sip:cal%6Cer@host5.example.net;%6C%72;n%61me=v%61lue%25%34%31>',
      },
    },
  ),
  request('3.1.1.4', 'escnull', NOT_A_REGISTRAR, 'REGISTER sip:example.com SIP/2.0', {
    fields: {
      To: 'sip:null-%00-null@example.com',
      From: 'sip:null-%00-null@example.com;tag=839923423',
      Contact: ['<sip:%00@host5.example.com>', '<sip:%00%00@host5.example.com>'],
    },
  }),
  request('3.1.1.5', 'esc02', UNKNOWN_METHOD, 'RE%47IST%45R sip:registrar.example.com SIP/2.0', {
    fields: {
      To: '"%Z%45" <sip:resource@example.com>',
      From: '"%Z%45" <sip:resource@example.com>;tag=f232jadfj23',
      Via: 'SIP/2.0/TCP host.example.com;branch=z9hG4bK209%fzsnel234',
      Contact: ['<sip:alias1@host1.example.com>', '<sip:alias3@host3.example.com>'],
      'C%6Fntact': '<sip:alias2@host2.example.com>',
    },
  }),
  request('3.1.1.6', 'lwsdisp', [200], 'OPTIONS sip:user@example.com SIP/2.0', {
    fields: { From: 'caller<sip:caller@example.com>;tag=323' },
  }),
  verbatim('3.1.1.7', 'longreq', ['accepted'], longreq, offer()),
  {
    ...dblreq,
    bytes: Buffer.concat([
      dblreq.bytes,
      request('3.1.1.8', 'dblreq2', ['ignored'], 'INVITE sip:joe@example.com SIP/2.0').bytes,
    ]),
  },
  request('3.1.1.9', 'semiuri', [200], 'OPTIONS sip:user;par=u%40example.net@example.com SIP/2.0', {
    fields: {
      Accept:
        'application/sdp, application/pkcs7-mime,\r\n        multipart/mixed, multipart/signed,\r\n' +
        '        message/sip, message/sipfrag',
    },
  }),
  request('3.1.1.10', 'transports', [200], 'OPTIONS sip:user@example.com SIP/2.0', {
    fields: {
      Via: [
        'SIP/2.0/UDP t1.example.com;branch=z9hG4bKkdjuw',
        'SIP/2.0/SCTP t2.example.com;branch=z9hG4bKklasjdhf',
        'SIP/2.0/TLS t3.example.com;branch=z9hG4bK2980unddj',
        'SIP/2.0/UNKNOWN t4.example.com;branch=z9hG4bKasd0f3en',
        'SIP/2.0/TCP t5.example.com;branch=z9hG4bK0a9idfnee',
      ],
    },
  }),
  request('3.1.1.11', 'mpart01', [405], 'MESSAGE sip:kumiko@example.org SIP/2.0', {
    fields: {
      Via: 'SIP/2.0/UDP 127.0.0.1:5070;branch=z9hG4bK-d87543-4dade06d0bdb11ee-1--d87543-;rport',
      Route: '<sip:127.0.0.1:5080>',
      'Content-Transfer-Encoding': 'binary',
      'Content-Type': 'multipart/mixed;boundary=7a9cbec02ceef655',
      Date: 'Sat, 15 Oct 2005 04:44:56 GMT',
    },
    body: mixed,
  }),
  response(
    '3.1.1.12',
    'unreason',
    'SIP/2.0 200 = 2**3 * 5**2 \u043D\u043E \u0441\u0442\u043E \u0434\u0435\u0432\u044F\u043D\u043E\u0441\u0442\u043E',
    { 'Content-Type': 'application/sdp' },
    offer('192.0.2.198'),
  ),
  response('3.1.1.13', 'noreason', 'SIP/2.0 100 '),
];
