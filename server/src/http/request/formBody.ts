import type { FastifyInstance } from 'fastify';

const FORM_BODY_LIMIT_BYTES = 32 * 1024;

/** Bodies of forms that a browser posts without a script (application/x-www-form-urlencoded), as text by name. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}
