const SECOND_MS = 1_000;
const MINUTE_SECONDS = 60;

/** A rest of time as "0:42", every second begun counted whole; never below nothing. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const rest = String(seconds % MINUTE_SECONDS).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${rest}`;
}
