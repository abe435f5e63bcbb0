import { webhookEndpointsApi } from '@belldesk/contract/product/api/webhookEndpoints';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import {
  listWebhookDeliveries,
  redeliverWebhook,
  testWebhookEndpoint,
} from '../../webhooks/endpoints/deliveries.ts';
import {
  addWebhookEndpoint,
  changeWebhookEndpoint,
  listWebhookEndpoints,
  removeWebhookEndpoint,
  renewWebhookSecret,
} from '../../webhooks/endpoints/endpoints.ts';

const os = implement(webhookEndpointsApi).$context<Ctx>();

export const webhookEndpointsRoutes = os.router({
  list: os.list.handler(({ context: ctx }) => listWebhookEndpoints({ ctx })),
  add: os.add.handler(({ context: ctx, input }) => addWebhookEndpoint({ ctx, input })),
  change: os.change.handler(({ context: ctx, input }) => changeWebhookEndpoint({ ctx, input })),
  remove: os.remove.handler(({ context: ctx, input }) => removeWebhookEndpoint({ ctx, input })),
  renewSecret: os.renewSecret.handler(({ context: ctx, input }) =>
    renewWebhookSecret({ ctx, input }),
  ),
  test: os.test.handler(({ context: ctx, input }) => testWebhookEndpoint({ ctx, input })),
  deliveries: os.deliveries.handler(({ context: ctx, input }) =>
    listWebhookDeliveries({ ctx, input }),
  ),
  redeliver: os.redeliver.handler(({ context: ctx, input }) => redeliverWebhook({ ctx, input })),
});
