import type { diary as English } from '../en/existingBookings.ts';
import { de } from './elision.ts';

export const diary: typeof English = {
  entry: (what, name) => `${what}, au nom ${de(name)}`,
  meant: (name, date, time) =>
    `la réservation${name ? ` au nom ${de(name)}` : ''}${date ? ` pour ${date}` : ''}${time ? `, à ${time}` : ''}`,
  target: (date, time) =>
    [date, time && `à ${time}`].filter((part) => part !== undefined && part !== '').join(', '),
  readBackCancel: (meant) => `J’annule donc ${meant}. Est-ce exact ?`,
  readBackMove: (meant, target) => `Je déplace donc ${meant} : ${target}. Est-ce exact ?`,
  cancelThat: (entry) => `Je vois ${entry}. Dois-je annuler celle-là ?`,
  moveThat: (entry) => `Je vois ${entry}. Dois-je déplacer celle-là ?`,
  cancelWhich: (entries) =>
    `Il y en a ${entries.length} : ${entries.join(' ; ou ')}. Laquelle dois-je annuler ?`,
  moveWhich: (entries) =>
    `Il y en a ${entries.length} : ${entries.join(' ; ou ')}. Laquelle dois-je déplacer ?`,
  cancelled: (entry) => (entry ? `C’est annulé : ${entry}.` : 'Votre réservation est annulée.'),
  moved: (entry) =>
    entry ? `C’est déplacé : vous avez maintenant ${entry}.` : 'Votre réservation est déplacée.',
  pastAlready: 'Désolé, c’est déjà passé, votre réservation reste donc telle quelle.',
  cannotTakeYou: 'Désolé, ce n’est pas possible, votre réservation reste donc telle quelle.',
  notFoundCancel: (meant) => `Désolé, je ne trouve pas ${meant}, je n’ai donc rien annulé.`,
  notFoundMove: (meant) => `Désolé, je ne trouve pas ${meant}, je n’ai donc rien déplacé.`,
  unsureCancel: 'Désolé, je ne peux pas confirmer l’annulation.',
  unsureMove: 'Désolé, je ne peux pas confirmer le changement.',
  offerCallBack: 'Voulez-vous que je prenne un message pour que l’équipe vous rappelle ?',
  wishCancel: (meant) => `Merci de rappeler : je souhaite annuler ${meant}.`,
  wishMove: (meant, target) =>
    `Merci de rappeler : je souhaite déplacer ${meant}${target ? ` : ${target}` : ''}.`,
  nothingChanged: 'D’accord, je n’ai donc rien changé.',
  notChanged: 'Je n’ai changé aucune réservation.',
  cannotChange: 'Je ne peux pas modifier les réservations, mais je peux transmettre.',

  items: (each) =>
    each.length > 1 ? `${each.slice(0, -1).join(', ')} et ${each.at(-1)}` : (each[0] ?? ''),
  pickup: (items, date, time) => `${items}, à emporter ${date}, à ${time}`,
  ordered: (what, name) =>
    `Votre commande est passée${what ? ` : ${what}, au nom ${de(name)}` : ''}.`,
  notOrdered: 'Je n’ai passé aucune commande.',
  orderFailed: 'Désolé, je n’ai pas pu passer la commande.',
  callBackOrder: (what) => `Merci de rappeler au sujet d’une commande : ${what}.`,
  cannotOrder: 'Je ne peux pas passer de commande, mais je peux transmettre la vôtre.',
};
