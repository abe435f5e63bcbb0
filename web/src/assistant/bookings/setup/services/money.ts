import { readersLocale } from '../../../../i18n/readersLocale.ts';

const PRICE = /^\d{1,7}([.,]\d{1,3})?$/;

/** Digits behind the point: 2 for GBP, 0 for JPY. @param currency ISO 4217 */
function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** "£85.00" */
export function priceText(minor: number, currency: string, locale = readersLocale): string {
  const amount = minor / 10 ** digitsOf(currency);
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** A price as it is typed: "85.00"; empty where there is none. */
export function typedPrice(minor: number | null, currency: string): string {
  if (minor === null) return '';
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** @returns minor units; null where nothing is typed; NaN where it is no price */
export function readPrice(typed: string, currency: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  if (!PRICE.test(text)) return Number.NaN;
  const minor = Number(text.replace(',', '.')) * 10 ** digitsOf(currency);
  return Number.isInteger(Math.round(minor * 1_000) / 1_000) ? Math.round(minor) : Number.NaN;
}

/** What is likely paid with where a business is. @param timeZone IANA */
export function likelyCurrency(timeZone: string): string {
  if (/^Europe\/(London|Jersey|Guernsey|Isle_of_Man|Belfast)$/.test(timeZone)) return 'GBP';
  if (timeZone.startsWith('Australia/')) return 'AUD';
  return timeZone.startsWith('Europe/') ? 'EUR' : 'USD';
}
