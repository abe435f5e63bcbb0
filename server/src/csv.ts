/** A spreadsheet would run a cell that begins so. */
const RUNS = /^[=+\-@\t\r]/;
/** Characters for which RFC 4180 asks for quotes. */
const NEEDS_QUOTES = /[",\r\n]/;

/** One cell of RFC 4180; what a spreadsheet would take for a formula is told to be text. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = RUNS.test(value.trimStart()) || RUNS.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file with its line break. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => cellOf(cell ?? '')).join(',')}\r\n`;
}
