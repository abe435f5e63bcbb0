import type { Browser } from 'playwright-core';
import { keptMail } from '../keptMail.ts';
import type { Platform } from '../platform.ts';
import { Visitor } from './visitor.ts';

interface Invited {
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
}

/** Somebody new who follows the link of the invitation mailed to them, up to their first page. */
export async function joinByMail(
  platform: Platform,
  browser: Browser,
  { email, fullName, password }: Invited,
): Promise<Visitor> {
  // RFC 2045 section 6.7: a long line of the mail goes on after "=".
  const mail = (await keptMail(platform.dataDir, email)).replace(/=\r?\n/g, '');
  const [, token] = /\/invitation#([\w-]+)/.exec(mail) ?? [];
  const visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.goto(`${platform.url}/invitation#${token}`);
  await page.getByRole('button', { name: 'Create an Account', exact: true }).click();
  await page.waitForURL('**/sign-up');
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Free Account', exact: true }).click();
  await page.waitForURL('**/my-assistant/**');
  return visitor;
}
