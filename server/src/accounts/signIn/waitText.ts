const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const units = [
  { ms: HOUR_MS, name: 'hour', moreThanMs: 2 * HOUR_MS },
  { ms: MINUTE_MS, name: 'minute', moreThanMs: MINUTE_MS },
  { ms: SECOND_MS, name: 'second', moreThanMs: 0 },
] as const;

/** How long somebody has to wait, rounded up: "2 seconds", "15 minutes", "5 hours". */
export function inWords(ms: number): string {
  const unit = units.find(({ moreThanMs }) => ms > moreThanMs) ?? units[2];
  const count = Math.ceil(ms / unit.ms);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}
