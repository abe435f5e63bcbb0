const DIALABLE = /^\+?\d{3,15}$/;

/** Where a click on a number leads; null for what no telephone can dial, as a SIP address or words. */
export function callBackAddress(number: string): string | null {
  const digits = number.replaceAll(/[\s().\-/]/g, '');
  return DIALABLE.test(digits) ? `tel:${digits}` : null;
}
