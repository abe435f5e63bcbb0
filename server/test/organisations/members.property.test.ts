import type { MemberRole } from '@belldesk/contract/product/roles';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Buyer } from '../support/buyer.ts';
import { mailsOf } from '../support/jobMails.ts';
import { type Site, startSite } from '../support/site.ts';
import { confirmAddress, signUp, type Visitor } from '../support/visitor.ts';
import { newWorker, type Worker } from '../support/workers.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  // The first account of all is the operator's, and may not go.
  await signUp(site);
});
afterAll(() => site.stop());

const PEOPLE = 4;
const person = fc.nat({ max: PEOPLE - 1 });
const role = fc.constantFrom<MemberRole>('owner', 'owner', 'manager', 'staff');

const step = fc.record({
  does: fc.constantFrom(
    'invite',
    'accept',
    'accept',
    'leave',
    'leave',
    'remove',
    'change role',
    'change role',
    'delete account',
  ),
  who: person,
  whom: person,
  role,
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Steps of one list are made at the same moment. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 4,
  maxLength: 10,
});

const of = (does: Step['does'], who: number, whom = who, given: MemberRole = 'owner'): Step => ({
  does,
  who,
  whom,
  role: given,
});

/** One of each, as two owners and a manager would do it. */
const usual: Step[][] = [
  [of('invite', 0, 1), of('invite', 0, 2, 'manager')],
  [of('accept', 1), of('accept', 2)],
  [of('change role', 0, 2), of('change role', 1, 0, 'staff')],
  [of('remove', 1, 0), of('leave', 2)],
  [of('invite', 1, 3)],
  [of('accept', 3)],
  [of('delete account', 1), of('leave', 3)],
];

/** A business, and four people who may come to it and go. */
class World {
  readonly people: Worker[];
  readonly organisationId: string;
  /** Links by the address to which they were mailed. */
  readonly #links = new Map<string, string>();

  private constructor(people: Worker[], organisationId: string) {
    this.people = people;
    this.organisationId = organisationId;
  }

  static async make(): Promise<World> {
    await site.sql('delete from rate_limits');
    await site.sql('delete from sent_to_others');
    const buyer = await Buyer.signUp(site);
    await buyer.buy({ planId: 'premium' });
    await confirmAddress(site, buyer.visitor);
    const { body } = await buyer.visitor.send<{ user: { email: string } }>(
      'GET',
      '/api/account/session',
    );
    const first = { visitor: buyer.visitor, userId: buyer.userId, email: body.user.email };
    const people: Worker[] = [first];
    while (people.length < PEOPLE) people.push(await newWorker(site, `Person ${people.length}`));
    await site.sql('delete from outbox');
    return new World(people, buyer.organisationId);
  }

  /** @returns the status of the answer */
  async take(one: Step): Promise<number> {
    const [who, whom] = [this.people[one.who], this.people[one.whom]];
    if (!who || !whom) throw new Error('nobody of that number');
    const { visitor } = who;
    const path = `/api/members/${whom.userId}`;
    switch (one.does) {
      case 'invite':
        return this.#send(visitor, 'POST', '/api/members/invitations', {
          email: whom.email,
          role: one.role,
        });
      case 'accept':
        return this.#send(visitor, 'POST', '/api/invitations/acceptance', {
          token: this.#links.get(who.email) ?? 'none',
        });
      case 'leave':
        return this.#send(visitor, 'POST', `/api/organisations/${this.organisationId}/leave`);
      case 'remove':
        return this.#send(visitor, 'DELETE', path);
      case 'change role':
        return this.#send(visitor, 'PATCH', path, { role: one.role });
      case 'delete account':
        return this.#send(visitor, 'POST', '/api/account/deletion', {
          email: who.email,
          currentPassword: 'secret-1',
        });
    }
  }

  async readMail(): Promise<void> {
    for (const { to, text } of await mailsOf(site, ['invitation'])) {
      const token = /invitation#(\S+)/.exec(text)?.[1];
      if (token !== undefined) this.#links.set(to, token);
    }
  }

  async #send(visitor: Visitor, method: string, path: string, body?: unknown): Promise<number> {
    return (await visitor.send(method, path, body)).status;
  }
}

interface ScheduleSnapshot {
  readonly owners: number;
  readonly answersIsOwner: boolean;
}

it('whatever people do to a business, some at the same moment, it has an owner, who answers for it', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(history, async (moments) => {
      const world = await World.make();
      for (const moment of moments) {
        await site.sql('delete from visit_counts');
        const statuses = await Promise.all(moment.map((one) => world.take(one)));
        moment.forEach(({ does }, index) => {
          const status = statuses[index] ?? 0;
          // Every refusal is one that was thought of.
          expect([does, status < 500]).toEqual([does, true]);
          if (status < 300) seen.set(does, (seen.get(does) ?? 0) + 1);
        });
        await world.readMail();
        const standing = await site.sql<ScheduleSnapshot>(
          `select count(*) filter (where m.role = 'owner')::int as owners,
             coalesce(bool_or(m.user_id = o.owner_id and m.role = 'owner'), false) as "answersIsOwner"
           from organisations o left join members m on m.organisation_id = o.id group by o.id`,
        );
        for (const one of standing) {
          expect(one.owners).toBeGreaterThan(0);
          expect(one.answersIsOwner).toBe(true);
        }
      }
    }),
    { numRuns: 8, endOnFailure: true, examples: [[usual]] },
  );
  // Else nothing was tried but refusals.
  expect([...seen.keys()].sort()).toEqual(
    expect.arrayContaining(['accept', 'change role', 'invite', 'leave', 'remove']),
  );
}, 180_000);
