import type { LanguageWords } from '../language.ts';
import {
  frenchBooking,
  frenchCanceling,
  frenchFirst,
  frenchIntents,
  frenchMoving,
  frenchParts,
} from './intents.ts';
import { frenchAmounts, frenchBareTimes, frenchDays, frenchTimes } from './moments.ts';
import { frenchDigits } from './numbers.ts';
import { frenchTopics } from './topics.ts';

const STOP_WORDS = new Set(
  (
    'a afin ai aimerais alors apres aussi autre aux avec avez avoir avons beaucoup bien bon bonne ca car ce cela celle celui ' +
    'ces cet cette chez comme comment d dans de des donc du e elle en encore est et etait etais etes etre eu euh faire fait ' +
    'faites faut h hein heure ici il ils j je juste l la le les leur leurs lui m ma mais me meme mes moi mon n ne ni nom ' +
    'nommee non nos notre nous numero on ou oui par parce pas pense peu peut peux plus pour pourrais pourriez pouvez prenom qu quand ' +
    'que quel quelle quelles quels qui quoi s sa sais sans savoir se sera serait serez serons si sil soit sommes son sont ' +
    'suis sur t ta te tel telephone portable toi ton tous tout toute tres tu un une va vais veux vers veuillez voici voila vont vos ' +
    'votre voudrais vous y plait svp please appelle appelez ecrit epelle epeler lettre lettres famille monsieur madame ' +
    'mademoiselle personne personnes jour jours date soir matin aujourd hui possible merci bonjour combien ah oh hum bah ben ' +
    'mettez mets notez note accord exact parfait correct existe t il quelqu accent aigu'
  ).split(' '),
);

const LETTERS: Readonly<Record<string, string>> = {
  'i grec': 'y',
  'double v': 'w',
  'double ve': 'w',
  zed: 'z',
  zede: 'z',
  hache: 'h',
  ka: 'k',
  elle: 'l',
  emme: 'm',
  enne: 'n',
  erre: 'r',
  esse: 's',
  ixe: 'x',
};

/** French, of Europe and of Canada. */
export const frenchWords: LanguageWords = {
  digits: frenchDigits,
  letters: LETTERS,
  first: frenchFirst,
  times: frenchTimes,
  bareTimes: frenchBareTimes,
  days: frenchDays,
  amounts: frenchAmounts,
  intents: frenchIntents,
  parts: frenchParts,
  topics: frenchTopics,
  nameLead:
    /\b(?:(?:mon|le) nom (?:de famille )?(?:est|c est)|mon nom|le nom|je m appelle|c est au nom (?:de|d)|au nom (?:de|d)|de la part (?:de|d)|je suis|ici|c est)\b ?(?:(?:monsieur|madame|mademoiselle|m|mme|docteur|dr|le docteur)\b ?)?/,
  nameTail: / (?:avec|sans) .*$/,
  nameParticle: /^(?:de|du|des|le|la|van|l|d)$/,
  stopWords: STOP_WORDS,
  question:
    /^(?:(?:en fait|bonjour|bonsoir|allo|oui|non|et|mais|alors|pardon|excusez|moi|une|question|s|il|vous|plait|dites|euh) )*(?:est ce|qu est|que(?! (?:le|la|les|l|mon|ma|je|on|quelqu|vous)\b)|quel|quelle|quels|quelles|quand|ou|comment|combien|qui|pourquoi|a quelle|a quel|de quelle|avez vous|vous avez|y a t il|il y a|puis je|peut on|pouvez vous|pourriez vous|on peut|je peux|acceptez vous|etes vous|vous etes|faut il|peux tu|serait il|(?:je voudrais|j aimerais|je voulais|je souhaite) savoir|savez vous)\b/,
  messages: [
    /\b(?:laisser|prendre|transmettre|noter|laisse|prenez)(?: lui| leur)? (?:un |le |ce )?message(?: (?:pour|a|à) (?<to>(?:le |la |l )?\p{L}+(?: (?!que\b|qu\b)\p{L}+)?))?(?: (?:disant )?qu[e ]| :)\s*(?<what>.+)$/u,
    /\b(?:dites|dire|prévenez|prevenez|prévenir|informez|transmettez)(?: s il vous pla[iî]t)?(?: (?:à|a|au)(?= ))?(?: (?:lui|leur|(?<to>(?!lui\b|leur\b|moi\b|qu)(?:le |la |l )?\p{L}+(?: (?!que\b|qu\b)\p{L}+)?)))? qu(?:e )?\s*(?<what>.+)$/u,
  ],
  moving: frenchMoving,
  canceling: frenchCanceling,
  booking: frenchBooking,
  ordering: /\b(?:command\w+|(?:a|pour) emporter)\b/,
  article: /\bune?\b/,
  fromWord: /^(?:de|du|d|depuis|prevue?)$/,
  forWord: 'pour',
};
