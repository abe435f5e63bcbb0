import { AppError } from '@belldesk/contract/errors';

/** Why a key does not help. */
export type KeyProblem = 'refused' | 'over-quota' | 'unreachable';

/** What a vendor said of a key. */
export type KeyCheck = { readonly ok: true } | { readonly ok: false; readonly reason: KeyProblem };

/** What an HTTP status says of the key that was sent; null when it says nothing of it. */
export function keyProblemOf(status: number): 'refused' | 'over-quota' | null {
  if (status === 401 || status === 403) return 'refused';
  if (status === 402 || status === 429) return 'over-quota';
  return null;
}

/** The error for an answer that is no success. Holds nothing of what was sent or answered but the status. */
export function refusal(
  vendor: string,
  status: number,
  problem: 'refused' | 'over-quota' | null,
): AppError {
  if (problem === 'refused')
    return new AppError('voice-service-failed', `${vendor} refused the key (${status}).`);
  if (problem === 'over-quota')
    return new AppError('voice-service-failed', `${vendor}: the quota is used up (${status}).`);
  return new AppError('voice-service-failed', `${vendor} answered ${status}.`);
}

/**
 * The name of a network failure, such as " (ECONNREFUSED)", else nothing. Errors of the network libraries
 * are not handed on: some of them quote headers.
 */
export function networkCodeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return ` (${at.code})`;
  return '';
}
