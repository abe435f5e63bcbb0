import type { AccountSettings } from '@belldesk/contract/product/accountSettings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDigests } from '../../src/inbox/digest/make.ts';
import type { Mail } from '../../src/mail/transport.ts';
import { type JobName, mailsOf } from '../support/jobMails.ts';
import { type Site, startSite, usualLimits } from '../support/site.ts';
import { askTool, callFrom } from '../support/toolCalls.ts';
import {
  confirmAddress,
  signUpWithMail as signUp,
  Visitor,
  wizardInput,
} from '../support/visitor.ts';

const HOUR_MS = 60 * 60_000;
const everyMail: JobName[] = ['booking', 'booking-change', 'order', 'message', 'inbox-digest'];

let site: Site;
beforeAll(async () => {
  site = await startSite({ sending: usualLimits });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.sql('delete from outbox');
  await site.sql('delete from sent_to_others');
  await site.sql('delete from visit_counts');
  await site.sql('delete from rate_limits');
});

const confirmation = () => mailsOf(site, ['confirm-address']);
const tokenIn = (mail: Mail | undefined) => /confirm-email#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
const confirm = (token: string) =>
  new Visitor(site).send('POST', '/api/account/email/confirmation', { token });
const sendAgain = (visitor: Visitor) => visitor.send('POST', '/api/account/email/link', {});
const settingsOf = async (visitor: Visitor) =>
  (await visitor.send<AccountSettings>('GET', '/api/account/settings')).body;

describe('a new account', () => {
  it('is mailed a link that confirms its address, in any browser, once', async () => {
    const visitor = await signUp(site, 'Buy at evil.com');
    const [mail, ...others] = await confirmation();
    expect(others).toEqual([]);
    const { email } = await settingsOf(visitor);
    expect(mail).toMatchObject({ to: email, subject: 'Confirm your email address for Belldesk' });
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
    expect((await settingsOf(visitor)).emailConfirmed).toBe(false);
    expect((await confirm(tokenIn(mail))).body).toEqual({ email });
    expect((await settingsOf(visitor)).emailConfirmed).toBe(true);
    expect((await confirm(tokenIn(mail))).status).toBe(400);
  });

  it('has the link sent again, which voids the one before, three times an hour', async () => {
    const visitor = await signUp(site);
    const [first] = await confirmation();
    expect((await sendAgain(visitor)).status).toBe(200);
    const [second] = await confirmation();
    expect((await confirm(tokenIn(first))).status).toBe(400);
    for (let time = 0; time < 2; time++) expect((await sendAgain(visitor)).status).toBe(200);
    expect((await sendAgain(visitor)).status).toBe(429);
    expect((await confirm(tokenIn(second))).status).toBe(200);
    expect((await sendAgain(visitor)).status).toBe(409);
  });

  it('cannot confirm by a link that has run out, or after its address has changed', async () => {
    const visitor = await signUp(site);
    const [mail] = await confirmation();
    const { email } = await settingsOf(visitor);
    await site.sql('update users set email = $2 where email = $1', [email, `other-${email}`]);
    expect((await confirm(tokenIn(mail))).status).toBe(400);
    await site.sql('update users set email = $1 where email = $2', [email, `other-${email}`]);
    await sendAgain(visitor);
    const [again] = await confirmation();
    site.clock.advance(7 * 24 * HOUR_MS + 1);
    expect((await confirm(tokenIn(again))).status).toBe(400);
  });
});

it('an address that nobody has confirmed gets five mails a day, whoever asks and for what', async () => {
  const visitor = await signUp(site);
  const { email } = await settingsOf(visitor);
  const reset = { email };
  let mails = (await confirmation()).length;
  for (let hour = 0; hour < 5; hour++) {
    await visitor.send('POST', '/api/account/password-reset', reset);
    mails += (await mailsOf(site, ['password-reset'])).length;
    site.clock.advance(HOUR_MS);
  }
  expect(mails).toBe(5);
  const refused = await sendAgain(visitor);
  expect(refused.status).toBe(429);
  expect(refused.body.message).toContain('Please try again in 19 hours.');
  await confirmAddress(site, visitor);
  await visitor.send('POST', '/api/account/password-reset', reset);
  expect(await mailsOf(site, ['password-reset'])).toHaveLength(1);
});

describe("callers' names and numbers", () => {
  async function called(visitor: Visitor): Promise<void> {
    const { body } = await visitor.send<{ assistantId: string }>(
      'POST',
      '/api/assistant',
      wizardInput(),
    );
    const call = callFrom(body.assistantId, '+442079460123');
    const person = { name: 'Pat Low', phoneNumber: '+442079460123' };
    const urgent = { ...person, message: 'Please call back, it is urgent' };
    await askTool(site, call, { name: 'takeMessage', args: urgent });
    const booking = { service: 'table', date: '2026-12-24', time: '13:00', name: 'Pat Low' };
    await askTool(site, call, { name: 'bookAppointment', args: booking });
  }

  it('are mailed to no address that nobody has confirmed', async () => {
    const visitor = await signUp(site);
    await called(visitor);
    expect(await mailsOf(site, everyMail)).toEqual([]);
    site.clock.advance(24 * HOUR_MS);
    await makeDigests(site.deps);
    expect(await mailsOf(site, everyMail)).toEqual([]);
  });

  it('come in one digest once it is confirmed', async () => {
    const visitor = await signUp(site);
    await called(visitor);
    await mailsOf(site, everyMail);
    await confirmAddress(site, visitor);
    site.clock.advance(24 * HOUR_MS);
    await makeDigests(site.deps);
    const [mail, ...others] = await mailsOf(site, everyMail);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Pat Low');
    expect(mail?.text).toContain('+442079460123');
  });

  it('are mailed at once to one that is confirmed', async () => {
    const visitor = await signUp(site);
    await confirmAddress(site, visitor);
    await called(visitor);
    expect(await mailsOf(site, everyMail)).toHaveLength(2);
  });
});
