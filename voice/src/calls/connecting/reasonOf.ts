import type { EndedReason } from '@belldesk/contract/voice/call';
import type { CallRow } from '../../store/calls/queries.ts';

/** Why a call ended: one that rings still, our answer not acknowledged, never connected, whatever ended it. */
export function reasonOf({ status }: Pick<CallRow, 'status'>, reason: EndedReason): EndedReason {
  if (status !== 'ringing') return reason;
  return reason === 'customer-ended-call'
    ? 'call.ringing.sip-inbound-caller-hungup-before-call-connect'
    : 'call.ringing.error-sip-inbound-call-failed-to-connect';
}
