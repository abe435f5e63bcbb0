import { api } from '@belldesk/contract/product/api';
import { COMMON_ORPC_ERROR_DEFS } from '@orpc/client';
import { type AnySchema, getEventIteratorSchemaDetails, type Route } from '@orpc/contract';
import { z } from 'zod';
import { apiSummaries } from '../../../content/docs/apiSummaries.ts';
import { fieldsOf, typeOf } from './fields.ts';
import type { Operation, OperationGroup } from './operation.ts';

const PREFIX = '/api';

/** Every operation of the product's API as its contract has it, by room. */
export const productOperations: readonly OperationGroup[] = Object.entries(api).map(
  ([room, procedures]) => ({
    name: room.charAt(0).toUpperCase() + room.slice(1),
    operations: Object.entries<Procedure>(procedures).map(([verb, procedure]) =>
      operationOf(`${room}.${verb}`, procedure),
    ),
  }),
);

interface Procedure {
  readonly '~orpc': {
    readonly route: Route;
    readonly inputSchema?: AnySchema | undefined;
    readonly outputSchema?: AnySchema | undefined;
  };
}

function operationOf(name: string, procedure: Procedure): Operation {
  const { route, inputSchema, outputSchema } = procedure['~orpc'];
  const stream = getEventIteratorSchemaDetails(outputSchema);
  const input = schemaOf(inputSchema);
  const output = schemaOf(stream?.yields ?? outputSchema);
  const method = route.method ?? 'POST';
  return {
    id: name.replace('.', '-'),
    method,
    path: `${PREFIX}${route.path ?? `/${name.replace('.', '/')}`}`,
    summary: apiSummaries[name] ?? '',
    inputs: input ? fieldsOf(input, 'input') : [],
    sentIn: method === 'GET' ? 'query' : 'body',
    successStatus: route.successStatus ?? 200,
    answer: output ? `${stream ? 'stream of ' : ''}${typeOf(output, 'output')}` : 'nothing',
    outputs: output ? fieldsOf(output, 'output') : [],
  };
}

function schemaOf(schema: unknown): z.ZodType | null {
  return schema instanceof z.ZodType ? schema : null;
}

const { errorMap } = api.account.session['~orpc'];

/** What each error code of the contract means; a status says the same to whoever reads only that. */
const MEANINGS: Readonly<Record<keyof typeof errorMap, string>> = {
  BAD_REQUEST: 'Something sent is not as it should be; data.fields names each field and why.',
  UNAUTHORIZED: 'Nobody is signed in, or the API key is wrong or revoked.',
  FORBIDDEN:
    'Your role in this business, or the scope of the key, does not permit it; the message says whose does.',
  NOT_FOUND: 'There is no such thing, or it belongs to another business.',
  CONFLICT: 'It was changed meanwhile, or does not go with what is there.',
  TOO_MANY_REQUESTS: 'Too often in too short a time.',
  BAD_GATEWAY: 'The voice platform failed.',
  SERVICE_UNAVAILABLE: 'The voice platform has no room or is not there; try again shortly.',
  INSUFFICIENT_STORAGE: 'The disk of the server is full, and nothing was saved; try again later.',
};

export const productErrors = Object.entries(MEANINGS)
  .map(([code, meaning]) => ({
    code,
    meaning,
    status: statusOf(code as keyof typeof MEANINGS),
  }))
  .toSorted((one, other) => one.status - other.status);

function statusOf(code: keyof typeof MEANINGS): number {
  return code === 'INSUFFICIENT_STORAGE'
    ? errorMap[code].status
    : COMMON_ORPC_ERROR_DEFS[code].status;
}
