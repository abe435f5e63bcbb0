import type { OperatorAccount, OperatorCall } from '@belldesk/contract/product/operator';
import type {
  OperatorAccountPage,
  OperatorBusiness,
} from '@belldesk/contract/product/operatorAccountPage';
import type { OperatorTrends } from '@belldesk/contract/product/operatorTrends';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../testing/chromium.ts';
import { Refusal, useConsolePage } from '../testing/consolePage.ts';

const id = (n: number) => `0193b3c0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const when = '2026-11-20T10:00:00.000Z';
const operator = {
  id: id(1),
  email: 'olga@example.org',
  fullName: 'Olga Operator',
  avatarUrl: null,
  createdAt: when,
  role: 'operator',
};
const account: OperatorAccount = {
  id: id(2),
  name: 'Anna Bell',
  email: 'a.rather.long.address.of.an.owner@business.example.org',
  role: 'owner',
  createdAt: when,
  assistantName: 'The Golden Lamb',
  planId: 'professional',
  usedMinutes: 4,
  leftMinutes: 116,
  suspension: null,
  twoFactor: true,
  isYou: false,
};
const call = (n: number, changes: Partial<OperatorCall>): OperatorCall => ({
  id: id(n),
  type: 'phone',
  startTime: when,
  durationSeconds: 42,
  status: 'completed',
  outcome: 'booking',
  badge: 'reserved',
  accountId: account.id,
  accountName: account.name,
  accountEmail: account.email,
  ...changes,
});
const business: OperatorBusiness = {
  id: id(3),
  name: 'The Golden Lamb',
  role: 'owner',
  isAnswerable: true,
  createdAt: when,
  planId: 'professional',
  usedMinutes: 4,
  leftMinutes: 116,
  periodEnd: '2026-12-20T10:00:00.000Z',
  bought: { status: 'active', startedAt: when, endsAt: null },
  members: [
    { userId: id(2), fullName: 'Anna Bell', email: account.email, role: 'owner', joinedAt: when },
  ],
  lines: [
    { id: id(8), kind: 'number', address: '+442071838750', assistantName: 'The Golden Lamb' },
    { id: id(9), kind: 'sip', address: 'sip:the-golden-lamb@desk.example', assistantName: null },
  ],
};
const shown: OperatorAccountPage = {
  account,
  emailVerified: false,
  lastSeenAt: when,
  businesses: [business],
  calls: [call(4, {}), call(5, { badge: 'missed', durationSeconds: 0, outcome: 'none' })],
  notes: [{ id: id(6), text: 'Pays by invoice.', operatorEmail: operator.email, createdAt: when }],
  audit: [
    {
      id: id(7),
      operatorEmail: operator.email,
      action: 'looked-at-account',
      accountEmail: account.email,
      subject: null,
      createdAt: when,
    },
  ],
};

describe.skipIf(chromiumPath === null)("an account at the operator's console", () => {
  const site = useConsolePage(operator);
  const looks = () => site.inputsOf('operator/lookAtAccount').length;

  async function openPage(): Promise<void> {
    site.answers.set('operator/lookAtAccount', () => shown);
    await site.open(`/operator/accounts/${account.id}`);
    await site.page.getByText('This view was logged.').waitFor();
  }

  it('is reached from the list, where nothing is cut off at 1280 px', async () => {
    const rows = [
      account,
      { ...account, id: id(10), suspension: { reason: 'unpaid', createdAt: when } },
    ];
    site.answers.set('operator/accounts', () => ({ rows, nextCursor: null }));
    site.answers.set('operator/lookAtAccount', () => shown);
    await site.open('/operator/accounts');
    await site.page.setViewportSize({ width: 1280, height: 800 });
    const table = site.page.getByRole('region', { name: 'Accounts' });
    await table.waitFor();
    expect(
      await table.evaluate((shownTable) => shownTable.scrollWidth - shownTable.clientWidth),
    ).toBe(0);
    await table.getByRole('link', { name: 'Anna Bell' }).first().click();
    await site.page.getByRole('heading', { level: 1, name: 'Anna Bell' }).waitFor();
    expect(site.inputsOf('operator/lookAtAccount')).toEqual([{ userId: account.id }]);
  });

  it('shows plan, minutes, members, lines, outcomes, notes and history', async () => {
    await openPage();
    for (const text of [
      'Professional, since 20 Nov 2026, 10:00',
      '4 used, 116 left',
      '+442071838750',
      'Nobody answers',
      'Missed',
      'Pays by invoice.',
      'Viewed the account',
    ])
      await site.page.getByText(text, { exact: true }).waitFor();
    expect(await site.page.getByRole('link', { name: /^View the call of/ }).count()).toBe(2);
    expect(looks()).toBe(1);
  });

  it('keeps a note, and reads the account again only when something was done', async () => {
    await openPage();
    await site.page.getByRole('button', { name: `Suspend: ${account.email}` }).click();
    await site.page.keyboard.press('Escape');
    await site.page.getByRole('button', { name: 'Save note' }).click();
    await site.page.getByText('Please write a note').waitFor();
    expect(looks()).toBe(1);
    site.answers.set('operator/addAccountNote', () => shown.notes[0]);
    await site.page.getByLabel('New note').fill('Asked for a second line');
    await site.page.getByRole('button', { name: 'Save note' }).click();
    await site.page.getByText('Note saved', { exact: true }).waitFor();
    expect(site.inputsOf('operator/addAccountNote')).toEqual([
      { userId: account.id, text: 'Asked for a second line' },
    ]);
    expect(await site.page.getByLabel('New note').inputValue()).toBe('');
  });

  it('says why it cannot be read', async () => {
    site.answers.set('operator/lookAtAccount', () => new Refusal(404, 'There is no such account'));
    await site.open(`/operator/accounts/${account.id}`);
    const problem = site.page.getByRole('alert').filter({ hasText: 'There is no such account' });
    await problem.waitFor();
    expect(await site.page.getByRole('heading', { level: 1 }).textContent()).toBe('Account');
  });

  it.each(['light', 'dark'] as const)(
    'fits telephones and desks, in %s colours',
    async (colorScheme) => {
      await openPage();
      await site.page.emulateMedia({ colorScheme });
      for (const width of [320, 1280]) {
        await site.page.setViewportSize({ width, height: 900 });
        expect(await site.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const folder = process.env.SCREENS_FOLDER;
        if (folder)
          await site.page.screenshot({
            path: `${folder}/account-${colorScheme}-${width}.png`,
            fullPage: true,
          });
      }
    },
  );

  it('trends show revenue by currency and each day, and other spans when asked', async () => {
    const days = Array.from({ length: 30 }, (_, index) => ({
      date: new Date(Date.UTC(2026, 9, 26 + index)).toISOString().slice(0, 10),
      signUps: index % 3,
      calls: index,
      minutes: index * 2,
      professional: 1,
      premium: 0,
    }));
    const trends: OperatorTrends = {
      days,
      revenue: [{ currency: 'GBP', amountMinor: 4_217, plans: 2, isTest: true }],
    };
    site.answers.set('operator/trends', () => trends);
    await site.open('/operator/trends');
    await site.page.getByText('£42.17').waitFor();
    await site.page.getByText('GBP, test checkout: no money moves').waitFor();
    const calls = site.page.getByRole('figure', { name: 'Calls' });
    expect(await calls.textContent()).toContain('435');
    expect(await site.page.getByRole('row').nth(1).textContent()).toContain('24 Nov 2026');
    for (const width of [320, 1280]) {
      await site.page.setViewportSize({ width, height: 900 });
      expect(await site.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const folder = process.env.SCREENS_FOLDER;
      if (folder)
        await site.page.screenshot({ path: `${folder}/trends-${width}.png`, fullPage: true });
    }
    await site.page.getByRole('radio', { name: '90 days' }).click();
    await expect.poll(() => site.inputsOf('operator/trends')).toEqual([{ days: 30 }, { days: 90 }]);
  });
});
