import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { type Clock, systemClock } from '../clock.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Longer answers are of no use in a conversation. */
const MAX_ANSWER_BYTES = 32_768;

export interface OutgoingRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** For everything: name, connection, answer. */
  readonly timeoutMs: number;
}

export interface OutgoingAnswer {
  readonly status: number;
  /** Cut at the bytes of the means. */
  readonly text: string;
  readonly isWhole: boolean;
}

/** Why nothing was sent: nobody has the name, it leads inside, nobody answers there, or no time was left. */
export type NotSentReason = 'unknown' | 'private' | 'unreachable' | 'late';

/** Nothing was sent: the address is not one that may be asked, or is not known. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
  readonly reason: NotSentReason;

  constructor(reason: NotSentReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

export interface OutgoingMeans {
  /** Hosts ("name" or "name:port") that may be asked wherever they are. */
  readonly allowedHosts: ReadonlySet<string>;
  /** Addresses of a name; by default the system's own. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
  /** Of an answer no more is read; 32 KiB where nothing is said. */
  readonly maxAnswerBytes?: number;
  /** Tells when the time is over; the system's where nothing is said. */
  readonly clock?: Clock;
}

const resolveBySystem = async (hostname: string): Promise<readonly string[]> =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** Whether a host may be asked wherever it is. */
export function isAllowedHost(url: URL, allowedHosts: ReadonlySet<string>): boolean {
  return allowedHosts.has(url.hostname.toLowerCase()) || allowedHosts.has(url.host.toLowerCase());
}

/**
 * The address to connect to. Every address of the name must be public, and the one that was checked is
 * the one connected to: a name that changes its mind in between gains nothing.
 * @throws NotSent unknown, private
 */
export async function checkedAddress(url: URL, means: OutgoingMeans): Promise<string> {
  const hostname = bareHostname(url);
  const addresses = isIP(hostname)
    ? [hostname]
    : await (means.resolve ?? resolveBySystem)(hostname).catch(() => []);
  const [first] = [...addresses].sort((one, other) => isIP(one) - isIP(other));
  if (first === undefined) throw new NotSent('unknown', 'the host is not known');
  if (!isAllowedHost(url, means.allowedHosts) && !addresses.every(isPublicAddress))
    throw new NotSent('private', 'the host is not on the public internet');
  return first;
}

const bareHostname = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/**
 * Makes one HTTP request of an owner's choosing: to the public internet only, without following
 * redirects, within its deadline. Throws `NotSent` when nothing went out, another error when it is
 * not known what became of it.
 */
export async function sendOutgoing(
  request: OutgoingRequest,
  means: OutgoingMeans,
): Promise<OutgoingAnswer> {
  const deadline = new AbortController();
  const cancel = (means.clock ?? systemClock).after(request.timeoutMs, () => deadline.abort());
  const late = new Promise<never>((_, reject) => {
    deadline.signal.addEventListener('abort', () =>
      reject(new NotSent('late', 'the host is not known in time')),
    );
  });
  late.catch(() => {});
  try {
    const address = await Promise.race([checkedAddress(request.url, means), late]);
    return await exchange(request, address, deadline.signal, means.maxAnswerBytes);
  } finally {
    cancel();
  }
}

function exchange(
  { url, method, headers, body }: OutgoingRequest,
  address: string,
  signal: AbortSignal,
  maxAnswerBytes = MAX_ANSWER_BYTES,
): Promise<OutgoingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OutgoingAnswer>();
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const hostname = bareHostname(url);
  let connected = false;
  const outgoing: ClientRequest = send({
    host: address,
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    method,
    agent: false,
    signal,
    servername: isIP(hostname) ? '' : hostname,
    headers: {
      ...headers,
      host: url.host,
      connection: 'close',
      ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
  });
  outgoing.on('socket', (socket) => {
    const ready = url.protocol === 'https:' ? 'secureConnect' : 'connect';
    socket.once(ready, () => {
      connected = true;
    });
  });
  outgoing.on('response', (response) => {
    readAnswer(response, maxAnswerBytes).then(resolve, reject);
  });
  const fail = (error: Error) =>
    reject(
      connected
        ? error
        : new NotSent('unreachable', 'the host could not be reached', { cause: error }),
    );
  outgoing.on('error', fail);
  // Also where a connection just ends, or is turned into something else.
  signal.addEventListener('abort', () => fail(new Error('no answer in time')), { once: true });
  outgoing.end(body ?? undefined);
  return promise;
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<OutgoingAnswer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > maxBytes) break;
  }
  response.destroy();
  return {
    status: response.statusCode ?? 0,
    text: Buffer.concat(pieces).subarray(0, maxBytes).toString('utf8'),
    isWhole: bytes <= maxBytes,
  };
}
