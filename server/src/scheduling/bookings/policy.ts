import { AppError } from '@belldesk/contract/errors';

/** The same whether there is none or it is another's: nobody learns which ids exist. */
export function noSuchBooking(): AppError {
  return new AppError('not-found', 'Booking not found');
}

export function noSuchService(): AppError {
  return new AppError('not-found', 'Service not found');
}

export function noSuchResource(): AppError {
  return new AppError('not-found', 'Resource not found');
}

/** Two windows: the second to save is told. */
export function changedSince(what: string): AppError {
  return new AppError('conflict', `${what} was changed in another window. Please review it.`);
}

/** @throws AppError conflict where another version was seen */
export function checkVersion(what: string, seen: number, present: number): void {
  if (seen !== present) throw changedSince(what);
}
