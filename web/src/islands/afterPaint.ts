/** Resolves once the page has been painted; at once where nobody sees it, since nothing is painted then. */
export function afterPaint(page: Document): Promise<void> {
  if (page.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    // A frame's callbacks run before it is painted, a task begun in them after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
