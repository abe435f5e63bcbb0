import type { keys as English } from '../en/keys.ts';

export const keys: typeof English = {
  caller: 'Appel par clavier',
  notes: 'Pris par clavier : la personne n’a pas pu dire son nom.',
  menu: (canBook, canTakeMessage) => {
    const parts = [
      canBook ? '1 pour réserver' : '',
      '2 pour les horaires et d’autres renseignements',
      canTakeMessage ? '3 pour laisser un message après le bip' : '',
      '9 pour réentendre ce menu',
    ];
    return `Tapez ${parts.filter((part) => part !== '').join(', ')}.`;
  },
  noFacts: 'Désolé, je n’ai aucun renseignement à lire.',
  people: 'Pour combien de personnes ? Composez le nombre, puis dièse.',
  date: (dayFirst) =>
    `Pour aujourd’hui tapez 1, pour demain 2, ou composez ${dayFirst ? 'le jour et le mois' : 'le mois et le jour'} en quatre chiffres.`,
  nights: 'Pour combien de nuits ? Composez le nombre, puis dièse.',
  time: 'À quelle heure ? Composez-la en quatre chiffres.',
  halfOfDay: 'Pour le matin tapez 1, pour l’après-midi ou le soir tapez 2.',
  callerNumber:
    'Pour être rappelé au numéro depuis lequel vous appelez tapez 1, pour un autre numéro tapez 2.',
  phone: 'Composez le numéro auquel nous pouvons vous joindre, puis dièse.',
  confirm: 'Tapez 1 pour confirmer, 2 pour recommencer.',
  fromTheStart: 'Depuis le début.',
  didNotFit: 'Désolé, cela ne convient pas.',
  noMessages: 'Je ne peux pas prendre de message ici, mais l’équipe verra la trace de cet appel.',
  speakAfterTone: 'Parlez après le bip, puis tapez dièse ou raccrochez.',
  noMeaning: 'Désolé, cette touche n’a pas de fonction ici.',
  onlyKeys: 'Désolé, ici je ne comprends que les touches.',
  callAgain: 'Merci de rappeler. Au revoir !',
  waiting: 'J’attends une touche.',
  done: 'Merci, c’est fait.',
  notWritten: 'Désolé, je n’ai pas pu le noter. L’équipe verra la trace de cet appel. Au revoir !',
  bookingFailed:
    'Désolé, je n’ai pas pu faire la réservation ; rien n’est réservé. Pour laisser un message tapez 3.',
};
