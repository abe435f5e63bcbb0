import { BLOG_PATH, filterIn, isEverything } from '@belldesk/contract/product/articleFilter';
import type { FastifyInstance } from 'fastify';
import { filteredArticles } from './filteredArticles.ts';
import { sendFile, sendNotFound } from './siteRoutes.ts';
import type { WebFiles } from './webFiles.ts';

/** The list of the blog, already searched where its address asks for it. */
export function addBlogRoutes(app: FastifyInstance, files: WebFiles): void {
  app.get(BLOG_PATH, (request, reply) => {
    const page = files.get(`${BLOG_PATH}.html`);
    if (!page) return sendNotFound(request, reply, files);
    const filter = filterIn(request.url.split('?')[1] ?? '');
    if (isEverything(filter)) return sendFile(request, reply, page);
    return reply
      .header('cache-control', 'no-store')
      .type(page.contentType)
      .send(filteredArticles(page.plain.toString(), filter));
  });
}
