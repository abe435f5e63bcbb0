/** What is said of trouble that cannot wait, where the owner wrote nothing of it. */
interface TroubleSayings {
  /** Before the caller's own words in the message: by it the inbox knows. */
  readonly urgent: string;
  readonly nothingWritten: string;
  readonly orTheNextFreeTime: string;
}

const english: TroubleSayings = {
  urgent: 'Urgent:',
  nothingWritten:
    'That sounds urgent, and I have no instructions for it. Shall I take an urgent message, so that somebody from the team calls you back?',
  orTheNextFreeTime: 'Or ask me for the next free time.',
};

const spanish: TroubleSayings = {
  urgent: 'Urgente:',
  nothingWritten:
    'Parece urgente, y no tengo instrucciones para eso. ¿Tomo un mensaje urgente para que alguien del equipo le llame?',
  orTheNextFreeTime: 'O pregúnteme por la próxima hora libre.',
};

const french: TroubleSayings = {
  urgent: 'Urgent :',
  nothingWritten:
    'Cela semble urgent, et je n’ai pas de consignes pour cela. Dois-je prendre un message urgent pour que l’équipe vous rappelle ?',
  orTheNextFreeTime: 'Ou demandez-moi le prochain créneau libre.',
};

const TABLES: Readonly<Record<string, TroubleSayings>> = { en: english, es: spanish, fr: french };

/** The texts of a language given as BCP 47; English for one that has none. */
export function troubleSayings(language: string): TroubleSayings {
  return TABLES[language.slice(0, 2).toLowerCase()] ?? english;
}
