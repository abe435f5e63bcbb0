import { AppError } from '@belldesk/contract/errors';
import { keyAccessOf } from '@belldesk/contract/product/api/keyAccess';
import type { ApiKeyScope } from '@belldesk/contract/product/apiKeys';

/** The key by which a program asks. */
export interface AskingKey {
  readonly id: string;
  readonly scope: ApiKeyScope;
}

/** Said to a key where only a person may ask. */
export function personNeeded(): AppError {
  return new AppError('forbidden', 'API keys cannot do this. Sign in instead.');
}

/**
 * Whether a key's scope lets it ask for an operation.
 * @param path room and verb of the operation
 * @throws AppError forbidden, which names the scope that is needed, or that a person is
 */
export function requireScope(key: AskingKey, path: readonly string[]): void {
  const access = keyAccessOf(path);
  if (access === 'open' || access === 'read') return;
  if (access === 'write') {
    if (key.scope === 'write') return;
    throw new AppError(
      'forbidden',
      'This API key has the read scope. This operation needs the write scope.',
    );
  }
  if (access === 'stream')
    throw new AppError('forbidden', 'This stream is for browsers only. Use webhooks instead.');
  throw personNeeded();
}

/** @returns not-found, also for what is another business's */
export function noSuchKey(): AppError {
  return new AppError('not-found', 'API key not found');
}
