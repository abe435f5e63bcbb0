import { numberInWords } from './numbers.ts';

const CURRENCIES: Readonly<Record<string, readonly [one: string, many: string, cents: string]>> = {
  '£': ['pound', 'pounds', 'pence'],
  $: ['dollar', 'dollars', 'cents'],
  '€': ['euro', 'euros', 'cents'],
};

/** Amounts: £12.50, $1,200, €5. */
export function speakMoney(text: string): string {
  return text.replace(
    /([£$€])\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{2}))?(?!\d)/g,
    (whole, sign: string, digits: string, cents: string | undefined) => {
      const currency = CURRENCIES[sign];
      const amount = Number(digits.replaceAll(',', ''));
      if (!currency || amount > 999_999_999) return whole;
      const [one, many, hundredths] = currency;
      const rest = Number(cents ?? 0);
      if (amount === 0 && rest > 0) return `${numberInWords(rest)} ${hundredths}`;
      const said = `${numberInWords(amount)} ${amount === 1 ? one : many}`;
      return rest === 0 ? said : `${said} ${numberInWords(rest)}`;
    },
  );
}
