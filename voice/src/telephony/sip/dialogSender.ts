import { randomBytes } from 'node:crypto';
import type { Outcome } from './clientTransaction.ts';
import type { DialogState } from './dialogState.ts';
import type { Flow, Transport } from './flow.ts';
import { MAGIC_COOKIE } from './message.ts';
import type { Transactions } from './transactions.ts';
import { formatVia } from './via.ts';

/** Sends a request of a dialog along its route; the name of the next hop is looked up where needed. */
export function sendInDialog(
  transport: Transport,
  transactions: Transactions,
  advertisedHost: (flow: Flow) => string,
  state: DialogState,
  method: string,
  fields: Readonly<Record<string, string>>,
  onOutcome: (outcome: Outcome) => void,
): void {
  const request = state.makeRequest(method, fields);
  const sendOver = (flow: Flow): void => {
    const branch = `${MAGIC_COOKIE}${randomBytes(12).toString('hex')}`;
    const via = formatVia({
      transport: flow.protocol,
      host: advertisedHost(flow),
      port: flow.localPort,
      parameters: new Map([
        ['branch', branch],
        ['rport', null],
      ]),
    });
    request.headers.set('via', via);
    transactions.send(request, branch, flow, onOutcome);
  };
  const hop = state.nextHop();
  if ('send' in hop) {
    sendOver(hop);
    return;
  }
  transport.flowTo(hop, (found) => {
    if (found) sendOver(found);
    else if (state.flow.protocol === 'UDP') sendOver(state.flow);
    else onOutcome('transport');
  });
}
