import { AppError } from '@belldesk/contract/errors';
import { statusOf } from '@belldesk/kit/errorStatus';
import { z } from 'zod';

const errorBody = z.object({
  message: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .catch(undefined),
  error: z.string().optional().catch(undefined),
});

/** An answer of the voice platform that is no success, or none at all (`status` is null). */
export class VoiceApiFailure extends Error {
  override readonly name = 'VoiceApiFailure';
  readonly status: number | null;

  /** @param message server message, else error, else "API Error: {status}"; empty when nothing answered */
  constructor(status: number | null, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.status = status;
  }

  /** Reads an error body of the voice API (spec 8: message, else error, else the status). */
  static fromBody(status: number, body: unknown): VoiceApiFailure {
    const parsed = errorBody.safeParse(body);
    const { message, error } = parsed.success ? parsed.data : {};
    const text = Array.isArray(message) ? message.join('; ') : message;
    return new VoiceApiFailure(status, text || error || `API Error: ${status}`);
  }
}

/**
 * What a verb throws when the voice platform failed it.
 * @param fallback said when the platform said nothing itself
 */
export function voiceServiceFailed(cause: unknown, fallback: string): AppError {
  if (cause instanceof AppError) return cause;
  const { status, message } =
    cause instanceof VoiceApiFailure ? cause : { status: null, message: '' };
  const code = status === statusOf('storage-full') ? 'storage-full' : 'voice-service-failed';
  return new AppError(code, message || fallback, { cause });
}
