import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { escaped } from '../escaped.ts';

const MAX_SHOWN = 100;

/** GET /dev/mailbox: the mail that was kept instead of sent, newest first. In development only. */
export function addMailboxRoutes(app: FastifyInstance, outboxFolder: string): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    const mails = await newestMails(outboxFolder);
    const articles = mails.map(
      ({ file, text }) => `<h2>${escaped(file)}</h2><pre>${escaped(text)}</pre>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><title>Mailbox</title><h1>Mailbox</h1>${
          articles.join('\n') || '<p>No mail yet.</p>'
        }</html>`,
      );
  });
}

async function newestMails(folder: string) {
  const files = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
  // A file's name begins with the time of its writing.
  const newest = files
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, MAX_SHOWN);
  return Promise.all(
    newest.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  );
}
