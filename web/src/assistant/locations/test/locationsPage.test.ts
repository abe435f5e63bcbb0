import type { Location } from '@belldesk/contract/product/locations';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { ownBusiness, Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { otherLocation, sampleLocation } from '../../testing/samples.ts';

const LOCATIONS = '/my-assistant/locations';

describe.skipIf(chromiumPath === null)('the locations page', () => {
  const site = useAreaPage({ isStyled: true });
  const main = () => site.page.getByRole('main');
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const dialog = () => site.page.getByRole('dialog');
  const field = (name: string) => dialog().getByLabel(name, { exact: true });
  const shows = (words: string | RegExp) => site.page.getByText(words).first().waitFor();
  const link = (name: string) => main().getByRole('link', { name, exact: true });

  function stands(rows: readonly Location[], canAdd = true): void {
    site.area.answers.set('locations/list', () => ({ rows, canAdd }));
  }

  it('lists them with their present time and what they have, and leads to their pages', async () => {
    stands([
      { ...sampleLocation, services: 3, bookingsToCome: 12 },
      { ...otherLocation, country: null, timeZone: null },
    ]);
    await site.open(LOCATIONS);
    await shows('12 High Street');
    await shows('1 assistant · 3 services · 12 bookings to come');
    await shows('United States');
    await shows(/^Local time there: \d\d:\d\d/);
    await shows('Not set');
    expect(await main().getByText('Not set', { exact: true }).count()).toBe(3);
    const { id } = sampleLocation;
    expect(await link('Hours and services of High Street').getAttribute('href')).toBe(
      `/my-assistant/bookings/setup?location=${id}`,
    );
    expect(await link('Bookings of High Street').getAttribute('href')).toBe(
      `/my-assistant/bookings?location=${id}`,
    );
  });

  it('adds one by keyboard, says what is missing, and tells that the plan is full', async () => {
    stands([sampleLocation]);
    await site.open(LOCATIONS);
    await button('Add a location').focus();
    await site.page.keyboard.press('Enter');
    await field('Name').press('Enter');
    await shows('Please enter a name');
    await shows('Please choose the time zone');
    expect(site.area.inputsOf('locations/add')).toEqual([]);
    await field('Name').fill('  Harbour ');
    await field('Country').selectOption({ label: 'United Kingdom' });
    await field('Time zone').selectOption('Europe/London');
    await dialog()
      .getByText(/^Local time there: \d\d:\d\d/)
      .waitFor();
    const full = 'Professional has room for 3 locations.';
    site.area.answers.set('locations/add', () => new Refusal(409, full));
    await button('Add location').click();
    await shows(full);
    expect(await dialog().getByRole('link', { name: 'See Plans' }).getAttribute('href')).toBe(
      '/my-assistant/subscription',
    );
    expect(await field('Name').inputValue()).toBe('  Harbour ');
    site.area.answers.set('locations/add', () => {
      stands([sampleLocation, otherLocation], false);
      return otherLocation;
    });
    await button('Add location').click();
    await shows('Harbour added.');
    await button('Edit Harbour').waitFor();
    expect(site.area.inputsOf('locations/add')[1]).toEqual({
      name: 'Harbour',
      address: null,
      country: 'GB',
      timeZone: 'Europe/London',
    });
    await shows('Your plan does not include another location.');
    expect(await button('Add a location').count()).toBe(0);
  });

  it('changes one, and keeps what was typed when another window was first', async () => {
    stands([{ ...sampleLocation, bookingsToCome: 2 }]);
    await site.open(LOCATIONS);
    await button('Edit High Street').click();
    await field('Address').fill('1 Market Square');
    await field('Time zone').selectOption('America/Chicago');
    await shows('2 bookings to come keep the time of day they have on the page.');
    stands([{ ...sampleLocation, name: 'Main Street', version: 7 }]);
    site.area.answers.set('locations/change', () => new Refusal(409, 'changed'));
    await button('Save').click();
    await shows('Main Street changed in another window while you were editing.');
    expect(await field('Address').inputValue()).toBe('1 Market Square');
    const clash = 'Two bookings would overlap on Sunday 28 March 2027.';
    site.area.answers.set('locations/change', () => new Refusal(409, clash));
    await button('Save my version').click();
    await shows(clash);
    expect(await field('Address').inputValue()).toBe('1 Market Square');
    site.area.answers.set('locations/change', () => ({ ...sampleLocation, version: 8 }));
    await field('Country').selectOption('');
    await button('Save').click();
    await shows('High Street saved.');
    expect(site.area.inputsOf('locations/change').at(-2)).toMatchObject({ version: 7 });
    expect(site.area.inputsOf('locations/change').at(-1)).toEqual({
      id: sampleLocation.id,
      version: 1,
      name: 'High Street',
      address: '1 Market Square',
      country: null,
      timeZone: 'America/Chicago',
    });
  });

  it('says what goes with one before it is removed, and why it cannot be', async () => {
    stands([sampleLocation, { ...otherLocation, services: 3 }]);
    await site.open(LOCATIONS);
    await button('Remove Harbour').click();
    await dialog()
      .getByText(/opening hours, 3 services, tables, rooms and staff are deleted/)
      .waitFor();
    const taken = 'Kitchen answers for Harbour. Give it another location first.';
    site.area.answers.set('locations/remove', () => new Refusal(409, taken));
    await button('Remove').click();
    await dialog().getByText(taken).waitFor();
    site.area.answers.set('locations/remove', () => {
      stands([sampleLocation]);
      return { id: otherLocation.id };
    });
    await button('Remove').click();
    await shows('Harbour removed.');
    await expect.poll(() => button('Edit Harbour').count()).toBe(0);
    // The only one stays.
    expect(await button('Remove High Street').count()).toBe(0);
    expect(site.area.inputsOf('locations/remove').at(-1)).toEqual({ id: otherLocation.id });
  });

  it('shows staff all of it and no way to change it', async () => {
    const organisation = { ...ownBusiness, role: 'staff' };
    const asOwner = site.area.answers.get('account/session')?.(undefined) as object;
    site.area.answers.set('account/session', () => ({
      ...asOwner,
      organisation,
      organisations: [organisation],
    }));
    stands([sampleLocation, otherLocation]);
    await site.open(LOCATIONS);
    await link('Bookings of Harbour').waitFor();
    for (const name of ['Add a location', 'Edit Harbour', 'Remove Harbour'])
      expect(await button(name).count()).toBe(0);
    expect(await link('Hours and services of Harbour').count()).toBe(0);
    expect(await main().getByText('Your plan does not include').count()).toBe(0);
  });

  it('tells of an error and tries again', async () => {
    site.area.answers.set('locations/list', () => new Refusal(503, 'The database is away.'));
    await site.open(LOCATIONS);
    await shows('The database is away.');
    await site.settled();
    stands([sampleLocation]);
    await button('Try Again').click();
    await button('Edit High Street').waitFor();
    expect(await site.page.getByText('The database is away.').count()).toBe(0);
  });

  it('stays within 320 px, the dialog too', async () => {
    const long = 'a'.repeat(80);
    stands([{ ...sampleLocation, name: long, address: long }, otherLocation], true);
    await site.open(LOCATIONS);
    await button('Edit Harbour').waitFor();
    await site.page.setViewportSize({ width: 320, height: 640 });
    const width = () => site.page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    await button('Add a location').click();
    await field('Name').waitFor();
    expect(await width()).toBe(320);
    expect(await dialog().evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
  });
});
