/**
 * The symbols that Kokoro-82M v1.0 was trained on, by the numbers it knows them under (its config.json, "vocab"). Written
 * as runs: a first number, and symbols that follow one another from there.
 */
const RUNS: readonly (readonly [first: number, symbols: string])[] = [
  [1, ';:,.!?'],
  [9, '—…"()“” \u0303ʣʥʦʨᵝ\uab67AI'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
];

const numbers: ReadonlyMap<string, number> = new Map(
  RUNS.flatMap(([first, symbols]) =>
    Array.from(symbols, (symbol, index): [string, number] => [symbol, first + index]),
  ),
);

/** Most symbols that the model takes at once, without the marks of beginning and end. */
export const MAX_SYMBOLS = 510;

/** Whether the model knows a symbol. */
export const isSymbol = (symbol: string): boolean => numbers.has(symbol);

/** The numbers of phonemes, 0 before and after them as the model wants it. What it does not know is left out. */
export function tokensOf(phonemes: string): BigInt64Array<ArrayBuffer> {
  const known = Array.from(phonemes)
    .flatMap((symbol) => numbers.get(symbol) ?? [])
    .slice(0, MAX_SYMBOLS);
  return BigInt64Array.from([0, ...known, 0], BigInt);
}
