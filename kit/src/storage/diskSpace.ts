import { statfs } from 'node:fs/promises';

/** The space of the disk that a folder lies on. */
export interface DiskSpace {
  /** What we may still write; less than is unused where the system keeps some for itself. */
  readonly freeBytes: number;
  readonly totalBytes: number;
}

const GIGABYTE = 1_000_000_000;
/** Less than this is low on any disk. */
const LOW_BYTES = GIGABYTE;
/** So is less than this part of it, on a disk on which that is less than ten gigabytes. */
const LOW_PART = 0.05;
const LOW_PART_MAX_BYTES = 10 * GIGABYTE;
/** It is well again only with this much more, so that it does not come and go. */
const WELL_FACTOR = 1.2;

/** @throws the file system's error when the folder is not there */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Whether a person should make room. @param wasLow whether that was so before */
export function isLow({ freeBytes, totalBytes }: DiskSpace, wasLow = false): boolean {
  const part = Math.min(totalBytes * LOW_PART, LOW_PART_MAX_BYTES);
  const lowBytes = Math.max(LOW_BYTES, part);
  return freeBytes < (wasLow ? lowBytes * WELL_FACTOR : lowBytes);
}
