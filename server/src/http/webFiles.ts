import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export interface WebFile {
  readonly contentType: string;
  readonly etag: string;
  /** Its name holds a hash of its content: it never changes. */
  readonly immutable: boolean;
  readonly plain: Buffer;
  /** Made at build time, where it is smaller. */
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** Built files by their path on the site, e.g. "/assets/app-1a2b3c4d.js". */
export type WebFiles = ReadonlyMap<string, WebFile>;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.wasm': 'application/wasm',
};

/** Reads the built site into memory. A folder that is not there gives an empty site. */
export async function readWebFiles(folder: string): Promise<WebFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return [];
      throw cause;
    },
  );
  const raw = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.map')) continue;
    const file = join(entry.parentPath, entry.name);
    raw.set(`/${relative(folder, file).split(sep).join('/')}`, await readFile(file));
  }
  const files = new Map<string, WebFile>();
  for (const [path, plain] of raw) {
    if (isCompressed(path, raw)) continue;
    const br = raw.get(`${path}.br`);
    const gzip = raw.get(`${path}.gz`);
    files.set(path, {
      contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      immutable: path.startsWith('/assets/'),
      plain,
      ...(br ? { br } : {}),
      ...(gzip ? { gzip } : {}),
    });
  }
  return files;
}

function isCompressed(path: string, raw: ReadonlyMap<string, Buffer>): boolean {
  return /\.(br|gz)$/.test(path) && raw.has(path.replace(/\.(br|gz)$/, ''));
}
