import type { AgentState } from '../state.ts';

interface TransferSayings {
  readonly puttingThrough: string;
  readonly nobodyFree: string;
  /** Behind the menu by keys. */
  readonly menuKey: string;
  readonly about: Readonly<Partial<Record<AgentState['flow'], string>>>;
  readonly name: (name: string) => string;
}

const english: TransferSayings = {
  puttingThrough: 'Of course, I will put you through. One moment, please.',
  nobodyFree: 'I am sorry, nobody is free to take your call right now.',
  menuKey: 'Press 0 to speak to a person.',
  about: {
    booking: 'They were about to make a booking.',
    change: 'They want to change or cancel a booking.',
    order: 'They were about to order something.',
    message: 'They were about to leave a message.',
  },
  name: (name) => `It is ${name}.`,
};

const spanish: TransferSayings = {
  puttingThrough: 'Por supuesto, le paso. Un momento, por favor.',
  nobodyFree: 'Lo siento, ahora mismo nadie puede atender su llamada.',
  menuKey: 'Pulse 0 para hablar con una persona.',
  about: {
    booking: 'Quería hacer una reserva.',
    change: 'Quiere cambiar o cancelar una reserva.',
    order: 'Quería hacer un pedido.',
    message: 'Quería dejar un mensaje.',
  },
  name: (name) => `Es ${name}.`,
};

const french: TransferSayings = {
  puttingThrough: 'Bien sûr, je vous passe quelqu’un. Un instant, s’il vous plaît.',
  nobodyFree: 'Je suis désolé, personne n’est libre pour prendre votre appel.',
  menuKey: 'Appuyez sur 0 pour parler à une personne.',
  about: {
    booking: 'La personne voulait réserver.',
    change: 'La personne veut changer ou annuler une réservation.',
    order: 'La personne voulait commander.',
    message: 'La personne voulait laisser un message.',
  },
  name: (name) => `C’est ${name}.`,
};

const TABLES: Readonly<Record<string, TransferSayings>> = { en: english, es: spanish, fr: french };

/** What is said about putting a caller through, in a language given as BCP 47; English for others. */
export function transferSayings(language: string): TransferSayings {
  return TABLES[language.slice(0, 2).toLowerCase()] ?? english;
}
