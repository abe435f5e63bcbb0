const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  lt: '',
  gt: '',
  quot: '"',
  apos: "'",
  pound: '£',
  euro: '€',
};

/** Marks of names, which Unicode counts among pictures. */
const KEPT = new Set(['©', '®', '™']);

/**
 * What is said, without what only stands on paper: tags and entities of HTML, marks of Markdown, pictures. Owners paste such
 * texts, and a voice reads them out. Takes time in proportion to the length.
 */
export function forTheEar(text: string): string {
  return text
    .replace(/<(script|style)\b[^<>]{0,300}>[^<]{0,2000}<\/\1>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]{0,300}>/gi, ' ')
    .replace(
      /&(#\d{1,6}|[a-z]{2,8});/gi,
      (whole, name: string) => ENTITIES[name.toLowerCase()] ?? (name.startsWith('#') ? ' ' : whole),
    )
    .replace(/\[([^[\]]{1,200})\]\([^()\s]{1,300}\)/g, '$1')
    .replace(/\*{2,}|_{2,}|`+|~{2,}|(?<=^|\s)#{1,6}(?=\s)/g, '')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\uFE0F|\u200D|\u20E3/gu, (one) =>
      KEPT.has(one) ? one : ' ',
    )
    .replace(/ {2,}/g, ' ')
    .replace(/ +([.,])/g, '$1')
    .trim();
}
