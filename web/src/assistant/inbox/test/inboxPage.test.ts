import type { InboxItem } from '@belldesk/contract/product/inbox';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { itemOf } from './sampleItems.ts';

const INBOX = '/my-assistant/inbox';
/** A machine that does much else at once is slow to draw. */
const patient = { timeout: 10_000 } as const;
const cursor = '1.1795132800000.0193b3c0-0000-7000-8000-000000000201';

describe.skipIf(chromiumPath === null)('the inbox', () => {
  const site = useAreaPage({ isStyled: true });
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const entry = (name: string) => site.page.getByRole('article', { name, exact: true });
  const shows = (words: string | RegExp) => site.page.getByText(words).first().waitFor();

  /** Answers a list of these, with their counts. */
  function stands(items: InboxItem[], next: string | null = null): void {
    const open = items.filter(({ doneAt }) => doneAt === null);
    site.area.answers.set('inbox/mail', () => ({ mail: 'each', timeZone: 'Europe/London' }));
    site.area.answers.set('inbox/list', () => ({ rows: items, next }));
    site.area.answers.set('inbox/counts', () => ({
      open: open.length,
      urgent: open.filter(({ isUrgent }) => isUrgent).length,
    }));
  }

  it('shows each message with the way to call back and to its call, and counts them', async () => {
    const asked = ['Do you have parking?', 'Do you have parking?'];
    stands([
      itemOf({ isUrgent: true, unansweredQuestions: asked }),
      itemOf({ id: '0193b3c0-0000-7000-8000-000000000202', name: null, phoneNumber: 'sip:a@b.c' }),
    ]);
    await site.open(INBOX);
    const urgent = entry('Pat Low');
    await urgent.getByText('Urgent', { exact: true }).waitFor();
    await urgent.getByText('20 Nov 2026, 14:05').waitFor();
    expect(await urgent.getByText('Do you have parking?').count()).toBe(1);
    const call = urgent.getByRole('link', { name: 'Call +442079460111' });
    expect(await call.getAttribute('href')).toBe('tel:+442079460111');
    expect(await urgent.getByRole('link', { name: 'The call' }).getAttribute('href')).toBe(
      '/my-assistant/calls/0193b3c0-0000-7000-8000-000000000101',
    );
    const withheld = entry('Unnamed caller');
    await withheld.getByText('sip:a@b.c').waitFor();
    expect(await withheld.getByRole('link', { name: /^Call/ }).count()).toBe(0);
    await shows('2 open, 1 urgent');
    await site.page.getByRole('link', { name: 'Inbox 2 open, 1 of them urgent' }).waitFor();
    expect(site.area.inputsOf('inbox/list')[0]).toEqual({ show: 'open' });
  });

  it('puts a message away, and brings it back', async () => {
    const item = itemOf();
    stands([item]);
    site.area.answers.set('inbox/setDone', (input) => {
      const { isDone, version } = input as { isDone: boolean; version: number };
      const doneAt = isDone ? '2026-11-20T15:00:00.000Z' : null;
      const after = itemOf({ doneAt, version: version + 1 });
      stands(isDone ? [] : [after]);
      return after;
    });
    await site.open(INBOX);
    await button('Done').click();
    await shows('Nothing to do');
    await site.page.getByRole('status').getByText('Pat Low: done.').waitFor();
    await button('Undo').click();
    await site.page.getByRole('status').getByText('Pat Low: reopened.').waitFor();
    await entry('Pat Low').waitFor();
    expect(await button('Undo').count()).toBe(0);
    expect(site.area.inputsOf('inbox/setDone')).toEqual([
      { id: item.id, version: 1, isDone: true },
      { id: item.id, version: 2, isDone: false },
    ]);
  });

  it('tells of a change in another window, and shows what stands', async () => {
    stands([itemOf()]);
    site.area.answers.set('inbox/setUrgent', () => {
      stands([itemOf({ version: 2, isUrgent: true })]);
      return new Refusal(409, 'This message was changed in another window.');
    });
    await site.open(INBOX);
    await button('Mark urgent').click();
    await site.page.getByRole('alert').getByText('changed in another window').waitFor();
    await button('Not urgent').waitFor();
    expect(site.area.inputsOf('inbox/setUrgent')).toHaveLength(1);
  });

  it('keeps a note that was not sent when the message is done, or leaves both as they are', async () => {
    stands([itemOf()]);
    const done = () => site.area.inputsOf('inbox/setDone').length;
    site.area.answers.set('inbox/setDone', () => itemOf({ version: 2 }));
    site.area.answers.set('inbox/addNote', () => new Refusal(500, 'The note could not be saved.'));
    await site.open(INBOX);
    await button('Add a note').click();
    await site.page.getByLabel('Your note').fill('Called, nobody there');
    await entry('Pat Low').getByRole('button', { name: 'Done' }).click();
    await shows('The note could not be saved.');
    expect(done()).toBe(0);
    expect(await site.page.getByLabel('Your note').inputValue()).toBe('Called, nobody there');

    site.area.answers.set('inbox/addNote', () => itemOf());
    await entry('Pat Low').getByRole('button', { name: 'Done' }).click();
    await expect.poll(done, patient).toBe(1);
    expect(site.area.inputsOf('inbox/addNote')[1]).toMatchObject({ text: 'Called, nobody there' });
  });

  it('keeps a note, once something is written', async () => {
    stands([itemOf()]);
    site.area.answers.set('inbox/addNote', (input) => {
      const { text } = input as { text: string };
      const notes = [
        {
          id: '0193b3c0-0000-7000-8000-000000000301',
          text,
          createdAt: '2026-11-20T16:00:00.000Z',
        },
      ];
      stands([itemOf({ notes })]);
      return itemOf({ notes });
    });
    await site.open(INBOX);
    await button('Add a note').click();
    await expect
      .poll(() => site.page.getByLabel('Your note').evaluate((box) => box.matches(':focus')))
      .toBe(true);
    await button('Save note').click();
    await shows('Please enter a note');
    await site.page.getByLabel('Your note').fill('  Called, nobody there ');
    await button('Save note').click();
    await site.page
      .getByRole('list', { name: 'Notes' })
      .getByText('Called, nobody there')
      .waitFor();
    expect(site.area.inputsOf('inbox/addNote')).toEqual([
      { id: itemOf().id, text: 'Called, nobody there' },
    ]);
  });

  it('its address says what it shows and from where', async () => {
    stands([itemOf()], cursor);
    await site.open(`${INBOX}?show=all`);
    await site.page.getByRole('link', { name: 'Next' }).click();
    await site.page.getByRole('link', { name: 'First' }).waitFor();
    await site.page.getByRole('radio', { name: 'Done' }).click();
    // The list that is shown is read once more when its watch is open.
    const asked = () => [
      ...new Set(site.area.inputsOf('inbox/list').map((input) => JSON.stringify(input))),
    ];
    await expect
      .poll(asked, patient)
      .toEqual(
        [{ show: 'all' }, { show: 'all', after: cursor }, { show: 'done' }].map((input) =>
          JSON.stringify(input),
        ),
      );
    expect(new URL(site.page.url()).search).toBe('?show=done');
    await site.page.getByRole('radio', { name: 'Open' }).click();
    await expect.poll(() => new URL(site.page.url()).search, patient).toBe('');
  });

  it('takes over what a call brings while it is open, on any page of the area', async () => {
    stands([]);
    await site.open(INBOX);
    await shows('Nothing to do');
    await expect.poll(() => site.area.inputsOf('changes/watch').length, patient).toBe(1);
    stands([itemOf()]);
    site.area.tell({ topic: 'inbox' });
    await entry('Pat Low').waitFor();
    await site.page.getByRole('link', { name: 'Inbox 1 open' }).waitFor();
  });

  it('is watched by one tab, which tells the others', async () => {
    stands([]);
    await site.open(INBOX);
    const watches = () => site.area.inputsOf('changes/watch').length;
    await expect.poll(watches, patient).toBe(1);
    // Two tabs of another browser: the one of the test has room for one page only.
    const context = await site.page.context().browser()?.newContext({ locale: 'en-GB' });
    if (!context) throw new Error('no browser');
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto(`${site.area.address}${INBOX}`);
    await expect.poll(watches, patient).toBe(2);
    await second.goto(`${site.area.address}/my-assistant/manage`);
    const link = second.getByRole('link', { name: /^Inbox/ });
    await link.waitFor();
    stands([itemOf()]);
    site.area.tell({ topic: 'inbox' });
    await expect.poll(() => link.textContent(), patient).toBe('Inbox1 open');
    expect(watches()).toBe(2);
    // The tab that watched is closed: the other takes its place, and reads what it may have missed.
    stands([itemOf(), itemOf({ id: '0193b3c0-0000-7000-8000-000000000202', name: 'Ann' })]);
    await first.close();
    await expect.poll(() => link.textContent(), patient).toBe('Inbox2 open');
    await expect.poll(watches, patient).toBe(3);
    await context.close();
  });

  it('keeps how mail is to come, and says what that means', async () => {
    stands([]);
    site.area.answers.set('inbox/setMail', (input) => ({
      ...(input as { mail: string }),
      timeZone: 'Europe/London',
    }));
    await site.open(INBOX);
    await site.page.getByLabel('Email me').selectOption('digest');
    await shows(/at 08:00 \(Europe\/London\).*Urgent messages are still emailed right away/);
    await site.page.getByLabel('Email me').selectOption('none');
    await shows(/You get no emails, not even for urgent messages/);
    expect(site.area.inputsOf('inbox/setMail')).toEqual([{ mail: 'digest' }, { mail: 'none' }]);
  });

  it('says that it could not be read, and reads again', async () => {
    stands([itemOf()]);
    site.area.answers.set('inbox/list', () => new Refusal(503, 'The desk is starting.'));
    await site.open(INBOX);
    await site.page.getByRole('alert').getByText('The desk is starting.').waitFor();
    await site.settled();
    stands([itemOf()]);
    await button('Try Again').click();
    await entry('Pat Low').waitFor();
    expect(await site.page.getByRole('alert').count()).toBe(0);
  });

  it('fits a narrow telephone', async () => {
    stands([
      itemOf({ name: 'N'.repeat(120), text: 'W'.repeat(400), phoneNumber: `+${'4'.repeat(15)}` }),
    ]);
    await site.open(INBOX);
    await site.page.setViewportSize({ width: 320, height: 700 });
    await entry('N'.repeat(120)).waitFor();
    const overflow = await site.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await site.page.getByRole('main').getByText('1 open', { exact: true }).waitFor();
    await site.page.getByRole('link', { name: 'Inbox 1 open' }).filter({ visible: true }).waitFor();
  });
});
