import { setTimeout as pause } from 'node:timers/promises';

/** Looks until there is something to see; another process makes it happen, so there is no clock to tell. */
export async function eventually<Found>(
  look: () => Promise<Found | undefined>,
  withinMs = 20_000,
): Promise<Found> {
  const deadlineMs = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadlineMs) throw new Error(`nothing came within ${withinMs} ms`);
    await pause(100);
  }
}
