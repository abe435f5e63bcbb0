import type { SessionAnswer } from '@belldesk/contract/product/account';
import {
  INVITATION_HOLDS_MS,
  type InvitationAnswer,
  invitationProblems,
  type OpenInvitation,
  otherAddressProblem,
  type Team,
} from '@belldesk/contract/product/members';
import type { MemberRole } from '@belldesk/contract/product/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer } from '../support/buyer.ts';
import { Listener } from '../support/changes.ts';
import { mailsOf } from '../support/jobMails.ts';
import { type Site, startSite, usualLimits } from '../support/site.ts';
import { confirmAddress, Visitor, wizardInput } from '../support/visitor.ts';
import { joinAs, newWorker, type Worker } from '../support/workers.ts';
import { printOf } from './otherAccounts/rows.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of ['outbox', 'sent_to_others', 'visit_counts', 'rate_limits'])
    await site.sql(`delete from ${table}`);
});

interface Business extends Worker {
  readonly organisationId: string;
}
interface Problem {
  readonly message?: string;
}

const sessionOf = async (visitor: Visitor) =>
  (await visitor.send<SessionAnswer>('GET', '/api/account/session')).body;
const teamOf = async (visitor: Visitor) => (await visitor.send<Team>('GET', '/api/members')).body;
const invite = (visitor: Visitor, email: string, role: MemberRole = 'staff') =>
  visitor.send<OpenInvitation & Problem>('POST', '/api/members/invitations', { email, role });
const look = async (token: string) =>
  (
    await new Visitor(site).send<InvitationAnswer & Problem>('POST', '/api/invitations/link', {
      token,
    })
  ).body;
const accept = (visitor: Visitor, token: string) =>
  visitor.send<Problem>('POST', '/api/invitations/acceptance', { token });
const setRole = (visitor: Visitor, userId: string, role: MemberRole) =>
  visitor.send<Problem>('PATCH', `/api/members/${userId}`, { role });
const remove = (visitor: Visitor, userId: string) =>
  visitor.send<Problem>('DELETE', `/api/members/${userId}`);
const leave = (visitor: Visitor, organisationId: string) =>
  visitor.send<Problem>('POST', `/api/organisations/${organisationId}/leave`);

async function business(name = 'Golden Lamb'): Promise<Business> {
  const buyer = await Buyer.signUp(site);
  const { visitor, userId, organisationId } = buyer;
  await confirmAddress(site, visitor);
  await visitor.send('PATCH', '/api/organisation', { name });
  await buyer.buy({ planId: 'premium' });
  await site.sql('delete from outbox');
  const email = (await sessionOf(visitor)).user?.email ?? '';
  return { visitor, userId, email, organisationId };
}

let people = 0;
const newAddress = () => `someone${++people}@example.org`;

/** Somebody new who signs up with this address, as an invited person does. */
async function signUpAs(email: string, name = 'Rita Desk'): Promise<Visitor> {
  await site.sql('delete from rate_limits');
  const visitor = new Visitor(site);
  const { status } = await visitor.send('POST', '/api/auth/sign-up/email', {
    name,
    email,
    password: 'secret-1',
  });
  expect(status).toBe(200);
  return visitor;
}

