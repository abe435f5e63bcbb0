import type { Assistant, Publication } from '@belldesk/contract/product/assistant';
import type { Line } from '@belldesk/contract/product/lines';
import type { OperatorNumber } from '@belldesk/contract/product/operator';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OperatorConsole, type PageOf } from '../support/operatorConsole.ts';
import { signUp, type Visitor, wizardInput } from '../support/visitor.ts';

let desk: OperatorConsole;
beforeAll(async () => {
  desk = await OperatorConsole.open();
});
afterAll(() => desk.site.stop());

let made = 0;
let given = 0;

/** An owner whose assistants come and go. */
class Business {
  readonly owner: Visitor;
  assistant: Assistant | null = null;
  /** Addresses that it was ever told are its own. */
  readonly told = new Set<string>();

  constructor(owner: Visitor) {
    this.owner = owner;
  }

  static async open(): Promise<Business> {
    return new Business(await signUp(desk.site));
  }

  async done<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.owner.send<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.body;
  }

  async create(): Promise<Assistant> {
    const input = wizardInput({ companyName: `Lamb ${++made}` });
    const body = await this.done<Assistant>('POST', '/api/assistant', input);
    this.assistant = body;
    await desk.work();
    return body;
  }

  async publish(): Promise<Publication | null> {
    if (!this.assistant) return null;
    const path = `/api/assistant/${this.assistant.id}/publish`;
    const body = await this.done<Publication>('POST', path, {});
    this.told.add(body.sipUri);
    await desk.work();
    return body;
  }

  /** @returns the number, null where the operator may give none: not published, or it has one */
  async assign(): Promise<string | null> {
    if (!this.assistant) return null;
    const number = `+4420718${String(++given).padStart(5, '0')}`;
    const { status } = await desk.operator.rpc('operator/assignNumber', {
      assistantRowId: this.assistant.id,
      number,
    });
    await desk.work();
    if (status !== 200) return null;
    this.told.add(number);
    return number;
  }

  async remove(): Promise<void> {
    if (!this.assistant) return;
    await this.done('DELETE', `/api/assistant/${this.assistant.id}`);
    this.assistant = null;
    await desk.work();
  }

  async lines(): Promise<Line[]> {
    return (await this.owner.send<{ rows: Line[] }>('GET', '/api/lines')).body.rows;
  }

  /** Which assistant of the platform answers on an address; undefined where nobody does. */
  answeringOn(address: string): string | undefined {
    return desk.answeringOn(address.replace(/^\+|^sip:/, '').replace(/@.*/, ''));
  }

  /** Lines that are lost, too many, or led to another than the one at which they point. */
  async problems(): Promise<string[]> {
    const lines = await this.lines();
    const known = new Set(lines.map(({ address }) => address));
    const astray = lines.filter(({ address, answers }) => {
      const assistant = answers ? this.assistant : null;
      return (
        answers?.assistantId !== assistant?.id ||
        this.answeringOn(address) !== assistant?.assistantId
      );
    });
    return [
      ...[...this.told].filter((address) => !known.has(address)).map((each) => `${each} is lost`),
      ...[...known].filter((address) => !this.told.has(address)).map((each) => `whence ${each}?`),
      ...astray.map(({ address }) => `${address} leads astray`),
      ...(lines.filter(({ kind }) => kind === 'sip').length > 1 ? ['two addresses'] : []),
    ];
  }
}

describe('lines', () => {
  it('are never lost and never lead astray, whatever comes and goes', async () => {
    const step = fc.constantFrom('create', 'publish', 'assign', 'remove', 'create', 'publish');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const business = await Business.open();
        for (const each of steps) {
          await business[each]();
          expect(await business.problems()).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  }, 240_000);

  it('lead to the assistant in the place of another at once, and wait for the next after a deletion', async () => {
    const business = await Business.open();
    await business.create();
    const published = await business.publish();
    const number = (await business.assign()) ?? '';
    const second = await business.create();
    expect(second.publication).toEqual({ ...published, phoneNumber: number });
    expect(business.answeringOn(number)).toBe(second.assistantId);
    await business.remove();
    expect(await business.lines()).toMatchObject([{ answers: null }, { answers: null }]);
    const { rows } = await desk.ask<PageOf<OperatorNumber>>('numbers');
    expect(rows.find((row) => row.number === number)?.answers?.assistantName).toBeNull();

    // Made again, it is nobody's telephone until its owner publishes it.
    const third = await business.create();
    expect(third.publication).toBeNull();
    expect(business.answeringOn(number)).toBeUndefined();
    desk.mails.length = 0;
    expect(await business.publish()).toEqual({ ...published, phoneNumber: number });
    expect(business.answeringOn(number)).toBe(third.assistantId);
  });

  it('that wait are pointed at an assistant by their owner, and by nobody else', async () => {
    const [business, other] = [await Business.open(), await Business.open()];
    await business.create();
    await business.publish();
    await business.remove();
    const assistant = await business.create();
    const stranger = await other.create();
    const [line] = await business.lines();
    const point = (who: Business, assistantRowId: string) =>
      who.owner.send<Line>('PUT', `/api/lines/${line?.id}`, { assistantRowId });
    expect((await point(other, stranger.id)).status).toBe(404);
    expect((await point(business, stranger.id)).status).toBe(404);
    expect((await point(business, assistant.id)).body.answers?.assistantId).toBe(assistant.id);
    await desk.work();
    expect(await business.problems()).toEqual([]);
  });

  it('a number that waits goes to nobody else before it is unassigned', async () => {
    const [business, other] = [await Business.open(), await Business.open()];
    await business.create();
    await business.publish();
    const number = (await business.assign()) ?? '';
    await business.remove();
    const { id } = await other.create();
    await other.publish();
    const give = () => desk.operator.rpc('operator/assignNumber', { assistantRowId: id, number });
    expect((await give()).status).toBe(409);
    const { rows } = await desk.ask<PageOf<OperatorNumber>>('numbers');
    await desk.ask('unassignNumber', { id: rows.find((row) => row.number === number)?.id });
    expect((await give()).status).toBe(200);
    expect((await business.lines()).map(({ kind }) => kind)).toEqual(['sip']);
  });
});
