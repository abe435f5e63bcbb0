import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Stays in a browser after it has signed in, so that its owner is not kept out by others who fail. */
export const DEVICE_COOKIE = 'belldesk.device';
/** As long as browsers keep a cookie at most. */
export const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60;

const NONCE_BYTES = 18;

function seal(secret: string, email: string, nonce: string): Buffer {
  const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return createHmac('sha256', secret).update(`known-device:${account}:${nonce}`).digest();
}

/** The value of a cookie that says: this browser has signed in to that account. It opens nothing. */
export function deviceCookieFor(secret: string, email: string): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return `${nonce}.${seal(secret, email, nonce).toString('base64url')}`;
}

/** Which browser it is that has signed in to this account before; null where the cookie is another's or forged. */
export function deviceIn(
  cookie: string | null | undefined,
  secret: string,
  email: string,
): string | null {
  const [nonce = '', given = ''] = (cookie ?? '').split('.');
  if (nonce === '') return null;
  const right = seal(secret, email, nonce);
  const shown = Buffer.from(given, 'base64url');
  return shown.length === right.length && timingSafeEqual(shown, right) ? nonce : null;
}
