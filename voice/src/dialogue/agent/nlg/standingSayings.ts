/** What is said to callers about bookings that stand, and to those who want nothing that is done here. */
interface StandingSayings {
  /** Before a message about a booking. */
  readonly passedOn: string;
  /** That the owner finds it on the booking. */
  readonly noted: string;
  readonly sorryAndPassedOn: string;
  readonly noSales: string;
  readonly cannotLookUp: string;
  readonly lookingUp: string;
  readonly found: (entries: readonly string[]) => string;
  readonly foundNone: string;
  /** To who gives no name or no number. */
  readonly needsBoth: string;
  readonly cannotFindNow: string;
  readonly thisIs: (name: string) => string;
  readonly askGrownUp: string;
  /** To who asks for their mother. */
  readonly parentNotHere: string;
  readonly notThem: (name: string) => string;
  /** To who wants what another trade does. */
  readonly wrongNumber: string;
  /** Before what the owner wrote to sellers. */
  readonly thankYou: string;
}

const english: StandingSayings = {
  passedOn: 'Thank you for letting us know, I will pass that on.',
  noted: 'Thank you, I have noted that on your booking for the team.',
  sorryAndPassedOn: 'I am sorry to hear that. I will pass it on to the team in your words.',
  noSales: 'Thank you, but nobody takes offers on this line.',
  cannotLookUp: 'I cannot look that up, but I can ask the team to tell you.',
  lookingUp: 'I will look that up for you.',
  found: (entries) =>
    entries.length === 1
      ? `Yes, you are down for ${entries[0]}.`
      : `You are down for ${entries.length}: ${entries.join('; and ')}.`,
  needsBoth:
    'I am sorry, I can tell nothing of a booking without the name and the number under which it was made.',
  foundNone: 'I am sorry, I cannot find a booking under that name and number.',
  cannotFindNow: 'I am sorry, I cannot look that up right now.',
  thisIs: (name) => `Yes, this is ${name}.`,
  askGrownUp: 'Thank you for telling me. Could you ask a grown-up to call us, please?',
  parentNotHere: 'I am sorry, I cannot see who is here.',
  notThem: (name) => `No, I am sorry, this is ${name}.`,
  wrongNumber: 'You may have the wrong number, for that is not something we do.',
  thankYou: 'Thank you for calling.',
};

const spanish: StandingSayings = {
  passedOn: 'Gracias por avisar, se lo diré al equipo.',
  noted: 'Gracias, lo he anotado en su reserva para el equipo.',
  sorryAndPassedOn: 'Lo siento mucho. Se lo diré al equipo con sus palabras.',
  noSales: 'Gracias, pero en esta línea nadie atiende ofertas.',
  cannotLookUp: 'No puedo consultarlo, pero puedo pedir al equipo que se lo diga.',
  lookingUp: 'Se lo miro.',
  found: (entries) =>
    entries.length === 1
      ? `Sí, tiene ${entries[0]}.`
      : `Tiene ${entries.length}: ${entries.join('; y ')}.`,
  needsBoth:
    'Lo siento, no puedo decir nada de una reserva sin el nombre y el número con los que se hizo.',
  foundNone: 'Lo siento, no encuentro ninguna reserva con ese nombre y ese número.',
  cannotFindNow: 'Lo siento, ahora no puedo consultarlo.',
  thisIs: (name) => `Sí, es ${name}.`,
  askGrownUp: 'Gracias por decírmelo. ¿Puedes pedirle a un adulto que nos llame, por favor?',
  parentNotHere: 'Lo siento, no puedo ver quién está aquí.',
  notThem: (name) => `No, lo siento, esto es ${name}.`,
  wrongNumber: 'Quizá se ha equivocado de número: eso no lo hacemos.',
  thankYou: 'Gracias por llamar.',
};

const french: StandingSayings = {
  passedOn: 'Merci de nous prévenir, je le transmets.',
  noted: 'Merci, je l’ai noté sur votre réservation pour l’équipe.',
  sorryAndPassedOn: 'J’en suis désolé. Je le transmets à l’équipe avec vos mots.',
  noSales: 'Merci, mais personne ne prend d’offres sur cette ligne.',
  cannotLookUp: 'Je ne peux pas le vérifier, mais je peux demander à l’équipe de vous le dire.',
  lookingUp: 'Je regarde cela pour vous.',
  found: (entries) =>
    entries.length === 1
      ? `Oui, vous avez ${entries[0]}.`
      : `Vous avez ${entries.length} réservations : ${entries.join(' ; et ')}.`,
  needsBoth:
    'Je suis désolé, je ne peux rien dire d’une réservation sans le nom et le numéro sous lesquels elle a été faite.',
  foundNone: 'Je suis désolé, je ne trouve aucune réservation à ce nom et à ce numéro.',
  cannotFindNow: 'Je suis désolé, je ne peux pas le vérifier maintenant.',
  thisIs: (name) => `Oui, ici ${name}.`,
  askGrownUp: 'Merci de me le dire. Peux-tu demander à un adulte de nous appeler, s’il te plaît ?',
  parentNotHere: 'Désolé, je ne peux pas voir qui est ici.',
  notThem: (name) => `Non, désolé, ici ${name}.`,
  wrongNumber: 'Vous vous êtes peut-être trompé de numéro : nous ne faisons pas cela.',
  thankYou: 'Merci de votre appel.',
};

const TABLES: Readonly<Record<string, StandingSayings>> = {
  en: english,
  es: spanish,
  fr: french,
};

/** The texts of a language given as BCP 47; English for one that has none. */
export function standingSayings(language: string): StandingSayings {
  return TABLES[language.slice(0, 2).toLowerCase()] ?? english;
}
