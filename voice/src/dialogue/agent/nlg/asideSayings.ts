import type { DayPart } from '../nlu/entities/moments/dayParts.ts';

/** What is said beside the business of a call. */
interface AsideSayings {
  readonly wellThanks: string;
  readonly sorryToHear: string;
  readonly shallITakeAMessage: string;
  readonly property: string;
  readonly hourIn: Readonly<Record<DayPart, string>>;
  readonly hoursThen: (weekday: string, ranges: string) => string;
  readonly reference: (spelled: string) => string;
  readonly noReference: (name: string) => string;
  readonly nothingBookedYet: string;
  /** A wish that nobody can promise is written down. */
  readonly passedOn: string;
}

const english: AsideSayings = {
  wellThanks: 'Very well, thank you.',
  sorryToHear: 'I am sorry to hear that.',
  shallITakeAMessage: 'Shall I take a message, so that somebody from the team calls you back?',
  property: 'Which property is it about?',
  hourIn: {
    morning: 'What time in the morning would you like?',
    afternoon: 'What time in the afternoon would you like?',
    evening: 'What time in the evening would you like?',
  },
  hoursThen: (weekday, ranges) => `On ${weekday} we are open ${ranges}.`,
  reference: (spelled) => `The reference number is ${spelled}.`,
  noReference: (name) =>
    `There is no reference number to remember${name ? `; the name ${name} is enough` : ''}.`,
  nothingBookedYet: 'There is no reference number yet, because nothing is written down yet.',
  passedOn: 'I will pass that on with the booking.',
};

const spanish: AsideSayings = {
  wellThanks: 'Muy bien, gracias.',
  sorryToHear: 'Lo siento mucho.',
  shallITakeAMessage: '¿Quiere dejar un mensaje para que alguien del equipo le llame?',
  property: '¿De qué inmueble se trata?',
  hourIn: {
    morning: '¿A qué hora de la mañana?',
    afternoon: '¿A qué hora de la tarde?',
    evening: '¿A qué hora de la noche?',
  },
  hoursThen: (weekday, ranges) => `El ${weekday} abrimos ${ranges}.`,
  reference: (spelled) => `El número de referencia es ${spelled}.`,
  noReference: (name) =>
    `No hace falta ningún número de referencia${name ? `; basta el nombre ${name}` : ''}.`,
  nothingBookedYet: 'Todavía no hay número de referencia, porque aún no hay nada anotado.',
  passedOn: 'Lo anotaré en la reserva para el equipo.',
};

const french: AsideSayings = {
  wellThanks: 'Très bien, merci.',
  sorryToHear: 'J’en suis désolé.',
  shallITakeAMessage: 'Souhaitez-vous laisser un message pour que l’équipe vous rappelle ?',
  property: 'De quel bien s’agit-il ?',
  hourIn: {
    morning: 'À quelle heure le matin ?',
    afternoon: 'À quelle heure l’après-midi ?',
    evening: 'À quelle heure le soir ?',
  },
  hoursThen: (weekday, ranges) => `Le ${weekday}, nous sommes ouverts ${ranges}.`,
  reference: (spelled) => `Le numéro de référence est ${spelled}.`,
  noReference: (name) =>
    `Il n’y a pas de numéro de référence à retenir${name ? ` ; le nom ${name} suffit` : ''}.`,
  nothingBookedYet: 'Il n’y a pas encore de numéro de référence : rien n’est encore noté.',
  passedOn: 'Je le transmettrai avec la réservation.',
};

const TABLES: Readonly<Record<string, AsideSayings>> = { en: english, es: spanish, fr: french };

/** The texts of a language given as BCP 47; English for one that has none. */
export function asidesOf(language: string): AsideSayings {
  return TABLES[language.slice(0, 2).toLowerCase()] ?? english;
}
