import type { Flow } from './flow.ts';
import { SipHeaders } from './headers.ts';
import type { TransactionEnvironment } from './inviteServerTransaction.ts';
import type { SipRequest, SipResponse } from './message.ts';
import { Retransmission } from './retransmission.ts';
import { serialize } from './serializer.ts';

export interface InviteAnswers {
  /** 100 to 199. */
  provisional(response: SipResponse): void;
  /** Every 2xx, also one that comes again: each wants an ACK (RFC 3261 section 13.2.2.4). */
  accepted(response: SipResponse): void;
  /** 300 to 699, once; it is acknowledged already. */
  refused(response: SipResponse): void;
  failed(why: 'timeout' | 'transport'): void;
}

type State = 'calling' | 'proceeding' | 'accepted' | 'completed' | 'terminated';

/** A request that belongs to an INVITE of ours: its ACK, its CANCEL (sections 9.1 and 17.1.1.3). */
export function companion(invite: SipRequest, method: 'ACK' | 'CANCEL', to?: string): SipRequest {
  const headers = SipHeaders.of({
    via: invite.headers.list('via')[0] ?? '',
    'max-forwards': 70,
    from: invite.headers.get('from') ?? '',
    to: to ?? invite.headers.get('to') ?? '',
    'call-id': invite.headers.get('call-id') ?? '',
    cseq: `${invite.headers.get('cseq')?.split(' ', 1)[0] ?? ''} ${method}`,
  });
  for (const route of invite.headers.list('route')) headers.add('route', route);
  return { ...invite, method, headers, body: '' };
}

/** INVITE client transaction, RFC 3261 section 17.1.1 with the state Accepted of RFC 6026. */
export class InviteClientTransaction {
  readonly #request: SipRequest;
  readonly #flow: Flow;
  readonly #environment: TransactionEnvironment;
  readonly #answers: InviteAnswers;
  readonly #onTerminated: () => void;
  readonly #sending: Retransmission;
  #state: State = 'calling';
  #cancelTimer: () => void = () => undefined;

  /** Sends at once: timer A repeats it over UDP, timer B gives up. */
  constructor(
    request: SipRequest,
    flow: Flow,
    environment: TransactionEnvironment,
    answers: InviteAnswers,
    onTerminated: () => void,
  ) {
    this.#request = request;
    this.#flow = flow;
    this.#environment = environment;
    this.#answers = answers;
    this.#onTerminated = onTerminated;
    const bytes = serialize(request);
    this.#sending = new Retransmission({
      ...environment,
      repeats: flow.protocol !== 'TCP',
      longestGapMs: Number.POSITIVE_INFINITY,
      send: () => flow.send(bytes),
      onTimeout: () => {
        this.#terminate();
        answers.failed('timeout');
      },
    });
    flow.send(bytes);
  }

  receive(response: SipResponse): void {
    const { status } = response;
    const open = this.#state === 'calling' || this.#state === 'proceeding';
    if (status < 200) {
      if (!open) return;
      this.#state = 'proceeding';
      this.#sending.stop();
      this.#answers.provisional(response);
    } else if (status < 300) {
      if (!open && this.#state !== 'accepted') return;
      if (open) this.#close('accepted', this.#environment.timers.transactionMs);
      this.#answers.accepted(response);
    } else {
      if (!open && this.#state !== 'completed') return;
      this.#flow.send(serialize(companion(this.#request, 'ACK', response.headers.get('to'))));
      if (!open) return;
      // Timer D: further copies are acknowledged, none of which come over TCP.
      const { transactionMs } = this.#environment.timers;
      this.#close('completed', this.#flow.protocol === 'TCP' ? 0 : transactionMs);
      this.#answers.refused(response);
    }
  }

  /** Forgets everything; who still waits for an answer is told that there will be none. */
  stop(): void {
    const open = this.#state === 'calling' || this.#state === 'proceeding';
    if (this.#state !== 'terminated') this.#terminate();
    if (open) this.#answers.failed('transport');
  }

  #close(state: State, lingerMs: number): void {
    this.#state = state;
    this.#sending.stop();
    this.#cancelTimer = this.#environment.clock.after(lingerMs, () => this.#terminate());
  }

  #terminate(): void {
    this.#state = 'terminated';
    this.#sending.stop();
    this.#cancelTimer();
    this.#onTerminated();
  }
}
