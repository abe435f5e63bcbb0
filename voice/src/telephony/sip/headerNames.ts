/** Compact forms, RFC 3261 section 7.3.3 and the registry of IANA. */
const COMPACT: Readonly<Record<string, string>> = {
  a: 'accept-contact',
  b: 'referred-by',
  c: 'content-type',
  e: 'content-encoding',
  f: 'from',
  i: 'call-id',
  k: 'supported',
  l: 'content-length',
  m: 'contact',
  o: 'event',
  r: 'refer-to',
  s: 'subject',
  t: 'to',
  u: 'allow-events',
  v: 'via',
  x: 'session-expires',
};

const USUAL_SPELLING = [
  'Accept',
  'Allow',
  'Call-ID',
  'Contact',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'CSeq',
  'Event',
  'From',
  'Max-Forwards',
  'Record-Route',
  'Refer-To',
  'Require',
  'Retry-After',
  'Route',
  'Server',
  'Subscription-State',
  'Supported',
  'To',
  'Unsupported',
  'User-Agent',
  'Via',
];

const SPELLING = new Map(USUAL_SPELLING.map((name) => [name.toLowerCase(), name]));

/** Long lower-case name by each spelling met most, so that common names cost one look-up. */
const KNOWN = new Map<string, string>([
  ...USUAL_SPELLING.map((name): [string, string] => [name, name.toLowerCase()]),
  ...Object.entries(COMPACT),
]);

/** Long, lower-case name of a header as it stood in a message, compact or in any case. */
export function canonicalName(name: string): string {
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const lower = name.toLowerCase();
  return COMPACT[lower] ?? lower;
}

/** Spelling for the wire. */
export function wireName(lower: string): string {
  return SPELLING.get(lower) ?? lower.replaceAll(/(^|-)[a-z]/g, (match) => match.toUpperCase());
}
