import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
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
  /** Cut at 32 KiB. */
  readonly text: string;
  readonly isWhole: boolean;
}

/** Nothing was sent: the address is not one that may be asked, or is not known. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

export interface OutgoingMeans {
  /** Hosts ("name" or "name:port") that may be asked wherever they are. */
  readonly allowedHosts: ReadonlySet<string>;
  /** Addresses of a name; by default the system's own. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
}

const resolveBySystem = async (hostname: string): Promise<readonly string[]> =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * The address to connect to. Every address of the name must be public, and the one that was checked is
 * the one connected to: a name that changes its mind in between gains nothing.
 */
async function checkedAddress(url: URL, means: OutgoingMeans): Promise<string> {
  const hostname = bareHostname(url);
  const addresses = isIP(hostname)
    ? [hostname]
    : await (means.resolve ?? resolveBySystem)(hostname).catch(() => []);
  const [first] = [...addresses].sort((one, other) => isIP(one) - isIP(other));
  if (first === undefined) throw new NotSent('the host is not known');
  const isAllowed =
    means.allowedHosts.has(url.hostname.toLowerCase()) ||
    means.allowedHosts.has(url.host.toLowerCase());
  if (!isAllowed && !addresses.every(isPublicAddress))
    throw new NotSent('the host is not on the public internet');
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
  const signal = AbortSignal.timeout(request.timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new NotSent('the host is not known in time')));
  });
  late.catch(() => {});
  const address = await Promise.race([checkedAddress(request.url, means), late]);
  return exchange(request, address, signal);
}

function exchange(
  { url, method, headers, body }: OutgoingRequest,
  address: string,
  signal: AbortSignal,
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
    readAnswer(response).then(resolve, reject);
  });
  const fail = (error: Error) =>
    reject(connected ? error : new NotSent('the host could not be reached', { cause: error }));
  outgoing.on('error', fail);
  // Also where a connection just ends, or is turned into something else.
  signal.addEventListener('abort', () => fail(new Error('no answer in time')), { once: true });
  outgoing.end(body ?? undefined);
  return promise;
}

async function readAnswer(response: IncomingMessage): Promise<OutgoingAnswer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > MAX_ANSWER_BYTES) break;
  }
  response.destroy();
  return {
    status: response.statusCode ?? 0,
    text: Buffer.concat(pieces).subarray(0, MAX_ANSWER_BYTES).toString('utf8'),
    isWhole: bytes <= MAX_ANSWER_BYTES,
  };
}
