const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/&/g, ' and '],
  [/@/g, ' at '],
  [/%/g, ' percent '],
  [/\+(?=\d)/g, 'plus '],
  [/[’‘]/g, "'"],
  [/[“”"*_#`<>[\]{}|\\~^]/g, ' '],
  [/…/g, ', '],
  [/[–—]/g, ', '],
];

const MONEY = /([$£€])\s?(\d+)(?:[.,](\d{2}))?/g;
const MONEY_NAMES: Readonly<Record<string, readonly [string, string]>> = {
  $: ['dollars', 'cents'],
  '£': ['pounds', 'pence'],
  '€': ['euros', 'cents'],
};

/** Minutes and hours as they are said; flite itself reads "19:00" as two numbers. */
function spokenTime(_whole: string, hours: string, minutes: string, half: string | undefined): string {
  const hour = Number(hours);
  const named = half ? `${hour}` : `${hour % 12 === 0 ? 12 : hour % 12}`;
  const part = half ? half.toUpperCase().replace(/\W/g, '') : hour < 12 ? 'AM' : 'PM';
  const letters = `${part[0]} M`;
  if (minutes === '00') return `${named} ${letters}`;
  return `${named} ${minutes.startsWith('0') ? `oh ${minutes[1]}` : minutes} ${letters}`;
}

function spokenMoney(_whole: string, sign: string, whole: string, part: string | undefined): string {
  const [units = '', parts = ''] = MONEY_NAMES[sign] ?? [];
  return part && part !== '00' ? `${whole} ${units} ${Number(part)} ${parts}` : `${whole} ${units}`;
}

/**
 * Writes a sentence as it is to be said: times, money, signs, and keys pressed on a telephone. Keeps
 * only what flite can read.
 */
export function spokenText(text: string): string {
  let spoken = text
    .replace(/\b(\d{1,2}):(\d{2})(?:\s?([ap]\.m\.|[ap]m))?(?![\d:])/gi, spokenTime)
    .replace(/\b(\d{1,2})\s?([ap])(?:\.m\.|m\b)/gi, (_, hour: string, half: string) => `${hour} ${half.toUpperCase()} M`)
    .replace(MONEY, spokenMoney);
  for (const [sign, word] of SYMBOLS) spoken = spoken.replace(sign, word);
  return spoken
    .normalize('NFD')
    .replace(/[^\p{ASCII}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
