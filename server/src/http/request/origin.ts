import type { IncomingHttpHeaders } from 'node:http';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page's origin is the site's own: that of PUBLIC_URL, or of another host by which it was asked. A page
 * of the same name by http is nobody's of ours where the site is by https: whoever is in between may have made it.
 */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  const own = new URL(publicUrl);
  if (url.host === own.host) return url.origin === own.origin;
  return host !== undefined && url.host === host;
}

/**
 * Whether a request may change something. A browser names the page's origin with every request that
 * does; one that names none is no browser, and has nobody's cookies but its own.
 */
export function mayChange(
  method: string,
  headers: IncomingHttpHeaders,
  publicUrl: string,
): boolean {
  if (READING.has(method)) return true;
  const { origin, host } = headers;
  if (origin !== undefined) return isOwnOrigin(origin, host, publicUrl);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
