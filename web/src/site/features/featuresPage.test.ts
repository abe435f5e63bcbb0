import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { featureGroups } from '../../content/features.ts';
import { chromiumPath, openChromium } from '../../testing/chromium.ts';
import { openWithoutScript } from '../testing/pageDouble.ts';
import { openStyled } from '../testing/styledPage.ts';
import { FeaturesPage } from './FeaturesPage.tsx';

it('has three groups of three features, the first group first', () => {
  expect(featureGroups.map(({ title, features }) => [title, features.length])).toEqual([
    ['Intelligent Communication', 3],
    ['Business Efficiency', 3],
    ['Enterprise Ready', 3],
  ]);
});

describe.skipIf(chromiumPath === null)('the features without a script', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openChromium(null);
  });
  afterEach(() => page.context().close());
  afterAll(() => browser.close());

  it('shows the specifications of one feature at a time', async () => {
    page = await openWithoutScript(browser, createElement(FeaturesPage), '/features');
    const specifications = page.locator('details dl:visible');
    expect(await specifications.count()).toBe(0);
    await page.locator('summary').nth(0).click();
    await page.locator('summary').nth(2).click();
    expect(await specifications.count()).toBe(1);
    expect(await specifications.first().textContent()).toContain('To a person, by pressing 0');
  });

  it('shows the group that the address names', async () => {
    page = await openWithoutScript(browser, createElement(FeaturesPage), '/features#enterprise');
    expect(await page.locator('#enterprise').isVisible()).toBe(true);
    expect(await page.locator('#communication').isVisible()).toBe(false);
  });

  it.each([
    ['Start Free Trial', '/sign-up'],
    ['Request Demo', '/contact'],
    ['View Pricing Plans', '/pricing'],
  ])('%s leads to %s', async (name, path) => {
    page = await openWithoutScript(browser, createElement(FeaturesPage), '/features');
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  it('has its tabs in one row on a telephone, and the page is no wider than it', async () => {
    page = await openStyled(browser, createElement(FeaturesPage), { width: 320 });
    const tops = await page
      .getByRole('navigation', { name: 'Features' })
      .getByRole('link')
      .evaluateAll((tabs) =>
        tabs.map((tab) => tab.getBoundingClientRect()).map(({ top, height }) => `${top} ${height}`),
      );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }, 60_000);
});
