import type { SendingBoard } from '@belldesk/contract/product/sending';
import { describe, expect, it } from 'vitest';
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
const board: SendingBoard = {
  limits: [
    { kind: 'customer', window: 'hour', sent: 200, max: 200, opensAt: '2026-11-22T14:05:00.000Z' },
    { kind: 'customer', window: 'day', sent: 431, max: 1_000, opensAt: null },
    { kind: 'unconfirmed', window: 'hour', sent: 3, max: 300, opensAt: null },
  ],
  accounts: [
    {
      userId: '0193b3c0-0000-7000-8000-000000000002',
      name: 'Anna Bell',
      email: 'anna@example.org',
      emailConfirmed: false,
      mails: 4,
      texts: 6,
      maxNotices: 10,
      unconfirmedMails: 1,
      refused: 17,
      lastAt: '2026-11-22T13:00:00.000Z',
    },
  ],
  perRecipientDay: 5,
  perSignUpAddressDay: 120,
};

describe.skipIf(chromiumPath === null)("the console's room of mail and texts", () => {
  const site = useConsolePage(operator);
  const text = (words: string | RegExp) => site.page.getByText(words);

  it('shows what was sent, by whom, against which limit', async () => {
    site.answers.set('operator/sending', () => board);
    await site.open('/operator/sending');
    await text('200 of 200').waitFor();
    await text(/Limit reached\. Resets/).waitFor();
    await text('431 of 1000').waitFor();
    const row = site.page.getByRole('row', { name: /Anna Bell/ });
    for (const words of ['anna@example.org', 'Not confirmed'])
      await row.getByText(words, { exact: true }).waitFor();
    await row.getByRole('cell', { name: '17', exact: true }).waitFor();
    await text(/Each recipient gets at most 5 notifications a day/).waitFor();
    expect(await text('3 of 300').isVisible()).toBe(true);
  });

  it('says so where nothing was', async () => {
    site.answers.set('operator/sending', () => ({ ...board, accounts: [] }));
    await site.open('/operator/sending');
    await text('Nothing sent').waitFor();
    expect(await site.page.getByRole('table').count()).toBe(0);
  });
});
