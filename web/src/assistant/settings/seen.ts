import { t } from '@lingui/core/macro';
import { readersLocale } from '../../i18n/readersLocale.ts';

const MINUTE_MS = 60_000;
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
];

/** When a device was last seen, e.g. "Last seen 5 minutes ago". It is known to a minute or so. */
export function seenText(iso: string, nowMs: number, locale = readersLocale): string {
  const ms = nowMs - Date.parse(iso);
  const [unit, unitMs] = UNITS.find(([, size]) => ms >= 2 * size) ?? ['minute', MINUTE_MS];
  if (ms < 2 * MINUTE_MS) return t`Last seen just now`;
  const text = new Intl.RelativeTimeFormat(locale).format(-Math.floor(ms / unitMs), unit);
  return t`Last seen ${text}`;
}

/** Since when, e.g. "signed in 21 Nov 2026". */
export function sinceText(iso: string, locale = readersLocale): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso));
  return t`signed in ${date}`;
}

/**
 * An address as it is written shortest; of IPv6 (RFC 5952) the network is kept, not the device. That of the
 * machine itself is no network.
 */
export function addressText(address: string): string {
  if (!address.includes(':')) return address;
  const shortest = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  if (shortest === '::') return t`the server itself`;
  return shortest === undefined ? address : `${shortest}/64`;
}
