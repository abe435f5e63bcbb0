import { join } from 'node:path';
import type { Deps } from '../../context.ts';

/** Where the file of an export lies. */
export function exportPath({ exportsFolder }: Pick<Deps, 'exportsFolder'>, id: string): string {
  return join(exportsFolder, `${id}.zip`);
}
