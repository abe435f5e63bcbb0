import type { AddBookingInput } from '@belldesk/contract/product/bookings';
import type { AtLocation } from '@belldesk/contract/product/locations';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { otherLocation, sampleAssistant, sampleLocation } from '../../testing/samples.ts';
import { calendarOf, entryOf, noHours, tableService, tables } from '../testing/sampleEntries.ts';

const SETUP = '/my-assistant/bookings/setup';
const DAY = '/my-assistant/bookings?view=day&date=2026-11-21';
const harbour = otherLocation.id;

const berth = {
  ...tables[0],
  id: '0193b3c0-0000-7000-8000-000000000309',
  locationId: harbour,
  name: 'Berth',
};
const berthService = {
  ...tableService,
  id: '0193b3c0-0000-7000-8000-000000000319',
  locationId: harbour,
  name: 'Boat trip',
  resourceIds: [berth.id],
};
const here = entryOf();
const there = entryOf({
  locationId: harbour,
  locationName: otherLocation.name,
  serviceId: berthService.id,
  service: 'boat trip',
  resources: [{ id: berth.id, name: 'Berth', unit: 1 }],
  name: 'Olga Sea',
  timeZone: 'Europe/London',
});

describe.skipIf(chromiumPath === null)('bookings at several locations', () => {
  const site = useAreaPage({ isStyled: true });
  const button = (name: string | RegExp) =>
    site.page.getByRole('button', { name, exact: typeof name === 'string' });
  const dialog = () => site.page.getByRole('dialog');
  const field = (name: string) => dialog().getByLabel(name, { exact: true });
  const shows = (words: string | RegExp) => site.page.getByText(words).first().waitFor();
  const chooser = () => site.page.getByLabel('Location', { exact: true });
  const atHarbour = (input: unknown) => (input as AtLocation)?.locationId === harbour;

  function stands(): void {
    const { answers } = site.area;
    answers.set('assistants/current', () => sampleAssistant);
    answers.set('locations/list', () => ({ rows: [sampleLocation, otherLocation], canAdd: true }));
    const of = <Row extends { locationId: string }>(rows: readonly Row[], input: unknown) => {
      const locationId = (input as AtLocation)?.locationId;
      return rows.filter((row) => locationId === undefined || row.locationId === locationId);
    };
    answers.set('services/list', (input) => of([tableService, berthService], input));
    answers.set('resources/list', (input) => of([...tables, berth], input));
    answers.set('bookings/list', (input) => {
      const { locationId = null } = (input as AtLocation) ?? {};
      const read = calendarOf(of([here, there], input));
      const days = read.days.map((day) => ({ ...day, ranges: locationId ? day.ranges : null }));
      return { ...read, locationId, days };
    });
    answers.set('bookings/hours', (input) => ({
      ...noHours,
      locationId: atHarbour(input) ? harbour : sampleLocation.id,
    }));
    answers.set('bookings/timeZone', (input) => ({
      locationId: atHarbour(input) ? harbour : sampleLocation.id,
      timeZone: atHarbour(input) ? 'Europe/London' : 'America/New_York',
      bookingsToCome: 0,
    }));
    answers.set('bookings/feed', (input) => ({
      locationId: atHarbour(input) ? harbour : sampleLocation.id,
      url: `https://bell.example/calendar/${atHarbour(input) ? 'harbour' : 'street'}.ics`,
      renewedAt: '2026-11-20T10:00:00.000Z',
    }));
    answers.set('bookings/free', () => ({ timeZone: 'Europe/London', times: [], problem: null }));
  }

  it('are set up one by one, by a chooser that the address keeps', async () => {
    stands();
    await site.open(SETUP);
    await shows('street.ics');
    expect(await chooser().inputValue()).toBe(sampleLocation.id);
    await chooser().selectOption({ label: 'Harbour' });
    await shows('harbour.ics');
    await button('Edit Boat trip').waitFor();
    await button('Edit Berth').waitFor();
    expect(await button('Edit Table').count()).toBe(0);
    const zone = site.page.getByLabel('Business time zone', { exact: true });
    expect(await zone.inputValue()).toBe('Europe/London');
    expect(new URL(site.page.url()).search).toBe(`?location=${harbour}`);
    await site.page.goBack();
    await shows('street.ics');
    await site.page.goForward();
    await button('Edit Boat trip').waitFor();
    const back = site.page.getByRole('main').getByRole('link', { name: 'Bookings', exact: true });
    expect(await back.getAttribute('href')).toContain(`location=${harbour}`);
  });

  it('are saved where the chooser stands', async () => {
    stands();
    const { answers } = site.area;
    answers.set('bookings/setHours', (input) => ({ ...noHours, ...(input as object), version: 1 }));
    answers.set('bookings/setTimeZone', () => new Refusal(409, 'No.'));
    answers.set('bookings/renewFeed', () => new Refusal(503, 'Not just now.'));
    answers.set('services/add', () => ({ ...berthService, nameClashes: [] }));
    answers.set('resources/add', () => berth);
    await site.open(`${SETUP}?location=${harbour}`);
    await button('Save hours').click();
    await shows('Opening hours saved');
    await site.page.getByLabel('Business time zone', { exact: true }).selectOption('Europe/Paris');
    await button('Save time zone').click();
    await shows('No.');
    await button('Create new link').click();
    await dialog().getByRole('button', { name: 'Create new link' }).click();
    await shows('Not just now.');
    await site.page.keyboard.press('Escape');
    await button('Add a service').click();
    // Only what stands at the same location can be needed.
    await dialog().getByLabel('Berth').waitFor();
    expect(await dialog().getByLabel('Table 1').count()).toBe(0);
    await field('Name').fill('Night trip');
    await button('Save').click();
    await expect.poll(() => dialog().count()).toBe(0);
    await button('Add').click();
    await field('Name').fill('Jetty');
    await button('Save').click();
    await expect.poll(() => dialog().count()).toBe(0);
    for (const operation of [
      'bookings/setHours',
      'bookings/setTimeZone',
      'bookings/renewFeed',
      'services/add',
      'resources/add',
    ])
      expect([operation, site.area.inputsOf(operation)]).toEqual([
        operation,
        [expect.objectContaining({ locationId: harbour })],
      ]);
  });

  it('begin anew at one that has nothing, with what is set up there', async () => {
    stands();
    let wasAdded = false;
    const { answers } = site.area;
    answers.set('services/list', () => (wasAdded ? [berthService] : []));
    answers.set('resources/list', () => (wasAdded ? [berth] : []));
    answers.set('resources/add', () => berth);
    answers.set('services/add', () => {
      wasAdded = true;
      return { ...berthService, nameClashes: [] };
    });
    await site.open(`${SETUP}?location=${harbour}`);
    await button('Set up').click();
    await button('Edit Boat trip').waitFor();
    const asked = [
      ...site.area.inputsOf('resources/add'),
      ...site.area.inputsOf('services/add'),
    ] as AtLocation[];
    expect(new Set(asked.map((input) => input?.locationId))).toEqual(new Set([harbour]));
  });

  it('tells that the locations could not be read, and tries again', async () => {
    stands();
    site.area.answers.set('locations/list', () => new Refusal(503, 'The database is away.'));
    await site.open(SETUP);
    await shows('The database is away.');
    await site.settled();
    stands();
    await button('Try Again').click();
    await shows('street.ics');
    expect(await site.page.getByText('The database is away.').count()).toBe(0);
  });

  it('stand in one calendar with the names of their locations, or in one each', async () => {
    stands();
    await site.open(DAY);
    await shows("Each booking shows its location's local time.");
    await button(/John Smyth/).waitFor();
    await site.page
      .getByRole('region', { name: 'Berth · Harbour', exact: true })
      .getByRole('button', {
        name: /^19:00\s*to 21:00,\s*Olga Sea\s*,\s*Boat trip for 4 · Harbour/,
      })
      .click();
    await dialog().getByText('Times are in Europe/London.').waitFor();
    await site.page.keyboard.press('Escape');
    await site.page.getByRole('radio', { name: 'List' }).click();
    await button(/Olga Sea.*Harbour/).waitFor();
    await button(/John Smyth.*High Street/).waitFor();

    await chooser().selectOption({ label: 'Harbour' });
    await shows('Times are in Europe/London.');
    await expect.poll(() => button(/John Smyth/).count()).toBe(0);
    expect(await button(/Olga Sea.*Harbour/).count()).toBe(0);
    await site.page.getByRole('radio', { name: 'Week' }).click();
    await site.page.getByRole('link', { name: 'Next week' }).click();
    await expect.poll(() => new URL(site.page.url()).searchParams.get('location')).toBe(harbour);
    expect(site.area.inputsOf('bookings/list').at(-1)).toMatchObject({ locationId: harbour });
    const setup = site.page.getByRole('link', { name: 'Set up' });
    expect(await setup.getAttribute('href')).toBe(`${SETUP}?location=${harbour}`);
    await chooser().selectOption({ label: 'All locations' });
    await expect.poll(() => new URL(site.page.url()).searchParams.has('location')).toBe(false);
  });

  it('are added where a service is, or where one chooses', async () => {
    stands();
    site.area.answers.set('bookings/add', () => ({ done: true, entry: there }));
    await site.open(DAY);
    await button('Add a booking').first().click();
    await button('Book').click();
    await dialog().getByText('Please choose the location').waitFor();
    await dialog().getByText('Please choose a service').waitFor();
    const names = () => field('What').getByRole('option').allTextContents();
    expect(await names()).toEqual(
      expect.arrayContaining(['Table · High Street', 'Boat trip · Harbour']),
    );
    await field('What').selectOption({ label: 'Boat trip · Harbour' });
    expect(await field('Location').inputValue()).toBe(harbour);
    await dialog().getByText('Day and time are local to Europe/London.').waitFor();
    expect(await names()).toContain('Boat trip');
    expect(await names()).not.toContain('Table');
    await field('Time').fill('19:00');
    await field('Name').fill('Olga Sea');
    await button('Book').click();
    await expect.poll(() => site.area.inputsOf('bookings/add').length).toBe(1);

    await button('Add a booking').first().click();
    await field('Location').selectOption({ label: 'High Street' });
    await field('What').selectOption({ label: 'Order for pick-up' });
    await field('Item 1').fill('Lamb pie');
    await field('Time').fill('18:00');
    await field('Name').fill('Ann');
    await button('Book').click();
    await expect.poll(() => site.area.inputsOf('bookings/add').length).toBe(2);
    const asked = site.area.inputsOf('bookings/add') as AddBookingInput[];
    expect(asked).toMatchObject([
      { kind: 'service', serviceId: berthService.id, locationId: harbour },
      { kind: 'order', locationId: sampleLocation.id },
    ]);
  });

  it('begin at the location whose calendar or column is open', async () => {
    stands();
    await site.open(DAY);
    await site.page
      .getByRole('region', { name: 'Berth · Harbour', exact: true })
      .getByRole('button', { name: /^Add a booking/ })
      .focus();
    await site.page.keyboard.press('Enter');
    expect(await field('Location').inputValue()).toBe(harbour);
    expect(await field('What').inputValue()).toBe(berthService.id);
    await site.page.goto(`${site.area.address}${DAY}&location=${harbour}`);
    await button('Add a booking').first().click();
    expect(await field('Location').inputValue()).toBe(harbour);
    expect(await field('What').inputValue()).toBe(berthService.id);
  });

  it('fit into 320 px', async () => {
    stands();
    await site.open(DAY);
    await button(/Olga Sea/).waitFor();
    await site.page.setViewportSize({ width: 320, height: 640 });
    const width = () => site.page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    await site.page.goto(`${site.area.address}${SETUP}`);
    await shows('street.ics');
    expect(await width()).toBe(320);
  });
});
