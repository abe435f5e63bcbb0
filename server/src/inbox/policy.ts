import { AppError } from '@belldesk/contract/errors';

/** The same whether there is none or it is another's: nobody learns which ids exist. */
export function noSuchMessage(): AppError {
  return new AppError('not-found', 'Message not found');
}

/** Two windows: the second to change it is told. @throws AppError conflict */
export function checkSeen(seen: number, present: number): void {
  if (seen !== present)
    throw new AppError(
      'conflict',
      'This message was changed in another window. You now see the latest version.',
    );
}
