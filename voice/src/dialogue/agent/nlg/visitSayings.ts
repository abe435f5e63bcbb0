/** What is said to callers who book for several, one after the other. */
interface VisitSayings {
  readonly oneByOne: string;
  readonly nowNext: string;
  readonly nowFor: (name: string) => string;
}

const english: VisitSayings = {
  oneByOne: 'I will book them one by one.',
  nowNext: 'Now the next one.',
  nowFor: (name) => `Now the one for ${name}.`,
};

const spanish: VisitSayings = {
  oneByOne: 'Las reservo una por una.',
  nowNext: 'Ahora la siguiente.',
  nowFor: (name) => `Ahora la de ${name}.`,
};

const french: VisitSayings = {
  oneByOne: 'Je les réserve l’un après l’autre.',
  nowNext: 'Maintenant le suivant.',
  nowFor: (name) => `Maintenant celui de ${name}.`,
};

const TABLES: Readonly<Record<string, VisitSayings>> = {
  en: english,
  es: spanish,
  fr: french,
};

/** The texts of a language given as BCP 47; English for one that has none. */
export function visitSayings(language: string): VisitSayings {
  return TABLES[language.slice(0, 2).toLowerCase()] ?? english;
}
