import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../testing/chromium.ts';
import { Refusal } from '../testing/areaDouble.ts';
import { useAreaPage } from '../testing/areaPage.ts';
import { confirmedAccount } from '../testing/samples.ts';

describe.skipIf(chromiumPath === null)('an address that is not confirmed', () => {
  const site = useAreaPage();
  const notice = () => site.page.getByRole('region', { name: 'Confirm your email address' });
  const button = () => notice().getByRole('button', { name: 'Send again' });

  it('is told of on every page, with a way to have the link sent again', async () => {
    site.area.answers.set('account/settings', () => ({
      ...confirmedAccount,
      emailConfirmed: false,
    }));
    site.area.answers.set('account/askForConfirmation', () => new Refusal(429, 'Not so often.'));
    await site.open('/my-assistant/calls');
    await notice().getByText('mailed to anna@example.org').waitFor();
    await button().click();
    await notice().getByText('Not so often.').waitFor();
    site.area.answers.set('account/askForConfirmation', () => ({ asked: true }));
    await button().click();
    await notice().getByText('Link sent.').waitFor();
    expect(site.area.inputsOf('account/askForConfirmation')).toHaveLength(2);
    await site.open('/my-assistant/inbox');
    await notice().waitFor();
  });

  it('is told of no more once it is confirmed', async () => {
    await site.open('/my-assistant/calls');
    await expect
      .poll(() => site.area.inputsOf('account/settings').length, { timeout: 20_000 })
      .toBe(1);
    expect(await notice().count()).toBe(0);
  });
});
