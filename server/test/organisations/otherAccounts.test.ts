import { changeTopic } from '@belldesk/contract/product/changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Listener } from '../support/changes.ts';
import { type Site, startSite } from '../support/site.ts';
import { signUp, Visitor } from '../support/visitor.ts';
import { joinAs } from '../support/workers.ts';
import { inputOf, isSecret } from './otherAccounts/keys.ts';
import { type Operation, operations, titleOf } from './otherAccounts/operations.ts';
import { printOf } from './otherAccounts/rows.ts';
import type { Key } from './otherAccounts/sampleInput.ts';
import { fillTenant, marksOf, type TenantFixture } from './otherAccounts/tenantFixture.ts';
import { toldOf } from './otherAccounts/toldOf.ts';

/** What is there for visitors, too. */
const open = new Set([
  'account.session',
  'account.requestPasswordReset',
  'account.checkResetLink',
  'account.resetPassword',
  'account.confirmEmail',
  'members.lookAtInvitation',
  'share.desk',
  'share.startCall',
  'site.contact',
  'site.requestDemo',
  'site.lead',
  'site.subscribe',
  'site.startDemoCall',
]);

/** It may be left out, as a filter or by who has one alone. */
const isLocation = ({ field }: Key) => field === 'locationId';

/** Of these an owner sees nothing; operator.test.ts goes through the whole room. */
const isOperators = ({ room }: Operation) => room === 'operator';

let site: Site;
/** Who reaches for what is others'. */
let stranger: TenantFixture;
/** Whose it is; nothing of theirs ever changes here. */
let neighbour: TenantFixture;
/** Works as an owner for both, and has chosen the stranger's. */
let ofBoth: Visitor;

beforeAll(async () => {
  site = await startSite();
  // The first account of all is the operator's.
  await signUp(site);
  stranger = await fillTenant(site);
  neighbour = await fillTenant(site);
  const worker = await joinAs(site, stranger.organisationId, 'owner', 'Of Both');
  await site.sql(
    `insert into members (organisation_id, user_id, role, chosen_at) values ($1, $2, 'owner', 'epoch')`,
    [neighbour.organisationId, worker.userId],
  );
  ofBoth = worker.visitor;
});
afterAll(() => site.stop());

const bound = operations.filter(({ room }) => room !== 'operator');

describe("another account's", () => {
  const keyed = bound.flatMap((operation) =>
    operation.form.keys
      .filter((key) => !isSecret(operation, key))
      .map((key) => ({ title: `${key.path} of ${titleOf(operation)}`, operation, key })),
  );

  const askers = [
    { who: 'an owner of another business', ask: () => stranger.owner, asked: keyed },
    {
      who: 'an owner who has chosen another business',
      ask: () => ofBoth,
      // Which business is meant, these say by its id: it is theirs.
      asked: keyed.filter(({ key }) => key.field !== 'organisationId'),
    },
  ].flatMap(({ asked, ...asker }) => asked.map((one) => ({ ...asker, ...one })));

  it.each(askers)('$title is not there for $who', async ({ operation, key, ask }) => {
    const before = await printOf(site);
    const asked = site.voice.requests.length;
    const input = inputOf(operation, ({ path }) => (path === key.path ? neighbour : stranger));
    const { status, body } = await ask().rpc(operation.path, input);
    expect([status, body]).toMatchObject([404, { json: { code: 'NOT_FOUND' } }]);
    expect(await printOf(site)).toEqual(before);
    expect(site.voice.requests.slice(asked)).toEqual([]);
  });

  // Else the 404 above may come of anything.
  describe('is there for whom it belongs to', () => {
    let home: TenantFixture;
    beforeAll(async () => {
      home = await fillTenant(site);
    });

    const granted = bound
      .filter((operation) => !isOperators(operation))
      .filter((operation) => operation.form.keys.some((key) => !isSecret(operation, key)))
      .map((operation) => ({ title: titleOf(operation), operation }));

    it.each(granted)('$title', async ({ operation }) => {
      const ask = async () => {
        const input = inputOf(operation, () => home);
        return (await home.owner.rpc(operation.path, input)).status;
      };
      let status = await ask();
      if (status === 404) {
        // One before this one has removed it.
        home = await fillTenant(site);
        status = await ask();
      }
      // 409: it is not in that state now.
      expect([200, 409]).toContain(status);
    });
  });
});

