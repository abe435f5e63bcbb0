import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { showCalendar } from '../../scheduling/calendar/show.ts';

const FOLDER = '/calendar/';
const TOKEN = /^([\w-]{20,100})\.ics$/;

/** Calendars for programs that subscribe to one, each at its own secret address. */
export function addCalendarRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>(`${FOLDER}:file`, async (request, reply) => {
    const token = TOKEN.exec(request.params.file)?.[1];
    const calendar = token === undefined ? null : await showCalendar(deps, token);
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-cache');
    if (calendar === null) return reply.status(404).type('text/plain').send('Calendar not found\n');
    const { etag } = calendar;
    reply.header('etag', etag);
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
    if (known?.some((tag) => tag.replace(/^W\//, '') === etag)) return reply.status(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="bookings.ics"')
      .send(await calendar.write());
  });
}
