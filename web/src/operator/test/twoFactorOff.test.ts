import type { AuditEntry, OperatorAccount } from '@belldesk/contract/product/operator';
import type { OperatorAccountPage } from '@belldesk/contract/product/operatorAccountPage';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../testing/chromium.ts';
import { Refusal, useConsolePage } from '../testing/consolePage.ts';

const operator = {
  id: '0193b3c0-0000-7000-8000-000000000001',
  email: 'olga@example.org',
  fullName: 'Olga Operator',
  avatarUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  role: 'operator',
};
const account = (n: number, changes: Partial<OperatorAccount>): OperatorAccount => ({
  id: `0193b3c0-0000-7000-8000-00000000000${n}`,
  name: 'Anna Bell',
  email: `account${n}@example.org`,
  role: 'owner',
  createdAt: '2026-11-01T10:00:00.000Z',
  assistantName: 'The Golden Lamb',
  planId: 'starter',
  usedMinutes: 4,
  leftMinutes: 26,
  suspension: null,
  twoFactor: true,
  isYou: false,
  ...changes,
});
const own = account(1, { role: 'operator', isYou: true });
const lockedOut = account(2, {});
const without = account(3, { twoFactor: false });
const pageOf = (shown: OperatorAccount): OperatorAccountPage => ({
  account: shown,
  emailVerified: true,
  lastSeenAt: null,
  businesses: [],
  calls: [],
  notes: [],
  audit: [],
});

describe.skipIf(chromiumPath === null)('turning off two-factor at the console', () => {
  const site = useConsolePage(operator);
  const operation = 'operator/turnOffTwoFactor';
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const opener = button.bind(null, `Turn off two-factor: ${lockedOut.email}`);
  const dialog = () => site.page.getByRole('dialog', { name: 'Turn off two-factor sign-in?' });
  const reason = () => dialog().getByLabel('How did you verify this?');

  async function openPage(shown: OperatorAccount): Promise<void> {
    site.answers.set('operator/lookAtAccount', () => pageOf(shown));
    await site.open(`/operator/accounts/${shown.id}`);
    await site.page.getByText(shown.email).waitFor();
  }
  async function openDialog(): Promise<void> {
    await openPage(lockedOut);
    await opener().click();
    await reason().waitFor();
  }

  it('is offered for accounts that have it on, but for the own one', async () => {
    const offered = () => site.page.getByRole('button', { name: /^Turn off two-factor:/ }).count();
    await openPage(lockedOut);
    expect(await offered()).toBe(1);
    for (const other of [own, without]) {
      await openPage(other);
      expect(await offered()).toBe(0);
    }
    expect(site.inputsOf(operation)).toEqual([]);
  });

  it('asks how the operator made sure, and sends nothing without', async () => {
    await openDialog();
    await dialog().getByText('First verify that the request comes from the owner.').waitFor();
    await button('Turn Off').click();
    await dialog().getByText('Please enter how you verified the request').waitFor();
    await reason().fill('x'.repeat(201));
    await dialog().getByText('This can have at most 200 characters').waitFor();
    expect(site.inputsOf(operation)).toEqual([]);
    await button('Cancel').click();
    await dialog().waitFor({ state: 'hidden' });
    expect(site.inputsOf(operation)).toEqual([]);
  });

  it('keeps what was typed when it is refused, and says when it is done', async () => {
    await openDialog();
    site.answers.set(operation, () => new Refusal(409, 'It is off.'));
    await reason().fill('  Called back  ');
    await button('Turn Off').click();
    await dialog().getByText('It is off.').waitFor();
    expect(await reason().inputValue()).toBe('  Called back  ');
    site.answers.set(operation, () => ({ done: true }));
    site.answers.set('operator/lookAtAccount', () => pageOf({ ...lockedOut, twoFactor: false }));
    await button('Turn Off').click();
    await site.page
      .getByText('Two-factor sign-in turned off. The owner is notified by email.', { exact: true })
      .waitFor();
    await opener().waitFor({ state: 'detached' });
    expect(await dialog().count()).toBe(0);
    expect(site.inputsOf(operation).at(-1)).toEqual({
      userId: lockedOut.id,
      reason: 'Called back',
    });
  });

  it.each(['light', 'dark'] as const)('fits a telephone, in %s colours', async (colorScheme) => {
    await openDialog();
    await site.page.emulateMedia({ colorScheme });
    for (const width of [320, 1280]) {
      await site.page.setViewportSize({ width, height: 800 });
      const overflowPx = await dialog().evaluate((shown) => shown.scrollWidth - shown.clientWidth);
      expect(overflowPx).toBe(0);
      const folder = process.env.SCREENS_FOLDER;
      if (folder) await site.page.screenshot({ path: `${folder}/${colorScheme}-${width}.png` });
    }
  });

  it('stands in the audit log in words', async () => {
    const entry: AuditEntry = {
      id: operator.id,
      operatorEmail: operator.email,
      action: 'turned-off-two-factor',
      accountEmail: lockedOut.email,
      subject: 'Called back',
      createdAt: '2026-11-20T10:00:00.000Z',
    };
    site.answers.set('operator/audit', () => ({ rows: [entry], nextCursor: null }));
    await site.open('/operator/audit');
    const what = site.page.getByRole('cell').filter({ hasText: 'Turned off two-factor' });
    await what.waitFor();
    expect(await what.getByText('Called back', { exact: true }).count()).toBe(1);
  });
});
