import type { BookingAnswer, CalendarEntry } from '@belldesk/contract/product/bookings';
import type { Customer, CustomerHistory, CustomerList } from '@belldesk/contract/product/customers';
import { v7 as uuidv7 } from 'uuid';
import { type Site, TEST_NOW_MS } from './site.ts';
import { askTool, callFrom } from './toolCalls.ts';
import { ownerWithAssistant, type Visitor, webhook } from './visitor.ts';

const at = new Date(TEST_NOW_MS).toISOString();

/** A business whose customers a test looks at. */
export interface Business {
  readonly site: Site;
  readonly owner: Visitor;
  readonly assistantId: string;
  readonly organisationId: string;
  readonly locationId: string;
}

export async function business(site: Site): Promise<Business> {
  const { owner, assistant } = await ownerWithAssistant(site);
  const [row] = await site.sql<{ organisation_id: string }>(
    'select organisation_id from assistants where id = $1',
    [assistant.id],
  );
  return {
    site,
    owner,
    assistantId: assistant.assistantId,
    locationId: assistant.locationId,
    organisationId: row?.organisation_id ?? '',
  };
}

/** A booking by hand. */
export async function booked({ owner }: Business, changes: object = {}): Promise<CalendarEntry> {
  const { body } = await owner.send<BookingAnswer>('POST', '/api/bookings', {
    kind: 'reservation',
    service: 'table',
    partySize: 4,
    date: '2026-11-21',
    time: '19:00',
    name: 'Pat Low',
    phoneNumber: null,
    notes: null,
    anyway: true,
    ...changes,
  });
  if (!body.done) throw new Error(JSON.stringify(body));
  return body.entry;
}

/** A whole call in which these are asked for, one after the other. @returns the id of its row */
export async function called(
  { site, assistantId }: Business,
  number: string | null,
  {
    asks = [],
    said = 'Good evening',
    byOwner = false,
  }: {
    readonly asks?: readonly { readonly name: string; readonly args: object }[];
    readonly said?: string;
    readonly byOwner?: boolean;
  } = {},
): Promise<string> {
  const call = { ...callFrom(assistantId, number), ...(byOwner && { metadata: { byOwner } }) };
  await webhook(site, {
    type: 'status-update',
    timestamp: TEST_NOW_MS,
    status: 'in-progress',
    call,
  });
  for (const asked of asks) {
    const { ok, reason } = await askTool(site, call, asked);
    if (!ok) throw new Error(reason);
  }
  await webhook(site, {
    type: 'end-of-call-report',
    timestamp: TEST_NOW_MS,
    call: { ...call, status: 'ended' },
    endedReason: 'customer-ended-call',
    startedAt: at,
    endedAt: at,
    artifact: {
      transcript: '',
      messages: [{ role: 'user', message: said, time: 0, endTime: 0, secondsFromStart: 1 }],
      recording: { state: 'kept', seconds: 1, lostSeconds: 0 },
    },
    analysis: { summary: said, structuredData: { outcome: 'answered' } },
    cost: 0,
  });
  site.voice.recordings.set(call.id, Buffer.from('RIFF'));
  const [row] = await site.sql<{ id: string }>('select id from call_logs where call_id = $1', [
    call.id,
  ]);
  return row?.id ?? '';
}

export const aTable = (who: object) => ({
  name: 'bookAppointment',
  args: { service: 'table', partySize: 2, date: '2026-11-21', time: '20:00', ...who },
});
export const aMessage = (who: object) => ({
  name: 'takeMessage',
  args: { message: `Call me ${uuidv7()}`, ...who },
});
export const anOrder = (who: object) => ({
  name: 'placeOrder',
  args: { items: [{ name: 'Soup', quantity: 2 }], date: '2026-11-21', time: '18:00', ...who },
});

export async function listed({ owner }: Business, search = ''): Promise<CustomerList> {
  const { status, body } = await owner.send<CustomerList>(
    'GET',
    `/api/customers?search=${encodeURIComponent(search)}`,
  );
  if (status !== 200) throw new Error(`the list answered ${status}`);
  return body;
}

export async function customer({ owner }: Business, id: string | null): Promise<Customer> {
  const { status, body } = await owner.send<Customer>('GET', `/api/customers/${id}`);
  if (status !== 200) throw new Error(`the customer answered ${status}`);
  return body;
}

export async function history({ owner }: Business, id: string): Promise<CustomerHistory> {
  return (await owner.send<CustomerHistory>('GET', `/api/customers/${id}/history`)).body;
}
