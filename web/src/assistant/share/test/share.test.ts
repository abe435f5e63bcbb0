import type { ShareLink } from '@belldesk/contract/product/share';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { sampleAssistant } from '../../testing/samples.ts';

const off: ShareLink = {
  isOn: false,
  longestCallMinutes: 3,
  callsADay: 20,
  path: null,
  callsToday: 0,
};

describe.skipIf(chromiumPath === null)('sharing the assistant', () => {
  const site = useAreaPage();
  const dialog = () => site.page.getByRole('dialog', { name: 'Share your assistant' });
  const button = (name: string) => dialog().getByRole('button', { name, exact: true });
  let link = off;

  async function open(): Promise<void> {
    link = off;
    site.area.answers.set('assistants/current', () => ({
      ...sampleAssistant,
      publication: {
        sipUri: 'sip:lamb@bell.example',
        phoneNumber: null,
        publishedAt: '2026-11-01T10:00:00.000Z',
      },
    }));
    site.area.answers.set('share/link', () => link);
    site.area.answers.set('share/change', (input) => {
      link = { ...link, path: '/talk/first', ...(input as Partial<ShareLink>) };
      return link;
    });
    site.area.answers.set('share/renew', () => {
      link = { ...link, path: '/talk/second' };
      return link;
    });
    await site.open('/my-assistant/manage');
    await site.page.locator('main').getByRole('button', { name: 'Share', exact: true }).click();
    await dialog().waitFor();
  }

  it('is off until it is switched on; then there is a link and a code of it', async () => {
    await open();
    await button('Turn on link').click();
    const address = new URL('/talk/first', site.page.url()).href;
    await dialog().getByRole('link', { name: address }).waitFor();
    await dialog().getByRole('img', { name: 'QR code for the link' }).waitFor();
    await button('New address').click();
    await button('Create new link').waitFor();
    expect(site.area.inputsOf('share/renew')).toHaveLength(0);
    await button('Create new link').click();
    await dialog()
      .getByRole('link', { name: address.replace('first', 'second') })
      .waitFor();
    await button('Turn off link').click();
    await button('Turn on link').waitFor();
    expect(link.isOn).toBe(false);
  });

  it('keeps its limits, and says which are none', async () => {
    await open();
    await button('Turn on link').click();
    const minutes = dialog().getByLabel('Minutes per call');
    await minutes.fill('99');
    await button('Save limits').click();
    await dialog().getByText('The maximum is 15 minutes').waitFor();
    await minutes.fill('5');
    await button('Save limits').click();
    await expect.poll(() => link.longestCallMinutes).toBe(5);
    await expect.poll(() => button('Save limits').isDisabled()).toBe(true);
  });

  it('says what went wrong, and leaves everything as it was', async () => {
    await open();
    site.area.answers.set('share/change', () => new Refusal(502, 'The database is away.'));
    await button('Turn on link').click();
    await dialog().getByText('The database is away.').waitFor();
    expect(await button('Turn on link').isEnabled()).toBe(true);
  });
});
