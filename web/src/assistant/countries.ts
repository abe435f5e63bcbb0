import { type Country, countries } from '@belldesk/contract/catalogue/countries';
import { t } from '@lingui/core/macro';
import { language } from '../i18n/language.ts';

const names = new Intl.DisplayNames([language], { type: 'region' });

/** "United Kingdom" */
export function countryName(country: Country): string {
  return names.of(country) ?? country;
}

/** Nothing is chosen at first, and nothing is suggested: whoever overlooks a suggestion names the wrong country. */
export const countryOptions: readonly { value: Country | ''; label: string }[] = [
  { value: '', label: t`Choose the country` },
  ...countries
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language)),
];

export const COUNTRY_HINT = t`Sets the emergency number callers are given and how phone numbers are read.`;
