/** All texts of a table of sayings that need nothing to be put into them, however deep they lie. */
export function fixedTexts(table: object): readonly string[] {
  return Object.values(table).flatMap((value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? fixedTexts(value) : [];
  });
}
