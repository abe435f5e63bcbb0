import type { Carrier } from '@belldesk/contract/catalogue/forwarding';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What is dialled to lead calls to a number. @param code with `{number}` in it @param number in E.164 */
export function dialled(code: string, number: string, as: Carrier['numberAs']): string {
  return code.replace('{number}', as === 'e164' ? number : fromLine(number, as));
}

/** The digits that a line of a country takes: those within it, or with the way abroad before them. */
function fromLine(number: string, line: Exclude<Carrier['numberAs'], 'e164'>): string {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed?.countryCallingCode !== line.callingCode) return number.replace('+', line.abroad);
  return parsed.formatNational().replace(/\D/g, '');
}
