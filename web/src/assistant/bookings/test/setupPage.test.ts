import type { Resource, Service } from '@belldesk/contract/product/services';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { sampleAssistant, sampleLocation } from '../../testing/samples.ts';
import { noHours, tableService, tables } from '../testing/sampleEntries.ts';

/** A machine that does much else at once is slow to draw. */
const patient = { timeout: 10_000 } as const;

const locationId = sampleLocation.id;
const SETUP = '/my-assistant/bookings/setup';

describe.skipIf(chromiumPath === null)('the set-up of bookings', () => {
  const site = useAreaPage({ isStyled: true });
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const dialog = () => site.page.getByRole('dialog');
  const field = (name: string) => dialog().getByLabel(name, { exact: true });
  const shows = (words: string) => site.page.getByText(words).first().waitFor();

  function stands(services: readonly Service[], resources: readonly Resource[]): void {
    site.area.answers.set('services/list', () => services);
    site.area.answers.set('resources/list', () => resources);
    site.area.answers.set('bookings/hours', () => noHours);
    site.area.answers.set('bookings/timeZone', () => ({
      timeZone: 'America/New_York',
      bookingsToCome: 0,
    }));
    site.area.answers.set('bookings/feed', () => ({
      url: 'https://bell.example/calendar/old.ics',
      renewedAt: '2026-11-20T10:00:00.000Z',
    }));
  }

  it('begins with what a business of this kind has', async () => {
    stands([], []);
    const systemPrompt = 'A salon: haircuts and manicures by two stylists.';
    site.area.answers.set('assistants/current', () => ({ ...sampleAssistant, systemPrompt }));
    let made = 0;
    site.area.answers.set('resources/add', (input) => {
      made += 1;
      return { ...(input as object), id: tables[made - 1]?.id, version: 1 };
    });
    site.area.answers.set('services/add', (input) => {
      stands([tableService], tables);
      return { ...(input as object), id: tableService.id, version: 1 };
    });
    await site.open(SETUP);
    await site.page.getByLabel('Stylist', { exact: true }).fill('3');
    await button('Set up').click();
    await button('Edit Table').waitFor();
    expect(site.area.inputsOf('resources/add')).toEqual([
      { locationId, name: 'Stylist', kind: 'staff', capacity: 1, count: 3 },
    ]);
    const services = site.area.inputsOf('services/add') as { name: string }[];
    expect(services.map(({ name }) => name)).toEqual(['Haircut', 'Colour', 'Manicure']);
    expect(services[0]).toMatchObject({ currency: 'USD', resourceIds: [tables[0]?.id] });
    expect(await button('Set up').count()).toBe(0);
  });

  it('tells when only part of it could be set up', async () => {
    stands([], []);
    site.area.answers.set('resources/add', () => {
      stands([], tables);
      return tables[0];
    });
    site.area.answers.set('services/add', () => new Refusal(503, 'The database is away.'));
    await site.open(SETUP);
    await button('Set up').click();
    await shows('Some items could not be set up');
    await shows('The database is away.');
    await button('Edit Table 1').waitFor();
    expect(await button('Set up').count()).toBe(0);
  });

  it('adds a service with length and price, and says what is wrong with it', async () => {
    stands([tableService], tables);
    site.area.answers.set('services/add', (input) => ({
      ...(input as object),
      id: 'new',
      version: 1,
    }));
    await site.open(SETUP);
    await button('Add a service').click();
    await field('Price').fill('cheap');
    await button('Save').click();
    await dialog().getByText('Please enter a name').waitFor();
    await dialog().getByText('Please enter a price such as 25 or 25.50').waitFor();
    expect(site.area.inputsOf('services/add')).toEqual([]);
    await field('Name').fill('Tasting menu');
    await field('Price').fill('85.50');
    await field('Minutes').fill('180');
    await field('Other names callers use').fill('tasting, menu of the chef');
    await field('Table 2').check();
    await button('Save').click();
    await expect.poll(() => dialog().count(), patient).toBe(0);
    expect(site.area.inputsOf('services/add')).toEqual([
      {
        locationId,
        name: 'Tasting menu',
        otherNames: ['tasting', 'menu of the chef'],
        kind: 'appointment',
        durationMinutes: 180,
        priceMinor: 8_550,
        currency: 'USD',
        resourceIds: [tables[1]?.id],
      },
    ]);
  });

  it('tells of names that two services share, and whom callers get by them', async () => {
    const checkUp = { ...tableService, name: 'Check-up', otherNames: ['look'] };
    const other = { ...tableService, id: tables[0]?.id ?? '', name: 'Appointment' };
    stands([checkUp, { ...other, otherNames: ['check up', 'look'] }], tables);
    await site.open(SETUP);
    await shows('Callers who say “Check-up” get Check-up, not Appointment.');
    await shows('Callers who say “look” are asked to choose between Check-up and Appointment.');
    stands([checkUp, { ...other, otherNames: [] }], tables);
    await site.open(SETUP);
    await button('Edit Check-up').waitFor();
    expect(await site.page.getByText('Callers who say').count()).toBe(0);
  });

  it('tells that another window saved a service first, and loses nothing', async () => {
    stands([tableService], tables);
    await site.open(SETUP);
    await button('Edit Table').click();
    await field('Minutes').fill('90');
    stands([{ ...tableService, version: 7, name: 'Any table' }], tables);
    site.area.answers.set('services/change', () => new Refusal(409));
    await button('Save').click();
    await shows('This service changed in another window while you were editing.');
    expect(await field('Minutes').inputValue()).toBe('90');
    site.area.answers.set('services/change', () => ({ ...tableService, version: 8 }));
    await button('Save my version').click();
    await expect.poll(() => dialog().count(), patient).toBe(0);
    expect(site.area.inputsOf('services/change')[1]).toMatchObject({
      version: 7,
      durationMinutes: 90,
      name: 'Table',
    });
  });

  it('says why a table cannot be taken away', async () => {
    stands([tableService], tables);
    site.area.answers.set(
      'resources/remove',
      () => new Refusal(409, 'Table 1 is booked for Friday.'),
    );
    await site.open(SETUP);
    await button('Remove Table 1').click();
    await button('Remove').click();
    await dialog().getByText('Table 1 is booked for Friday.').waitFor();
    site.area.answers.set('resources/remove', () => ({ id: tables[0]?.id }));
    await button('Remove').click();
    await expect.poll(() => dialog().count(), patient).toBe(0);
    expect(site.area.inputsOf('resources/remove')[1]).toEqual({ id: tables[0]?.id });
  });

  it('saves the week and a holiday, over what another window saved only when asked', async () => {
    stands([], []);
    await site.open(SETUP);
    await shows('No hours yet. Until you save some, every hour counts as open.');
    await button('Add hours, Monday').click();
    await site.page.getByLabel('Monday, closes, 1').fill('02:00');
    await button('Add a day').click();
    await button('Save hours').click();
    await shows('Please choose a date');
    await site.page.getByLabel('Day 1, date').fill('2026-12-25');
    await site.page.getByLabel('Day 1, name').fill('Christmas Day');
    site.area.answers.set('bookings/setHours', () => new Refusal(409));
    site.area.answers.set('bookings/hours', () => ({ ...noHours, version: 3 }));
    await button('Save hours').click();
    await shows('Opening hours changed in another window');
    site.area.answers.set('bookings/setHours', (input) => ({
      ...noHours,
      ...(input as object),
      source: 'calendar',
      version: 4,
    }));
    await button('Save my version').click();
    await shows('Bookings follow these hours.');
    const asked = site.area.inputsOf('bookings/setHours')[1] as { week: unknown[] };
    expect(asked).toMatchObject({
      version: 3,
      exceptions: [{ date: '2026-12-25', name: 'Christmas Day', ranges: [] }],
    });
    expect(asked.week[0]).toEqual({ weekday: 1, ranges: [{ from: '09:00', to: '02:00' }] });
    expect(asked.week[1]).toEqual({ weekday: 2, ranges: [] });
  });

  it('sets another time zone, and says first what becomes of the bookings to come', async () => {
    stands([], []);
    const answers = (timeZone: string, bookingsToCome = 12) =>
      site.area.answers.set('bookings/timeZone', () => ({ timeZone, bookingsToCome }));
    answers('America/New_York');
    await site.open(SETUP);
    const zone = site.page.getByLabel('Business time zone', { exact: true });
    expect(await zone.inputValue()).toBe('America/New_York');
    expect(await button('Save time zone').isDisabled()).toBe(true);
    const clock = site.page.getByText('Local time there');
    const there = await clock.textContent();
    await zone.selectOption('Asia/Tokyo');
    expect(await clock.textContent()).not.toBe(there);
    await button('Save time zone').click();
    await shows('12 bookings to come keep the time of day they have on the page.');
    await button('Not now').click();
    expect(site.area.inputsOf('bookings/setTimeZone')).toEqual([]);
    const clash = 'Nothing was changed. Please look at Sunday 28 March 2027.';
    site.area.answers.set('bookings/setTimeZone', () => new Refusal(409, clash));
    await button('Save time zone').click();
    await button('Change the time zone').click();
    await shows(clash);
    expect(await zone.inputValue()).toBe('Asia/Tokyo');
    site.area.answers.set('bookings/setTimeZone', () => {
      answers('Asia/Tokyo');
      return { timeZone: 'Asia/Tokyo', bookingsToCome: 12 };
    });
    await button('Save time zone').click();
    await button('Change the time zone').click();
    await shows('Time zone saved');
    await expect.poll(() => button('Save time zone').isDisabled(), patient).toBe(true);
    expect(site.area.inputsOf('bookings/setTimeZone')[1]).toEqual({
      locationId,
      timeZone: 'Asia/Tokyo',
      seen: 'America/New_York',
    });
  });

  it('tells that another window set the time zone first', async () => {
    stands([], []);
    await site.open(SETUP);
    const zone = site.page.getByLabel('Business time zone', { exact: true });
    await zone.selectOption('Asia/Tokyo');
    site.area.answers.set('bookings/setTimeZone', () => new Refusal(409));
    site.area.answers.set('bookings/timeZone', () => ({
      timeZone: 'Europe/Paris',
      bookingsToCome: 0,
    }));
    await button('Save time zone').click();
    await shows('The time zone changed in another window while you were editing.');
    expect(await zone.inputValue()).toBe('Asia/Tokyo');
    await button('Use the other version').click();
    await expect.poll(() => zone.inputValue(), patient).toBe('Europe/Paris');
    await zone.selectOption('Asia/Tokyo');
    await button('Save time zone').click();
    await expect
      .poll(() => site.area.inputsOf('bookings/setTimeZone')[1], patient)
      .toEqual({ locationId, timeZone: 'Asia/Tokyo', seen: 'Europe/Paris' });
  });

  it('makes a new address of the feed, once it is asked for', async () => {
    stands([], []);
    site.area.answers.set('bookings/renewFeed', () => ({
      url: 'https://bell.example/calendar/new.ics',
      renewedAt: '2026-11-21T10:00:00.000Z',
    }));
    await site.open(SETUP);
    await shows('https://bell.example/calendar/old.ics');
    await button('Create new link').click();
    expect(site.area.inputsOf('bookings/renewFeed')).toHaveLength(0);
    await dialog().getByRole('button', { name: 'Create new link' }).click();
    await shows('https://bell.example/calendar/new.ics');
    expect(await site.page.getByText('old.ics').count()).toBe(0);
  });
});
