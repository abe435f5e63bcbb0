/** Every key of who is signed in, in local or session storage, starts with this. */
export const STORAGE_PREFIX = 'belldesk.';

/** How this device shows the product, and nothing of a person: it stays over a sign-out. */
export const DEVICE_PREFIX = 'belldesk-device.';

/** Removes all that is a person's from this browser's storages; other keys stay. */
export function clearOwnStorage(): void {
  for (const storage of [window.localStorage, window.sessionStorage]) {
    const own = Object.keys(storage).filter((key) => key.startsWith(STORAGE_PREFIX));
    for (const key of own) storage.removeItem(key);
  }
}
