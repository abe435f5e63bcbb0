import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { openWhole } from '../src/browser/openWhole.ts';
import { type PageFacts, pageFacts } from '../src/browser/pageFacts.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { type SiteLinks, siteLinks } from '../src/browser/siteLinks.ts';
import {
  choosePlanPage,
  sitemapPaths,
  specifiedPages,
  unlistedPages,
} from '../src/browser/sitePages.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const listed = await sitemapPaths();
const pages = [...new Set([...specifiedPages, ...listed, ...unlistedPages])];
/** Signing in is a dialogue with the server and needs a script. */
const needScript: readonly string[] = ['/sign-in', '/sign-up', ...unlistedPages];
const patient = { timeout: 20_000 } as const;

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
});

afterAll(async () => {
  await browser.close();
  await platform.stop();
});

test('the sitemap lists every page of the specification', () => {
  expect(specifiedPages.filter((path) => !listed.includes(path))).toEqual([]);
});

const open = (page: Page, path: string) => openWhole(page, `${platform.url}${path}`);

describe('every page', () => {
  let visitor: Visitor;
  const hosts = new Set<string>();
  const seen = new Map<string, PageFacts>();

  beforeAll(async () => {
    // What moves is neither measured nor looked at the same twice.
    visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
    visitor.page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(http|ws)/.test(protocol)) hosts.add(host);
    });
  });
  afterAll(() => visitor.leave());

  test.each(pages)('%s', async (path) => {
    const { page } = visitor;
    hosts.clear();
    visitor.takeComplaints();
    expect(await open(page, path)).toBe(200);

    const facts = await pageFacts(page);
    expect(facts).toMatchObject({
      language: 'en',
      card: 'summary_large_image',
      landmarks: { banner: 1, main: 1, contentinfo: 1, h1: 1 },
      stylesheets: 1,
      inline: 0,
    });
    expect(facts.title).toMatch(/^Belldesk$|.+ \| Belldesk$/);
    expect(facts.description).toMatch(/.{40,}/);
    const isListed = listed.includes(path);
    expect(facts).toMatchObject({
      canonical: isListed ? `${platform.url}${path}` : null,
      robots: isListed ? null : 'noindex',
    });
    seen.set(path, facts);
    const picture = await fetch(facts.picture);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

    const wrong: string[] = [];
    for (const width of [320, 768, 1280]) {
      await showAs(page, width, 'light');
      const overflow = await overflowPx(page);
      if (overflow > 0) wrong.push(`${width}: ${overflow} px too wide`);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await showAs(page, 1280, colorScheme);
      for (const breach of await accessibilityBreaches(page))
        wrong.push(`${colorScheme}: ${breach}`);
    }
    expect(wrong).toEqual([]);
    expect([...hosts]).toEqual([new URL(platform.url).host]);
    expect(visitor.takeComplaints()).toEqual([]);
  });

  test('has a title, a description and a picture of its own', () => {
    const facts = listed.flatMap((path) => seen.get(path) ?? []);
    expect(facts).toHaveLength(listed.length);
    for (const name of ['title', 'description', 'picture'] as const)
      expect(new Set(facts.map((each) => each[name])).size).toBe(listed.length);
    const shared = facts.filter(({ picture }) => !/\/social\/[\w-]+\.png$/.test(picture));
    expect(shared.map(({ title }) => title)).toEqual([]);
  });
});

describe('a page that is not there', () => {
  test.each([
    ['/no-such-page', 'No one at this extension'],
    ['/use-cases/no-such-trade', 'No one at this extension'],
    ['/blog/no-such-article', 'Article Not Found'],
  ])('%s says so', async (path, heading) => {
    const visitor = await Visitor.arrive(browser);
    expect(await open(visitor.page, path)).toBe(404);
    await visitor.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await pageFacts(visitor.page)).toMatchObject({ canonical: null, robots: 'noindex' });
    expect(visitor.takeComplaints(404)).toEqual([]);
    await visitor.leave();
  });
});