/** The one invitation that waits to be mailed. */
async function mailed() {
  const [mail, ...others] = await mailsOf(site, ['invitation']);
  expect(others).toEqual([]);
  return { mail, token: /invitation#(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'no token' };
}

describe('an invitation', () => {
  it('is mailed, and makes who reads the mail a member', async () => {
    const { visitor: owner, organisationId } = await business();
    const email = newAddress();
    const { status, body } = await invite(owner, email.toUpperCase());
    expect([status, body]).toMatchObject([
      201,
      { email, role: 'staff', invitedBy: 'Ada Bell', hasExpired: false },
    ]);
    const { mail, token } = await mailed();
    expect(mail).toMatchObject({ to: email, subject: 'Golden Lamb invites you to Belldesk' });
    expect(Object.values(await printOf(site, [token]))).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/^[1-9]/)]),
    );
    expect(await look(token)).toMatchObject({
      state: 'open',
      organisationName: 'Golden Lamb',
      role: 'staff',
      email,
    });

    const rita = await signUpAs(email);
    const own = (await sessionOf(rita)).organisation?.id;
    expect(own).not.toBe(organisationId);
    expect(await accept(rita, token)).toMatchObject({
      status: 200,
      body: { id: organisationId, name: 'Golden Lamb', role: 'staff' },
    });
    const { organisation, organisations } = await sessionOf(rita);
    expect(organisation).toEqual({ id: organisationId, name: 'Golden Lamb', role: 'staff' });
    // The empty one of the sign-up is gone.
    expect(organisations).toHaveLength(1);
    expect((await rita.send('GET', '/api/account/settings')).body).toMatchObject({
      emailConfirmed: true,
    });
    const { members, invitations, room } = await teamOf(rita);
    expect(members.map(({ email: each, role }) => [each === email, role])).toEqual([
      [false, 'owner'],
      [true, 'staff'],
    ]);
    expect(invitations).toEqual([]);
    expect(room).toEqual({ planId: 'premium', mostMembers: null });
  });

  it('leaves a business alone that its new member has used', async () => {
    const { visitor: owner } = await business();
    const email = newAddress();
    await invite(owner, email);
    const { token } = await mailed();
    const rita = await signUpAs(email, 'Own Shop');
    await rita.send('PUT', '/api/recordings/rule', { keeping: '90-days' });
    expect((await accept(rita, token)).status).toBe(200);
    const { organisation, organisations } = await sessionOf(rita);
    expect(organisation?.name).toBe('Golden Lamb');
    expect(organisations.map(({ name }) => name)).toEqual(['Golden Lamb', 'Own Shop']);
  });

  it('that was used, withdrawn or run out, or is for another address, changes nothing and says why', async () => {
    const { visitor: owner } = await business();
    const unmoved = async (visitor: Visitor, token: string, message: string) => {
      await site.sql('delete from visit_counts');
      const before = await printOf(site);
      expect(await accept(visitor, token)).toMatchObject({ status: 409, body: { message } });
      expect({ ...(await printOf(site)), visit_counts: '' }).toEqual({
        ...before,
        visit_counts: '',
      });
    };
    const email = newAddress();
    const rita = await signUpAs(email);
    await site.sql('delete from outbox');
    const { body: first } = await invite(owner, email);
    const renewed = await mailed();
    await owner.send('POST', `/api/members/invitations/${first.id}/renewal`);
    // Void before the new one is mailed.
    expect(await look(renewed.token)).toEqual({ state: 'unknown' });
    const { token } = await mailed();
    await unmoved(rita, renewed.token, invitationProblems.unknown);

    const other = await newWorker(site, 'Other');
    await unmoved(other.visitor, token, otherAddressProblem(email, other.email));

    site.clock.advance(INVITATION_HOLDS_MS);
    expect(await look(token)).toEqual({ state: 'expired' });
    await unmoved(rita, token, invitationProblems.expired);
    expect((await teamOf(owner)).invitations).toMatchObject([{ id: first.id, hasExpired: true }]);

    await invite(owner, email);
    const again = await mailed();
    expect((await teamOf(owner)).invitations).toMatchObject([{ id: first.id, hasExpired: false }]);
    await owner.send('DELETE', `/api/members/invitations/${first.id}`);
    expect(await look(again.token)).toEqual({ state: 'revoked' });
    await unmoved(rita, again.token, invitationProblems.revoked);

    await invite(owner, email);
    const last = await mailed();
    const both = await Promise.all([accept(rita, last.token), accept(rita, last.token)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await look(last.token)).toEqual({ state: 'accepted' });
    await unmoved(rita, last.token, invitationProblems.accepted);
    expect(await invite(owner, email)).toMatchObject({
      status: 409,
      body: { message: `${email} is already a member` },
    });
  });

  it('cuts the name of the business, the only words of its own', async () => {
    const { visitor: owner } = await business('x'.repeat(100));
    await invite(owner, newAddress());
    const { mail } = await mailed();
    expect(mail?.text).toContain(`${'x'.repeat(79)}…`);
    expect(mail?.text).not.toContain('x'.repeat(80));
    expect(mail?.text).not.toContain('Ada');
  });

  it('goes with the role of whoever sent it', async () => {
    const { visitor: owner, organisationId } = await business();
    const manager = await joinAs(site, organisationId, 'owner', 'Second');
    await confirmAddress(site, manager.visitor);
    await invite(manager.visitor, newAddress(), 'owner');
    await invite(manager.visitor, newAddress(), 'staff');
    const open = async () => (await teamOf(owner)).invitations.map(({ role }) => role);
    expect((await open()).sort()).toEqual(['owner', 'staff']);
    await setRole(owner, manager.userId, 'manager');
    expect(await open()).toEqual(['staff']);
    await remove(owner, manager.userId);
    expect(await open()).toEqual([]);
  });

  it('is forgotten with the account of its address', async () => {
    const { visitor: owner } = await business();
    const email = newAddress();
    await invite(owner, email);
    const { token } = await mailed();
    const rita = await signUpAs(email);
    await accept(rita, token);
    const { status } = await rita.send('POST', '/api/account/deletion', {
      email,
      currentPassword: 'secret-1',
    });
    expect(status).toBe(200);
    const [left] = await site.sql('select 1 from invitations where email = $1', [email]);
    expect(left).toBeUndefined();
    expect((await teamOf(owner)).members).toHaveLength(1);
  });
});

