import { randomBytes } from 'node:crypto';
import type { Outcome } from './clientTransaction.ts';
import type { DialogState } from './dialogState.ts';
import type { Flow, Transport } from './flow.ts';
import { MAGIC_COOKIE } from './message.ts';
import type { Transactions } from './transactions.ts';
import { formatVia } from './via.ts';

export function newBranch(): string {
  return `${MAGIC_COOKIE}${randomBytes(12).toString('hex')}`;
}

/** Our Via for a request over that flow. @param host under which the peer knows us */
export function ourVia(flow: Flow, host: string, branch: string): string {
  return formatVia({
    version: '2.0',
    transport: flow.protocol,
    host,
    port: flow.localPort,
    parameters: new Map([
      ['branch', branch],
      ['rport', null],
    ]),
  });
}

/** The way of the dialog's next request; the name of the next hop is looked up where needed. */
export function findWay(
  transport: Transport,
  state: DialogState,
  done: (flow: Flow | null) => void,
): void {
  const hop = state.nextHop();
  if ('send' in hop) done(hop);
  else
    transport.flowTo(hop, (found) =>
      done(found ?? (state.flow.protocol === 'UDP' ? state.flow : null)),
    );
}

/** Sends a request of a dialog along its route, and once more when it is to prove who sends it. */
export function sendInDialog(
  transport: Transport,
  transactions: Transactions,
  advertisedHost: (flow: Flow) => string,
  state: DialogState,
  method: string,
  fields: Readonly<Record<string, string>>,
  onOutcome: (outcome: Outcome) => void,
): void {
  const send = (mayProve: boolean): void => {
    const request = state.makeRequest(method, fields);
    const proof = state.digest?.fields(method, request.uri) ?? {};
    for (const [name, value] of Object.entries(proof)) request.headers.set(name, value);
    findWay(transport, state, (flow) => {
      if (!flow) {
        onOutcome('transport');
        return;
      }
      const branch = newBranch();
      request.headers.set('via', ourVia(flow, advertisedHost(flow), branch));
      transactions.send(request, branch, flow, (outcome, response) => {
        if (mayProve && response && state.digest?.challenged(response)) send(false);
        else onOutcome(outcome);
      });
    });
  };
  send(true);
}
