import { AppError } from '@belldesk/contract/errors';
import { MOST_RESOURCES, MOST_UNITS } from '@belldesk/contract/product/services';

/**
 * @param present what there is apart from what is added
 * @throws AppError conflict where there would be more than a calendar is made for
 */
export function checkRoomFor(
  present: { readonly resources: number; readonly units: number },
  added: { readonly resources: number; readonly units: number },
): void {
  if (present.resources + added.resources > MOST_RESOURCES)
    throw new AppError(
      'conflict',
      `You have reached the limit of ${MOST_RESOURCES} resources. Remove one first.`,
    );
  const room = MOST_UNITS - present.units;
  if (added.units <= room) return;
  const message = `The limit is ${MOST_UNITS} units across all resources. You can have up to ${Math.max(0, room)} here.`;
  throw new AppError('conflict', message, { fields: [{ field: 'count', message }] });
}
