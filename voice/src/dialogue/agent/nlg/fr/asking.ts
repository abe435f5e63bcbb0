import type { asking as English } from '../en/asking.ts';

export const asking: typeof English = {
  room: (kinds) => {
    const list = kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} ou ${kinds.at(-1)}` : '';
    return list
      ? `Quel type de chambre souhaitez-vous : ${list} ?`
      : 'Quel type de chambre souhaitez-vous ?';
  },
  treatment: 'Quel soin souhaitez-vous ?',
  service: 'Que souhaitez-vous réserver ?',
  whichOf: (names) =>
    `Quel service souhaitez-vous, ${[names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' ou ')} ?`,
  job: 'De quels travaux s’agit-il, en quelques mots ?',
  guests: 'Pour combien de personnes ?',
  people: 'Pour combien de personnes ?',
  nights: 'Pour combien de nuits ?',
  arrivalDay: 'Quel jour arriverez-vous ?',
  day: 'Pour quel jour ?',
  arrivalTime: 'À quelle heure arriverez-vous, à peu près ?',
  time: 'À quelle heure ?',
  ownName: 'Quel est votre nom, s’il vous plaît ?',
  bookedName: 'À quel nom est la réservation ?',
  name: 'À quel nom, s’il vous plaît ?',
  callerNumber: 'Le numéro depuis lequel vous appelez est-il le bon pour vous joindre ?',
  phone: 'À quel numéro de téléphone pouvons-nous vous joindre ?',
  otherPhone: 'Quel est alors le meilleur numéro de téléphone ?',
  restOfPhone: (digits) => `${digits}, oui. Et la suite ?`,
  phoneTooLong: (digits) =>
    `J’ai entendu ${digits}, et cela fait plus de chiffres qu’un numéro de téléphone. Redites-le, s’il vous plaît.`,
  bookingDay: 'Pour quel jour est la réservation ?',
  bookedPhone: 'Avec quel numéro de téléphone a-t-elle été faite ?',
  bookedPhoneOrMessage:
    'Avec quel numéro de téléphone a-t-elle été faite, ou dois-je prendre un message ?',
  newMoment: 'Quel jour et à quelle heure préférez-vous ?',
  whichBooking: 'Laquelle voulez-vous dire ?',
  orderItems: 'Que souhaitez-vous commander ?',
  pickupTime: 'À quelle heure passerez-vous la chercher ?',
  messageText: 'Quel message souhaitez-vous laisser ?',
  whatToChange: 'Que souhaitez-vous changer ?',
  shouldChange: 'Que dois-je changer ?',
  weekendDay: 'Samedi ou dimanche ?',
  whichDay: 'Quel jour exactement ?',
  nameOne: 'Je ne vois pas l’agenda, dites-m’en un, s’il vous plaît.',
  nameAnotherMoment: 'Dites-moi un autre jour et une autre heure, s’il vous plaît.',

  datePast: (date) => `Désolé, ${date} est déjà passé.`,
  tooFarAhead: 'Désolé, c’est trop loin pour moi.',
  closedOn: (weekday) => `Désolé, nous sommes fermés le ${weekday}.`,
  openAgain: (date) => `Le prochain jour d'ouverture est ${date}.`,
  timePast: (time) => `Désolé, ${time} est déjà passé aujourd’hui.`,
  noSuchHour: (time) => `Désolé, l’heure change ce jour-là et ${time} n’existe pas.`,
  openOn: (weekday, ranges) => `Désolé, le ${weekday} nous sommes ouverts ${ranges}.`,
  needPeople: 'Désolé, il me faut un nombre de personnes.',
  mostPeople: (most) =>
    `Désolé, par téléphone nous prenons des réservations jusqu’à ${most} personnes.`,
};
