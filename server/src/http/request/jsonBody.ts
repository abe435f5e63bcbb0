import { depthError, MAX_PRODUCT_JSON_DEPTH } from '@belldesk/kit/json';
import type { FastifyInstance } from 'fastify';

/** Bodies of JSON, refused with 400 where they are nested deeper than anything that is meant. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const error = depthError(body, MAX_PRODUCT_JSON_DEPTH);
      if (error) done(error);
      else void parse(request, body, done);
    },
  );
}

/**
 * The same of a query: RPC reads JSON in `data`, and both APIs read `a[b][c]` as objects in one another.
 * @throws AppError bad-input
 */
export function requireQueryDepth(query: URLSearchParams): void {
  for (const [name, value] of query) {
    const brackets = name.replaceAll(/[^[]/g, '');
    const error =
      depthError(brackets, MAX_PRODUCT_JSON_DEPTH) ??
      (name === 'data' ? depthError(value, MAX_PRODUCT_JSON_DEPTH) : null);
    if (error) throw error;
  }
}
