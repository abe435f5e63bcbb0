import type { again as English } from '../en/again.ts';

function orList(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), items.at(-1) ?? '']
    .filter((part) => part !== '')
    .join(' ou ');
}

export const again: typeof English = {
  service: (names, more) =>
    names.length === 0
      ? 'C’est pour quoi, en quelques mots ? Quel service souhaitez-vous ?'
      : `Vous pouvez réserver ${more ? 'par exemple ' : ''}${orList(names)}. Quel service souhaitez-vous ?`,
  job: 'De quoi s’agit-il, en quelques mots ? Par exemple, un robinet qui fuit.',
  property: 'De quel bien s’agit-il ? Par exemple, le nom de la rue.',
  guests: 'Combien de personnes serez-vous ? Par exemple, deux.',
  people: 'Combien de personnes serez-vous ? Par exemple, deux.',
  nights: 'Combien de nuits resterez-vous ? Par exemple, deux.',
  arrivalDay: (date) => `Quel jour arrivez-vous ? Par exemple, ${date}.`,
  day: (date) => `Quel jour dois-je noter ? Par exemple, ${date}.`,
  arrivalTime: (time) => `Vers quelle heure arrivez-vous ? Par exemple, ${time}.`,
  time: (time) => `Quelle heure vous convient ? Par exemple, ${time}.`,
  name: 'Pouvez-vous me dire votre nom et votre prénom ? Vous pouvez aussi l’épeler.',
  bookedName: 'Sous quel nom a-t-elle été réservée ? Vous pouvez aussi l’épeler.',
  callerNumber: 'Peut-on vous joindre au numéro depuis lequel vous appelez, oui ou non ?',
  phone: 'Redites-moi votre numéro de téléphone, chiffre par chiffre, s’il vous plaît.',
  bookingDay: (date) => `Pour quelle date est la réservation ? Par exemple, ${date}.`,
  newMoment: (date, time) =>
    `Quel jour et quelle heure vous conviendraient mieux ? Par exemple, ${date}, ${time}.`,
  orderItems: 'Que dois-je noter pour la commande ? Par exemple, deux margheritas.',
  pickupTime: (time) => `À quelle heure viendrez-vous la prendre ? Par exemple, ${time}.`,
  messageText: 'Avec vos mots, que dois-je dire à l’équipe ?',
  whatToChange: 'Que souhaitez-vous changer : le jour, l’heure, le nom ou autre chose ?',
  confirmMessage: 'Le message est-il juste tel que je l’ai dit, oui ou non ?',
  callBackAbout: (known) =>
    known.length === 0
      ? 'Merci de rappeler au sujet d’une réservation.'
      : `Merci de rappeler au sujet d’une réservation : ${known.join(', ')}.`,
  forPeople: (count) => `pour ${count}`,
  said: (words) => `« ${words} »`,
};
