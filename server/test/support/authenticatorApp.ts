import { timeCode } from '../../src/accounts/twoFactor/timeCode.ts';

/** The secret that an app reads from the picture. */
export function secretIn(totpURI: string): string {
  return fromBase32(new URL(totpURI).searchParams.get('secret') ?? '');
}

/** What an app shows now. Accounts and their codes keep real time; `steps` later, as far as the server lets the clocks differ. */
export function codeAt(secret: string, steps = 0): string {
  return timeCode(secret, Math.floor(Date.now() / 30_000) + steps);
}

/** RFC 4648 section 6. */
function fromBase32(text: string): string {
  const bits = Array.from(text.replace(/=+$/, ''), (character) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)));
}
