import { AppError } from '@belldesk/contract/errors';
import { parseOffer, type SdpOffer } from '../../../telephony/sip/sdp.ts';
import type { EndReason, SipDialog, SipInvite } from '../../../telephony/sip/sipCall.ts';

/** A caller's offer; nothing listens on its port. */
export function offerOf(direction = 'sendrecv', address = '127.0.0.1'): SdpOffer {
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    `c=IN IP4 ${address}`,
    't=0 0',
    'm=audio 9 RTP/AVP 0',
    `a=${direction}`,
  ];
  return parseOffer(`${lines.join('\r\n')}\r\n`);
}

/** An answered call that notes its end. */
export class NotedDialog implements SipDialog {
  readonly callId = 'noted';
  byes = 0;
  reinvite: (offer: SdpOffer) => string | null = () => null;
  acknowledge: (answer: SdpOffer | null) => void = () => {};
  end: (why: EndReason) => void = () => {};
  confirm: () => void = () => {};
  onAck(listener: (answer: SdpOffer | null) => void): void {
    this.acknowledge = listener;
  }
  onConfirmed(listener: () => void): void {
    this.confirm = listener;
  }
  onReinvite(listener: (offer: SdpOffer) => string | null): void {
    this.reinvite = listener;
  }
  onInfoDigit(): void {}
  onEnded(listener: (why: EndReason) => void): void {
    this.end = listener;
  }
  bye(): void {
    this.byes += 1;
  }
  refer(): void {}
}

/** A ringing call that notes how it is decided. */
export class NotedInvite implements SipInvite {
  readonly callId = 'noted';
  readonly from = { uri: 'sip:+442079460999@127.0.0.1', user: '+442079460999' };
  readonly localAddress = '127.0.0.1';
  readonly userPart: string;
  readonly offer: SdpOffer | null;
  readonly remoteAddress: string;
  readonly dialog = new NotedDialog();
  pending = true;
  /** 200 once answered, the status of the refusal, 487 when it was cancelled; null while it rings. */
  status: number | null = null;
  headers: Readonly<Record<string, string>> = {};
  /** Called when it is to ring, or is answered. */
  onRing: () => void = () => {};
  onAccept: () => void = () => {};

  constructor(
    options: { offer?: SdpOffer | null; remoteAddress?: string; userPart?: string } = {},
  ) {
    const { offer = offerOf(), remoteAddress = '192.0.2.7', userPart = 'lamb' } = options;
    this.offer = offer;
    this.remoteAddress = remoteAddress;
    this.userPart = userPart;
  }

  header(): undefined {
    return undefined;
  }
  ring(): void {
    this.onRing();
  }
  accept(): SipDialog {
    if (!this.pending) throw new AppError('conflict', 'not pending');
    this.onAccept();
    this.#decide(200);
    return this.dialog;
  }
  reject(status: number, headers: Readonly<Record<string, string>> = {}): void {
    if (!this.pending) return;
    this.headers = headers;
    this.#decide(status);
  }
  cancel(): void {
    if (this.pending) this.#decide(487);
  }
  onCancelled(): void {}

  #decide(status: number): void {
    this.pending = false;
    this.status = status;
  }
}
