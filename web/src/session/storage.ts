/** Every key that the product keeps in local or session storage starts with this. */
export const STORAGE_PREFIX = 'belldesk.';

/** Removes all that is ours from this browser's storages; other keys stay. */
export function clearOwnStorage(): void {
  for (const storage of [window.localStorage, window.sessionStorage]) {
    const own = Object.keys(storage).filter((key) => key.startsWith(STORAGE_PREFIX));
    for (const key of own) storage.removeItem(key);
  }
}
