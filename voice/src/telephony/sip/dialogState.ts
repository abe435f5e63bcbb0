import { randomInt } from 'node:crypto';
import type { DigestClient } from './digest.ts';
import type { Flow, Target } from './flow.ts';
import { SipHeaders } from './headers.ts';
import type { IncomingRequest } from './incoming.ts';
import { SIP_VERSION, type SipRequest } from './message.ts';
import { parseNameAddress } from './nameAddress.ts';
import { SipParseError } from './parseError.ts';
import { parseUri, type SipUri } from './uri.ts';
import { DEFAULT_PORT } from './via.ts';

/** Key of a dialog, from either side's messages. */
export function dialogKey(callId: string, localTag: string, remoteTag: string): string {
  return `${callId}|${localTag}|${remoteTag}`;
}

function uriOf(address: string): SipUri | null {
  try {
    return parseUri(parseNameAddress(address).uri);
  } catch (error) {
    if (error instanceof SipParseError) return null;
    throw error;
  }
}

/** The transport that an address asks for. */
export function protocolOf(uri: SipUri, otherwise: Flow['protocol']): Flow['protocol'] {
  const transport = uri.parameters.get('transport')?.toLowerCase();
  if (transport === 'tcp') return 'TCP';
  return transport === 'udp' ? 'UDP' : otherwise;
}

/** The first Contact where it is an address of SIP. */
export function targetOf(headers: SipHeaders): string | null {
  const contact = headers.list('contact')[0];
  return contact !== undefined && uriOf(contact) ? parseNameAddress(contact).uri : null;
}

/** How a dialog begins. */
export interface DialogParts {
  readonly callId: string;
  readonly localTag: string;
  readonly remoteTag: string;
  /** With its tag, as our requests say it in From. */
  readonly localAddress: string;
  readonly remoteAddress: string;
  /** In the order our requests take it. */
  readonly routeSet: readonly string[];
  /** Of our next request. */
  readonly localSequence: number;
  readonly remoteSequence: number;
  readonly remoteTarget: string;
  readonly flow: Flow;
  /** Proves who we are to a peer that asks; null where we have no name there. */
  readonly digest: DigestClient | null;
}

/** What RFC 3261 sections 12.1.1 and 12.1.2 have a user agent remember of a dialog. */
export class DialogState {
  readonly callId: string;
  readonly key: string;
  readonly #localAddress: string;
  readonly #remoteAddress: string;
  readonly digest: DigestClient | null;
  readonly #routeSet: readonly string[];
  #localSequence: number;
  #remoteSequence: number;
  #remoteTarget: string;
  #flow: Flow;
  #behindNat: boolean;

  constructor(parts: DialogParts) {
    this.callId = parts.callId;
    this.key = dialogKey(parts.callId, parts.localTag, parts.remoteTag);
    this.digest = parts.digest;
    this.#localAddress = parts.localAddress;
    this.#remoteAddress = parts.remoteAddress;
    this.#routeSet = parts.routeSet;
    this.#localSequence = parts.localSequence;
    this.#remoteSequence = parts.remoteSequence;
    this.#remoteTarget = parts.remoteTarget;
    this.#flow = parts.flow;
    this.#behindNat = false;
  }

  /** The callee's side of a call, section 12.1.1. */
  static ofInvite(invite: IncomingRequest, localTag: string): DialogState {
    const { message, core, flow } = invite;
    const state = new DialogState({
      callId: core.callId,
      localTag,
      remoteTag: core.fromTag,
      localAddress: `${message.headers.get('to') ?? ''};tag=${localTag}`,
      remoteAddress: message.headers.get('from') ?? '',
      routeSet: message.headers.list('record-route'),
      localSequence: randomInt(1, 10_000),
      remoteSequence: core.cseq,
      remoteTarget: core.from.uri,
      flow,
      digest: null,
    });
    state.refresh(invite);
    return state;
  }

  /** Where the latest request of the peer came from. */
  get flow(): Flow {
    return this.#flow;
  }

  /** @returns false when the request is older than one already seen: answer 500 (12.2.2) */
  takeSequence(cseq: number): boolean {
    if (cseq < this.#remoteSequence) return false;
    this.#remoteSequence = cseq;
    return true;
  }

  /** Takes over where the peer is now, from a request that may say so (12.2.2). */
  refresh({ message, core, flow }: IncomingRequest): void {
    this.moved({ core, flow });
    this.#remoteTarget = targetOf(message.headers) ?? this.#remoteTarget;
  }

  /** Notes the way a request came, which a NAT or a new connection may have changed. */
  moved({ core, flow }: Pick<IncomingRequest, 'core' | 'flow'>): void {
    this.#flow = flow;
    this.#behindNat = core.via.parameters.has('received') && core.via.host !== flow.remoteAddress;
  }

  /**
   * A request of ours within the dialog, section 12.2.1.1; Via is left to the sender.
   * @param fields further headers
   */
  makeRequest(method: string, fields: Readonly<Record<string, string>> = {}): SipRequest {
    const headers = SipHeaders.of({
      'max-forwards': 70,
      from: this.#localAddress,
      to: this.#remoteAddress,
      'call-id': this.callId,
      cseq: `${this.#localSequence++} ${method}`,
    });
    let uri = this.#remoteTarget;
    let routes = this.#routeSet;
    const first = routes[0];
    const firstUri = first === undefined ? null : uriOf(first);
    if (first !== undefined && firstUri && !firstUri.parameters.has('lr')) {
      // A strict router of RFC 2543 wants to be the Request-URI itself.
      routes = [...routes.slice(1), `<${uri}>`];
      uri = parseNameAddress(first).uri;
    }
    for (const route of routes) headers.add('route', route);
    for (const [name, value] of Object.entries(fields)) headers.set(name, value);
    return { kind: 'request', method, uri, version: SIP_VERSION, headers, body: '' };
  }

  /**
   * Where the next request of ours goes: a flow that is there already, or what has to be found.
   * A peer behind a NAT is met only where it came from, whatever its Contact says.
   */
  nextHop(): Flow | Target {
    if (this.#flow.protocol === 'TCP' && this.#flow.open) return this.#flow;
    const route = this.#routeSet[0];
    if (route === undefined && this.#behindNat && this.#flow.open) return this.#flow;
    const uri = uriOf(route ?? `<${this.#remoteTarget}>`);
    if (!uri || uri.host === '') return this.#flow;
    return {
      protocol: protocolOf(uri, this.#flow.protocol),
      host: uri.parameters.get('maddr') ?? uri.host,
      port: uri.port ?? DEFAULT_PORT,
    };
  }
}
