import type { Browser } from 'playwright-core';
import { eventually } from '../eventually.ts';
import { keptMail } from '../keptMail.ts';
import type { Platform } from '../platform.ts';
import { Visitor } from './visitor.ts';

interface Invited {
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  /** Name of the business, as the mail says it. */
  readonly business: string;
}

/** Address of the invitation to a business, from the newest mail for somebody once it is that one. */
export async function invitationAddress(
  { url, dataDir }: Platform,
  { email, business }: Pick<Invited, 'email' | 'business'>,
): Promise<string> {
  const token = await eventually(async () => {
    // RFC 2045 section 6.7: a long line of the mail goes on after "=".
    const mail = (await keptMail(dataDir, email)).replace(/=\r?\n/g, '');
    return mail.includes(business) ? /\/invitation#([\w-]+)/.exec(mail)?.[1] : undefined;
  });
  return `${url}/invitation#${token}`;
}

/** Somebody new who follows the link of the invitation mailed to them, up to their first page. */
export async function joinByMail(
  platform: Platform,
  browser: Browser,
  { fullName, password, ...invited }: Invited,
): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.goto(await invitationAddress(platform, invited));
  await page.getByRole('button', { name: 'Create an account', exact: true }).click();
  await page.waitForURL('**/sign-up');
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Free Account', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/my-assistant'));
  return visitor;
}
