import { accessOf } from '@belldesk/contract/product/api/access';
import { changeTopic, topicPermissions } from '@belldesk/contract/product/changes';
import { may, permission, whoMay } from '@belldesk/contract/product/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watch } from '../support/changes.ts';
import { type Site, startSite } from '../support/site.ts';
import { signUp, type Visitor } from '../support/visitor.ts';
import { inputOf } from './otherAccounts/keys.ts';
import { operations, titleOf } from './otherAccounts/operations.ts';
import { printOf } from './otherAccounts/rows.ts';
import { fillTenant, type TenantFixture } from './otherAccounts/tenantFixture.ts';

let site: Site;
let home: TenantFixture;

beforeAll(async () => {
  site = await startSite();
  // The first account of all is the operator's.
  await signUp(site);
  home = await fillTenant(site);
});
afterAll(() => site.stop());

const roles = ['manager', 'staff'] as const;
type Role = (typeof roles)[number];

/** What the contract asks of a member's role; null where it asks nothing of it. */
function askedOf(name: string) {
  const access = permission.safeParse(accessOf(name.split('.')));
  return access.success ? access.data : null;
}

const textFor = (role: Role, name: string) => {
  const asked = askedOf(name);
  if (asked === null) throw new Error(`${name} asks nothing of a role`);
  return `Your role here is ${role}. Only ${whoMay(asked)} can do this.`;
};

const all = roles.flatMap((role) =>
  operations.map((operation) => {
    const asked = askedOf(operation.name);
    const isRefused = asked !== null && !may(role, asked);
    return { title: titleOf(operation), role, operation, isRefused };
  }),
);

describe("what a role does not permit is refused, by the operation's entry in the contract", () => {
  // Of some operation each of the two is refused; else the map permits everybody everything.
  it.each(roles)('%s may not do everything', (role) => {
    expect(all.some((one) => one.role === role && one.isRefused)).toBe(true);
  });

  it.each(all.filter(({ isRefused }) => isRefused))(
    '$title for $role',
    async ({ role, operation }) => {
      const before = await printOf(site);
      const asked = site.voice.requests.length;
      const { status, body } = await home[role].rpc(
        operation.path,
        inputOf(operation, () => home),
      );
      const message = textFor(role, operation.name);
      expect([status, body]).toMatchObject([403, { json: { code: 'FORBIDDEN', message } }]);
      expect(await printOf(site)).toEqual(before);
      expect(site.voice.requests.slice(asked)).toEqual([]);
    },
  );
});

describe('what a role permits is not refused for it', () => {
  const permitted = all.filter(
    ({ operation, isRefused }) => !isRefused && operation.room !== 'operator',
  );

  const topics = roles.flatMap((role) => changeTopic.options.map((topic) => ({ role, topic })));
  it.each(topics)('to hear of $topic for $role', async ({ role, topic }) => {
    const isPermitted = topic === 'sessions' || may(role, topicPermissions[topic]);
    const stop = new AbortController();
    const { status } = await watch(site, [topic], home[role], stop.signal);
    expect(status).toBe(isPermitted ? 200 : 403);
    stop.abort();
  });

  // Reads first: what is read is there yet.
  const inOrder = permitted
    .filter(({ operation }) => !operation.isStream)
    .sort((one, other) => Number(other.operation.isRead) - Number(one.operation.isRead));

  it.each(inOrder)('$title for $role', async ({ role, operation }) => {
    const worker = await workerOf(role);
    const { status, body } = await worker.rpc<{ message?: string }>(
      operation.path,
      inputOf(operation, () => home),
    );
    expect(status).not.toBe(401);
    if (askedOf(operation.name) === null) return;
    // What only owners decide is told in other words: members.test.ts.
    expect(body.json?.message).not.toBe(textFor(role, operation.name));
    expect(operation.isRead && status).toBe(operation.isRead && 200);
  });

  /** One before this one may have taken them out, or signed them out. */
  async function workerOf(role: Role): Promise<Visitor> {
    const { body } = await home[role].send<{ organisation: { id: string } | null }>(
      'GET',
      '/api/account/session',
    );
    if (body.organisation?.id !== home.organisationId) home = await fillTenant(site);
    return home[role];
  }
});
