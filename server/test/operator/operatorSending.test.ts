import type { BookingAnswer, CalendarEntry } from '@belldesk/contract/product/bookings';
import type { SendingBoard } from '@belldesk/contract/product/sending';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsOf } from '../support/jobMails.ts';
import { OperatorConsole } from '../support/operatorConsole.ts';
import { usualLimits } from '../support/site.ts';
import { ownerWithAssistant, signUp, signUpWithMail, type Visitor } from '../support/visitor.ts';

let desk: OperatorConsole;
beforeAll(async () => {
  desk = await OperatorConsole.open();
  await desk.clear();
});
afterAll(() => desk.site.stop());

let customers = 0;
async function tellOne(owner: Visitor): Promise<void> {
  const { body } = await owner.send<BookingAnswer>('POST', '/api/bookings', {
    kind: 'reservation',
    service: 'table',
    partySize: 4,
    date: '2026-11-28',
    time: '19:00',
    name: 'Pat Low',
    phoneNumber: null,
    email: `customer${++customers}@example.com`,
    notes: null,
    anyway: true,
  });
  if (!body.done) throw new Error(JSON.stringify(body));
  const { id, version } = body.entry;
  await owner.send<CalendarEntry>('POST', `/api/bookings/${id}/cancel`, { version, tell: true });
}

it('the operator sees what was sent today, by whom, and against which limit', async () => {
  const { site } = desk;
  const free = usualLimits.notices.perFreeAccountDay;
  const { owner } = await ownerWithAssistant(site);
  for (let time = 0; time < free + 2; time++) await tellOne(owner);
  await signUpWithMail(site, 'Nora New');
  await mailsOf(site, ['confirm-address', 'tell-customer']);
  const board = await desk.ask<SendingBoard>('sending');
  const opensAt = null;
  expect(board.limits).toEqual([
    { kind: 'customer', window: 'hour', sent: free, max: usualLimits.notices.perHour, opensAt },
    { kind: 'customer', window: 'day', sent: free, max: usualLimits.notices.perDay, opensAt },
    {
      kind: 'unconfirmed',
      window: 'hour',
      sent: 1,
      max: 10_000,
      opensAt,
    },
  ]);
  expect(board.accounts).toMatchObject([
    { name: 'Ada Bell', mails: free, texts: 0, maxNotices: free, refused: 2, emailConfirmed: true },
    { name: 'Nora New', mails: 0, texts: 0, unconfirmedMails: 1, emailConfirmed: false },
  ]);
  expect(JSON.stringify(board)).not.toContain('customer1@');
});

it('nobody else does', async () => {
  const owner = await signUp(desk.site);
  expect((await owner.rpc('operator/sending')).status).toBe(404);
});
