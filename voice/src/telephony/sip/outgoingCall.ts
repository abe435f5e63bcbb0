import { randomBytes } from 'node:crypto';
import { AppError } from '@belldesk/contract/errors';
import type { SipContext } from './context.ts';
import { Dialog } from './dialog.ts';
import { findWay, newBranch, ourVia } from './dialogSender.ts';
import { DialogState, protocolOf, targetOf } from './dialogState.ts';
import { DigestClient } from './digest.ts';
import type { Flow, Target, Transport } from './flow.ts';
import { SipHeaders } from './headers.ts';
import { companion, type InviteClientTransaction } from './inviteClientTransaction.ts';
import { SIP_VERSION, type SipRequest, type SipResponse } from './message.ts';
import { ALLOW } from './methods.ts';
import { parseNameAddress, tagOf } from './nameAddress.ts';
import { quote } from './parameters.ts';
import { readOffer } from './readOffer.ts';
import { serialize } from './serializer.ts';
import type { OutgoingOptions, SipOutgoing } from './sipOutgoing.ts';
import { newTag, type Transactions } from './transactions.ts';
import { formatUri, parseUri, type SipUri } from './uri.ts';
import { DEFAULT_PORT } from './via.ts';

/** A proxy may ask who we are, and then the callee behind it. */
const MAX_PROOFS = 2;

export interface OutgoingParts {
  readonly context: SipContext;
  readonly transport: Transport;
  readonly transactions: Transactions;
}

function calleeOf(target: string): SipUri {
  let uri: SipUri | null = null;
  try {
    uri = parseUri(target);
  } catch {
    // Told below, like a scheme that cannot be called.
  }
  if (uri?.scheme !== 'sip' || uri.host === '')
    throw new AppError('bad-input', 'Only sip: addresses can be called');
  return uri;
}

function remoteTagOf(response: SipResponse): string {
  return tagOf(parseNameAddress(response.headers.get('to') ?? '')) ?? '';
}

/** A call of ours: RFC 3261 section 13.2 from the caller's side. */
export class OutgoingCall implements SipOutgoing {
  readonly #parts: OutgoingParts;
  readonly #options: OutgoingOptions;
  readonly #uri: string;
  readonly #to: string;
  readonly #digest: DigestClient | null;
  readonly #callId = randomBytes(16).toString('hex');
  readonly #tag = newTag();
  /** Sends the ACK again of each callee that has answered, by its tag. */
  readonly #acks = new Map<string, () => void>();
  #sequence = 0;
  #proofs = 0;
  #sdp = '';
  #request: SipRequest | null = null;
  #transaction: InviteClientTransaction | null = null;
  #flow: Flow | null = null;
  #branch = '';
  #isProceeding = false;
  /** Answered, failed or cancelled: nobody is told anything more. */
  #done = false;

  /** Calls at once. Throws `bad-input` for anything but a sip: address. */
  constructor(options: OutgoingOptions, parts: OutgoingParts) {
    const callee = calleeOf(options.target);
    this.#parts = parts;
    this.#options = options;
    this.#uri = formatUri(callee);
    this.#to = `<${this.#uri}>`;
    this.#digest = options.credentials ? new DigestClient(options.credentials) : null;
    const hop: Target = {
      protocol: protocolOf(callee, 'UDP'),
      host: callee.parameters.get('maddr') ?? callee.host,
      port: callee.port ?? DEFAULT_PORT,
    };
    parts.transport.flowTo(hop, (flow) => {
      if (flow) void this.#begin(flow);
      else this.#fail('transport');
    });
  }

