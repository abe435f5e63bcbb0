import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../testing/chromium.ts';
import { useAreaPage } from '../testing/areaPage.ts';
import { quietToday } from '../today/testing/sampleToday.ts';

const PAGE = '/my-assistant/inbox';

describe.skipIf(chromiumPath === null)('the shell of the area', () => {
  const site = useAreaPage({ isStyled: true });
  const role = (name: Parameters<typeof site.page.getByRole>[0], options = {}) =>
    site.page.getByRole(name, options);
  const sidebar = () => role('complementary');
  const open = async (path = PAGE, width = 1280) => {
    site.area.answers.set('today/read', () => quietToday);
    site.area.answers.set('inbox/list', () => ({ rows: [], next: null }));
    site.area.answers.set('inbox/counts', () => ({ open: 2, urgent: 0 }));
    await site.open(path);
    await site.page.setViewportSize({ width, height: 800 });
    await role('heading', { level: 1 }).waitFor();
  };
  const widthOf = async (locator: ReturnType<typeof sidebar>) =>
    (await locator.boundingBox())?.width ?? 0;

  it('is an app: no header or footer of the site, and the way back to it', async () => {
    await open();
    expect(await role('banner').count()).toBe(0);
    expect(await role('contentinfo').count()).toBe(0);
    expect(await role('link', { name: 'Belldesk, home' }).getAttribute('href')).toBe('/');
    const nav = role('navigation', { name: 'My AI Assistant' });
    expect(await nav.getByRole('link', { name: 'Inbox' }).getAttribute('aria-current')).toBe(
      'page',
    );
    // Its path begins that of every page.
    expect(await nav.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBeNull();
    await nav.getByRole('link', { name: 'Today' }).click();
    await role('heading', { level: 1, name: 'Today' }).waitFor();
    expect(await nav.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('folds to icons that keep their names, by keyboard, and stays so on this device', async () => {
    await open();
    const wide = await widthOf(sidebar());
    await role('button', { name: 'Fold the sidebar' }).focus();
    await site.page.keyboard.press('Enter');
    const unfold = role('button', { name: 'Unfold the sidebar' });
    await unfold.waitFor();
    expect(await widthOf(sidebar())).toBeLessThan(wide / 2);
    await sidebar().getByRole('link', { name: 'Bookings' }).waitFor();
    await sidebar()
      .getByRole('link', { name: /^Inbox/ })
      .waitFor();
    await sidebar().getByRole('button', { name: 'Anna Bell' }).waitFor();
    await site.page.reload();
    await unfold.waitFor();
    await unfold.click();
    await expect.poll(() => widthOf(sidebar())).toBe(wide);
  });

  it('has a bar at the foot of narrow screens, and the rest behind More', async () => {
    await open(PAGE, 390);
    expect(await sidebar().count()).toBe(0);
    const bar = role('navigation', { name: 'My AI Assistant' });
    const shown = await bar.getByRole('listitem').filter({ visible: true }).allInnerTexts();
    expect(shown.map((one) => one.split('\n')[0]?.trim())).toEqual([
      'Today',
      'Calls',
      'Inbox',
      'Bookings',
      'More',
    ]);
    await bar.getByText('More').click();
    await bar.getByRole('link', { name: 'Manage Agent' }).waitFor();
    await site.page.keyboard.press('Escape');
    expect(await bar.getByRole('link', { name: 'Manage Agent' }).isVisible()).toBe(false);
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800);
  });

  it('has the links of the site and the choice of colours in the account menu', async () => {
    await site.page?.emulateMedia({ colorScheme: 'light' });
    await open();
    await role('button', { name: 'Anna Bell' }).press('Enter');
    const items = await role('menuitem').evaluateAll((all) =>
      all.map((item) => item.getAttribute('href') ?? item.textContent),
    );
    expect(items).toEqual([
      '/my-assistant',
      '/',
      '/use-cases',
      '/use-cases/restaurants',
      '/use-cases/hotels-resorts',
      '/use-cases/beauty-wellness',
      '/use-cases/healthcare',
      '/features',
      '/pricing',
      '/blog',
      '/contact',
      'Sign Out',
    ]);
    const ground = () =>
      site.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await role('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await site.page.reload();
    await role('heading', { level: 1 }).waitFor();
    expect(await ground()).toBe(dark);
    await site.page.emulateMedia({ colorScheme: 'dark' });
    await role('button', { name: 'Anna Bell' }).click();
    await role('menuitemradio', { name: 'Light' }).click();
    await expect.poll(ground).toBe(light);
    await role('menuitemradio', { name: 'System' }).click();
    await expect.poll(ground).toBe(dark);
  });

  it.each([320, 390, 768, 1280, 1920])(
    'fits %i px, at twice the size of text as well',
    async (width) => {
      await open('/my-assistant', width);
      const tooWide = () =>
        site.page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect(await tooWide()).toBe(0);
      await site.page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await tooWide()).toBe(0);
      const main = await role('main').boundingBox();
      expect(main?.width).toBeLessThanOrEqual(2 * 1280);
    },
  );
});
