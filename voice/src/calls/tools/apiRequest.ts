import type { FunctionTool } from '@belldesk/contract/voice/assistant';
import {
  type ApiRequestTool,
  fillPlaceholders,
  placeholdersOf,
} from '@belldesk/contract/voice/ownTools';
import type { OutgoingRequest } from '@belldesk/kit/outgoing/request';
import { z } from 'zod';
import { propertiesOf } from './arguments.ts';

const DEFAULT_TIMEOUT_S = 20;
/** These are the connection's, not the owner's. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
]);

const names = z.array(z.string());

/** What the model is to fill in: the body's properties without a value of their own, and the address's. */
export function parametersOf({ body = {}, url }: ApiRequestTool): Record<string, unknown> {
  const named = propertiesOf(body);
  const asked = Object.entries(named).filter(([, property]) => property.value === undefined);
  const inUrl = placeholdersOf(url).filter((name) => !(name in named));
  const required = names.safeParse(body.required).data ?? [];
  return {
    ...body,
    type: 'object',
    properties: {
      ...Object.fromEntries(asked),
      ...Object.fromEntries(inUrl.map((name) => [name, { type: 'string' }])),
    },
    required: [
      ...new Set([
        ...required.filter((name) => asked.some(([key]) => key === name)),
        ...placeholdersOf(url).filter((name) => named[name]?.value === undefined),
      ]),
    ],
  };
}

/** The tool as a model takes it. */
export function offerOf(tool: ApiRequestTool): FunctionTool {
  return {
    type: 'function',
    function: {
      name: tool.name,
      ...(tool.description === undefined ? {} : { description: tool.description }),
      parameters: parametersOf(tool),
    },
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function ownHeaders({ headers = {} }: ApiRequestTool): Record<string, string> {
  const pairs =
    'properties' in headers && typeof headers.properties === 'object'
      ? Object.entries(headers.properties).map(([name, { value }]) => [name, value] as const)
      : Object.entries(headers).map(([name, value]) => [name, textOf(value)] as const);
  return Object.fromEntries(
    pairs
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !OF_THE_CONNECTION.has(name)),
  );
}

/**
 * The request that arguments make of a tool. GET and DELETE carry them in the address, the others in
 * a JSON body; one that stands in the address already is not sent twice.
 * @param idempotencyKey the same for the same request of the same call
 */
export function requestOf(
  tool: ApiRequestTool,
  values: Readonly<Record<string, unknown>>,
  idempotencyKey: string,
): OutgoingRequest {
  const fixed = Object.entries(propertiesOf(tool.body ?? {})).flatMap(([name, { value }]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const all: Readonly<Record<string, unknown>> = { ...values, ...Object.fromEntries(fixed) };
  const url = new URL(fillPlaceholders(tool.url, (name) => textOf(all[name] ?? '')));
  const inUrl = new Set(placeholdersOf(tool.url));
  const rest = Object.entries(all).filter(([name]) => !inUrl.has(name));
  const hasBody = tool.method !== 'GET' && tool.method !== 'DELETE';
  if (!hasBody) for (const [name, value] of rest) url.searchParams.append(name, textOf(value));
  return {
    method: tool.method,
    url,
    headers: {
      accept: 'application/json',
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...ownHeaders(tool),
      'idempotency-key': idempotencyKey,
    },
    body: hasBody ? JSON.stringify(Object.fromEntries(rest)) : null,
    timeoutMs: (tool.timeoutSeconds ?? DEFAULT_TIMEOUT_S) * 1_000,
  };
}
