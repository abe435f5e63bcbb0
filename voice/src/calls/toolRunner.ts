import { type ServerMessage, toolCallsAnswer } from '@belldesk/contract/voice/serverMessage';
import {
  availabilityResult,
  BOOK_APPOINTMENT,
  CANCEL_BOOKING,
  CHECK_AVAILABILITY,
  FIND_BOOKING,
  findBookingResult,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
  toolResult,
} from '@belldesk/contract/voice/tools';
import type { Clock } from '@belldesk/kit/clock';
import { parseJson } from '@belldesk/kit/json';
import type { Logger } from '@belldesk/kit/logger';
import { NotSent } from '@belldesk/kit/outgoing/request';
import type { CallRow } from '../store/calls/queries.ts';
import { postWebhook, WebhookRefused } from './postWebhook.ts';
import { presentCall } from './presentCall.ts';
import type { Webhook } from './receptionist.ts';
import { refusal, UNREACHABLE, uncertain } from './toolResultText.ts';

const ATTEMPTS = 2;

export interface ToolRequest {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** Who runs a tool: takes one message and answers what came back. */
export interface ToolTarget {
  /** For all attempts together. */
  readonly timeoutMs: number;
  /** Throws `NotSent` or `WebhookRefused` where it is known that nothing was done. */
  post(body: ServerMessage, deliveryId: string, timeoutMs: number): Promise<unknown>;
}

/** The assistant's own server, which runs every tool that has none of its own. */
export function webhookTarget({ url, headers, timeoutMs }: Webhook): ToolTarget {
  return {
    timeoutMs,
    post: (body, deliveryId, attemptMs) =>
      postWebhook({ url, headers, deliveryId, timeoutMs: attemptMs, body }),
  };
}

/**
 * Runs one tool by a `tool-calls` webhook and returns the text of its result. Never throws: what
 * went wrong is the result. A second attempt carries the same ids, so it cannot book twice. Where it
 * is not known whether the request took effect, the result says just that.
 */
export async function runTool(
  request: ToolRequest,
  call: CallRow,
  target: ToolTarget | null,
  { clock, logger }: { clock: Clock; logger: Logger },
): Promise<string> {
  if (!target) return refusal(UNREACHABLE);
  let mayBeDone = false;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const answer = toolCallsAnswer.parse(
        await target.post(
          {
            message: {
              type: 'tool-calls',
              timestamp: clock.nowMs(),
              call: presentCall(call),
              toolCallList: [
                {
                  id: request.id,
                  type: 'function',
                  function: { name: request.name, arguments: { ...request.arguments } },
                },
              ],
            },
          },
          `${call.id}:${request.id}`,
          target.timeoutMs / ATTEMPTS,
        ),
      );
      const result = answer.results.find((candidate) => candidate.toolCallId === request.id);
      if (result?.result !== undefined) return readable(request.name, result.result);
      return result?.error === undefined ? unknown(request.name) : refusal(result.error);
    } catch (error) {
      logger.warn({ err: error, callId: call.id, tool: request.name, attempt }, 'tool call failed');
      mayBeDone ||= !isCertainlyNotDone(error);
    }
  }
  return mayBeDone ? unknown(request.name) : refusal(UNREACHABLE);
}

/** A question that was not answered did nothing. */
const unknown = (name: string): string =>
  name === CHECK_AVAILABILITY || name === FIND_BOOKING ? refusal(UNREACHABLE) : uncertain();

const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** A message that never arrived, or that was refused, did nothing. */
export function isCertainlyNotDone(error: unknown): boolean {
  if (error instanceof NotSent) return true;
  if (error instanceof WebhookRefused) return error.status >= 400 && error.status < 500;
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    typeof cause.code === 'string' &&
    NEVER_CONNECTED.has(cause.code)
  );
}

/** What the tools that every receptionist has answer; of another's nothing is known. */
const ANSWERS: Readonly<
  Partial<Record<string, { safeParse(value: unknown): { success: boolean } }>>
> = {
  [BOOK_APPOINTMENT]: toolResult,
  [CANCEL_BOOKING]: toolResult,
  [CHECK_AVAILABILITY]: availabilityResult,
  [FIND_BOOKING]: findBookingResult,
  [MOVE_BOOKING]: toolResult,
  [PLACE_ORDER]: toolResult,
  [TAKE_MESSAGE]: toolResult,
};

/** The text as it came, or that nobody knows, where it should be a result and is none. */
function readable(name: string, text: string): string {
  const answer = Object.hasOwn(ANSWERS, name) ? ANSWERS[name] : undefined;
  if (!answer) return text;
  try {
    if (answer.safeParse(parseJson(text)).success) return text;
  } catch {
    // No JSON at all.
  }
  return unknown(name);
}
