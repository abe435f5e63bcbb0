const english = {
  what: 'What would you like to be on the waiting list for?',
  whatAgain: 'What is it for, in a few words? For example, a haircut.',
  when: 'Which days or times would suit you?',
  whenAgain: 'Which day shall I put down? For example, any afternoon this week.',
  readBack: (what: string, when: string, name: string) =>
    `So I put ${name} on the waiting list for ${what}, ${when}; the team calls you when something comes free. Is that right?`,
  message: (what: string, when: string) => `For the waiting list: ${what}, ${when}.`,
};

export type WaitingListTexts = typeof english;

const spanish: WaitingListTexts = {
  what: '¿Para qué desea estar en la lista de espera?',
  whatAgain: '¿Para qué es, en pocas palabras? Por ejemplo, un corte de pelo.',
  when: '¿Qué días u horas le vienen bien?',
  whenAgain: '¿Qué día le apunto? Por ejemplo, cualquier tarde de esta semana.',
  readBack: (what, when, name) =>
    `Apunto a ${name} en la lista de espera para ${what}, ${when}; el equipo le llamará si queda un hueco. ¿Es correcto?`,
  message: (what, when) => `Para la lista de espera: ${what}, ${when}.`,
};

const french: WaitingListTexts = {
  what: 'Pour quoi souhaitez-vous être sur la liste d’attente ?',
  whatAgain: 'C’est pour quoi, en quelques mots ? Par exemple, une coupe.',
  when: 'Quels jours ou quelles heures vous conviendraient ?',
  whenAgain: 'Quel jour dois-je noter ? Par exemple, un après-midi de cette semaine.',
  readBack: (what, when, name) =>
    `Je note ${name} sur la liste d’attente pour ${what}, ${when} ; l’équipe vous appellera si une place se libère. Est-ce correct ?`,
  message: (what, when) => `Pour la liste d’attente : ${what}, ${when}.`,
};

const TABLES: Readonly<Record<string, WaitingListTexts>> = {
  en: english,
  es: spanish,
  fr: french,
};

/** The texts of the waiting list in a language given as BCP 47; English for one that has none. */
export function waitingListTexts(language: string): WaitingListTexts {
  return TABLES[language.slice(0, 2).toLowerCase()] ?? english;
}
