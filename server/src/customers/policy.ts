import { AppError } from '@belldesk/contract/errors';

/** The same whether there is none or it is another's: nobody learns which ids exist. */
export function noSuchCustomer(): AppError {
  return new AppError('not-found', 'Customer not found');
}

/** Two windows: the second to save is told. @throws AppError conflict */
export function checkSeen(seen: number, present: number): void {
  if (seen !== present)
    throw new AppError(
      'conflict',
      'This customer was changed in another window. Please review the changes.',
    );
}

/** @throws AppError bad-input, at one field */
export function refuseField(field: string, message: string): never {
  throw new AppError('bad-input', message, { fields: [{ field, message }] });
}
