import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CHECKOUT_MARK, type CheckoutMode, markOfCheckout } from '@belldesk/contract/checkoutMode';
import { GOOGLE_OFFER, GOOGLE_OFFERED } from '@belldesk/contract/googleOffer';
import {
  insteadMarks,
  markOfSamples,
  SAMPLES_MARK,
  type SampleContent,
  sampleMarks,
} from '@belldesk/contract/sampleContent';
import { SITE_ORIGIN } from '@belldesk/contract/siteOrigin';

export interface WebFile {
  readonly contentType: string;
  readonly etag: string;
  /** Its name holds a hash of its content: it never changes. */
  readonly immutable: boolean;
  readonly plain: Buffer;
  /** Made at build time, or here for a file that names the site's origin. */
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
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Files in which what only the server knows may stand. */
const HAS_MARKS = new Set(['.html', '.xml', '.txt']);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Nearly as small as the best, in a tenth of the time: it is made at every start. */
const BROTLI_QUALITY = 9;

/**
 * Reads the built site into memory, with the origin of `publicUrl` wherever a page names the site's own,
 * with the offer to sign in with Google where that is configured, with how plans are sold, and without the content that is
 * still the sample where that is hidden. A folder that is not there gives an empty site.
 */
export async function readWebFiles(
  folder: string,
  publicUrl: string,
  {
    offersGoogle = false,
    checkout,
    samples = 'show',
  }: {
    readonly offersGoogle?: boolean;
    readonly checkout?: CheckoutMode;
    readonly samples?: SampleContent;
  } = {},
): Promise<WebFiles> {
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
  const marks: readonly (readonly [mark: string, text: string])[] = [
    [SITE_ORIGIN, new URL(publicUrl).origin],
    ...(offersGoogle ? [[GOOGLE_OFFER, GOOGLE_OFFERED] as const] : []),
    ...(checkout ? [[CHECKOUT_MARK, markOfCheckout(checkout)] as const] : []),
    [SAMPLES_MARK, markOfSamples(samples)],
  ];
  const hidden = samples === 'hide' ? sampleMarks : insteadMarks;
  const files = [...raw]
    .filter(([path]) => !isCompressed(path, raw))
    .map(async ([path, built]): Promise<[string, WebFile]> => {
      const plain = HAS_MARKS.has(extname(path)) ? fill(built, marks, hidden) : built;
      const file = {
        contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
        immutable: path.startsWith('/assets/'),
        plain,
        ...(plain === built ? compressedAtBuild(path, raw) : await compress(plain)),
      };
      return [path, file];
    });
  return new Map(await Promise.all(files));
}

/** A page with what only the server knows, without the blocks between the hidden marks; the same where it names none. */
function fill(
  built: Buffer,
  marks: readonly (readonly [mark: string, text: string])[],
  hidden: { readonly from: string; readonly to: string },
): Buffer {
  const found = marks.filter(([mark]) => built.includes(mark));
  if (found.length === 0 && !built.includes(hidden.from)) return built;
  const block = new RegExp(`${hidden.from}[\\s\\S]*?${hidden.to}`, 'g');
  const text = found.reduce((filled, [mark, by]) => filled.replaceAll(mark, by), built.toString());
  return Buffer.from(text.replace(block, ''));
}

async function compress(plain: Buffer): Promise<Pick<WebFile, 'br' | 'gzip'>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gzip] = await Promise.all([brotli(plain, { params }), gzipped(plain)]);
  return { br, gzip };
}

function compressedAtBuild(
  path: string,
  raw: ReadonlyMap<string, Buffer>,
): Pick<WebFile, 'br' | 'gzip'> {
  const br = raw.get(`${path}.br`);
  const gzip = raw.get(`${path}.gz`);
  return { ...(br && { br }), ...(gzip && { gzip }) };
}

function isCompressed(path: string, raw: ReadonlyMap<string, Buffer>): boolean {
  return /\.(br|gz)$/.test(path) && raw.has(path.replace(/\.(br|gz)$/, ''));
}
