import { z } from 'zod';
import {
  addWebhookEndpointInput,
  changeWebhookEndpointInput,
  webhookDeliveries,
  webhookDeliveriesInput,
  webhookDelivery,
  webhookEndpoint,
  webhookEndpointWithSecret,
} from '../webhooks.ts';
import { base, none } from './base.ts';

const tags = ['Webhooks'];
const endpointId = z.strictObject({ id: z.uuid() });

/** Addresses of a business's own systems, and what was sent to them. */
export const webhookEndpointsApi = {
  /** Oldest first. */
  list: base
    .route({ method: 'GET', path: '/webhook-endpoints', tags })
    .input(none)
    .output(z.object({ rows: z.array(webhookEndpoint) })),
  add: base
    .route({ method: 'POST', path: '/webhook-endpoints', successStatus: 201, tags })
    .input(addWebhookEndpointInput)
    .output(webhookEndpointWithSecret),
  change: base
    .route({ method: 'PUT', path: '/webhook-endpoints/{id}', tags })
    .input(changeWebhookEndpointInput)
    .output(webhookEndpoint),
  remove: base
    .route({ method: 'DELETE', path: '/webhook-endpoints/{id}', tags })
    .input(endpointId)
    .output(endpointId),
  /** A new secret; the one before signs as well for a day. */
  renewSecret: base
    .route({ method: 'POST', path: '/webhook-endpoints/{id}/secret', tags })
    .input(endpointId)
    .output(webhookEndpointWithSecret),
  /** Sends an event `test` now, once, and answers what came of it. */
  test: base
    .route({ method: 'POST', path: '/webhook-endpoints/{id}/test', tags })
    .input(endpointId)
    .output(webhookDelivery),
  deliveries: base
    .route({ method: 'GET', path: '/webhook-endpoints/{id}/deliveries', tags })
    .input(webhookDeliveriesInput)
    .output(webhookDeliveries),
  /** Sends a delivery once more, under the same webhook-id. */
  redeliver: base
    .route({ method: 'POST', path: '/webhook-deliveries/{deliveryId}/redelivery', tags })
    .input(z.strictObject({ deliveryId: z.uuid() }))
    .output(webhookDelivery),
};
