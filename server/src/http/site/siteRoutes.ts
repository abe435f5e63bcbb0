import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from '../files/byteRange.ts';
import { acceptsEncoding } from './acceptsEncoding.ts';
import type { WebFile, WebFiles } from './webFiles.ts';

/** Players seek in these; a part of anything else is never asked for. */
const SEEKABLE = /^(video|audio)\//;

/** Pages that answer every path below theirs: what stands there, a script finds out. */
const SHELLS = ['/my-assistant', '/talk'] as const;

/** The file that answers a path: itself, its page, or the shell that it stands in. */
export function fileFor(files: WebFiles, path: string): WebFile | undefined {
  if (path === '/') return files.get('/index.html');
  const shell = SHELLS.find((base) => path === base || path.startsWith(`${base}/`));
  if (shell !== undefined) return files.get(`${shell}.html`);
  return files.get(path) ?? files.get(`${path}.html`) ?? files.get(`${path}/index.html`);
}

/** The built site from memory; whatever is not in it gets its 404 page. */
export function addSiteRoutes(app: FastifyInstance, files: WebFiles): void {
  app.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const bare = path.replace(/\/+$/, '');
    // A path of two slashes at its beginning would be read as another host.
    if (path !== '/' && path.endsWith('/') && !path.startsWith('//') && fileFor(files, bare)) {
      return reply.redirect(`${bare}${request.url.slice(path.length)}`, 308);
    }
    const file = fileFor(files, path);
    return file ? sendFile(request, reply, file) : sendNotFound(request, reply, files);
  });
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? sendNotFound(request, reply, files)
      : reply.status(404).send({ message: 'Not found' }),
  );
}

/** The 404 page. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, files: WebFiles) {
  reply.status(404);
  const page =
    (request.url.startsWith('/blog/') && files.get('/blog-404.html')) || files.get('/404.html');
  return page ? sendFile(request, reply, page) : reply.type('text/plain').send('Not found\n');
}

/** A built file, compressed where the browser takes it, not sent again where it has it. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
): FastifyReply {
  reply
    .header('content-type', file.contentType)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  const known = request.headers['if-none-match']
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (reply.statusCode === 200 && known?.includes(file.etag)) return reply.status(304).send();
  if (reply.statusCode === 200 && SEEKABLE.test(file.contentType)) {
    return sendSeekable(request, reply, file);
  }
  const accepted = request.headers['accept-encoding'];
  if (file.br && acceptsEncoding(accepted, 'br')) {
    return reply.header('content-encoding', 'br').send(file.br);
  }
  if (file.gzip && acceptsEncoding(accepted, 'gzip')) {
    return reply.header('content-encoding', 'gzip').send(file.gzip);
  }
  return reply.send(file.plain);
}

/** Sends the part that was asked for (RFC 9110 section 14); Safari plays nothing without it. */
function sendSeekable(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  const { plain, etag } = file;
  reply.header('accept-ranges', 'bytes');
  const knownPart = request.headers['if-range'];
  const isSame = knownPart === undefined || knownPart === etag;
  const range = isSame ? readByteRange(request.headers.range, plain.length) : null;
  if (range === null) return reply.send(plain);
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${plain.length}`).send();
  }
  return reply
    .status(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${plain.length}`)
    .send(plain.subarray(range.first, range.last + 1));
}
