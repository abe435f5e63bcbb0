import type { AccountSettings, SignedInDevice } from '@belldesk/contract/product/accountSettings';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';

const settings: AccountSettings = {
  fullName: 'Anna Bell',
  email: 'anna@example.org',
  emailConfirmed: true,
  pendingEmail: null,
  hasPassword: true,
  hasGoogle: false,
  twoFactor: false,
};
const device = (changes: Partial<SignedInDevice> = {}): SignedInDevice => ({
  id: '0193b3c0-0000-7000-8000-000000000001',
  name: 'Firefox on Windows',
  address: '192.0.2.1',
  signedInAt: '2026-11-20T10:00:00.000Z',
  seenAt: '2026-11-20T10:00:00.000Z',
  isThis: true,
  ...changes,
});
const phone = device({
  id: '0193b3c0-0000-7000-8000-000000000002',
  name: 'Safari on iPhone',
  isThis: false,
});

describe.skipIf(chromiumPath === null)('the account page', () => {
  const site = useAreaPage();
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const text = (words: string) =>
    site.page.locator('main').getByText(words, { exact: true }).first();

  async function openWith(
    changes: Partial<AccountSettings> = {},
    devices: readonly SignedInDevice[] = [device()],
  ): Promise<void> {
    site.area.answers.set('account/settings', () => ({ ...settings, ...changes }));
    site.area.answers.set('account/devices', () => devices);
    await site.open('/my-assistant/settings');
    await text('This device').waitFor();
  }

  it('says that it could not be loaded, and tries again', async () => {
    site.area.answers.set('account/settings', () => new Refusal(502, 'The database is away.'));
    await site.open('/my-assistant/settings');
    await text('The database is away.').waitFor();
    site.area.answers.set('account/settings', () => settings);
    site.area.answers.set('account/devices', () => new Refusal(500, 'The list is away.'));
    await button('Try Again').click();
    await text('The list is away.').waitFor();
    site.area.answers.set('account/devices', () => [device()]);
    await button('Try Again').click();
    await text('You are not signed in on any other device.').waitFor();
    expect(await text('The list is away.').count()).toBe(0);
  });

  it('keeps what was typed when the server refuses it', async () => {
    await openWith();
    site.area.answers.set('account/changePassword', () => new Refusal(400, 'That was not it.'));
    await site.page.getByLabel('Current password').last().fill('x');
    await site.page.getByLabel('New password', { exact: true }).fill('12345678');
    await site.page.getByLabel('Confirm new password').fill('1234567');
    await button('Change Password').click();
    await text('Passwords do not match').waitFor();
    expect(site.area.inputsOf('account/changePassword')).toEqual([]);
    await site.page.getByLabel('Confirm new password').fill('12345678');
    await button('Change Password').click();
    await text('That was not it.').waitFor();
    expect(await site.page.getByLabel('Confirm new password').inputValue()).toBe('12345678');
    expect(site.area.inputsOf('account/changePassword')).toEqual([
      { currentPassword: 'x', newPassword: '12345678' },
    ]);
  });

  it('asks for no password where there is none, and mails a link for one', async () => {
    await openWith({ hasPassword: false, hasGoogle: true });
    expect(await site.page.getByLabel('Current password').count()).toBe(0);
    expect(await button('Turn on').count()).toBe(0);
    expect(await button('Send confirmation link').count()).toBe(0);
    await site.page.getByText('To change your email address, set a password').waitFor();
    await text('You can also sign in with Google.').waitFor();
    site.area.answers.set('account/requestFirstPassword', () => ({ asked: true }));
    await button('Email me a link to set a password').click();
    await site.page.getByText(/We sent a link to set a password to anna@example\.org/).waitFor();
  });

  it('tells of an address that waits', async () => {
    await openWith({ pendingEmail: 'new@example.org', emailConfirmed: false });
    await site.page.getByText('We sent a link to new@example.org').waitFor();
    await text('Not confirmed yet').waitFor();
    expect(await text('anna@example.org').count()).toBe(1);
  });

  it('signs another device out, and says when that did not succeed', async () => {
    await openWith({}, [device(), phone]);
    site.area.answers.set('account/endDevice', () => new Refusal(503, 'Not just now.'));
    await button('Sign out Safari on iPhone').click();
    await text('Not just now.').waitFor();
    site.area.answers.set('account/endDevice', () => ({ id: phone.id }));
    site.area.answers.set('account/devices', () => [device()]);
    await button('Sign out Safari on iPhone').click();
    await text('You are not signed in on any other device.').waitFor();
    expect(await text('Not just now.').count()).toBe(0);
    expect(site.area.inputsOf('account/endDevice')).toEqual([{ id: phone.id }, { id: phone.id }]);
    expect(await button('Sign out Firefox on Windows').count()).toBe(0);
  });

  it('leads to the sign-in page when the session was ended elsewhere, and only then', async () => {
    await openWith();
    await expect.poll(() => site.area.inputsOf('changes/watch').length).toBe(1);
    const asked = () => site.area.inputsOf('account/session').length;
    const before = asked();
    // Exchanged for another one, as by a new second factor: it stands.
    site.area.tell({ topic: 'sessions', ended: true });
    await expect.poll(asked).toBeGreaterThan(before);
    expect(site.page.url()).toMatch(/\/my-assistant\/settings$/);
    site.area.answers.set('account/session', () => ({ user: null }));
    const left = site.page.waitForRequest((request) => request.url().endsWith('/sign-in'));
    site.area.tell({ topic: 'sessions', ended: true });
    await left;
  });
});
