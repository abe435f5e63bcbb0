interface DoubtSayings {
  /** What was heard, for the caller to say yes or no to. */
  readonly wasThat: (what: string) => string;
  readonly people: (count: number) => string;
  readonly nights: (count: number) => string;
}

const english: DoubtSayings = {
  wasThat: (what) => `Was that ${what}?`,
  people: (count) => (count === 1 ? 'one person' : `${count} people`),
  nights: (count) => (count === 1 ? 'one night' : `${count} nights`),
};

const spanish: DoubtSayings = {
  wasThat: (what) => `¿Ha dicho ${what}?`,
  people: (count) => (count === 1 ? 'una persona' : `${count} personas`),
  nights: (count) => (count === 1 ? 'una noche' : `${count} noches`),
};

const french: DoubtSayings = {
  wasThat: (what) => `Vous avez dit ${what} ?`,
  people: (count) => (count === 1 ? 'une personne' : `${count} personnes`),
  nights: (count) => (count === 1 ? 'une nuit' : `${count} nuits`),
};

const TABLES: Readonly<Record<string, DoubtSayings>> = { en: english, es: spanish, fr: french };

/** What is said where it is not sure what was heard, in a language given as BCP 47; English for one that has none. */
export function doubtSayings(language: string): DoubtSayings {
  return TABLES[language.slice(0, 2).toLowerCase()] ?? english;
}
