/**
 * The user under which an address is looked up. A trunk writes a telephone number with its plus, perhaps
 * with separators and parameters (RFC 3966 section 3); a number is kept as its digits alone.
 */
export function dialledUser(userPart: string): string {
  const [number = ''] = userPart.split(';', 1);
  const plain = number.replace(/[-.()]/g, '');
  return /^\+[1-9]\d{5,14}$/.test(plain) ? plain.slice(1) : userPart;
}