describe('who may write to whom', () => {
  it('nobody whose own address is not confirmed', async () => {
    const { visitor: owner, userId } = await business();
    await site.sql('update users set email_verified = false where id = $1', [userId]);
    const { status, body } = await invite(owner, newAddress());
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining('confirm your email address'),
    ]);
    expect(await site.sql('select 1 from outbox')).toEqual([]);
    expect((await teamOf(owner)).invitations).toEqual([]);
  });

  it('as many as a business, and as often as an address, may be in a day', async () => {
    const { visitor: owner } = await business();
    const { perPaidAccountDay, perRecipientDay } = usualLimits.notices;
    const email = newAddress();
    for (let time = 0; time < perRecipientDay; time++)
      expect((await invite(owner, email)).status).toBe(201);
    expect(await invite(owner, email)).toMatchObject({
      status: 429,
      body: {
        message:
          'This address has reached the daily limit for emails. Please try again in 24 hours.',
      },
    });
    for (let count = perRecipientDay; count < perPaidAccountDay; count++)
      expect((await invite(owner, newAddress())).status).toBe(201);
    expect((await invite(owner, newAddress())).status).toBe(429);
    site.clock.advance(24 * 60 * 60_000);
    expect((await invite(owner, newAddress())).status).toBe(201);
  });

  it('counts the links that a connection tries', async () => {
    for (let time = 0; time < 60; time++) expect((await look('x')).state).toBe('unknown');
    expect((await look('x')).message).toContain('Too many attempts');
  });

  it('as many as the plan has room for, which is told by its name', async () => {
    const { visitor: owner, organisationId } = await business();
    await site.sql('delete from subscriptions where organisation_id = $1', [organisationId]);
    const email = newAddress();
    expect((await invite(owner, email)).status).toBe(201);
    const { token } = await mailed();
    const full =
      'The Starter plan includes 2 members, open invitations included. Choose a larger plan, or remove a member first.';
    expect(await invite(owner, newAddress())).toMatchObject({
      status: 409,
      body: { message: full },
    });
    // The same address again is no other member.
    expect((await invite(owner, email)).status).toBe(201);
    const renewed = await mailed();
    expect(renewed.token).not.toBe(token);
    // Somebody came meanwhile by another way, as before a smaller plan.
    await joinAs(site, organisationId, 'staff', 'Early');
    const rita = await signUpAs(email);
    expect((await accept(rita, renewed.token)).body.message).toContain(
      'member limit of its Starter plan',
    );
    expect((await sessionOf(rita)).organisation?.id).not.toBe(organisationId);
  });
});

