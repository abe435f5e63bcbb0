/** The secret part of a shared link, which is the last of its path. */
export function tokenOf(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? '';
}
