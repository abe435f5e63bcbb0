/** Numbers in words, 0 to 999,999; digit by digit beyond. */
type InWords = (value: number) => string;

const ES_ONES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const ES_TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const ES_HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

export const spanishNumber: InWords = (value) => {
  if (value < 30) return ES_ONES[value] ?? '';
  if (value < 100) {
    const tens = ES_TENS[Math.floor(value / 10) - 3] ?? '';
    return value % 10 === 0 ? tens : `${tens} y ${ES_ONES[value % 10]}`;
  }
  if (value === 100) return 'cien';
  if (value < 1_000) {
    const hundreds = ES_HUNDREDS[Math.floor(value / 100) - 1] ?? '';
    return value % 100 === 0 ? hundreds : `${hundreds} ${spanishNumber(value % 100)}`;
  }
  if (value >= 1_000_000)
    return Array.from(String(value), (digit) => ES_ONES[Number(digit)]).join(' ');
  const thousands = Math.floor(value / 1_000);
  const before = thousands === 1 ? 'mil' : `${spanishNumber(thousands).replace(/uno$/, 'ún')} mil`;
  return value % 1_000 === 0 ? before : `${before} ${spanishNumber(value % 1_000)}`;
};

const FR_ONES =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  );
const FR_TENS: Readonly<Record<number, string>> = {
  2: 'vingt',
  3: 'trente',
  4: 'quarante',
  5: 'cinquante',
  6: 'soixante',
  7: 'soixante',
  8: 'quatre vingt',
  9: 'quatre vingt',
};

export const frenchNumber: InWords = (value) => {
  if (value < 17) return FR_ONES[value] ?? '';
  if (value < 20) return `dix ${FR_ONES[value - 10]}`;
  if (value < 100) {
    const ten = Math.floor(value / 10);
    const rest = ten === 7 || ten === 9 ? (value % 10) + 10 : value % 10;
    const and = (rest === 1 && ten < 8) || value === 71 ? ' et' : '';
    return `${FR_TENS[ten]}${rest === 0 ? '' : `${and} ${frenchNumber(rest)}`}`;
  }
  if (value < 1_000) {
    const hundreds = value < 200 ? 'cent' : `${FR_ONES[Math.floor(value / 100)]} cent`;
    return value % 100 === 0 ? hundreds : `${hundreds} ${frenchNumber(value % 100)}`;
  }
  if (value >= 1_000_000)
    return Array.from(String(value), (digit) => FR_ONES[Number(digit)]).join(' ');
  const thousands = Math.floor(value / 1_000);
  const before = thousands === 1 ? 'mille' : `${frenchNumber(thousands)} mille`;
  return value % 1_000 === 0 ? before : `${before} ${frenchNumber(value % 1_000)}`;
};