describe('roles', () => {
  it('a manager invites and takes out managers and staff, and never decides on owners', async () => {
    const { visitor: owner, userId, organisationId } = await business();
    const manager = await joinAs(site, organisationId, 'manager', 'Mona');
    const staff = await joinAs(site, organisationId, 'staff', 'Stan');
    await confirmAddress(site, manager.visitor);
    const refused = {
      status: 403,
      body: {
        message: 'Your role here is manager. Only owners can add or remove owners.',
      },
    };
    const address = newAddress();
    const { body: toOwner } = await invite(owner, address, 'owner');
    expect(await invite(manager.visitor, newAddress(), 'owner')).toMatchObject(refused);
    expect(await invite(manager.visitor, address, 'staff')).toMatchObject(refused);
    const path = `/api/members/invitations/${toOwner.id}`;
    expect(await manager.visitor.send('DELETE', path)).toMatchObject(refused);
    expect(await setRole(manager.visitor, manager.userId, 'owner')).toMatchObject(refused);
    expect(await setRole(manager.visitor, userId, 'staff')).toMatchObject(refused);
    expect(await remove(manager.visitor, userId)).toMatchObject(refused);
    expect((await invite(manager.visitor, newAddress(), 'manager')).status).toBe(201);
    expect((await setRole(manager.visitor, staff.userId, 'manager')).status).toBe(200);
    expect((await remove(manager.visitor, staff.userId)).status).toBe(200);
  });

  it('the only owner stays one', async () => {
    const { visitor: owner, userId, organisationId } = await business();
    await joinAs(site, organisationId, 'manager', 'Mona');
    const conflict = {
      status: 409,
      body: { message: 'Golden Lamb has no other owner. Make someone else an owner first.' },
    };
    expect(await leave(owner, organisationId)).toMatchObject(conflict);
    expect(await remove(owner, userId)).toMatchObject(conflict);
    expect(await setRole(owner, userId, 'manager')).toMatchObject(conflict);
  });

  it('the oldest other owner answers for the business when its owner goes; of two at once one stays', async () => {
    const { visitor: owner, organisationId } = await business();
    const second = await joinAs(site, organisationId, 'owner', 'Second');
    const third = await joinAs(site, organisationId, 'owner', 'Third');
    const answering = async () => {
      const rows = await site.sql<{ id: string }>(
        'select owner_id as id from organisations where id = $1',
        [organisationId],
      );
      return rows[0]?.id;
    };
    expect((await leave(owner, organisationId)).status).toBe(200);
    expect(await answering()).toBe(second.userId);
    const both = await Promise.all([
      leave(second.visitor, organisationId),
      leave(third.visitor, organisationId),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const stays = both[0]?.status === 409 ? second : third;
    expect(await answering()).toBe(stays.userId);
  });

  it('who is taken out hears nothing any more, and is told to look again', async () => {
    const { visitor: owner, organisationId } = await business();
    const staff = await joinAs(site, organisationId, 'staff', 'Stan');
    const session = await Listener.open(site, ['sessions'], staff.visitor);
    const inbox = await Listener.open(site, ['inbox'], staff.visitor);
    const owners = await Listener.open(site, ['inbox'], owner);
    await remove(owner, staff.userId);
    expect(await session.first()).toEqual([{ topic: 'sessions', ended: false }]);
    await inbox.ended();
    expect((await sessionOf(staff.visitor)).organisation).toMatchObject({
      name: 'Stan',
      role: 'owner',
    });
    for (const listener of [session, inbox, owners]) listener.close();
  });
});

describe('several businesses', () => {
  it('of one account: each shows its own, and a sign-in returns to the last one chosen', async () => {
    const { visitor: agent, email, organisationId: first } = await business('First Client');
    await agent.send('POST', '/api/assistant', wizardInput({ companyName: 'First Client' }));
    const added = await agent.send<{ id: string }>('POST', '/api/organisations', {
      name: 'Second Client',
    });
    expect(added).toMatchObject({ status: 201, body: { name: 'Second Client', role: 'owner' } });
    expect((await sessionOf(agent)).organisation?.id).toBe(added.body.id);
    expect((await agent.send('GET', '/api/assistant')).body).toBeFalsy();

    const choose = (organisationId: string) =>
      agent.send('PUT', '/api/organisations/choice', { organisationId });
    site.clock.advance(1_000);
    expect((await choose(first)).status).toBe(200);
    expect((await agent.send('GET', '/api/assistant')).body).toMatchObject({
      name: 'First Client',
    });
    const again = new Visitor(site);
    await again.send('POST', '/api/auth/sign-in/email', { email, password: 'secret-1' });
    expect((await sessionOf(again)).organisation?.id).toBe(first);
    // Chosen in one browser, it stays in the other.
    site.clock.advance(1_000);
    expect((await choose(added.body.id)).status).toBe(200);
    const { organisation, organisations } = await sessionOf(again);
    expect(organisation?.id).toBe(first);
    expect(organisations.map(({ name }) => name)).toEqual(['Second Client', 'First Client']);
  });

  it('are added by confirmed accounts, five without a plan', async () => {
    const { visitor: agent, userId } = await business();
    await site.sql('update users set email_verified = false where id = $1', [userId]);
    const add = () => agent.send<Problem>('POST', '/api/organisations', { name: 'Client' });
    expect((await add()).status).toBe(409);
    await confirmAddress(site, agent);
    for (let count = 0; count < 5; count++) expect((await add()).status).toBe(201);
    const { status, body } = await add();
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining('You own 5 businesses on the Starter plan'),
    ]);
  });
});
