import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useCases } from '../../content/useCases.ts';
import { chromiumPath, openChromium } from '../../testing/chromium.ts';
import { openWithoutScript } from '../testing/pageDouble.ts';
import { UseCasesPage } from './UseCasesPage.tsx';

describe.skipIf(chromiumPath === null)('the use cases without a script', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openChromium(null);
  });
  afterEach(() => page.context().close());
  afterAll(() => browser.close());

  const open = async (path: string) => {
    page = await openWithoutScript(browser, createElement(UseCasesPage), path);
  };
  const shownTabs = async () => {
    const shown = await Promise.all(useCases.map(({ id }) => page.locator(`#${id}`).isVisible()));
    return useCases.filter((_, index) => shown[index]).map(({ title }) => title);
  };
  const openDetails = () => page.locator('details[open]').count();

  it('shows Restaurants first, with three conversations', async () => {
    await open('/use-cases');
    expect(await shownTabs()).toEqual(['Restaurants']);
    expect(await page.locator('details:visible').count()).toBe(3);
  });

  it('shows the tab that was clicked, and the one that the address names', async () => {
    await open('/use-cases');
    await page.getByRole('link', { name: 'RealEstate' }).click();
    expect(await shownTabs()).toEqual(['RealEstate']);
    expect(new URL(page.url()).hash).toBe('#realestate');
    await page.context().close();
    await open('/use-cases#hotels');
    expect(await shownTabs()).toEqual(['Hotels']);
  });

  it('opens one panel at a time; a click on the open one closes it', async () => {
    await open('/use-cases');
    const [first, second] = [page.locator('summary').nth(0), page.locator('summary').nth(1)];
    await first.click();
    expect(await openDetails()).toBe(1);
    await second.click();
    expect(await openDetails()).toBe(1);
    expect(await page.getByText(useCases[0]?.scenarios[1]?.details ?? '').isVisible()).toBe(true);
    await second.click();
    expect(await openDetails()).toBe(0);
  });
});
