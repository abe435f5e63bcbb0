import { type Country, countryNumbers } from './countries.ts';

/** Which of the services somebody needs first. */
export type EmergencyService = 'ambulance' | 'fire' | 'police';

/**
 * What to dial in a country for a service, in digits as they are dialled there.
 * Null where the country is not known, or has no such number, or none that two sources agree on.
 */
export function emergencyNumber(country: Country | null, service: EmergencyService): string | null {
  const numbers = country === null ? null : countryNumbers[country];
  if (numbers === null || typeof numbers === 'string') return numbers;
  const [ambulance, fire, police] = numbers;
  return { ambulance, fire, police }[service];
}
