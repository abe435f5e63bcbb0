import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * What an authenticator app shows (RFC 6238: SHA-1, six digits, 30 s).
 * @param secret as a person types it in: base32, with blanks or without
 * @param steps so many codes later than now
 */
export function timeCode(secret: string, steps = 0): string {
  const bits = Array.from(secret.replace(/[\s=]/g, ''), (character) =>
    ALPHABET.indexOf(character).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}
