import type { SignedInDevice } from '@belldesk/contract/product/accountSettings';
import type { CreatedApiKey } from '@belldesk/contract/product/apiKeys';
import type { Assistant } from '@belldesk/contract/product/assistant';
import type { BlockedNumber } from '@belldesk/contract/product/blockedNumbers';
import type { BookingAnswer, CalendarFeed } from '@belldesk/contract/product/bookings';
import type { Line } from '@belldesk/contract/product/lines';
import type { Location } from '@belldesk/contract/product/locations';
import type { OpenInvitation } from '@belldesk/contract/product/members';
import type { Resource, Service } from '@belldesk/contract/product/services';
import type { ShareLink } from '@belldesk/contract/product/share';
import type {
  WebhookDelivery,
  WebhookEndpointWithSecret,
} from '@belldesk/contract/product/webhooks';
import { Buyer } from '../../support/buyer.ts';
import type { Site } from '../../support/site.ts';
import { askTool, callFrom } from '../../support/toolCalls.ts';
import { confirmAddress, Visitor, webhook, wizardInput } from '../../support/visitor.ts';
import { joinAs } from '../../support/workers.ts';
import { tinyRecording } from './tinyRecording.ts';

const startedAt = '2026-11-20T11:00:00.000Z';
let tenantFixtures = 0;

/** A business with one of everything that can be its own, and somebody of each role. */
export interface TenantFixture {
  readonly owner: Visitor;
  readonly manager: Visitor;
  readonly staff: Visitor;
  /** The same owner in another browser. */
  readonly otherBrowser: Visitor;
  /** Stands in every text of theirs, in small letters. */
  readonly word: string;
  readonly userId: string;
  readonly organisationId: string;
  readonly email: string;
  readonly assistant: Assistant;
  /** Ids and addresses of what is theirs, by noun. */
  readonly ids: Readonly<Record<Noun, string>>;
}

export type Noun =
  | 'apiKey'
  | 'assistant'
  | 'blockedNumber'
  | 'booking'
  | 'call'
  | 'checkout'
  | 'customer'
  | 'device'
  | 'feed'
  | 'invitation'
  | 'invoice'
  | 'line'
  | 'message'
  | 'otherCustomer'
  | 'resource'
  | 'secondAssistant'
  | 'secondLocation'
  | 'service'
  | 'share'
  /** Id of the account that works there as staff. */
  | 'staff'
  | 'webhookDelivery'
  | 'webhookEndpoint';

/** Wherever one of these stands, it tells of this tenantFixture. */
export const marksOf = ({
  word,
  userId,
  organisationId,
  email,
  assistant,
  ids,
}: TenantFixture): string[] => [
  word,
  userId,
  organisationId,
  email,
  assistant.assistantId,
  ...Object.values(ids),
];

