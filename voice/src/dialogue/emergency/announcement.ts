import type { Country } from '@belldesk/contract/catalogue/countries';
import { emergencyNumber } from '@belldesk/contract/catalogue/emergencyNumbers';
import { spokenFact } from '../agent/knowledge/spokenFact.ts';
import { type EmergencyKind, SERVICES } from './kinds.ts';
import { ownEmergencyLine } from './ownLine.ts';
import { sayingsIn } from './sayings.ts';

/** What an announcement depends on; a request to a model has it. */
export interface Setting {
  /** BCP 47 */
  readonly language: string;
  /** Where the business is; null where nobody said so. */
  readonly country: Country | null;
  readonly systemPrompt: string;
  readonly businessName: string;
}

/**
 * Whom to call, as it is heard: the digits one by one, or "your local emergency number" where the country is not known or
 * has none that is known. It is never guessed.
 */
export function whomToCall(kind: EmergencyKind, { country, language }: Setting): string {
  const { digits, local, services } = sayingsIn(language);
  const number = emergencyNumber(country, SERVICES[kind]);
  if (number === null) return local;
  return services(Array.from(number, (digit) => digits[Number(digit)] ?? digit).join(' '));
}

/** What a caller is told who speaks of an emergency: the public number first, then what the owner wrote of such cases. */
export function announcement(kind: EmergencyKind, setting: Setting): string {
  const { call, advice, noHelp, goOn } = sayingsIn(setting.language);
  const own = ownEmergencyLine(setting.systemPrompt, setting.businessName);
  return [
    call(whomToCall(kind, setting)),
    advice[kind],
    noHelp,
    own === null ? '' : spokenFact(own),
    goOn,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
