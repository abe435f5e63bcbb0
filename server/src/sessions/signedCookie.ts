import { createHmac, timingSafeEqual } from 'node:crypto';

/** The value of a cookie in a Cookie header (RFC 6265 section 4.2.1), or null. */
function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/**
 * What a cookie signed by better-auth holds: "value.signature", the signature an HMAC-SHA256 in base64,
 * the whole of it URI-encoded. Null when the cookie is not there or the signature is not ours.
 */
export function readSignedCookie(header: string, name: string, secret: string): string | null {
  const signed = decoded(cookieValue(header, name) ?? '');
  const at = signed?.lastIndexOf('.') ?? -1;
  if (!signed || at < 1) return null;
  const value = signed.slice(0, at);
  const shown = Buffer.from(signed.slice(at + 1), 'base64');
  const right = createHmac('sha256', secret).update(value).digest();
  return shown.length === right.length && timingSafeEqual(shown, right) ? value : null;
}