  cancel(): void {
    if (this.#done) return;
    this.#done = true;
    // Before any answer a CANCEL could overtake its INVITE (section 9.1): it waits for one.
    if (this.#isProceeding) this.#sendCancel();
  }

  async #begin(flow: Flow): Promise<void> {
    const { address } = this.#parts.context.advertised(flow);
    try {
      this.#sdp = await this.#options.makeOffer(address, flow.remoteAddress);
    } catch {
      this.#fail('no-media');
      return;
    }
    if (!this.#done) this.#invite(flow);
  }

  #invite(flow: Flow): void {
    const { context, transactions } = this.#parts;
    const { from } = this.#options;
    const { host } = context.advertised(flow);
    const caller = formatUri({
      scheme: 'sip',
      user: from.user,
      host: from.host ?? host,
      port: null,
      parameters: new Map(),
    });
    const name = from.displayName === undefined ? '' : `${quote(from.displayName)} `;
    this.#sequence += 1;
    this.#branch = newBranch();
    this.#flow = flow;
    const headers = SipHeaders.of({
      via: ourVia(flow, host, this.#branch),
      'max-forwards': 70,
      from: `${name}<${caller}>;tag=${this.#tag}`,
      to: this.#to,
      'call-id': this.#callId,
      cseq: `${this.#sequence} INVITE`,
      contact: context.contact(from.user, flow),
      allow: ALLOW,
      ...this.#digest?.fields('INVITE', this.#uri),
      'content-type': 'application/sdp',
    });
    const request: SipRequest = {
      kind: 'request',
      method: 'INVITE',
      uri: this.#uri,
      version: SIP_VERSION,
      headers,
      body: this.#sdp,
    };
    this.#request = request;
    this.#isProceeding = false;
    this.#transaction = transactions.invite(request, this.#branch, flow, {
      provisional: (response) => this.#ringing(response),
      accepted: (response) => this.#accepted(response, request, flow),
      refused: (response) => this.#refused(response, flow),
      failed: (why) => this.#fail(why),
    });
  }

  #ringing(response: SipResponse): void {
    const first = !this.#isProceeding;
    this.#isProceeding = true;
    if (this.#done) {
      if (first) this.#sendCancel();
    } else if (response.status > 100) this.#options.onRinging();
  }

  #refused(response: SipResponse, flow: Flow): void {
    if (!this.#done && this.#proofs < MAX_PROOFS && this.#digest?.challenged(response)) {
      this.#proofs += 1;
      this.#invite(flow);
    } else this.#fail(response.status);
  }

  #accepted(response: SipResponse, request: SipRequest, flow: Flow): void {
    const remoteTag = remoteTagOf(response);
    const again = this.#acks.get(remoteTag);
    if (again) {
      again();
      return;
    }
    const { context } = this.#parts;
    const state = new DialogState({
      callId: this.#callId,
      localTag: this.#tag,
      remoteTag,
      localAddress: request.headers.get('from') ?? '',
      remoteAddress: response.headers.get('to') ?? '',
      // A caller keeps the route in the other order than it was recorded (section 12.1.2).
      routeSet: response.headers.list('record-route').toReversed(),
      localSequence: this.#sequence,
      remoteSequence: 0,
      remoteTarget: targetOf(response.headers) ?? this.#uri,
      flow,
      digest: this.#digest,
    });
    this.#acknowledge(state, remoteTag, request);
    const dialog = new Dialog(state, this.#options.from.user, this.#sdp, null, context);
    context.usages.set(state.key, dialog);
    const read = readOffer(response);
    const answer = 'offer' in read ? read.offer : null;
    if (this.#done) {
      // Too late, or a second callee of one call: nobody is there to talk to (section 13.2.2.4).
      dialog.bye();
    } else if (!answer || answer.codecs.length === 0) {
      dialog.bye();
      this.#fail(488);
    } else {
      this.#done = true;
      this.#options.onAnswered(dialog, answer);
    }
  }

  #acknowledge(state: DialogState, remoteTag: string, invite: SipRequest): void {
    const { context, transport } = this.#parts;
    const ack = state.makeRequest('ACK');
    // What proved the INVITE proves its ACK (section 22.1).
    for (const name of ['authorization', 'proxy-authorization']) {
      const proof = invite.headers.get(name);
      if (proof !== undefined) ack.headers.set(name, proof);
    }
    const branch = newBranch();
    const send = (): void =>
      findWay(transport, state, (flow) => {
        if (!flow) return;
        ack.headers.set('via', ourVia(flow, context.advertised(flow).host, branch));
        flow.send(serialize(ack));
      });
    this.#acks.set(remoteTag, send);
    send();
  }

  #sendCancel(): void {
    const { transactions, context } = this.#parts;
    const transaction = this.#transaction;
    if (!this.#request || !this.#flow) return;
    transactions.send(companion(this.#request, 'CANCEL'), this.#branch, this.#flow, () => {
      // A callee that agreed and never says how the INVITE ended is not waited for (section 9.1).
      context.clock.after(context.timers.transactionMs, () => transaction?.stop());
    });
  }

  #fail(why: Parameters<OutgoingOptions['onFailed']>[0]): void {
    if (this.#done) return;
    this.#done = true;
    this.#options.onFailed(why);
  }
}
