import type { message as English } from '../en/message.ts';
import { de } from './elision.ts';

export const message: typeof English = {
  none: 'Je ne peux pas noter de message ici, mais l’équipe verra la trace de cet appel. Puis-je faire autre chose pour vous ?',
  andName: 'Et votre nom, s’il vous plaît ?',
  readBack: (text, name, number) =>
    `Votre message : ${text}${name ? `, ${de(name)}` : ''}${number ? `, téléphone ${number}` : ''}. Est-ce exact ?`,
  noted: 'Merci, j’ai noté votre message pour l’équipe.',
  failed: 'Désolé, je n’ai pas pu noter le message.',
  offer: 'Voulez-vous que je prenne un message pour l’équipe ?',
  offerInstead: 'Ou voulez-vous que je prenne un message pour l’équipe ?',
  offerAbout: 'Voulez-vous laisser un message à ce sujet ?',
  offerAnswer: 'Si vous voulez, je prends un message et l’équipe vous répond. Je le fais ?',
  offerAgain: 'Désolé, je n’ai pas compris. Dois-je prendre un message, oui ou non ?',
  nothingWritten: 'je n’ai rien noté.',
  notHeard: 'Je n’ai pas entendu de message.',
  recorded: (seconds) => `Message enregistré, ${seconds} secondes.`,
};
