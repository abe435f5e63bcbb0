import type { StorageState } from '@belldesk/contract/product/storage';
import { isLow } from '@belldesk/kit/storage/diskSpace';
import type { Deps } from '../../context.ts';

/** How much room the disk has now; null where it cannot be asked. */
export async function readStorage({
  diskSpace,
}: Pick<Deps, 'diskSpace'>): Promise<StorageState | null> {
  const space = await diskSpace().catch(() => null);
  return space && { ...space, isLow: isLow(space) };
}
