import { REPORT_LOST } from '@belldesk/contract/product/callOutcome';
import { type EndedReason, endedReason } from '@belldesk/contract/voice/call';

const IN_PLAIN_WORDS: Readonly<Record<EndedReason, string>> = {
  'customer-ended-call': 'The caller hung up.',
  'assistant-ended-call': 'The assistant said goodbye and hung up.',
  'assistant-said-end-call-phrase': 'The assistant said goodbye and hung up.',
  'assistant-forwarded-call': 'The assistant transferred the caller to a person.',
  'call.ringing.sip-inbound-caller-hungup-before-call-connect':
    'The caller hung up before the call was connected. This record is deleted after a day.',
  'call.ringing.error-sip-inbound-call-failed-to-connect':
    "The call did not connect because the caller's network did not confirm our answer. This record is deleted after a day.",
  'silence-timed-out': 'The caller was silent for too long.',
  'exceeded-max-duration': 'The call reached the maximum length.',
  'customer-did-not-answer': 'Nobody answered.',
  'manually-canceled': 'The call was cancelled.',
  'assistant-request-failed': 'The assistant could not be reached.',
  'assistant-request-returned-error':
    'A text was spoken in place of the assistant, and the call ended.',
  'pipeline-error-transport-lost': 'The connection to the caller was lost.',
  'pipeline-error-shutdown': 'The service was stopped during the call.',
  'pipeline-error-internal': 'Something went wrong during the call.',
};

const LOST = 'The outcome of this call is unknown because no report was received.';

/** Whether a call that ended so counts as failed. */
export function isFailure(reason: string): boolean {
  return reason === 'assistant-request-failed' || reason.startsWith('pipeline-error');
}

/** Why a call ended, in a sentence for its owner. */
export function endedBecause(call: {
  readonly type: string;
  readonly status: string;
  readonly endedReason: string | null;
}): string {
  if (call.status === 'in-progress') return 'The call is in progress.';
  if (call.type === 'test') return 'This is the record of a test.';
  if (call.endedReason === REPORT_LOST) return LOST;
  const known = endedReason.safeParse(call.endedReason);
  return known.success ? IN_PLAIN_WORDS[known.data] : 'The call ended.';
}
