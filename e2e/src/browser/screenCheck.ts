import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const wcagAa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const tooBad: readonly (string | null | undefined)[] = ['serious', 'critical'];

/** Pixels that the page is wider than its window. */
export function overflowPx(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Breaches of WCAG AA that are serious or worse, each as its rule and where it is broken. */
export async function accessibilityBreaches(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcagAa).analyze();
  return violations
    .filter(({ impact }) => tooBad.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
