import { z } from 'zod';
import { calendarEntry } from './bookings.ts';
import { callDetail } from './calls.ts';
import { inboxItem } from './inbox.ts';

/** What a business's own systems can be told of. */
export const webhookEventType = z.enum([
  'call.ended',
  'booking.made',
  'booking.moved',
  'booking.cancelled',
  'booking.restored',
  'message.taken',
  'order.placed',
  'order.moved',
  'order.cancelled',
  'order.restored',
]);
export type WebhookEventType = z.infer<typeof webhookEventType>;

const event = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: z.iso.datetime(),
    data,
  });

/**
 * What is sent: `data` is what the REST API shows of the same thing, at that moment. `calls.get`, `bookings.get` and a
 * row of `inbox.list` answer it.
 */
export const webhookEvent = z.discriminatedUnion('type', [
  event('call.ended', callDetail),
  event('booking.made', calendarEntry),
  event('booking.moved', calendarEntry),
  event('booking.cancelled', calendarEntry),
  event('booking.restored', calendarEntry),
  event('message.taken', inboxItem),
  event('order.placed', calendarEntry),
  event('order.moved', calendarEntry),
  event('order.cancelled', calendarEntry),
  event('order.restored', calendarEntry),
  /** Sent by the button "Send a test" alone. */
  event('test', z.object({ endpointId: z.uuid(), message: z.string() })),
]);
export type WebhookEvent = z.infer<typeof webhookEvent>;
export type WebhookData<T extends WebhookEvent['type']> = Extract<
  WebhookEvent,
  { type: T }
>['data'];

/** Headers of the Standard Webhooks specification. */
export const WEBHOOK_ID_HEADER = 'webhook-id';
export const WEBHOOK_TIMESTAMP_HEADER = 'webhook-timestamp';
export const WEBHOOK_SIGNATURE_HEADER = 'webhook-signature';
/** A secret is this, and base64 of 24 bytes. */
export const WEBHOOK_SECRET_START = 'whsec_';

/** Why the service turned an endpoint off: days of nothing but failures, or its own answer 410. */
export const webhookDisabledBecause = z.enum(['failures', 'gone']);
export type WebhookDisabledBecause = z.infer<typeof webhookDisabledBecause>;

/** Endpoints of one business. */
export const MOST_WEBHOOK_ENDPOINTS = 20;
/** Tests of one business in a minute. */
export const WEBHOOK_TESTS_A_MINUTE = 10;
/** Hours for which the secret before signs as well, so that a receiver can change without a gap. */
export const PREVIOUS_SECRET_HOURS = 24;
/** Days of nothing but failures after which an endpoint is turned off. */
export const WEBHOOK_GIVEN_UP_DAYS = 5;
/** Days for which deliveries are kept. */
export const WEBHOOK_KEPT_DAYS = 30;

export const webhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  eventTypes: z.array(webhookEventType),
  enabled: z.boolean(),
  /** Null where a person turned it off, or it is on. */
  disabledBecause: webhookDisabledBecause.nullable(),
  disabledAt: z.iso.datetime().nullable(),
  /** Since when nothing but failures; null after a success. */
  failingSince: z.iso.datetime().nullable(),
  /** Until when the secret before signs as well. */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

/** Read as URL does; which addresses may be asked the server decides. */
const url = z
  .string()
  .trim()
  .max(2_000, 'Please use 2,000 characters or fewer')
  .refine((text) => URL.canParse(text), 'Please enter a URL, such as https://example.com/webhooks');
const fields = {
  url,
  description: z.string().trim().max(200, 'Please use 200 characters or fewer'),
  eventTypes: z
    .array(webhookEventType)
    .min(1, 'Please choose at least one event')
    .transform((types) => webhookEventType.options.filter((type) => types.includes(type))),
};

export const addWebhookEndpointInput = z.strictObject(fields);
export type AddWebhookEndpointInput = z.infer<typeof addWebhookEndpointInput>;

export const changeWebhookEndpointInput = z.strictObject({
  id: z.uuid(),
  ...fields,
  enabled: z.boolean(),
});
export type ChangeWebhookEndpointInput = z.infer<typeof changeWebhookEndpointInput>;

/** The secret is told once, here. */
export const webhookEndpointWithSecret = z.object({
  endpoint: webhookEndpoint,
  secret: z.string(),
});
export type WebhookEndpointWithSecret = z.infer<typeof webhookEndpointWithSecret>;

export const webhookState = z.enum(['pending', 'delivered', 'failed']);
export type WebhookState = z.infer<typeof webhookState>;

export const webhookDelivery = z.object({
  id: z.uuid(),
  /** The header webhook-id. */
  eventId: z.uuid(),
  eventType: z.union([webhookEventType, z.literal('test')]),
  state: webhookState,
  attempts: z.number().int(),
  /** Null unless it is pending. */
  nextAttemptAt: z.iso.datetime().nullable(),
  lastAttemptAt: z.iso.datetime().nullable(),
  /** Of the latest answer; null where there was none. */
  lastStatus: z.number().int().nullable(),
  /** What went wrong, in words. */
  lastError: z.string().nullable(),
  responseExcerpt: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const WEBHOOK_DELIVERIES_A_PAGE = 25;

export const webhookDeliveryCursor = z.string().regex(/^\d{1,15}\.[0-9a-f-]{36}$/);

export const webhookDeliveriesInput = z.strictObject({
  id: z.uuid(),
  /** Only these; all where nothing is said. */
  state: webhookState.optional(),
  after: webhookDeliveryCursor.optional(),
});
export type WebhookDeliveriesInput = z.infer<typeof webhookDeliveriesInput>;

/** Newest first. */
export const webhookDeliveries = z.object({
  endpoint: webhookEndpoint,
  rows: z.array(webhookDelivery),
  /** Null on the last page. */
  next: webhookDeliveryCursor.nullable(),
});
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>;
