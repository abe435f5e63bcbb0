import type { Customer, CustomerRow } from '@belldesk/contract/product/customers';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { itemOf } from '../../inbox/test/sampleItems.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { sampleDetail } from '../../testing/samples.ts';
import { customerOf, events, rowOf } from './sampleCustomers.ts';

const LIST = '/my-assistant/customers';
const PAGE = `${LIST}/${rowOf().id}`;
const cursor = '1795132800000.0193b3c0-0000-7000-8000-000000000501';
const other = rowOf({
  id: '0193b3c0-0000-7000-8000-000000000502',
  name: 'Sam Hill',
  email: null,
  numbers: ['+442079460222'],
});

describe.skipIf(chromiumPath === null)('customers', () => {
  const site = useAreaPage({ isStyled: true });
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const shows = (words: string | RegExp) => site.page.getByText(words).first().waitFor();
  const dialog = () => site.page.getByRole('dialog');

  function stand(rows: readonly CustomerRow[], next: string | null = null): void {
    site.area.answers.set('customers/list', (input) => {
      const { search } = input as { search: string };
      const found = rows.filter(({ name }) => name?.toLowerCase().includes(search) ?? true);
      return { rows: found, next, timeZone: 'Europe/London' };
    });
  }
  function stands(customer: Customer): void {
    site.area.answers.set('customers/get', (input) =>
      (input as { id: string }).id === customer.id
        ? customer
        : customerOf({ ...other, version: 7 }),
    );
    site.area.answers.set('customers/history', (input) =>
      (input as { after?: string }).after === undefined
        ? { events: events.slice(0, 2), next: cursor }
        : { events: events.slice(2), next: null },
    );
  }

  it('are listed, searched and turned over page by page', async () => {
    stand([rowOf(), other], cursor);
    await site.open(LIST);
    const row = site.page.getByRole('link', { name: 'Pat Low', exact: true });
    expect(await row.getAttribute('href')).toBe(PAGE);
    await shows('+442079460111, pat@example.com');
    await site.page.getByRole('link', { name: 'Next' }).click();
    await site.page.getByRole('link', { name: 'First' }).waitFor();
    await site.page.getByLabel('Name, phone number or email').fill('sam');
    await button('Search').click();
    await row.waitFor({ state: 'detached' });
    await site.page.getByLabel('Name, phone number or email').fill('zoë');
    await button('Search').click();
    await shows('No customers found');
    expect(site.area.inputsOf('customers/list')).toEqual([
      { search: '' },
      { search: '', after: cursor },
      { search: 'sam' },
      { search: 'zoë' },
    ]);
  });

  it('say where they come from while there are none, and that they could not be read', async () => {
    stand([]);
    await site.open(LIST);
    await shows('No customers yet');
    await shows("You don't need to add anyone.");
    site.area.answers.set('customers/list', () => new Refusal(500, 'The book is closed.'));
    await site.page.reload();
    await site.page.getByRole('alert').getByText('The book is closed.').waitFor();
    stand([rowOf()]);
    await button('Try Again').click();
    await shows('Pat Low');
    expect(await site.page.getByRole('alert').count()).toBe(0);
  });

  it('have a page with all that they called, booked and left', async () => {
    stands(customerOf());
    await site.open(PAGE);
    await site.page.getByRole('heading', { name: 'Pat Low', level: 1 }).waitFor();
    await shows('1 call, 2 bookings, 1 message');
    await shows('Not asked yet');
    await shows('Patricia');
    await shows(/2min 5sec\. Reserved a table\./);
    await shows(/Table for 4, .*, as Patricia/);
    await button('Show earlier').click();
    await shows('Please call me back.');
    expect(await button('Show earlier').count()).toBe(0);
    const call = site.page.getByRole('link', { name: 'Call', exact: true });
    expect(await call.getAttribute('href')).toBe(`/my-assistant/calls/${events[0]?.id}`);
    const file = site.page.getByRole('link', { name: 'Export' });
    expect(await file.getAttribute('href')).toBe(`/api/customers/${rowOf().id}/export`);
  });

  it('are changed; what is refused is said at its field, and what was typed stays', async () => {
    stands(customerOf());
    site.area.answers.set('customers/change', () => new Refusal(409, 'Changed in another window.'));
    await site.open(PAGE);
    await button('Edit').click();
    await site.page.getByLabel('Numbers').fill('+442079460111\n\n020 7946 0222');
    await site.page.getByLabel('Can you message this customer?').selectOption('no');
    await button('Save').click();
    await site.page.getByRole('alert').getByText('Changed in another window.').waitFor();
    stands(customerOf({ version: 4 }));
    site.area.answers.set('customers/change', () =>
      customerOf({ version: 5, mayBeWrittenTo: false }),
    );
    await button('Save my version').click();
    await button('Edit').waitFor();
    const typed = {
      id: rowOf().id,
      name: 'Pat Low',
      email: 'pat@example.com',
      numbers: ['+442079460111', '020 7946 0222'],
      notes: 'Likes the window',
      mayBeWrittenTo: false,
    };
    expect(site.area.inputsOf('customers/change')).toEqual([
      { ...typed, version: 3 },
      { ...typed, version: 4 },
    ]);
  });

  it('are merged once both are named', async () => {
    stand([rowOf(), other]);
    stands(customerOf());
    site.area.answers.set('customers/merge', () => customerOf({ version: 4 }));
    await site.open(PAGE);
    await button('Merge').click();
    expect(
      await dialog()
        .getByRole('button', { name: /Pat Low/ })
        .count(),
    ).toBe(0);
    await dialog()
      .getByRole('button', { name: /Sam Hill/ })
      .click();
    await dialog().getByRole('heading', { name: 'Merge Sam Hill into Pat Low?' }).waitFor();
    await button('Merge customers').click();
    await shows('Merged into Pat Low.');
    expect(site.area.inputsOf('customers/merge')).toEqual([
      { id: rowOf().id, version: 3, otherId: other.id, otherVersion: 7 },
    ]);
  });

  it('are erased after it is said what goes and what stays; a refusal leaves them', async () => {
    stand([other]);
    stands(customerOf());
    site.area.answers.set('customers/erase', () => new Refusal(409, 'A call is going on.'));
    await site.open(PAGE);
    await button('Erase').click();
    await dialog().getByRole('heading', { name: 'What is kept' }).waitFor();
    await button('Erase permanently').click();
    await dialog().getByText('A call is going on.').waitFor();
    site.area.answers.set('customers/erase', () => ({
      bookings: 2,
      orders: 0,
      messages: 1,
      calls: 1,
    }));
    await button('Erase permanently').click();
    await shows('Pat Low was erased.');
    await site.page.getByRole('link', { name: 'Sam Hill', exact: true }).waitFor();
    const seen = { id: rowOf().id, version: 3 };
    expect(site.area.inputsOf('customers/erase')).toEqual([seen, seen]);
  });

  it('are led to from a call and a message of theirs', async () => {
    const customerId = rowOf().id;
    site.area.answers.set('calls/get', () => ({ ...sampleDetail, customerId }));
    site.area.answers.set('inbox/mail', () => ({ mail: 'each', timeZone: 'Europe/London' }));
    site.area.answers.set('inbox/list', () => ({ rows: [itemOf({ customerId })], next: null }));
    await site.open(`/my-assistant/calls/${sampleDetail.id}`);
    const from = async (name: string) =>
      site.page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await from('View customer')).toBe(PAGE);
    await site.page.goto(`${site.area.address}/my-assistant/inbox`);
    expect(await from('View customer')).toBe(PAGE);
  });

  it('that are gone are said to be', async () => {
    site.area.answers.set('customers/get', () => new Refusal(404, 'Customer not found'));
    await site.open(PAGE);
    await site.page.getByRole('alert').getByText('merged or erased').waitFor();
    expect(site.area.inputsOf('customers/get')).toEqual([{ id: rowOf().id }]);
  });

  it('fit a narrow screen, in the dark as well', async () => {
    const long = 'A-very-long-name-without-any-place-to-break-it-at-all-for-once';
    stand([
      rowOf({ name: long, numbers: Array.from({ length: 9 }, (_, n) => `+44207946011${n}`) }),
    ]);
    stands(customerOf({ name: long, notes: long + long }));
    await site.open(LIST);
    for (const colorScheme of ['light', 'dark'] as const) {
      await site.page.emulateMedia({ colorScheme });
      await site.page.setViewportSize({ width: 320, height: 640 });
      for (const path of [LIST, PAGE]) {
        await site.page.goto(`${site.area.address}${path}`);
        await shows(long);
        if (path === PAGE) await button('Edit').click();
        const width = await site.page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, width]).toEqual([path, 320]);
      }
    }
  });
});
