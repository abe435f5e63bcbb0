import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { z } from 'zod';

/** What the parent asks of this process. */
const asked = z.discriminatedUnion('kind', [
  /** Answers these bytes to whatever is asked. */
  z.object({ kind: z.literal('node:http'), body: z.string() }),
  /** Answers what one prepared statement reads. */
  z.object({ kind: z.literal('fastify'), databaseUrl: z.string(), organisationId: z.string() }),
]);
export type Asked = z.infer<typeof asked>;

/** The columns and the order of the call log's first page. */
const NEWEST = `select id, call_id, assistant_id, type, start_time, end_time, duration_seconds, status,
  error_message, caller, outcome, badge, spam_at
  from call_logs where organisation_id = $1 order by start_time desc, id desc limit 51`;

async function listen(work: Asked): Promise<number> {
  if (work.kind === 'node:http') {
    const body = Buffer.from(work.body);
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }
  const pool = new Pool({ connectionString: work.databaseUrl, max: 20 });
  const app = Fastify();
  app.get('/*', async () => {
    const { rows } = await pool.query({
      name: 'newest',
      text: NEWEST,
      values: [work.organisationId],
    });
    return { rows };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

// Told once what to be; answers the port on which it listens.
process.once('message', (message) => {
  void listen(asked.parse(message)).then((port) => process.send?.({ port }));
});
