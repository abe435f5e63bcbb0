import { type ApiRequestTool, apiRequestTool } from '@belldesk/contract/voice/ownTools';
import { describe, expect, test } from 'vitest';
import { offerOf, requestOf } from './apiRequest.ts';
import { checkArguments } from './arguments.ts';

const tool = (changes: Partial<ApiRequestTool> = {}): ApiRequestTool =>
  apiRequestTool.parse({
    type: 'apiRequest',
    name: 'changeOrder',
    description: 'Changes an order.',
    method: 'POST',
    url: 'https://shop.example/orders/{{orderId}}',
    headers: { 'X-Api-Key': 'a secret', Host: 'elsewhere.example', 'Content-Length': '1' },
    body: {
      type: 'object',
      properties: {
        quantity: { type: 'integer', minimum: 1 },
        size: { type: 'string', enum: ['small', 'large'] },
        shop: { type: 'string', value: 'north' },
      },
      required: ['quantity', 'shop'],
    },
    ...changes,
  });

describe('what a model is offered', () => {
  test('are the arguments that have no value of their own, those in the address too', () => {
    expect(offerOf(tool()).function).toEqual({
      name: 'changeOrder',
      description: 'Changes an order.',
      parameters: {
        type: 'object',
        properties: {
          quantity: { type: 'integer', minimum: 1 },
          size: { type: 'string', enum: ['small', 'large'] },
          orderId: { type: 'string' },
        },
        required: ['quantity', 'orderId'],
      },
    });
  });

  test('fit when they fit', () => {
    const values = { orderId: '7', quantity: 2, size: 'large' };
    expect(checkArguments(offerOf(tool()).function.parameters ?? {}, values)).toEqual({
      ok: true,
      values,
    });
  });

  test.each([
    [{ orderId: '7', quantity: 0 }, 'quantity'],
    [{ orderId: '7', quantity: 1, size: 'huge' }, 'size'],
    [{ quantity: 1 }, 'orderId'],
    [{ orderId: '7' }, 'quantity'],
  ])('do not in %j, and it is said where', (values, where) => {
    expect(checkArguments(offerOf(tool()).function.parameters ?? {}, values)).toEqual({
      ok: false,
      reason: expect.stringContaining(`do not fit: ${where}: `) as unknown,
    });
  });

  test('a schema that nobody can read lets nothing out', () => {
    expect(checkArguments({ properties: { a: { type: 'x' } } }, { a: 1 })).toMatchObject({
      ok: false,
    });
  });

  test('what nobody asked for is left out', () => {
    const values = { orderId: '7', quantity: 1, isAdmin: true, shop: 'south' };
    expect(checkArguments(offerOf(tool()).function.parameters ?? {}, values)).toEqual({
      ok: true,
      values: { orderId: '7', quantity: 1 },
    });
  });
});

describe('the request', () => {
  test('carries what was asked and what the owner set, and its key', () => {
    const request = requestOf(tool(), { orderId: 'a/b', quantity: 2 }, 'call:tool');
    expect(request.url.href).toBe('https://shop.example/orders/a%2Fb');
    expect(JSON.parse(request.body ?? '')).toEqual({ quantity: 2, shop: 'north' });
    expect(request).toMatchObject({ method: 'POST', timeoutMs: 20_000 });
    expect(request.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-api-key': 'a secret',
      'idempotency-key': 'call:tool',
    });
  });

  test('that only asks carries it in the address', () => {
    const { url, body, headers } = requestOf(
      tool({ method: 'GET', timeoutSeconds: 3 }),
      { orderId: '7', quantity: 2, size: 'a&b=c' },
      'key',
    );
    expect(url.href).toBe('https://shop.example/orders/7?quantity=2&size=a%26b%3Dc&shop=north');
    expect([body, headers['content-type']]).toEqual([null, undefined]);
  });

  test('takes headers in the form of a schema', () => {
    const { headers } = requestOf(
      tool({ headers: { type: 'object', properties: { authorization: { value: 'Bearer x' } } } }),
      {},
      'key',
    );
    expect(headers.authorization).toBe('Bearer x');
  });
});
