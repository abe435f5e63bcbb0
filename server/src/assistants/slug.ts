const MAX_SLUG_CHARACTERS = 40;

/**
 * The user part of a SIP address made of a company's name: "Zoë's Café & Bar" -> "zoes-cafe-bar".
 * A name without a Latin letter or digit gives "assistant".
 */
export function slugOf(companyName: string): string {
  const slug = companyName
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_SLUG_CHARACTERS)
    .replace(/-+$/, '');
  return slug || 'assistant';
}

/** The names to try one after the other: the slug, slug-2, slug-3 ... */
export function* slugCandidates(companyName: string, attempts: number): Generator<string> {
  const slug = slugOf(companyName);
  yield slug;
  for (let suffix = 2; suffix <= attempts; suffix++) yield `${slug}-${suffix}`;
}