describe('what names nothing, but perhaps one of the own locations', () => {
  const keyless = bound
    .filter(({ form, isStream }) => form.keys.every(isLocation) && !isStream)
    .map((operation) => ({ title: operation.name, operation }));

  it('shows each owner their own', async () => {
    let shown = '';
    for (const { operation } of keyless.filter(({ operation: { isRead } }) => isRead)) {
      const answer = await neighbour.owner.rpc(
        operation.path,
        inputOf(operation, () => neighbour),
      );
      expect([operation.name, answer.status]).toEqual([operation.name, 200]);
      shown += JSON.stringify(answer.body);
    }
    // These are shown by what names them, or by a page alone.
    const { checkout, webhookDelivery } = neighbour.ids;
    const inLists = marksOf(neighbour).filter(
      (mark) => mark !== checkout && mark !== webhookDelivery,
    );
    expect(inLists.filter((mark) => !shown.toLowerCase().includes(mark.toLowerCase()))).toEqual([]);
  });

  it.each(keyless)('$title shows and changes nothing of another account', async ({ operation }) => {
    const marks = marksOf(neighbour);
    const before = await printOf(site, marks);
    const answer = await stranger.owner.rpc(
      operation.path,
      inputOf(operation, () => stranger),
    );
    // What an owner reads is not refused; else the search below would be of nothing.
    expect(operation.isRead && answer.status).toBe(operation.isRead && 200);
    // One that adds a business chooses it.
    const { organisationId } = stranger;
    await stranger.owner.rpc('organisations/choose', { organisationId });
    const shown = JSON.stringify(answer.body).toLowerCase();
    expect(marks.filter((mark) => shown.includes(mark.toLowerCase()))).toEqual([]);
    expect(await printOf(site, marks)).toEqual(before);
  });
});

describe('the stream of changes', () => {
  let home: TenantFixture;
  beforeAll(async () => {
    home = await fillTenant(site);
  });

  it('is the only one', () => {
    const streams = operations.filter(({ isStream }) => isStream).map(({ name }) => name);
    expect(streams).toEqual(['changes.watch']);
  });

  it.each(changeTopic.options)('tells of %s of no other account', async (topic) => {
    const { told, cause } = toldOf[topic];
    const all = changeTopic.options;
    const strangers = await Listener.open(site, all, stranger.owner);
    const chosenOther = await Listener.open(site, all, ofBoth);
    const own = await Listener.open(site, [topic], told?.(home) ?? home.owner);
    const deaf = await Listener.open(
      site,
      all.filter((each) => each !== topic && each !== 'sessions'),
      home.owner,
    );
    expect((await cause(site, home)).status).toBe(200);
    // A payment is told of more than once: as it is made, and as its provider reports it.
    for (const event of await own.first()) expect(event).toMatchObject({ topic });
    // What was sent before this answer has arrived with it.
    await stranger.owner.rpc('account/session');
    await ofBoth.rpc('account/session');
    expect([...strangers.events, ...chosenOther.events]).toEqual([]);
    // Nor does one who asked for other topics hear of this one.
    expect(deaf.events.filter((data) => data.includes(`"${topic}"`))).toEqual([]);
    for (const listener of [strangers, chosenOther, own, deaf]) listener.close();
  });
});

describe('who is not signed in', () => {
  it.each(operations.map((operation) => ({ title: titleOf(operation), operation })))(
    '$title',
    async ({ operation }) => {
      const input = inputOf(operation, () => neighbour);
      const { status } = await new Visitor(site).rpc(operation.path, input);
      expect(status === 401).toBe(!open.has(operation.name));
    },
  );
});
