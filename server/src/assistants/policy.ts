import { AppError } from '@belldesk/contract/errors';

/** The same whether there is none or it is another's: nobody learns which ids exist. */
export function noSuchAssistant(): AppError {
  return new AppError('not-found', 'No Assistant Found');
}
