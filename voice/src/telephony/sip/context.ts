import type { Clock } from '@belldesk/kit/clock';
import type { Outcome } from './clientTransaction.ts';
import type { SipCounters } from './counters.ts';
import type { DialogState } from './dialogState.ts';
import type { Flow } from './flow.ts';
import type { Advertised } from './reachableHost.ts';
import type { SipTimers } from './timers.ts';
import type { Usages } from './usages.ts';

/** What calls and dialogs have of the user agent around them. */
export interface SipContext {
  readonly clock: Clock;
  readonly timers: SipTimers;
  readonly counters: SipCounters;
  readonly usages: Usages;
  advertised(flow: Flow): Advertised;
  /** Contact for a response or request of ours over that flow. @param user unescaped */
  contact(user: string, flow: Flow): string;
  /** Sends a request of ours along the dialog's route. */
  send(
    state: DialogState,
    method: string,
    fields: Readonly<Record<string, string>>,
    onOutcome: (outcome: Outcome) => void,
  ): void;
}
