import parsePhoneNumber from 'libphonenumber-js';

/**
 * Whether a caller is one of those who are not to be put through. Trunks spell one number in several
 * ways: +44..., 0044..., 44... and, within its country, 0....
 * @param caller as the line tells it; null where it is withheld, which is nobody's number
 * @param blocked in E.164
 */
export function isBlocked(caller: string | null, blocked: readonly string[]): boolean {
  if (caller === null) return false;
  const digits = caller.replace(/^\+|^00/, '');
  return blocked.some((number) => {
    if (`+${digits}` === number) return true;
    const country = parsePhoneNumber(number)?.country;
    return country !== undefined && parsePhoneNumber(caller, country)?.number === number;
  });
}
