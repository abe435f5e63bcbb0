import {
  type AssistantRequestAnswer,
  assistantRequestAnswer,
} from '@belldesk/contract/voice/serverMessage';
import type { Clock } from '@belldesk/kit/clock';
import { v7 as uuidv7 } from 'uuid';
import type { CallRow } from '../../store/calls/queries.ts';
import { postWebhook } from '../postWebhook.ts';
import { presentCall } from '../presentCall.ts';
import type { Webhook } from '../receptionist.ts';

/** The answer is none of those agreed upon. Its words stay out: they may name the caller. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

/**
 * Sends one `assistant-request` for a call that rings. It is sent once: the caller waits for it.
 * @param signal ends the waiting
 * @throws WebhookRefused, NotUnderstood, or what `fetch` fails with
 */
export async function askServer(
  row: CallRow,
  { url, headers, timeoutMs }: Webhook,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<AssistantRequestAnswer> {
  const call = presentCall(row);
  const answer = await postWebhook({
    url,
    headers,
    deliveryId: uuidv7(),
    timeoutMs,
    signal,
    body: {
      message: {
        type: 'assistant-request',
        timestamp: clock.nowMs(),
        call,
        customer: call.customer,
      },
    },
  });
  const read = assistantRequestAnswer.safeParse(answer);
  if (read.success) return read.data;
  const fields = read.error.issues.map((issue) => issue.path.join('.') || issue.message);
  throw new NotUnderstood(fields.join('; '));
}
