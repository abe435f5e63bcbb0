import type { ApiKey } from '@belldesk/contract/product/apiKeys';
import {
  type WebhookDelivery,
  type WebhookEndpoint,
  webhookEventType,
} from '@belldesk/contract/product/webhooks';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';

const PAGE = '/my-assistant/developers';
const keyOf = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: '0193b3c0-0000-7000-8000-000000000301',
  name: 'Till',
  prefix: 'bd_live_abc123',
  scope: 'read',
  madeBy: 'Anna Bell',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ...changes,
});
const endpointOf = (changes: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  id: '0193b3c0-0000-7000-8000-000000000302',
  url: 'https://shop.example/hooks',
  description: 'The shop',
  eventTypes: [...webhookEventType.options],
  enabled: true,
  disabledBecause: null,
  disabledAt: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const deliveryOf = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '0193b3c0-0000-7000-8000-000000000303',
  eventId: '0193b3c0-0000-7000-8000-000000000304',
  eventType: 'call.ended',
  state: 'failed',
  attempts: 8,
  nextAttemptAt: null,
  lastAttemptAt: '2026-11-20T11:00:00.000Z',
  lastStatus: 500,
  lastError: 'Responded 500',
  responseExcerpt: 'oops',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

describe.skipIf(chromiumPath === null)('the page for developers', () => {
  const site = useAreaPage({ isStyled: true });
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const shows = (words: string | RegExp) => site.page.getByText(words).first().waitFor();
  const field = (name: string) => site.page.getByLabel(name, { exact: true });

  it('says that keys could not be read, and tries again', async () => {
    site.area.answers.set('apiKeys/list', () => new Refusal(403, 'Only owners and managers.'));
    await site.open(PAGE);
    await shows('Only owners and managers.');
    site.area.answers.set('apiKeys/list', () => ({ rows: [] }));
    await button('Try Again').click();
    await shows('No API keys yet');
    expect(await site.page.getByText('Only owners and managers.').count()).toBe(0);
  });

  it('makes a key, shows it once, and revokes it after asking', async () => {
    let rows: ApiKey[] = [];
    site.area.answers.set('apiKeys/list', () => ({ rows }));
    site.area.answers.set('apiKeys/create', () => {
      rows = [keyOf({ scope: 'write' })];
      return { apiKey: rows[0], secret: 'bd_live_abc123-the-rest' };
    });
    site.area.answers.set('apiKeys/revoke', () => {
      rows = [keyOf({ revokedAt: '2026-11-21T10:00:00.000Z' })];
      return rows[0];
    });
    await site.open(PAGE);
    await button('Create API key').click();
    await button('Create').click();
    await shows('Please enter a name for the key');
    expect(site.area.inputsOf('apiKeys/create')).toEqual([]);
    await field('Name').fill('Till');
    await field('Permissions').selectOption('write');
    await button('Create').click();
    await shows('bd_live_abc123-the-rest');
    await button('Copy API key').waitFor();
    expect(site.area.inputsOf('apiKeys/create')).toEqual([{ name: 'Till', scope: 'write' }]);
    await button('Done').click();
    await shows('never used');
    expect(await site.page.getByText('bd_live_abc123-the-rest').count()).toBe(0);
    await button('Revoke Till').click();
    await shows(/Programs that use Till lose access right away/);
    await button('Revoke').click();
    await shows('Revoked');
    expect(await button('Revoke Till').count()).toBe(0);
  });

  it('adds an endpoint, with what the server says at its field, and shows the secret once', async () => {
    let rows: WebhookEndpoint[] = [];
    const INSIDE = 'This address is inside a private network';
    site.area.answers.set('webhookEndpoints/list', () => ({ rows }));
    site.area.answers.set('webhookEndpoints/add', (input) => {
      const { url } = input as { url: string };
      if (url.includes('10.0.0.1'))
        return new Refusal(400, INSIDE, { fields: [{ field: 'url', message: INSIDE }] });
      rows = [endpointOf()];
      return { endpoint: rows[0], secret: 'whsec_c2VjcmV0' };
    });
    await site.open(`${PAGE}?tab=webhooks`);
    await shows('No webhooks yet');
    await button('Add endpoint').click();
    await field('URL').fill('https://10.0.0.1/');
    await button('Add').click();
    await shows(INSIDE);
    expect(await field('URL').getAttribute('aria-invalid')).toBe('true');
    await field('URL').fill('https://shop.example/hooks');
    await field('An order was cancelled').uncheck();
    await button('Add').click();
    await shows('whsec_c2VjcmV0');
    const [, added] = site.area.inputsOf('webhookEndpoints/add');
    expect(added).toEqual({
      url: 'https://shop.example/hooks',
      description: '',
      eventTypes: webhookEventType.options.filter((type) => type !== 'order.cancelled'),
    });
    await button('Done').click();
    await site.page.getByRole('article', { name: 'https://shop.example/hooks' }).waitFor();
  });

  it('tests an endpoint, says why one is off, and asks before it deletes', async () => {
    site.area.answers.set('webhookEndpoints/list', () => ({
      rows: [
        endpointOf({
          enabled: false,
          disabledBecause: 'failures',
          disabledAt: '2026-11-20T10:00:00.000Z',
        }),
      ],
    }));
    site.area.answers.set('webhookEndpoints/test', () =>
      deliveryOf({ eventType: 'test', lastError: 'No server responds at this address' }),
    );
    site.area.answers.set('webhookEndpoints/remove', () => ({ id: endpointOf().id }));
    await site.open(`${PAGE}?tab=webhooks`);
    await shows(/because every event failed for 5 days/);
    await button('Send a test').click();
    await shows('Test not delivered. No server responds at this address.');
    await button('Delete').click();
    expect(site.area.inputsOf('webhookEndpoints/remove')).toEqual([]);
    await button('Delete endpoint').click();
    await expect
      .poll(() => site.area.inputsOf('webhookEndpoints/remove'))
      .toEqual([{ id: endpointOf().id }]);
  });

  it('shows the log of an endpoint by state, and sends again', async () => {
    let state: WebhookDelivery['state'] = 'failed';
    site.area.answers.set('webhookEndpoints/deliveries', () => ({
      endpoint: endpointOf(),
      rows: [deliveryOf({ state })],
      next: null,
    }));
    site.area.answers.set('webhookEndpoints/redeliver', () => {
      state = 'delivered';
      return deliveryOf({ state: 'pending' });
    });
    await site.open(`${PAGE}/webhooks/${endpointOf().id}`);
    await shows('Responded 500');
    await site.page.getByText('Details').click();
    await shows('oops');
    await site.page.getByRole('radio', { name: 'Failed' }).click();
    await expect
      .poll(() => site.area.inputsOf('webhookEndpoints/deliveries').at(-1))
      .toEqual({ id: endpointOf().id, state: 'failed' });
    await button('Resend call.ended').click();
    await site.page.getByRole('list', { name: 'Deliveries' }).getByText('Delivered').waitFor();
    expect(site.area.inputsOf('webhookEndpoints/redeliver')).toEqual([
      { deliveryId: deliveryOf().id },
    ]);
  });

  it.each(['', '?tab=webhooks', `/webhooks/${endpointOf().id}`])(
    'fits on a narrow screen, in light and dark: %s',
    async (rest) => {
      const long = `https://shop.example/${'hooks-of-a-long-name/'.repeat(8)}`;
      site.area.answers.set('apiKeys/list', () => ({
        rows: [keyOf({ name: 'A-name-without-spaces-'.repeat(3) })],
      }));
      site.area.answers.set('webhookEndpoints/list', () => ({ rows: [endpointOf({ url: long })] }));
      site.area.answers.set('webhookEndpoints/deliveries', () => ({
        endpoint: endpointOf({ url: long }),
        rows: [deliveryOf({ responseExcerpt: 'x'.repeat(500) })],
        next: null,
      }));
      await site.open(`${PAGE}${rest}`);
      await site.page.setViewportSize({ width: 320, height: 640 });
      await site.page.emulateMedia({ colorScheme: 'dark' });
      await site.page.locator('main ul[aria-label], main article').first().waitFor();
      const { scrollWidth, clientWidth } = await site.page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  );
});
