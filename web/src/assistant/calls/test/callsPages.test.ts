import type { CallRow } from '@belldesk/contract/product/calls';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { sampleAssistant, sampleCall, sampleDetail } from '../../testing/samples.ts';

describe.skipIf(chromiumPath === null)('the call log', () => {
  const site = useAreaPage();
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const text = (words: string) =>
    site.page.locator('main').getByText(words, { exact: true }).first();
  const list = (...rows: CallRow[]) => ({
    rows,
    totalCalls: rows.length,
    matchingCalls: rows.length,
    older: null,
    newer: null,
  });

  it("stands in the columns of the specification, in the business's time", async () => {
    site.area.answers.set('assistants/current', () => sampleAssistant);
    site.area.answers.set('calls/list', () => list(sampleCall));
    await site.open('/my-assistant/calls');
    await site.page.getByRole('table').waitFor();
    expect(await site.page.getByRole('columnheader').allTextContents()).toEqual([
      'Assistant ID',
      'Date',
      'Time',
      'Status',
      'Duration',
    ]);
    expect(await site.page.getByRole('cell').allTextContents()).toEqual([
      `${sampleAssistant.assistantId}+442079460018`,
      '20 Nov 2026',
      '21:30',
      'CompletedReserved',
      '2min 5sec',
    ]);
    await text('Showing 1 record, my calls').waitFor();
  });

  it('shows minutes used and left, and the number of calls', async () => {
    site.area.answers.set('calls/list', () => list(sampleCall));
    await site.open('/my-assistant/calls');
    await site.page.getByRole('table').waitFor();
    const figures = async () =>
      Promise.all(
        (await site.page.locator('main dl').all()).map((figure) =>
          figure.locator('dt, dd').allTextContents(),
        ),
      );
    expect(await figures()).toEqual([
      ['Total Minutes Used', '12', 'For current billing period'],
      ['Minutes Left', '18', 'For current billing period'],
      ['Number of Calls', '1'],
    ]);
    site.area.answers.set('usage/minutes', () => ({
      planId: 'premium',
      usedMinutes: 12,
      leftMinutes: -1,
    }));
    await button('Refresh Data').click();
    await text('Unlimited').waitFor();
    expect((await figures())[1]).toEqual(['Minutes Left', 'Unlimited']);
  });

  it('switches between own calls and all calls', async () => {
    await site.open('/my-assistant/calls');
    await text('No Call Records Found').waitFor();
    site.area.answers.set('calls/list', (input) =>
      (input as { scope: string }).scope === 'all' ? list(sampleCall) : list(),
    );
    await button('Show All Calls').click();
    await text('Showing 1 record, all calls').waitFor();
    await button('Show My Calls').click();
    await text('No Call Records Found').waitFor();
    expect(await site.page.getByRole('table').count()).toBe(0);
  });

  it('keeps what is searched for in the address, and asks the server for it', async () => {
    site.area.answers.set('assistants/current', () => sampleAssistant);
    site.area.answers.set('calls/list', () => list(sampleCall));
    await site.open('/my-assistant/calls?number=0018&scope=all');
    await text('Showing 1 record found, all calls').waitFor();
    const field = (name: string) => site.page.getByLabel(name, { exact: true });
    expect(await field('Caller’s number').inputValue()).toBe('0018');
    await field('Keyword or name').fill('table for four');
    await site.page.keyboard.press('Enter');
    await field('Outcome').selectOption('reserved');
    await field('From').fill('2026-11-01');
    await expect
      .poll(() => Object.fromEntries(new URL(site.page.url()).searchParams))
      .toEqual({
        scope: 'all',
        search: 'table for four',
        from: '2026-11-01',
        outcome: 'reserved',
        number: '0018',
      });
    await expect
      .poll(() => site.area.inputsOf('calls/list').at(-1))
      .toEqual({
        scope: 'all',
        search: 'table for four',
        from: '2026-11-01',
        outcome: 'reserved',
        number: '0018',
        timeZone: 'America/New_York',
      });
    const file = site.page.getByRole('link', { name: 'Export as CSV' });
    expect(await file.getAttribute('href')).toBe(
      '/api/calls.csv?scope=all&search=table+for+four&from=2026-11-01&outcome=reserved&number=0018&timeZone=America%2FNew_York',
    );
    site.area.answers.set('calls/list', () => list());
    await field('To').fill('2026-11-02');
    await text('No Call Records Found').waitFor();
    await button('Show all calls').click();
    await expect.poll(() => new URL(site.page.url()).search).toBe('?scope=all');
    expect(await field('Keyword or name').inputValue()).toBe('');
  });

  it('leads through its pages, each with an address of its own', async () => {
    const cursor = `older.1763752012000.${sampleCall.id}`;
    const back = `newer.1763752012000.${sampleCall.id}`;
    site.area.answers.set('calls/list', (input) => {
      const isFirst = !('page' in (input as object));
      const page = { ...list(sampleCall), totalCalls: 100_000, matchingCalls: 100_000 };
      return isFirst ? { ...page, older: cursor } : { ...page, newer: back };
    });
    await site.open('/my-assistant/calls');
    await text('Showing 1 of 100,000 records, my calls').waitFor();
    const way = (name: string) => site.page.getByRole('link', { name, exact: true });
    expect(await way('Newer').count()).toBe(0);
    await way('Older').click();
    await way('Newer').waitFor();
    expect(new URL(site.page.url()).searchParams.get('page')).toBe(cursor);
    expect(await way('Older').count()).toBe(0);
    await way('Newest').click();
    await way('Oldest').click();
    await expect
      .poll(() => site.area.inputsOf('calls/list').at(-1))
      .toEqual({ scope: 'mine', page: 'oldest' });
    await site.page.goBack();
    await way('Older').waitFor();
  });

  it('tells of an error and tries again', async () => {
    site.area.answers.set('calls/list', () => new Refusal(502));
    await site.open('/my-assistant/calls');
    await text('Error: API call failed with status 502').waitFor();
    await site.settled();
    site.area.answers.set('calls/list', () => list(sampleCall));
    await button('Try Again').click();
    await site.page.getByRole('table').waitFor();
    expect(await site.page.locator('main').getByText('Error:').count()).toBe(0);
  });

  it('shows the rows of a connected table, what is wrong with others, and its failures', async () => {
    site.area.answers.set(
      'callTable/list',
      () => new Refusal(502, 'API call failed with status 403'),
    );
    await site.open('/my-assistant/calls');
    const section = site.page.getByRole('region', { name: 'From your connected table' });
    await section.getByText('Error: API call failed with status 403').waitFor();
    site.area.answers.set('callTable/list', () => ({
      isConnected: true,
      rows: [
        {
          id: 'r1',
          assistantId: 'a1',
          date: '20 Nov 2026',
          time: '19:04',
          status: 'completed',
          endedReason: 'customer-ended-call',
          durationSeconds: 125,
        },
      ],
      totalRows: 1,
      badRows: [{ id: 'b1', problem: 'The Date is missing' }],
      totalBadRows: 1,
    }));
    await section.getByRole('button', { name: 'Try Again' }).click();
    await section.getByRole('table').waitFor();
    expect(await section.getByRole('cell').allTextContents()).toEqual([
      'a1',
      '20 Nov 2026',
      '19:04',
      'Completedcustomer-ended-call',
      '2min 5sec',
    ]);
    await section.getByText('Showing 1 record, my calls').waitFor();
    await section.getByText('1 row of the table could not be read').click();
    await section.getByText('b1: The Date is missing').waitFor();
  });

  it('updates by itself when a call ends', async () => {
    await site.open('/my-assistant/calls');
    await text('No Call Records Found').waitFor();
    await expect.poll(() => site.area.inputsOf('changes/watch').length).toBeGreaterThan(0);
    site.area.answers.set('calls/list', () => list(sampleCall));
    site.area.tellOfACall();
    await site.page.getByRole('table').waitFor();
  });

  it('leads from a row to the call, with what came of it first', async () => {
    site.area.answers.set('calls/list', () => list(sampleCall));
    site.area.answers.set('calls/get', () => sampleDetail);
    await site.open('/my-assistant/calls');
    await site.page.getByRole('link', { name: /view the .* call/ }).click();
    await site.page.waitForURL(`**/my-assistant/calls/${sampleCall.id}`);
    await site.page.getByText(/^Saturday,? 21 November 2026 at 19:00$/).waitFor();
    const headings = await site.page.locator('main').getByRole('heading').allTextContents();
    expect(headings).toEqual([
      '+442079460018',
      'Table for 4',
      'The call',
      'Unanswered questions',
      'Recording',
      'Transcript',
      'Response time per turn',
    ]);
    const main = await site.page.locator('main').textContent();
    for (const words of [
      'The caller hung up.',
      '1:05',
      '(typed)',
      '(interrupted by the caller)',
      '2min 5sec',
      'John Smyth booked a table for 4.',
      'Is there parking for a coach?',
      'Deepgram, nova-3',
      '$0.0116',
    ])
      expect(main).toContain(words);
    await text('This recording is no longer available.').waitFor();
    const delays = site.page.getByRole('table', { name: 'Response time per turn in milliseconds' });
    const figures = delays.getByRole('row').last();
    expect(await figures.getByRole('cell').allTextContents()).toEqual([
      '300',
      '120',
      '6',
      '45',
      '29',
      '500',
    ]);
  });

  it('says that a call of somebody else is not there', async () => {
    site.area.answers.set('calls/get', () => new Refusal(404));
    await site.open(`/my-assistant/calls/${sampleCall.id}`);
    await text('This call is not in your call log. It may belong to another account.').waitFor();
    expect(await site.page.getByRole('heading').allTextContents()).not.toContain('Transcript');
  });
});
