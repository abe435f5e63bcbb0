import type { Carrier } from '@belldesk/contract/catalogue/forwarding';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What is dialled to lead calls to a number. @param code with `{number}` in it @param number in E.164 */
export function dialled(code: string, number: string, as: Carrier['numberAs']): string {
  const national = parsePhoneNumberFromString(number)?.formatNational().replace(/\D/g, '');
  return code.replace('{number}', as === 'national' ? (national ?? number) : number);
}
