import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Most pieces that were drawn between two clearings of a canvas. */
    mostPieces?: number;
  }
}

/** Counts the pieces of confetti that the page draws, from its next load on. */
export async function countConfetti(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let pieces = 0;
    window.mostPieces = 0;
    const { clearRect, fill } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      pieces = 0;
      clearRect.apply(this, area);
    };
    CanvasRenderingContext2D.prototype.fill = function (
      this: CanvasRenderingContext2D,
      ...how: unknown[]
    ) {
      pieces += 1;
      window.mostPieces = Math.max(window.mostPieces ?? 0, pieces);
      Reflect.apply(fill, this, how);
    };
  });
}

export function mostPieces(page: Page): Promise<number> {
  return page.evaluate(() => window.mostPieces ?? 0);
}
