import type { Today, TodayLine } from '@belldesk/contract/product/today';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { ownBusiness, owner, Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { quietToday, sampleToday } from '../testing/sampleToday.ts';

const TODAY = '/my-assistant';

describe.skipIf(chromiumPath === null)('the page of today', () => {
  const site = useAreaPage();
  const main = () => site.page.getByRole('main');
  const text = (words: string) => main().getByText(words, { exact: true });
  const button = (name: string) => main().getByRole('button', { name, exact: true });
  const pathname = () => new URL(site.page.url()).pathname;
  const show = (today: Today | null) => site.area.answers.set('today/read', () => today);
  const asStaff = () => {
    const organisation = { ...ownBusiness, role: 'staff' };
    site.area.answers.set('account/session', () => ({
      user: owner,
      organisation,
      organisations: [organisation],
    }));
  };

  it('is where the area begins, with the day of the location', async () => {
    show(sampleToday);
    await site.open(TODAY);
    await site.page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    expect(pathname()).toBe(TODAY);
    await text('Saturday 21 November').waitFor();
    expect(await site.page.title()).toContain('Today');

    await main().getByText('9 calls').waitFor();
    expect(await main().getByRole('list', { name: 'What came of them' }).textContent()).toMatch(
      /On the line: 1\s*Answered: 4\s*Reserved: 3\s*Not completed: 1/,
    );
    const newest = main().getByRole('list', { name: 'Newest calls' }).getByRole('listitem');
    expect(await newest.count()).toBe(3);
    // In the zone of the location, New York.
    expect(await newest.nth(1).textContent()).toMatch(
      /Zoë Moss\s*\+442079460123\s*12:30\s*1min 35sec/,
    );
    expect(await newest.nth(1).getByRole('link').getAttribute('href')).toBe(
      `/my-assistant/calls/${sampleToday.calls?.rows[1]?.id}`,
    );

    const booked = main().getByRole('link', { name: 'Robert Miller' });
    expect(await booked.getAttribute('href')).toContain('/my-assistant/bookings?');
    expect(await booked.getAttribute('href')).toContain('2026-11-22');
    await text('Table for 2').waitFor();

    await text('18 of 30 minutes').waitFor();
    await text('Live').waitFor();
    await text('+442071838750').waitFor();
  });

  it('leads to what waits', async () => {
    show(sampleToday);
    await site.open(TODAY);
    const links = main().getByRole('region', { name: 'Waiting for you' }).getByRole('link');
    await links.first().waitFor();
    const shown = await links.evaluateAll((all) =>
      all.map((link) => `${link.textContent} > ${link.getAttribute('href')}`),
    );
    expect(shown).toEqual([
      '3 messages in your inbox (1 urgent) > /my-assistant/inbox',
      '1 call not completed > /my-assistant/calls?scope=all&outcome=not-completed',
      'Forward your calls to your new number, +442071838750 > /my-assistant/manage',
      'Add answers > /my-assistant/manage',
      `Do you have a vegan menu? > /my-assistant/calls/${sampleToday.waiting.questions[0]?.callLogId}`,
    ]);
    await links.nth(1).click();
    await site.page.waitForURL('**/my-assistant/calls?**');
    await expect
      .poll(() => site.area.inputsOf('calls/list').at(-1))
      .toMatchObject({ scope: 'all', outcome: 'not-completed' });
  });

  it('says what is so when nothing has happened yet', async () => {
    show(quietToday);
    await site.open(TODAY);
    await text('You are all caught up.').waitFor();
    await text('No calls yet today. New calls appear here as they come in.').waitFor();
    await text('Nothing is booked for the next 14 days.').waitFor();
    expect(await main().textContent()).toContain('sip:golden-lamb@bell.example:5060');
  });

  const withLine = (changes: Partial<TodayLine>): Today => ({
    ...quietToday,
    line: quietToday.line && { ...quietToday.line, ...changes },
  });
  it.each<[Partial<TodayLine>, string, string]>([
    [{ sipUri: null }, 'Not published', 'Publish your assistant so that callers can reach it'],
    [
      { health: 'down' },
      'Not answering',
      'Calls may not get through right now. The team that runs this service has been notified.',
    ],
    [
      { health: 'stand-in' },
      'Live on a backup',
      'A provider is down. A backup answers your calls until it is back.',
    ],
    [{ health: 'unknown' }, 'Published', 'They renew on 5 Dec 2026.'],
    [
      {
        minutes: {
          planId: 'starter',
          usedMinutes: 30,
          leftMinutes: 0,
          periodEnd: '2026-12-05T09:30:00.000Z',
        },
      },
      '0 of 30 minutes',
      'Your minutes are used up. They renew on 5 Dec 2026.',
    ],
  ])('tells the state of the line: %j', async (changes, ...shown) => {
    show(withLine(changes));
    await site.open(TODAY);
    for (const words of shown) {
      await text(words).waitFor();
      expect(await text(words).count()).toBe(1);
    }
  });

  it('calls with one press', async () => {
    show(quietToday);
    site.area.answers.set('calls/start', () => new Refusal(503, 'All lines are busy.'));
    await site.open(TODAY);
    await site.page.context().grantPermissions(['microphone']);
    await button('Test Call').click();
    await expect
      .poll(() => site.area.inputsOf('calls/start'))
      .toEqual([{ assistantId: quietToday.assistant.assistantId }]);
    await button('Close Test Call').click();
    await button('Test Call').waitFor();
    expect(await main().getByRole('region', { name: 'AI Assistant' }).count()).toBe(0);
  });

  it('follows what happens, and shows a failure beside what was there', async () => {
    show(quietToday);
    await site.open(TODAY);
    await text('0 calls').waitFor();
    show(sampleToday);
    // A change that comes before the page listens is not told.
    await expect.poll(() => site.area.inputsOf('changes/watch').length).toBe(1);
    site.area.tell({ topic: 'inbox' });
    await text('9 calls').waitFor();
    site.area.answers.set('today/read', () => new Refusal(503, 'Not just now.'));
    site.area.tellOfACall();
    await text('Not just now.').waitFor();
    await text('9 calls').waitFor();
    show(sampleToday);
    await button('Try Again').click();
    await text('Not just now.').waitFor({ state: 'detached' });
  });

  it('leads who has no assistant to the set-up', async () => {
    show(null);
    await site.open(TODAY);
    await site.page.waitForURL('**/my-assistant/create');
    await main().getByText('Create your AI assistant').first().waitFor();
    expect(pathname()).toBe('/my-assistant/create');
  });

  it('shows staff the day without what they may not set up', async () => {
    asStaff();
    show({
      ...sampleToday,
      line: { ...quietToday.line, ...withLine({ sipUri: null }).line } as TodayLine,
    });
    await site.open(TODAY);
    await main().getByText('3 messages in your inbox').waitFor();
    await text('Not published').waitFor();
    expect(await button('Test Call').count()).toBe(0);
    expect(
      await main()
        .getByRole('link', { name: /Publish|Forward|Add answers/ })
        .count(),
    ).toBe(0);
  });
});