describe('the menus by keyboard', () => {
  const sizes = [
    { menu: 'Use Cases', width: 1280, first: 'Restaurants' },
    { menu: 'Menu', width: 320, first: 'Home' },
  ] as const;

  test.each(sizes)('$menu at $width pixels', async ({ menu, width, first }) => {
    const visitor = await Visitor.arrive(browser, { viewport: { width, height: 800 } });
    const { page } = visitor;
    await open(page, '/about');
    const details = page.getByRole('banner').locator('details:visible');
    const button = details.locator('summary');
    const isOpen = () => details.evaluate((element: HTMLDetailsElement) => element.open);
    const focusedText = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await button.focus();
    expect(await button.evaluate((el) => el.ariaLabel ?? el.textContent?.trim())).toBe(menu);

    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focusedText()).toBe(first);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Space');
    expect(await isOpen()).toBe(true);
    await page.mouse.click(5, 700);
    expect(await isOpen()).toBe(false);

    await button.focus();
    await page.keyboard.press('Enter');
    const links = await details.getByRole('link').count();
    for (let presses = 0; presses <= links; presses += 1) {
      expect(await isOpen()).toBe(true);
      await page.keyboard.press('Tab');
    }
    expect(await isOpen()).toBe(false);

    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const target = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname, patient).toBe(target);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname, patient).toBe('/about');
    await expect.poll(isOpen, patient).toBe(false);
    visitor.expectNoComplaints();
    await visitor.leave();
  });
});

/** Text that a visitor without a script does not see: what nothing leads to, and panels with a link. */
function hiddenText(page: Page): Promise<{ unreachable: string[]; panels: string[] }> {
  return page.evaluate(() => {
    const unreachable: string[] = [];
    const panels = new Set<string>();
    for (const element of document.querySelectorAll('main h2, main h3, main p')) {
      const isShown = element.checkVisibility() || !element.textContent?.trim();
      // How plans are sold is told by one note or none (checkoutModes.test.ts).
      const other = 'details, dialog, .sr-only, [aria-hidden="true"], [data-checkout]';
      if (isShown || element.closest(other)) continue;
      const panel = element.closest('section[id]')?.id;
      if (panel && document.querySelector(`a[href="#${panel}"]`)) panels.add(panel);
      else unreachable.push(element.textContent);
    }
    return { unreachable, panels: [...panels] };
  });
}

describe('without a script', () => {
  const found = new Map<string, SiteLinks>();
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await Visitor.arrive(browser, { javaScriptEnabled: false });
  });
  afterAll(() => visitor.leave());

  /** No script asks for anything more. */
  const openPlain = async (page: Page, path: string) =>
    (await page.goto(`${platform.url}${path}`))?.status();

  test.each([...pages, choosePlanPage])('%s reads whole', async (path) => {
    const { page } = visitor;
    expect(await openPlain(page, path)).toBe(200);
    await page.locator('main h1').waitFor();
    found.set(path, await siteLinks(page));
    // What is folded can be unfolded, what stands behind a tab is led to by its link.
    const { unreachable, panels } = await hiddenText(page);
    expect(unreachable).toEqual([]);
    for (const panel of panels) {
      await page.locator(`a[href="#${panel}"]`).first().click();
      expect(await page.locator(`#${panel}`).isVisible()).toBe(true);
    }
    if (needScript.includes(path)) return;
    const forms = await page
      .locator('main form')
      .evaluateAll((all) =>
        all.map((form) => `${form.getAttribute('method')} ${form.getAttribute('action')}`),
      );
    expect(forms.filter((form) => !/^(post \/forms\/|get \/)/.test(form))).toEqual([]);
    // What only a script could answer is not shown; a plan is chosen by those who signed in with one.
    if (path === choosePlanPage) return;
    expect(await page.locator('main button[type=button]:visible').count()).toBe(0);
  });

  test('the menus open', async () => {
    const { page } = visitor;
    await openPlain(page, '/');
    const summary = page.getByRole('banner').locator('summary:visible');
    await summary.click();
    await page.getByRole('banner').getByRole('link', { name: 'Healthcare' }).click();
    expect(new URL(page.url()).pathname).toBe('/use-cases/healthcare');
  });

  test('every address that the pages name is there, and every fragment', async () => {
    const broken: string[] = [];
    const answers = new Map<string, number>();
    for (const [path, { addresses }] of found) {
      for (const address of addresses) {
        const [target = '', fragment] = address.split('#');
        let status = answers.get(target);
        if (status === undefined) {
          status = (await fetch(`${platform.url}${target}`)).status;
          answers.set(target, status);
        }
        if (status !== 200) broken.push(`${path} -> ${address}: ${status}`);
        const anchors = found.get(target.split('?')[0] ?? '')?.anchors;
        if (fragment && anchors && !anchors.includes(fragment))
          broken.push(`${path} -> ${address}: no such place`);
      }
    }
    expect(answers.size).toBeGreaterThan(pages.length);
    expect(broken).toEqual([]);
  });
});
