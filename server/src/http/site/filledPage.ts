import type { FastifyReply } from 'fastify';
import { escaped } from '../../escaped.ts';
import type { WebFiles } from './webFiles.ts';

/** Sends a prerendered page with a mark in it exchanged for a text, which can be no HTML. */
export function sendFilled(
  reply: FastifyReply,
  files: WebFiles,
  page: { readonly path: string; readonly mark: string; readonly text: string },
): FastifyReply {
  const file = files.get(`${page.path}.html`);
  const text = escaped(page.text);
  reply.header('cache-control', 'no-store');
  if (!file) return reply.type('text/plain; charset=utf-8').send(page.text);
  return reply.type(file.contentType).send(file.plain.toString().replaceAll(page.mark, () => text));
}
