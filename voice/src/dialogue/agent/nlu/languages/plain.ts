/** Lower-case words; punctuation gone but `:`, `/`, `.` and `-` between digits. */
export function lowerWords(raw: string): string {
  return raw
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´']/g, ' ')
    .replace(/(\d)\s*h\s*(\d\d)\b/g, '$1h$2')
    .replace(/(?<!\d)[:/.-]|[:/.-](?!\d)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}+#*:/.\- ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same letters without accents: recognisers and typists leave them out. */
export function withoutAccents(words: string): string {
  return (
    words
      .replace(/œ/g, 'oe')
      // with its accent it is "yes", without it "if"
      .replace(/(?<!\p{L})sí(?!\p{L})/gu, 'si_')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
  );
}

/** Gives words their accents back, as the caller wrote them. */
export function accented(words: string, asSaid: string): string {
  const said = new Map(
    asSaid
      .split(' ')
      .filter((word) => word.length >= 3)
      .map((word) => [withoutAccents(word), word]),
  );
  return words
    .split(' ')
    .map((word) => said.get(word) ?? word)
    .join(' ');
}
