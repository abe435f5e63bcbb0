import type { Page } from 'playwright-core';

/**
 * Opens a page whose scripts run and waits until all that it fetches by itself is there. Playwright's "networkidle" does
 * so by half a second in which nothing came, of every page.
 * @returns the status of the answer
 */
export async function openWhole(page: Page, url: string): Promise<number | undefined> {
  let begun = 0;
  let ended = 0;
  const begin = () => {
    begun += 1;
  };
  const end = () => {
    ended += 1;
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    const answer = await page.goto(url);
    for (;;) {
      const before = begun;
      // What has come may ask for more: when it is run, when it is drawn, or when there is nothing else to do.
      await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => requestIdleCallback(resolve));
      });
      if (begun === before && ended === begun) return answer?.status();
    }
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}
