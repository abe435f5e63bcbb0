import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const wcagAa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const tooBad: readonly (string | null | undefined)[] = ['serious', 'critical'];

const windowHeight = 800;

/** Gives the window another width and the page other colours, and waits until all has changed. */
export async function showAs(
  page: Page,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: windowHeight });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** Pixels that the page is wider than its window. */
export function overflowPx(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Does it while bars that stick to the window lie where the page has them: what is under one, a person scrolls to. */
async function unstuck<Done>(page: Page, work: () => Promise<Done>): Promise<Done> {
  const stick = (isStuck: boolean) =>
    page.evaluate((stuck) => {
      for (const element of document.querySelectorAll<HTMLElement>('body *'))
        if (stuck && element.dataset['unstuck'] !== undefined) {
          element.style.removeProperty('position');
          delete element.dataset['unstuck'];
        } else if (!stuck && getComputedStyle(element).position === 'sticky') {
          element.style.position = 'static';
          element.dataset['unstuck'] = '';
        }
    }, isStuck);
  await stick(false);
  const done = await work();
  await stick(true);
  return done;
}

/** Breaches of WCAG AA that are serious or worse, each as its rule and where it is broken. */
export async function accessibilityBreaches(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Of what is right no more than an example each is told: whole, it was twenty times what is wrong.
    .options({ resultTypes: ['violations'] })
    .withTags(wcagAa)
    // Without frames to look into there is no need of the second page that the newer way opens.
    .setLegacyMode();
  const { violations } = await unstuck(page, () => axe.analyze());
  return violations
    .filter(({ impact }) => tooBad.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
