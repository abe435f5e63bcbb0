import type { booked as English } from '../en/booked.ts';
import { de } from './elision.ts';
import { serviceName } from './services.ts';

function ouList(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), items.at(-1) ?? '']
    .filter((part) => part !== '')
    .join(' ou ');
}

export const booked: typeof English = {
  what({ service, partySize, nights, resource, date, time }) {
    const people = partySize === 1 ? 'personne' : 'personnes';
    const size = partySize === undefined ? '' : ` pour ${partySize} ${people}`;
    const by = resource === undefined ? '' : ` avec ${resource}`;
    const what = `${serviceName(service)}${size}${by}`;
    if (nights !== undefined)
      return `${what}, ${nights} ${nights === 1 ? 'nuit' : 'nuits'}, ${date}, arrivée à ${time}`;
    return `${what}, ${date} à ${time}`;
  },
  about: (notes) => `, au sujet de : ${notes}`,
  withNote: ", avec une note de ce que vous m'avez dit",
  withPhone: (number) => `, téléphone ${number}`,
  underName: (name) => `, au nom ${de(name)}`,
  readBackForKeys: (all) => `Donc : ${all}.`,
  readBack: (all) => `Donc : ${all}. Est-ce exact ?`,
  nightsNote: (nights) => `${nights} ${nights === 1 ? 'nuit' : 'nuits'}`,
  done: (what, name) => `C’est réservé : ${what}, au nom ${de(name)}.`,
  doneUnread: 'C’est réservé.',
  already: 'Vous avez déjà exactement cette réservation, je n’en ai donc pas ajouté d’autre.',
  failed: 'Désolé, je n’ai pas pu faire la réservation.',
  notClear: 'Désolé, je ne sais pas de laquelle de nos prestations il s’agit.',
  failedOffer:
    'Désolé, je n’ai pas pu faire la réservation ; rien n’est réservé. Voulez-vous que je prenne un message pour que l’équipe vous rappelle ?',
  callBack: 'Merci de rappeler au sujet d’une réservation.',
  callBackAbout: (what) => `Merci de rappeler au sujet de : ${what}.`,
  teamCallsBack: 'Voulez-vous que je prenne un message pour que l’équipe puisse vous rappeler ?',
  cannotBook:
    'Je ne peux pas faire de réservation ici, mais je peux transmettre votre demande à l’équipe.',
  cannotBookThat: 'Je ne peux pas réserver cela moi-même, mais je peux le transmettre à l’équipe.',
  unknownTeamCanTell: 'Désolé, je ne le sais pas ; l’équipe pourra vous le dire.',
  look: 'Un instant, je regarde.',
  free: 'Oui, c’est possible à cette heure-là.',
  notFree: 'Désolé, ce n’est pas possible à cette heure-là.',
  have: (times, date) => `Pour ${date}, j’ai ${ouList(times)}.`,
  tooMany: 'Je suis désolé, nous n’avons rien pour autant de personnes.',
  forSoMany: (names) =>
    `C'est pour moins de monde. Pour autant de personnes, vous pouvez réserver ${names.join(' ou ')}.`,
  runsOver: 'Je suis désolé, cela finirait après la fermeture.',
  isTaken: (who) => `Je suis désolé, ${who} est pris à cette heure-là.`,
  othersFree: (who, others) =>
    `Je suis désolé, ${who} est pris à cette heure-là, mais ${ouList(others)} est libre.`,
  couldOffer: (times, date) =>
    `Je peux vous proposer ${date ? `${date}, à ` : ''}${ouList(times)}.`,
  services: (names) => `Vous pouvez réserver ${ouList(names)}.`,
  /** Of those that may be meant. */
  notMade: 'Je n’ai fait aucune réservation.',
};
