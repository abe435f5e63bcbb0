import { describe, expect, it } from 'vitest';
import { openSamples } from '../../content/samples.ts';
import { chromiumPath } from '../../testing/chromium.ts';
import { useConsolePage } from '../testing/consolePage.ts';

const operator = {
  id: '0193b3c0-0000-7000-8000-000000000001',
  email: 'olga@example.org',
  fullName: 'Olga Operator',
  avatarUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  role: 'operator',
};

describe.skipIf(chromiumPath === null)('site content at the console', () => {
  const site = useConsolePage(operator);

  it('lists what is still a sample, with its file and pages', async () => {
    await site.open('/operator/content');
    const row = site.page.getByRole('row', { name: /Terms of Service/ });
    expect(await row.textContent()).toMatch(/\/terms.*legal\.ts/);
    expect(await site.page.getByRole('row').count()).toBe(openSamples().length + 1);
    await site.page.getByText('Shown as a sample').first().waitFor();
  });

  it('says that visitors do not see them where the server hides them', async () => {
    await site.open('/operator');
    await site.page.evaluate(() =>
      document.getElementById('app')?.setAttribute('data-samples', 'samples-hide'),
    );
    await site.page.getByRole('link', { name: 'Site Content' }).click();
    await site.page.getByText(/^Visitors do not see these blocks/).waitFor();
    expect(await site.page.getByText('Shown as a sample').count()).toBe(0);
    for (const width of [320, 1280]) {
      await site.page.setViewportSize({ width, height: 900 });
      expect(await site.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
