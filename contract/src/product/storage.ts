import { z } from 'zod';

/** The space of the disk that DATA_DIR lies on. */
export const storageState = z.object({
  freeBytes: z.number(),
  totalBytes: z.number(),
  /** A person should make room. */
  isLow: z.boolean(),
});
export type StorageState = z.infer<typeof storageState>;

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;

/** "812 MB of 20.0 GB free". */
export function spaceInWords({
  freeBytes,
  totalBytes,
}: Pick<StorageState, 'freeBytes' | 'totalBytes'>): string {
  return `${inWords(freeBytes)} of ${inWords(totalBytes)} free`;
}

function inWords(bytes: number): string {
  return bytes < GIGABYTE
    ? `${Math.floor(bytes / MEGABYTE)} MB`
    : `${(bytes / GIGABYTE).toFixed(1)} GB`;
}
