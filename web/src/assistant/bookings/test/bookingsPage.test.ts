import type { AddBookingInput, CalendarEntry } from '@belldesk/contract/product/bookings';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { sampleAssistant } from '../../testing/samples.ts';
import { localMoment } from '../calendar/clock.ts';
import { calendarOf, entryOf, tableService, tables } from '../testing/sampleEntries.ts';

/** A machine that does much else at once is slow to draw. */
const patient = { timeout: 10_000 } as const;

const DAY = '/my-assistant/bookings?view=day&date=2026-11-21';
const WEEK = '/my-assistant/bookings?view=week&date=2026-11-21';

describe.skipIf(chromiumPath === null)('the calendar', () => {
  const site = useAreaPage({ isStyled: true });
  const button = (name: string | RegExp) =>
    site.page.getByRole('button', { name, exact: typeof name === 'string' });
  const dialog = () => site.page.getByRole('dialog');
  const shows = (words: string | RegExp) => site.page.getByText(words).first().waitFor();
  const status = (words: RegExp) => site.page.getByRole('status').getByText(words).waitFor();
  const column = (name: string) => site.page.getByRole('region', { name, exact: true });

  function stands(...entries: CalendarEntry[]): void {
    site.area.answers.set('assistants/current', () => sampleAssistant);
    site.area.answers.set('bookings/list', () => calendarOf(entries));
    site.area.answers.set('services/list', () => [tableService]);
    site.area.answers.set('resources/list', () => tables);
    site.area.answers.set('bookings/free', () => ({
      timeZone: 'America/New_York',
      times: ['18:00', '18:15', '20:30'],
      problem: null,
    }));
  }

  it('has a column for each resource, and one for what holds none', async () => {
    const order = entryOf({
      kind: 'order',
      name: 'Olga',
      resources: [],
      items: [{ name: 'Lamb pie', quantity: 2 }],
      time: '13:00',
      endTime: '13:00',
      callLogId: null,
    });
    stands(entryOf(), order);
    await site.open(DAY);
    await column('Table 1')
      .getByRole('button', {
        name: /^19:00\s*to 21:00,\s*John Smyth\s*,\s*Table for 4\s*, Table 1, Reservation, booked by phone$/,
      })
      .waitFor();
    await column('Unassigned')
      .getByRole('button', {
        name: /^13:00\s*,\s*Olga\s*,\s*2 × Lamb pie\s*, Order for pick-up, added by your team$/,
      })
      .waitFor();
    expect(await column('Table 2').getByRole('listitem').count()).toBe(0);
    expect(site.area.inputsOf('bookings/list')[0]).toEqual({
      from: '2026-11-20',
      to: '2026-11-21',
      withCancelled: false,
    });
  });

  it('draws where one is now, by the clock of the business, and only today', async () => {
    stands();
    const { day } = localMoment(sampleAssistant.timeZone, Date.now());
    site.area.answers.set('bookings/list', () => ({
      ...calendarOf([]),
      days: [{ date: day, ranges: [{ from: '00:00', to: '24:00' }], exception: null }],
    }));
    await site.open('/my-assistant/bookings?view=day');
    const line = site.page.locator('[data-now]');
    await expect.poll(() => line.count(), patient).toBe(tables.length);
    const { day: today } = localMoment(sampleAssistant.timeZone, Date.now());
    expect(await site.page.getByLabel('Go to a date').inputValue()).toBe(today);
    await site.page.getByRole('link', { name: 'Next day' }).click();
    await expect.poll(() => line.count(), patient).toBe(0);
    await site.page.getByRole('main').getByRole('link', { name: 'Today' }).click();
    await expect.poll(() => line.count(), patient).toBe(tables.length);
  });

  it('opens with the week, and on a telephone with the day, within its width', async () => {
    stands(entryOf());
    await site.open('/my-assistant/bookings?date=2026-11-21');
    const chosen = (name: string) => site.page.getByRole('radio', { name }).isChecked();
    await button(/John Smyth/).waitFor();
    expect(await chosen('Week')).toBe(true);
    await site.page.setViewportSize({ width: 320, height: 700 });
    await site.page.getByRole('heading', { name: /^Saturday,? 21 November 2026$/ }).waitFor();
    expect(await chosen('Day')).toBe(true);
    expect(await site.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('walks through days by address, and back', async () => {
    stands();
    await site.open(DAY);
    await site.page.getByRole('link', { name: 'Next day' }).click();
    await site.page.getByRole('heading', { name: /^Sunday,? 22 November 2026$/ }).waitFor();
    await site.page.waitForURL('**/bookings?view=day&date=2026-11-22');
    await site.page.getByRole('radio', { name: 'Week' }).click();
    await site.page.getByRole('heading', { name: /^16\s?–\s?22 November 2026$/ }).waitFor();
    await site.page.getByRole('link', { name: /^Tue,? 17 Nov$/ }).click();
    await site.page.waitForURL('**/bookings?view=day&date=2026-11-17');
    await site.page.goBack();
    await site.page.waitForURL('**/bookings?view=week&date=2026-11-22');
    await site.page.getByLabel('Go to a date').fill('2027-01-01');
    await site.page.waitForURL('**/bookings?view=week&date=2027-01-01');
    await shows('No bookings this week.');
    expect(site.area.inputsOf('bookings/list').at(-1)).toMatchObject({
      from: '2026-12-27',
      to: '2027-01-03',
    });
  });

  it('shows a booking of a call by itself, with the way to the call', async () => {
    stands();
    await site.open(WEEK);
    await shows('No bookings this week.');
    await expect.poll(() => site.area.inputsOf('changes/watch').length, patient).toBeGreaterThan(0);
    stands(entryOf());
    site.area.tell({ topic: 'schedule' });
    await button(/John Smyth/).click();
    await dialog().getByRole('heading', { name: 'John Smyth' }).waitFor();
    const call = dialog().getByRole('link', { name: 'By phone: view call' });
    expect(await call.getAttribute('href')).toBe(
      '/my-assistant/calls/0193b3c0-0000-7000-8000-000000000101',
    );
  });

  it('moves a booking with the pointer, and back', async () => {
    stands(entryOf());
    site.area.answers.set('bookings/move', (input) => {
      const { date, time } = input as { date: string; time: string };
      const moved = entryOf({ date, time, version: 2 });
      stands(moved);
      return { done: true, entry: moved };
    });
    await site.open(DAY);
    await button(/John Smyth/).scrollIntoViewIfNeeded();
    const box = await button(/John Smyth/).boundingBox();
    const target = await column('Table 2').boundingBox();
    if (!box || !target) throw new Error('nothing is drawn');
    const { mouse } = site.page;
    await mouse.move(box.x + 20, box.y + 10);
    await mouse.down();
    await mouse.move(target.x + 30, box.y - 100, { steps: 4 });
    await mouse.up();
    await status(/^John Smyth is moved to/);
    expect(site.area.inputsOf('bookings/move')[0]).toMatchObject({
      version: 1,
      date: '2026-11-21',
      resourceId: tables[1]?.id,
      anyway: false,
    });
    expect(await dialog().count()).toBe(0);
    await button('Undo').click();
    await status(/^John Smyth is back at/);
    expect(site.area.inputsOf('bookings/move')[1]).toMatchObject({
      version: 2,
      time: '19:00',
      resourceId: tables[0]?.id,
      anyway: true,
    });
  });

  it('says why it cannot be moved there, and what is free near by', async () => {
    const entry = entryOf();
    stands(entry);
    const refused = {
      done: false,
      problem: 'closed',
      reason: 'You are closed then.',
      nearby: [{ date: '2026-11-21', time: '20:30' }],
    };
    site.area.answers.set('bookings/move', (input) =>
      (input as { time: string }).time === '20:30'
        ? { done: true, entry: { ...entry, version: 2 } }
        : refused,
    );
    await site.open(DAY);
    await button(/John Smyth/).click();
    await dialog().getByRole('button', { name: 'Move', exact: true }).click();
    await dialog().getByRole('button', { name: '18:15' }).click();
    expect(await dialog().getByLabel('Time', { exact: true }).inputValue()).toBe('18:15');
    await dialog().getByRole('button', { name: 'Move', exact: true }).click();
    await dialog().getByText('You are closed then.').waitFor();
    await dialog().getByRole('button', { name: 'Move anyway' }).click();
    await expect.poll(() => site.area.inputsOf('bookings/move').length).toBe(2);
    await dialog()
      .getByRole('button', { name: /21 Nov, 20:30$/ })
      .click();
    await status(/^John Smyth is moved to/);
    expect(site.area.inputsOf('bookings/move')).toEqual(
      [
        { time: '18:15', anyway: false, tell: false },
        { time: '18:15', anyway: true, tell: false },
        { time: '20:30', anyway: false, tell: false },
      ].map((asked) => ({
        id: entry.id,
        version: 1,
        date: '2026-11-21',
        resourceId: null,
        ...asked,
      })),
    );
  });

  it('tells that another window was first, with everything chosen still there', async () => {
    const entry = entryOf();
    stands(entry);
    const newer = { ...entry, version: 5, time: '12:00', endTime: '14:00' };
    site.area.answers.set('bookings/move', () => new Refusal(409));
    site.area.answers.set('bookings/get', () => newer);
    await site.open(DAY);
    await button(/John Smyth/).click();
    await dialog().getByRole('button', { name: 'Move', exact: true }).click();
    await dialog().getByLabel('Time', { exact: true }).fill('20:15');
    await dialog().getByRole('button', { name: 'Move', exact: true }).click();
    await shows('This booking changed while you had it open.');
    await shows(/It is now at .*12:00–14:00/);
    expect(await dialog().getByLabel('Time', { exact: true }).inputValue()).toBe('20:15');
    site.area.answers.set('bookings/move', () => ({ done: true, entry: { ...newer, version: 6 } }));
    await button('Move anyway').click();
    await status(/^John Smyth is moved to/);
    expect(site.area.inputsOf('bookings/move')[1]).toMatchObject({ version: 5, time: '20:15' });
  });

  it('asks before it cancels, then offers the way back', async () => {
    const entry = entryOf();
    stands(entry);
    site.area.answers.set('bookings/cancel', () => {
      stands();
      return { ...entry, status: 'cancelled', version: 2 };
    });
    site.area.answers.set('bookings/restore', () => {
      stands(entry);
      return { done: true, entry: { ...entry, version: 3 } };
    });
    await site.open(DAY);
    await button(/John Smyth/).click();
    await button('Cancel booking').click();
    await dialog().getByRole('heading', { name: 'Cancel John Smyth?' }).waitFor();
    expect(site.area.inputsOf('bookings/cancel')).toEqual([]);
    await button('Cancel booking').click();
    await status(/^Table for 4, John Smyth: cancelled/);
    await shows('No bookings on this day.');
    await button('Undo').click();
    await status(/booking restored/);
    await button(/John Smyth/).waitFor();
    expect(site.area.inputsOf('bookings/restore')).toEqual([
      { id: entry.id, version: 2, tell: false },
    ]);
  });

  it('tells the customer where that is wished for, says what became of it, and tells of the way back', async () => {
    const entry = entryOf();
    const told = {
      kind: 'cancelled',
      by: 'text',
      to: '+442079460018',
      why: null,
      opensAt: null,
    } as const;
    const createdAt = '2026-11-20T12:00:00.000Z';
    const cancelled: CalendarEntry = {
      ...entry,
      status: 'cancelled',
      version: 2,
      notice: { ...told, state: 'waiting', createdAt },
    };
    stands(entry);
    site.area.answers.set('bookings/cancel', () => cancelled);
    site.area.answers.set('bookings/get', () => ({
      ...cancelled,
      notice: { ...told, state: 'refused', why: 'carrier', createdAt },
    }));
    site.area.answers.set('bookings/restore', () => ({
      done: true,
      entry: {
        ...entry,
        version: 3,
        notice: { ...told, kind: 'restored', state: 'sent', createdAt },
      },
    }));
    await site.open(DAY);
    await button(/John Smyth/).click();
    await button('Cancel booking').click();
    const choice = dialog().getByRole('checkbox', {
      name: 'Text John Smyth at +442079460018',
    });
    expect(await choice.isChecked()).toBe(false);
    await choice.check();
    await button('Cancel booking').click();
    await status(
      /cancelled\. Not sent: text message to \+442079460018\. The number or address rejected it\. Please call\./i,
    );
    expect(site.area.inputsOf('bookings/cancel')).toEqual([
      { id: entry.id, version: 1, tell: true },
    ]);
    await button('Undo and notify').click();
    await status(/booking restored/);
    expect(site.area.inputsOf('bookings/restore')).toEqual([
      { id: entry.id, version: 2, tell: true },
    ]);
  });

  it('offers to tell nobody whom it cannot reach', async () => {
    stands(entryOf());
    site.area.answers.set('bookings/list', () => ({ ...calendarOf([entryOf()]), canText: false }));
    await site.open(DAY);
    await button(/John Smyth/).click();
    await dialog().getByRole('button', { name: 'Move', exact: true }).click();
    const choice = dialog().getByRole('checkbox', { name: 'Notify John Smyth' });
    expect([await choice.isDisabled(), await choice.isChecked()]).toEqual([true, false]);
    await shows(
      'No email address or mobile number on file. John Smyth is not notified automatically. Please call +442079460018.',
    );
  });

  it.each([
    [
      { why: 'unconfirmed', opensAt: null },
      /Confirm your email address to send messages to customers\./,
    ],
    [
      { why: 'account-limit', opensAt: '2026-11-21T14:05:00.000Z' },
      /reached its daily limit for customer messages\. You can notify customers again from 21 Nov 2026/,
    ],
  ] as const)('says why nobody can be told now: %o', async (cannotTell, words) => {
    stands(entryOf());
    site.area.answers.set('bookings/list', () => ({ ...calendarOf([entryOf()]), cannotTell }));
    await site.open(DAY);
    await button(/John Smyth/).click();
    await button('Cancel booking').click();
    const choice = dialog().getByRole('checkbox', { name: 'Text John Smyth at +442079460018' });
    expect([await choice.isDisabled(), await choice.isChecked()]).toEqual([true, false]);
    await dialog().getByText(words).waitFor();
  });

  it('adds by hand where one clicks, outside the hours too', async () => {
    stands();
    const answers = [
      { done: false, problem: 'closed', reason: 'You are closed at 11:15.', nearby: [] },
      { done: true, entry: entryOf({ name: 'Ann', callLogId: null }) },
    ];
    site.area.answers.set('bookings/add', () => answers.shift());
    await site.open(DAY);
    await column('Table 2')
      .getByRole('button', { name: 'Add a booking: Table 2' })
      .click({ position: { x: 40, y: 20 } });
    const field = (name: string) => dialog().getByLabel(name, { exact: true });
    expect(await field('Time').inputValue()).toBe('11:15');
    expect(await field('With').inputValue()).toBe(tables[1]?.id);
    await button('Book').click();
    await dialog().getByText('Please enter a name').waitFor();
    await field('Name').fill('Ann');
    await field('Party size').fill('3');
    await button('Book').click();
    await dialog().getByText('You are closed at 11:15.').waitFor();
    expect(await field('Name').inputValue()).toBe('Ann');
    await button('Book anyway').click();
    await status(/^Table for 4, Ann: booked for/);
    expect(site.area.inputsOf('bookings/add')[1]).toEqual({
      kind: 'service',
      serviceId: tableService.id,
      resourceId: tables[1]?.id,
      partySize: 3,
      date: '2026-11-21',
      time: '11:15',
      name: 'Ann',
      phoneNumber: null,
      email: null,
      notes: null,
      anyway: true,
      idempotencyKey: expect.any(String) as string,
    });
  });

  it('takes an order by hand, and keeps what was typed when the server cannot', async () => {
    stands();
    site.area.answers.set('bookings/add', () => new Refusal(503, 'The database is away.'));
    await site.open(DAY);
    await button('Add a booking').click();
    const field = (name: string) => dialog().getByLabel(name, { exact: true });
    await field('What').selectOption({ label: 'Order for pick-up' });
    expect(await field('Party size').count()).toBe(0);
    await field('Quantity, item 1').fill('2');
    await field('Item 1').fill('Lamb pie');
    await button('Add an item').click();
    await field('Item 2').fill('Salad');
    await field('Time').fill('18:00');
    await field('Name').fill('Olga');
    await button('Book').click();
    await dialog().getByText('The database is away.').waitFor();
    expect(await field('Item 1').inputValue()).toBe('Lamb pie');
    const items = [
      { name: 'Lamb pie', quantity: 2 },
      { name: 'Salad', quantity: 1 },
    ];
    site.area.answers.set('bookings/add', () => ({
      done: true,
      entry: entryOf({ kind: 'order', name: 'Olga', items, time: '18:00' }),
    }));
    await button('Book').click();
    await status(/^2 × Lamb pie, 1 × Salad, Olga: booked for .*18:00/);
    expect(site.area.inputsOf('bookings/add')[1]).toEqual({
      kind: 'order',
      items,
      date: '2026-11-21',
      time: '18:00',
      name: 'Olga',
      phoneNumber: null,
      email: null,
      notes: null,
      anyway: false,
      idempotencyKey: expect.any(String) as string,
    });
    // Sent again, it is the same request: one that was answered after all books nothing more.
    const [first, second] = site.area
      .inputsOf('bookings/add')
      .map((input) => (input as AddBookingInput).idempotencyKey);
    expect(second).toBe(first);
  });

  it('leads a business that has set up nothing to where it can', async () => {
    stands();
    site.area.answers.set('services/list', () => []);
    site.area.answers.set('resources/list', () => []);
    await site.open(DAY);
    await site.page.getByRole('link', { name: 'Set up your calendar' }).waitFor();
    await column('Bookings').getByRole('button', { name: 'Add a booking' }).waitFor();
    await button('Add a booking').first().click();
    const kinds = dialog().getByLabel('What', { exact: true }).getByRole('option');
    expect(await kinds.allTextContents()).toEqual([
      'Appointment',
      'Reservation',
      'Order for pick-up',
    ]);
  });

  it('can be used by keyboard alone', async () => {
    stands(entryOf());
    await site.open(DAY);
    await button(/John Smyth/).focus();
    await site.page.keyboard.press('Enter');
    await dialog().getByRole('heading', { name: 'John Smyth' }).waitFor();
    await site.page.keyboard.press('Escape');
    await expect.poll(() => dialog().count(), patient).toBe(0);
    await column('Table 2').getByRole('button', { name: 'Add a booking: Table 2' }).focus();
    await site.page.keyboard.press('Enter');
    expect(await dialog().getByLabel('Time', { exact: true }).inputValue()).toBe('');
    expect(await dialog().getByLabel('With', { exact: true }).inputValue()).toBe(tables[1]?.id);
  });

  it('tells of an error and tries again', async () => {
    stands();
    site.area.answers.set('bookings/list', () => new Refusal(502));
    await site.open(DAY);
    await shows('Your calendar could not be loaded. Your bookings are safe.');
    await site.settled();
    stands(entryOf());
    await button('Try Again').click();
    await button(/John Smyth/).waitFor();
    expect(await site.page.getByRole('alert').count()).toBe(0);
  });
});
