import type { Team } from '@belldesk/contract/product/members';
import type { MemberRole } from '@belldesk/contract/product/roles';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';

const anna = '0193b3c0-0000-7000-8000-00000000000a';
const stan = '0193b3c0-0000-7000-8000-00000000000b';
const invited = '0193b3c0-0000-7000-8000-00000000000c';
const lamb = '0193b3c0-0000-7000-8000-0000000000f1';
const fish = '0193b3c0-0000-7000-8000-0000000000f2';

const team: Team = {
  members: [
    {
      userId: anna,
      fullName: 'Anna Bell',
      email: 'anna@example.org',
      role: 'owner',
      joinedAt: '2026-01-01T00:00:00.000Z',
    },
    {
      userId: stan,
      fullName: 'Stan Desk',
      email: 'stan@example.org',
      role: 'staff',
      joinedAt: '2026-02-01T00:00:00.000Z',
    },
  ],
  invitations: [
    {
      id: invited,
      email: 'rita@example.org',
      role: 'manager',
      invitedBy: 'Anna Bell',
      expiresAt: '2026-12-01T00:00:00.000Z',
      hasExpired: false,
    },
  ],
  room: { planId: 'professional', mostMembers: 5 },
};

describe.skipIf(chromiumPath === null)('the team page', () => {
  const site = useAreaPage();
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const text = (words: string) => site.page.getByText(words, { exact: true });
  const nav = () => site.page.getByRole('navigation', { name: 'My AI Assistant' }).first();

  function signedInAs(role: MemberRole, { shown = lamb, others = 0 } = {}) {
    const organisation = { id: shown, name: 'The Golden Lamb', role };
    const more = [{ id: fish, name: 'Silver Fish', role: 'owner' }].slice(0, others);
    site.area.answers.set('account/session', () => ({
      user: {
        id: anna,
        email: 'anna@example.org',
        fullName: 'Anna Bell',
        avatarUrl: null,
        createdAt: '2026-01-01T00:00:00.000Z',
        role: 'owner',
      },
      organisation,
      organisations: [organisation, ...more],
    }));
    site.area.answers.set('members/list', () => team);
  }

  it('shows an owner who works here, and lets them invite, change and take out', async () => {
    signedInAs('owner');
    await site.open('/my-assistant/team');
    await text('3 of 5 on Professional').waitFor();
    site.area.answers.set('members/changeRole', () => new Refusal(409, 'There is a reason.'));
    await site.page.getByLabel('Role of Stan Desk').selectOption('manager');
    await text('There is a reason.').waitFor();
    expect(site.area.inputsOf('members/changeRole')).toEqual([{ userId: stan, role: 'manager' }]);

    await site.page.getByLabel('Email address').fill('no address');
    await button('Send invitation').click();
    await text('Please enter an email address, such as name@example.com').waitFor();
    site.area.answers.set('members/invite', () => new Refusal(409, 'The plan is full.'));
    await site.page.getByLabel('Email address').fill('pat@example.org');
    await button('Send invitation').click();
    await text('The plan is full.').waitFor();
    expect(await site.page.getByLabel('Email address').inputValue()).toBe('pat@example.org');
    site.area.answers.set('members/invite', () => team.invitations[0]);
    await button('Send invitation').click();
    await text('Invitation sent to rita@example.org.').first().waitFor();
    expect(site.area.inputsOf('members/invite').at(-1)).toEqual({
      email: 'pat@example.org',
      role: 'staff',
    });

    site.area.answers.set('members/revokeInvitation', () => ({ id: invited }));
    await button('Withdraw the invitation for rita@example.org').click();
    await text('Invitation for rita@example.org withdrawn.').first().waitFor();
    site.area.answers.set('members/remove', () => ({ userId: stan }));
    await button('Remove Stan Desk').click();
    await button('Remove').click();
    await text('Stan Desk was removed from the team.').first().waitFor();
    expect(await button('Remove Anna Bell').count()).toBe(0);
  });

  it('shows staff the same without a button, and of the area what is theirs', async () => {
    signedInAs('staff');
    await site.open('/my-assistant/team');
    await text('stan@example.org').waitFor();
    await text('rita@example.org').waitFor();
    for (const name of ['Send invitation', 'Remove Stan Desk', 'Save name'])
      expect(await button(name).count()).toBe(0);
    expect(await site.page.getByRole('combobox').count()).toBe(0);
    await button('Leave this business').waitFor();
    expect(await nav().getByRole('link').allTextContents()).toEqual([
      'Today',
      'Calls',
      'Inbox',
      'Bookings',
      'Customers',
      'Locations',
      'Team',
      'Account',
    ]);
    await site.page.goto(`${site.area.address}/my-assistant/manage`);
    await text('Your role here is staff').waitFor();
    await site.page.goto(`${site.area.address}/my-assistant/create`);
    await site.page.waitForURL('**/my-assistant/calls');
  });

  it('gives managers no way to decide on owners', async () => {
    signedInAs('manager');
    await site.open('/my-assistant/team');
    await text('stan@example.org').waitFor();
    expect(await site.page.getByLabel('Role of Anna Bell').count()).toBe(0);
    const roles = site.page.getByLabel('Role of Stan Desk').getByRole('option');
    expect(await roles.allTextContents()).toEqual(['Staff', 'Manager']);
  });

  it('tells of an error and tries again', async () => {
    signedInAs('owner');
    site.area.answers.set('members/list', () => new Refusal(503, 'Not just now.'));
    await site.open('/my-assistant/team');
    await text('Not just now.').waitFor();
    site.area.answers.set('members/list', () => team);
    await button('Try Again').click();
    await text('stan@example.org').waitFor();
    expect(await text('Not just now.').count()).toBe(0);
  });

  it('leads to another business, and on by itself where the role or the business is another', async () => {
    signedInAs('owner', { others: 1 });
    site.area.answers.set('organisations/choose', () => ({ id: fish }));
    await site.open('/my-assistant/team');
    await button('Business: The Golden Lamb. Switch business').last().click();
    const chosen = site.page.waitForURL(`${site.area.address}/my-assistant`);
    await site.page.getByRole('menuitemradio', { name: 'Silver Fish' }).click();
    await chosen;
    expect(site.area.inputsOf('organisations/choose')).toEqual([{ organisationId: fish }]);

    await site.page.goto(`${site.area.address}/my-assistant/team`);
    await text('stan@example.org').waitFor();
    const watching = () => site.area.inputsOf('changes/watch').length;
    await expect.poll(watching, { timeout: 20_000 }).toBeGreaterThan(1);
    signedInAs('staff', { others: 1 });
    site.area.tell({ topic: 'sessions', ended: false });
    await text('Your role at The Golden Lamb is now staff.').first().waitFor();
  });

  it('goes to the set-up of a business that was added, though it hears of another business meanwhile', async () => {
    signedInAs('owner', { others: 1 });
    await site.open('/my-assistant/team');
    await text('stan@example.org').waitFor();
    await site.settled();
    site.area.answers.set('organisations/add', () => {
      signedInAs('owner', { shown: fish, others: 1 });
      return { id: fish };
    });
    await site.page.route('**/my-assistant/create', async (route) => {
      const read = site.page.waitForResponse('**/rpc/account/session');
      site.area.tell({ topic: 'sessions', ended: false });
      await (await read).finished();
      await route.fallback();
    });
    await button('Add a business').click();
    await site.page.getByLabel('Business name').fill('Silver Fish');
    const visited: string[] = [];
    site.page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await button('Add business').click();
    await expect.poll(() => visited, { timeout: 20_000 }).not.toEqual([]);
    expect(visited[0]).toBe('/my-assistant/create');
  });
});
