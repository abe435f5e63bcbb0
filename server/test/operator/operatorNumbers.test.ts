import type {
  AuditEntry,
  NumberRequest,
  OperatorNumber,
} from '@belldesk/contract/product/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anId, OperatorConsole, type PageOf } from '../support/operatorConsole.ts';
import type { Site } from '../support/site.ts';
import type { Visitor } from '../support/visitor.ts';

let desk: OperatorConsole;
let site: Site;
let operator: Visitor;

beforeAll(async () => {
  desk = await OperatorConsole.open();
  ({ site, operator } = desk);
});
afterAll(() => site.stop());
beforeEach(() => desk.clear());

const ask = <T>(operation: string, input: object = {}) => desk.ask<T>(operation, input);

describe('numbers', () => {
  it('are given to a published assistant, told by mail, shown to its owner, and taken away', async () => {
    const { owner, assistant, user } = await desk.published('Number One');
    const { rows } = await ask<PageOf<NumberRequest>>('requests');
    expect(rows[0]).toMatchObject({
      id: assistant.id,
      assistantName: 'Number One',
      businessNumber: '+442079460958',
      ownerEmail: user.email,
      isDone: false,
    });
    const input = { assistantRowId: assistant.id, number: '+44 20 7183 8750' };
    const number = await ask<OperatorNumber>('assignNumber', input);
    expect(number).toMatchObject({
      number: '+442071838750',
      answers: { assistantName: 'Number One', ownerEmail: user.email, isSuspended: false },
    });
    expect(desk.answeringOn('442071838750')).toBe(assistant.assistantId);
    // Again: the same answer, one number, one mail.
    expect((await ask<OperatorNumber>('assignNumber', input)).id).toBe(number.id);
    await desk.work();
    expect(desk.mails.filter(({ subject }) => subject.startsWith('Your number'))).toMatchObject([
      { to: user.email, subject: 'Your number: +442071838750' },
    ]);
    const current = await owner.send<{ publication: { phoneNumber?: string } }>(
      'GET',
      '/api/assistant',
    );
    expect(current.body.publication.phoneNumber).toBe('+442071838750');
    expect((await ask<PageOf<NumberRequest>>('requests')).rows).not.toContainEqual(
      expect.objectContaining({ id: assistant.id }),
    );

    const other = await desk.published('Number Two');
    const taken = await operator.rpc('operator/assignNumber', {
      assistantRowId: other.assistant.id,
      number: '+442071838750',
    });
    expect(taken.status).toBe(409);
    expect((await operator.rpc('operator/removeNumber', { id: number.id })).status).toBe(409);
    await ask('unassignNumber', { id: number.id });
    expect(desk.answeringOn('442071838750')).toBeUndefined();
    await ask('assignNumber', { assistantRowId: other.assistant.id, number: '+442071838750' });
    expect(desk.answeringOn('442071838750')).toBe(other.assistant.assistantId);
    const unassigned = async () =>
      (await ask<PageOf<AuditEntry>>('audit')).rows.filter(
        ({ action }) => action === 'unassigned-number',
      ).length;
    const before = await unassigned();
    await ask('unassignNumber', { id: number.id });
    await ask('unassignNumber', { id: number.id });
    expect(await unassigned()).toBe(before + 1);
    await ask('removeNumber', { id: number.id });
    expect((await ask<PageOf<OperatorNumber>>('numbers')).rows).toEqual([]);
  });

  it('two operators giving one number at once: one assistant has it', async () => {
    const [one, two] = [await desk.published('Race One'), await desk.published('Race Two')];
    const answers = await Promise.all(
      [one, two].map(({ assistant }) =>
        operator.rpc('operator/assignNumber', {
          assistantRowId: assistant.id,
          number: '+442071838751',
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const winner = answers[0]?.status === 200 ? one : two;
    expect(desk.answeringOn('442071838751')).toBe(winner.assistant.assistantId);
  });

  it('nothing is changed when the platform does not take it, and another try succeeds', async () => {
    const { assistant } = await desk.published('Second Try');
    const input = { assistantRowId: assistant.id, number: '+442071838752' };
    site.voice.failNext('POST', /phone-number/, 'act, then hang up');
    expect((await operator.rpc('operator/assignNumber', input)).status).toBe(502);
    expect(await site.sql("select 1 from lines where address = '+442071838752'")).toEqual([]);
    await ask('assignNumber', input);
    expect(desk.answeringOn('442071838752')).toBe(assistant.assistantId);
  });

  it.each(['020 7183 8750', '+0123456', 'sip:', 'sip:a b@x', 'hello'])(
    'refuses %s, at the field',
    async (number) => {
      const answer = await operator.send<{ data?: { fields?: { field: string }[] } }>(
        'POST',
        '/api/operator/numbers',
        { assistantRowId: anId, number },
      );
      expect(answer.status).toBe(400);
      expect(answer.body.data?.fields?.[0]?.field).toBe('number');
    },
  );
});
