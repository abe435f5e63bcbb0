import { browserCallCloseCodes } from '@belldesk/contract/voice/browserCall';
import { t } from '@lingui/core/macro';

export const callTexts = {
  failed: t`An error occurred during the call`,
  forbidden: t`An error occurred with the voice service. Please try again.`,
  noClient: t`Vapi client not initialized`,
  initFailed: t`Failed to initialize Vapi. Please check your API key.`,
  noAssistant: t`Assistant or Squad must be provided.`,
  microphoneDenied: t`Microphone permission was denied. Please allow microphone access to use the AI Assistant.`,
  microphoneMissing: t`No microphone was found. Connect one and start again, or type instead.`,
  microphoneBusy: t`Another program is using the microphone. Close it and start again, or type instead.`,
  microphoneUnsupported: t`The microphone needs a secure (https) page. Open this page over https, or type instead.`,
  soundUnsupported: t`This browser does not support calls. Please use an up-to-date browser.`,
  unreachable: t`The server could not be reached. Check your connection and start the call again.`,
  lost: t`The call was disconnected. What was said so far is saved in the call log.`,
  ticketUsed: t`This call link has expired or was already used. Start the call again.`,
  busy: t`The assistant is at its call limit right now. Please try again in a minute.`,
} as const;

export type CallProblemKind = 'microphone' | 'other';

/** A failure of a call whose message may be shown. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem';
  readonly kind: CallProblemKind;

  constructor(message: string, kind: CallProblemKind = 'other', options: { cause?: unknown } = {}) {
    super(message, options);
    this.kind = kind;
  }
}

function textUnder(problem: object, key: string): string | null {
  const value: unknown = Reflect.get(problem, key);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** What the error banner says of anything that was thrown or reported, by the error catalogue. */
export function textOf(problem: unknown): string {
  if (typeof problem === 'string' && problem.trim() !== '') return problem;
  if (typeof problem !== 'object' || problem === null) return callTexts.failed;
  if (Reflect.get(problem, 'status') === 403 || Reflect.get(problem, 'statusCode') === 403)
    return callTexts.forbidden;
  return textUnder(problem, 'errorMsg') ?? textUnder(problem, 'message') ?? callTexts.failed;
}

/** What getUserMedia's failure means (Media Capture and Streams, section 10.3). */
export function microphoneProblem(cause: unknown): CallProblem {
  const name = cause instanceof Error ? cause.name : '';
  const texts: Record<string, string> = {
    NotAllowedError: callTexts.microphoneDenied,
    SecurityError: callTexts.microphoneDenied,
    NotFoundError: callTexts.microphoneMissing,
    OverconstrainedError: callTexts.microphoneMissing,
    NotReadableError: callTexts.microphoneBusy,
    AbortError: callTexts.microphoneBusy,
  };
  return new CallProblem(texts[name] ?? callTexts.microphoneDenied, 'microphone', { cause });
}

/** Why the socket closed, or null where the call simply ended. @param code RFC 6455 section 7.4 */
export function closeProblem(code: number): CallProblem | null {
  const { ended, badToken, busy } = browserCallCloseCodes;
  if (code === ended) return null;
  if (code === badToken) return new CallProblem(callTexts.ticketUsed);
  if (code === busy) return new CallProblem(callTexts.busy);
  return new CallProblem(callTexts.lost);
}
