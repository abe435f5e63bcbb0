import type { Assistant } from '@belldesk/contract/product/assistant';
import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import {
  type AssistantRequestAnswer,
  assistantRequestAnswer,
} from '@belldesk/contract/voice/serverMessage';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Business, booked, business, called, customer, listed } from '../support/customers.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';
import { callFrom } from '../support/toolCalls.ts';
import { webhook } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const ANNAS = '+442079460111';

/** What the platform is answered that asks for a call from a number. */
async function asked(
  { assistantId }: Pick<Business, 'assistantId'>,
  number: string | null,
): Promise<AssistantRequestAnswer> {
  const call = { ...callFrom(assistantId, number), status: 'ringing' };
  const { status, body } = await webhook(site, {
    type: 'assistant-request',
    timestamp: TEST_NOW_MS,
    call,
    customer: call.customer,
  });
  expect(status).toBe(200);
  return assistantRequestAnswer.parse(body);
}

/** Turns the setting on or off as the manage page does. */
async function greet({ owner }: Business, greetsKnownCallers: boolean): Promise<Assistant> {
  const { body: own } = await owner.send<Assistant>('GET', '/api/assistant');
  const { name, firstMessage, systemPrompt, language, voiceId, temperature, locationId } = own;
  const { status, body } = await owner.send<Assistant>('PATCH', `/api/assistant/${own.id}`, {
    expectedUpdatedAt: own.updatedAt,
    changes: {
      name,
      systemPrompt,
      language,
      voiceId,
      temperature,
      locationId,
      firstMessage: firstMessage.replace("It's a great day at", 'Hello from'),
      greetsKnownCallers,
    },
  });
  expect(status).toBe(200);
  return body;
}

/** A business that greets known callers, one of whom is Anna with a table booked. */
async function withAnna(changes: object = {}): Promise<Business & { entry: CalendarEntry }> {
  const here = await business(site);
  await greet(here, true);
  const entry = await booked(here, { name: 'Anna Park', phoneNumber: ANNAS, ...changes });
  return { ...here, entry };
}

describe('the setting', () => {
  it('is off at first; the platform asks once it is on, and no more once it is off', async () => {
    const here = await business(site);
    const told = () => site.voice.assistants.get(here.assistantId)?.serverMessages;
    const { body } = await here.owner.send<Assistant>('GET', '/api/assistant');
    expect(body.greetsKnownCallers).toBe(false);
    expect(told()).not.toContain('assistant-request');
    expect(await greet(here, true)).toMatchObject({ greetsKnownCallers: true });
    expect(told()).toEqual([
      'status-update',
      'tool-calls',
      'end-of-call-report',
      'assistant-request',
    ]);
    expect(await greet(here, false)).toMatchObject({ greetsKnownCallers: false });
    expect(told()).not.toContain('assistant-request');
  });

  it('says nothing of a customer while it is off, whoever asks', async () => {
    const here = await withAnna();
    await greet(here, false);
    expect(await asked(here, ANNAS)).toEqual({ assistantId: here.assistantId });
  });
});

describe('a caller whose number is a customer’s', () => {
  it('is greeted by name, with the next booking for whoever leads the call', async () => {
    const here = await withAnna();
    expect(await asked(here, ANNAS)).toEqual({
      assistantId: here.assistantId,
      assistantOverrides: {
        firstMessage: 'Hello Anna Park, from Golden Lamb! How can I help you?',
        variableValues: {
          knownCaller: {
            name: 'Anna Park',
            nextBooking: {
              service: 'table',
              partySize: 4,
              date: '2026-11-21',
              time: '19:00',
              isOnly: true,
            },
          },
        },
      },
    });
  });

  it('has a next booking only of those that stand and are to come', async () => {
    const here = await withAnna({ date: '2026-11-28' });
    const known = async () =>
      (await asked(here, ANNAS)).assistantOverrides?.variableValues?.knownCaller;
    await booked(here, {
      name: 'Anna Park',
      phoneNumber: ANNAS,
      service: 'tasting',
      partySize: null,
      date: '2026-11-24',
    });
    expect(await known()).toEqual({
      name: 'Anna Park',
      nextBooking: { service: 'tasting', date: '2026-11-24', time: '19:00', isOnly: false },
    });
    await site.sql(`update bookings set status = 'cancelled' where service = 'tasting'`);
    expect(await known()).toMatchObject({ nextBooking: { date: '2026-11-28', isOnly: true } });
    await site.sql(`update bookings set starts_at = 'epoch' where organisation_id = $1`, [
      here.organisationId,
    ]);
    expect(await known()).toEqual({ name: 'Anna Park' });
  });

  it('is known by a number as it is dialled in the country of the business', async () => {
    const here = await withAnna();
    expect(await asked(here, '02079460111')).toHaveProperty('assistantOverrides');
  });
});

describe('nothing is told of', () => {
  it('a number that is withheld, nobody’s, or no number', async () => {
    const here = await withAnna();
    for (const number of [null, 'anonymous', '+442079460999', '2079'])
      expect({ number, ...(await asked(here, number)) }).toEqual({
        number,
        assistantId: here.assistantId,
      });
  });

  it('a number from which several people book, order or leave messages', async () => {
    const here = await withAnna();
    await called(here, ANNAS, {
      asks: [{ name: 'takeMessage', args: { message: 'Call me', name: 'Mrs Park' } }],
    });
    expect(await asked(here, ANNAS)).toHaveProperty('assistantOverrides');
    await called(here, ANNAS, {
      asks: [{ name: 'takeMessage', args: { message: 'Call me', name: 'Tom Baker' } }],
    });
    expect(await asked(here, ANNAS)).toEqual({ assistantId: here.assistantId });
  });

  it('a customer who is blocked, by whatever number of theirs', async () => {
    const here = await withAnna();
    const { rows } = await listed(here);
    const anna = await customer(here, rows[0]?.id ?? null);
    const second = '+442079460222';
    const { status } = await here.owner.send('PUT', `/api/customers/${anna.id}`, {
      version: anna.version,
      name: anna.name,
      email: anna.email,
      notes: anna.notes,
      mayBeWrittenTo: null,
      numbers: [ANNAS, second],
    });
    expect(status).toBe(200);
    expect(await asked(here, ANNAS)).toHaveProperty('assistantOverrides');
    const block = await here.owner.send('POST', '/api/blocked-numbers', { number: second });
    expect(block.status).toBeLessThan(300);
    expect(await asked(here, ANNAS)).toEqual({ assistantId: here.assistantId });
  });

  it('a customer who was erased, or whose name is none', async () => {
    const here = await withAnna();
    const { rows } = await listed(here);
    const anna = await customer(here, rows[0]?.id ?? null);
    const erased = await here.owner.send('POST', `/api/customers/${anna.id}/erase`, {
      version: anna.version,
    });
    expect(erased.status).toBe(200);
    expect(await asked(here, ANNAS)).toEqual({ assistantId: here.assistantId });
    await booked(here, { name: 'Walk in', phoneNumber: ANNAS });
    expect(await asked(here, ANNAS)).toEqual({ assistantId: here.assistantId });
  });

  it('another business’s customer', async () => {
    await withAnna();
    const here = await business(site);
    await greet(here, true);
    expect(await asked(here, ANNAS)).toEqual({ assistantId: here.assistantId });
  });
});

it('an assistant that is not the product’s gets nothing to go by', async () => {
  const call = callFrom(uuidv7(), ANNAS);
  const { status, body } = await webhook(site, {
    type: 'assistant-request',
    timestamp: TEST_NOW_MS,
    call,
  });
  expect({ status, body }).toEqual({ status: 200, body: {} });
});
