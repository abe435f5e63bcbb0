import type { AccountExport } from '@belldesk/contract/product/accountData';
import type { AccountSettings } from '@belldesk/contract/product/accountSettings';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';

const id = '0193b3c0-0000-7000-8000-000000000003';
const waiting: AccountExport = {
  id,
  state: 'waiting',
  recordingsDone: 0,
  recordings: 0,
  missing: 0,
  sizeBytes: null,
  askedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: null,
};
const ready: AccountExport = {
  ...waiting,
  state: 'ready',
  recordingsDone: 4,
  recordings: 4,
  sizeBytes: 3_440_000,
  expiresAt: '2026-11-27T12:00:00.000Z',
};

describe.skipIf(chromiumPath === null)('your data', () => {
  const site = useAreaPage();
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const text = (words: string | RegExp) => site.page.locator('main').getByText(words).first();
  const answer = (operation: string, value: unknown) =>
    site.area.answers.set(`accountData/${operation}`, () => value);

  async function openWith(changes: Partial<AccountSettings> = {}): Promise<void> {
    site.area.answers.set('account/settings', () => ({
      fullName: 'Anna Bell',
      email: 'anna@example.org',
      emailConfirmed: true,
      pendingEmail: null,
      hasPassword: true,
      hasGoogle: false,
      twoFactor: false,
      ...changes,
    }));
    site.area.answers.set('account/devices', () => []);
    await site.open('/my-assistant/settings');
    await text('Download everything in one ZIP file').waitFor();
  }

  it('is exported: asked for, watched while it is packed, and downloaded', async () => {
    await openWith();
    answer('requestExport', waiting);
    answer('latestExport', { ...waiting, state: 'running', recordingsDone: 1, recordings: 4 });
    await button('Export all data').click();
    await text('Adding recordings: 1 of 4').waitFor();
    expect(await button('Create a new export').count()).toBe(0);
    answer('latestExport', { ...ready, missing: 2 });
    const link = site.page.getByRole('link', { name: 'Download ZIP, 3.4 MB' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`/api/account/exports/${id}/file`);
    await text(/Available until 27 November 2026\./).waitFor();
    await text(/^2 items could not be included\./).waitFor();
    await button('Create a new export').waitFor();
  });

  it('says when an export failed, was refused, or could not be looked for', async () => {
    answer('latestExport', new Refusal(502, 'Not just now.'));
    await openWith();
    await text('Not just now.').waitFor();
    answer('latestExport', { ...waiting, state: 'failed' });
    await button('Try Again').click();
    await text('Your last export failed').waitFor();
    answer('requestExport', new Refusal(429, 'Three times a day.'));
    await button('Create a new export').click();
    await text('Three times a day.').waitFor();
    expect(site.area.inputsOf('accountData/requestExport')).toHaveLength(1);
  });

  it('is deleted with the account: only by its own address and the password', async () => {
    await openWith();
    await button('Delete account...').click();
    const dialog = site.page.getByRole('dialog');
    await dialog.getByText('anna@example.org').waitFor();
    await dialog.getByLabel('Account email address').fill('bert@example.org');
    await button('Delete permanently').click();
    await dialog.getByText('Please enter your password').waitFor();
    await dialog.getByLabel('Your password').fill('not it');
    await button('Delete permanently').click();
    await dialog.getByText("This is not your account's email address").waitFor();
    expect(site.area.inputsOf('accountData/deleteAccount')).toEqual([]);
    answer('deleteAccount', new Refusal(400, 'The current password is incorrect'));
    await dialog.getByLabel('Account email address').fill('Anna@Example.org');
    await button('Delete permanently').click();
    await dialog.getByText('The current password is incorrect').waitFor();
    answer('deleteAccount', { deleted: true });
    const left = site.page.waitForRequest((request) => new URL(request.url()).pathname === '/');
    await dialog.getByLabel('Your password').fill('it');
    await button('Delete permanently').click();
    await left;
    expect(site.area.inputsOf('accountData/deleteAccount').at(-1)).toEqual({
      email: 'Anna@Example.org',
      currentPassword: 'it',
    });
  });

  it('is deleted by a mailed code where there is no password', async () => {
    await openWith({ hasPassword: false, hasGoogle: true });
    await button('Delete account...').click();
    const dialog = site.page.getByRole('dialog');
    answer('requestDeletionCode', { asked: true });
    await button('Email me a code').click();
    await dialog
      .getByText('We sent a code to anna@example.org. It is valid for 15 minutes.')
      .waitFor();
    await dialog.getByLabel('Account email address').fill('anna@example.org');
    await dialog.getByLabel('Code from the email').fill('12');
    await button('Delete permanently').click();
    await dialog.getByText('The code must have six digits').waitFor();
    await dialog.getByLabel('Code from the email').fill('123456');
    answer('deleteAccount', new Refusal(409, 'You are the only operator.'));
    await button('Delete permanently').click();
    await dialog.getByText('You are the only operator.').waitFor();
    await button('Keep my account').click();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(site.area.inputsOf('accountData/deleteAccount')).toEqual([
      { email: 'anna@example.org', code: '123456' },
    ]);
  });
});
