interface Salutations {
  /** What a greeting begins with. Whom else it addresses is left out. */
  readonly opening: RegExp;
  /** Between the salutation and the name. */
  readonly join: string;
  /** For a greeting that begins otherwise. */
  readonly hello: string;
}

const SALUTATIONS: Readonly<Record<string, Salutations>> = {
  en: {
    opening:
      /^(?<hello>(?:hello|hi|hey|good (?:morning|afternoon|evening|day)))(?: (?:there|everyone|everybody|all|caller|dear caller))?(?![\p{L}\p{M}'’-])/iu,
    join: ' ',
    hello: 'Hello',
  },
  es: {
    opening:
      /^(?<hello>¡?(?:hola|muy buen[oa]s|buen(?:os|as) (?:d[ií]as|tardes|noches)|buen d[ií]a|buenas))(?: a todos)?(?![\p{L}\p{M}-])/iu,
    join: ', ',
    hello: 'Hola',
  },
  fr: {
    opening: /^(?<hello>bonjour|bonsoir|salut|allô)(?: à tous)?(?![\p{L}\p{M}-])/iu,
    join: ' ',
    hello: 'Bonjour',
  },
};

/** What a name that stands in a sentence is followed by, where the sentence goes on without a sign. */
const SIGN = /^\s*[,.;:!?…–—-]/u;

/**
 * The owner's greeting with the caller's name in it: behind its own "Hello", else with one before it.
 * @param name as it is said
 * @param language BCP 47; of the assistant
 */
export function greetingByName(greeting: string, name: string, language: string): string {
  const text = greeting.trim();
  const own = SALUTATIONS[language.slice(0, 2).toLowerCase()] ?? SALUTATIONS.en;
  for (const { opening, join } of [...(own ? [own] : []), ...Object.values(SALUTATIONS)]) {
    const found = opening.exec(text);
    const hello = found?.groups?.hello;
    if (!found || hello === undefined) continue;
    const rest = text.slice(found[0].length);
    return `${hello}${join}${name}${joined(rest)}`;
  }
  return `${own?.hello ?? 'Hello'}${own?.join ?? ' '}${name}. ${text}`.trim();
}

/** What follows the name, set off from it by a comma where nothing else does. */
function joined(rest: string): string {
  if (rest.trim() === '') return '.';
  return SIGN.test(rest) ? rest : `, ${rest.trimStart()}`;
}
