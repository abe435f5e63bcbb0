import { createHmac } from 'node:crypto';

/** RFC 6238 section 4: a code for each 30 seconds since the epoch. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** RFC 6238 section 5.2: one step early or late, for clocks that differ and for slow hands. */
const STEPS_ASIDE = [0, -1, 1];

/** The code of one time step (RFC 4226 section 5.3). */
export function timeCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step that a code belongs to now, or null when it is of none that counts. */
export function stepOf(secret: string, code: string, nowMs: number): number | null {
  const now = Math.floor(nowMs / STEP_MS);
  const aside = STEPS_ASIDE.find((steps) => timeCode(secret, now + steps) === code);
  return aside === undefined ? null : now + aside;
}