/** A new owner with one of everything. */
export async function fillTenant(site: Site): Promise<TenantFixture> {
  const word = `quillmark${++tenantFixtures}x`;
  const buyer = await Buyer.signUp(site);
  const owner = buyer.visitor;
  const made = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await owner.send<T>(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  // Who invites has confirmed their address.
  await confirmAddress(site, owner);
  const { user } = await made<{ user: { email: string } }>('GET', '/api/account/session');
  const assistant = await made<Assistant>(
    'POST',
    '/api/assistant',
    wizardInput({ companyName: word, additionalDetails: '' }),
  );
  await made('POST', `/api/assistant/${assistant.id}/publish`, {});
  await buyer.buy();
  const second = await made<Assistant>('POST', '/api/assistant', {
    ...wizardInput({ companyName: `${word} kitchen`, additionalDetails: '' }),
    another: true,
  });
  await made('POST', `/api/assistant/${second.id}/publish`, {});
  await made('PUT', '/api/assistants/choice', { id: assistant.id });
  const [invoice] = await made<{ url: string }[]>('GET', '/api/billing/invoices');
  const [checkout] = await site.sql<{ id: string }>(
    `select t.id from test_checkouts t join billing_customers c using (customer_id)
     where c.organisation_id = $1`,
    [buyer.organisationId],
  );
  const resource = await made<Resource>('POST', '/api/resources', {
    name: `Chair ${word}`,
    kind: 'staff',
    capacity: 1,
    count: 1,
  });
  const service = await made<Service>('POST', '/api/services', {
    name: `Cut ${word}`,
    kind: 'appointment',
    durationMinutes: 30,
    priceMinor: 2_500,
    currency: 'GBP',
    resourceIds: [resource.id],
  });
  const booking = await made<BookingAnswer>('POST', '/api/bookings', {
    kind: 'service',
    serviceId: service.id,
    partySize: null,
    date: '2026-11-24',
    time: '10:00',
    name: `Guest ${word}`,
    phoneNumber: null,
    email: `guest-${word}@example.com`,
    notes: null,
  });
  if (!booking.done) throw new Error(booking.reason);
  const lines = await made<{ rows: Line[] }>('GET', '/api/lines');
  const feed = await made<CalendarFeed>('POST', '/api/bookings/feed', {});
  const secondLocation = await addLocation(made, word);
  const share = await made<ShareLink>('PUT', '/api/share', {
    isOn: true,
    longestCallMinutes: 2,
    callsADay: 3,
  });
  const blocked = await made<BlockedNumber>('POST', '/api/blocked-numbers', {
    number: `+4479460${String(tenantFixtures).padStart(5, '0')}`,
  });
  const { callRow, message, customer } = await takeCall(site, assistant.assistantId, word);

  const invitation = await made<OpenInvitation>('POST', '/api/members/invitations', {
    email: `guest-${word}@example.com`,
    role: 'staff',
  });
  const manager = await joinAs(site, buyer.organisationId, 'manager', `Manager ${word}`);
  const staff = await joinAs(site, buyer.organisationId, 'staff', `Staff ${word}`);

  const { apiKey } = await made<CreatedApiKey>('POST', '/api/api-keys', {
    name: `Cash desk ${word}`,
    scope: 'write',
  });
  const { endpoint } = await made<WebhookEndpointWithSecret>('POST', '/api/webhook-endpoints', {
    url: `https://example.com/${word}`,
    description: '',
    eventTypes: ['call.ended'],
  });
  const delivery = await made<WebhookDelivery>(
    'POST',
    `/api/webhook-endpoints/${endpoint.id}/test`,
  );

  await site.sql('delete from rate_limits');
  const otherBrowser = new Visitor(site);
  await otherBrowser.send('POST', '/api/auth/sign-in/email', {
    email: user.email,
    password: 'secret-1',
  });
  const devices = await made<SignedInDevice[]>('GET', '/api/account/devices');

  return {
    owner,
    manager: manager.visitor,
    staff: staff.visitor,
    otherBrowser,
    word,
    userId: buyer.userId,
    organisationId: buyer.organisationId,
    email: user.email,
    assistant,
    ids: {
      apiKey: apiKey.id,
      assistant: assistant.id,
      blockedNumber: blocked.id,
      booking: booking.entry.id,
      call: callRow,
      checkout: checkout?.id ?? '',
      customer,
      device: devices.find(({ isThis }) => !isThis)?.id ?? '',
      feed: new URL(feed.url).pathname.split('/').at(-1)?.replace('.ics', '') ?? '',
      invitation: invitation.id,
      invoice: invoice?.url.split('/').at(-1) ?? '',
      line: lines.rows[0]?.id ?? '',
      message,
      otherCustomer: booking.entry.customerId ?? '',
      resource: resource.id,
      secondAssistant: second.id,
      secondLocation: secondLocation.id,
      service: service.id,
      share: share.path?.split('/').at(-1) ?? '',
      staff: staff.userId,
      webhookDelivery: delivery.id,
      webhookEndpoint: endpoint.id,
    },
  };
}

/** Another place of the business, with hours and a service of its own. */
async function addLocation(
  made: <T>(method: string, path: string, body?: unknown) => Promise<T>,
  word: string,
): Promise<Location> {
  const location = await made<Location>('POST', '/api/locations', {
    name: `${word} abroad`,
    address: `${word} street`,
    country: 'FR',
    timeZone: 'Europe/Paris',
  });
  const at = { locationId: location.id };
  const week = [{ weekday: 1, ranges: [{ from: '09:00', to: '17:00' }] }];
  await made('PUT', '/api/bookings/hours', { ...at, week, exceptions: [], version: 0 });
  await made('POST', '/api/services', {
    ...at,
    name: `${word} service`,
    kind: 'appointment',
    durationMinutes: 30,
    priceMinor: null,
    currency: 'EUR',
    resourceIds: [],
  });
  return location;
}

/** A recorded call in which a message was left. */
async function takeCall(site: Site, assistantId: string, word: string) {
  const call = callFrom(assistantId, '+442079460777');
  await askTool(site, call, { name: 'takeMessage', args: { name: word, message: `From ${word}` } });
  const said = await webhook(site, {
    type: 'end-of-call-report',
    timestamp: Date.parse(startedAt),
    call: { ...call, status: 'ended' },
    endedReason: 'customer-ended-call',
    startedAt,
    endedAt: '2026-11-20T11:01:00.000Z',
    artifact: {
      transcript: '',
      messages: [
        { role: 'user', message: `I am ${word}`, time: 0, endTime: 0, secondsFromStart: 1 },
      ],
      turns: [],
      recording: { state: 'kept', seconds: 1, lostSeconds: 0 },
    },
    analysis: { structuredData: { outcome: 'message' } },
    cost: 0,
  });
  if (said.status !== 200) throw new Error(`the report was answered ${said.status}`);
  site.voice.recordings.set(call.id, tinyRecording());
  site.voice.callRecordings.set(call.id, tinyRecording());
  const [row] = await site.sql<{ id: string; message: string; customer: string }>(
    `select l.id, m.id as message, m.customer_id as customer from call_logs l join messages m using (call_id)
     where l.call_id = $1`,
    [call.id],
  );
  return { callRow: row?.id ?? '', message: row?.message ?? '', customer: row?.customer ?? '' };
}
