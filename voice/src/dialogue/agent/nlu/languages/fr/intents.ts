import type { Rule } from '../language.ts';

const BOOKING = '(?:reservations?|rendez vous|rdv|tables?|sejour|visite)';

export const frenchFirst: readonly Rule[] = [
  // the one who answers
  [/\b(?:ne )?veux pas parler (?:a|avec) une? (?:machine|robot|repondeur)\b/, 'operator'],
  [
    /\b(?:(?:etes|est) (?:ce que )?(?:vous )?(?:que vous etes )?|vous etes |je parle (?:a|avec) |c est )une? (?:robot|machine|ordinateur|repondeur|vraie personne|personne|humain|intelligence artificielle|enregistrement)\b/,
    'are you a robot',
  ],
  [
    /\b(?:parler|parle|passer|passez|joindre|mettre en relation)(?: \w+){0,2}? (?:a|avec|au|une?|le|la|quelqu) ?(?:une? )?(?:vraie )?(?:personne|quelqu un|un|humain|operateur|operatrice|conseiller|responsable|gerant|gerante|patron|patronne|reception|docteur|medecin|chef|collegue)\b/,
    'operator',
  ],
  [
    /\b(?:au revoir|a bientot|a (?:demain|ce soir|plus tard|plus)$|bonne (?:journee|soiree|fin de journee)|salut$|adieu)\b|\ba (?:demain|plus)$/,
    'goodbye',
  ],
  [/\b(?:bonjour|bonsoir|allo|salut|rebonjour)\b/, 'hello'],
  [
    /\b(?:peu importe|n importe (?:quand|quel jour|quelle heure)|des que possible|le plus (?:tot|vite) possible|au plus (?:tot|vite)|ca m est egal|(?:le |la )?premiere? (?:disponibilite|date|creneau)(?: disponible)?)\b/,
    'as soon as possible',
  ],
  [/\b(?:depuis le debut|recommenc\w+|reprenons)\b/, 'start over'],
  [
    /\bnon (?:attendez|pardon|plutot|en fait|enfin|je veux dire|disons)(?: plutot)?\b/,
    'no actually',
  ],
  [
    /(?<=\S )(?:pardon|excusez moi|desole)(?= \S)|\b(?:plutot|en fait|enfin|je veux dire|je voulais dire|disons|finalement|ou plutot)\b/,
    'actually',
  ],
];

export const frenchIntents: readonly Rule[] = [
  [
    /^(?:une )?(?:vraie )?(?:personne|operateur|operatrice|conseiller|humain|responsable)$|\bvraie personne\b|\bpassez moi\b/,
    'operator',
  ],
  [
    /^(?:pardon|comment|quoi|hein|excusez moi)$|\b(?:pouvez vous repeter|pourriez vous repeter|repetez|repeter|redites|redire|vous pouvez repeter|(?:pardon |desole )?je n ai pas (?:bien )?(?:compris|entendu)|vous avez dit quoi|comment ca)\b/,
    'say that again',
  ],
  [
    /\b(?:attendez|un (?:instant|moment)|une (?:seconde|minute)|deux secondes|2 secondes|ne quittez pas|laissez moi (?:voir|reflechir|regarder)|patientez)\b/,
    'hold on',
  ],
  [/\b(?:connard|idiot|imbecile|merde|putain|stupide|encule)\b/, 'stupid'],
  // ends
  [
    /\b(?:c est tout(?! bon)|ce sera tout|ca sera tout|rien d autre|rien de plus|c est bon merci|plus rien)\b/,
    "that's all",
  ],
  [
    /\b(?:laissez tomber|laissez|oubliez|tant pis|je (?:ne )?veux (?:plus|pas) (?:reserver|de reservation|de rendez vous|laisser de message|rien)|j ai change d avis|annulez (?:ca|tout)|pas la peine|plus la peine|plus besoin)\b/,
    'never mind',
  ],
  [
    /\b(?:je n ai pas de|pas de|sans) (?:telephone|numero|portable)\b|\bje prefere ne pas\b/,
    'no phone',
  ],
  [
    /\b(?:ce numero|celui ci|ce numero ci|le meme numero|celui (?:avec|duquel|depuis) lequel j appelle|le numero (?:d ou|depuis lequel|avec lequel) j appelle)\b/,
    'yes this number',
  ],
  [/\bje (?:ne )?(?:sais|me souviens|me rappelle) (?:pas|plus)\b|\baucune idee\b/, "i don't know"],
  // what exists already
  [/\bannul(?:er|ez|e|ation)\b/, 'cancel'],
  [
    /\b(?:deplac(?:er|ez|e)|chang(?:er|ez|e)|modifi(?:er|ez|e)|report(?:er|ez|e)|avanc(?:er|ez|e)|decal(?:er|ez|e))\b/,
    'move',
  ],
  [
    new RegExp(`\\b(?:j ai|nous avons|on a|j avais)(?: deja)? (?:une?|reserve une) ${BOOKING}\\b`),
    'i have a booking',
  ],
  [
    /\b(?:(?:suis|serai|sera|sommes|serons|arrive|arriverai|vais etre|va etre|vais arriver) (?:un peu )?en retard)\b/,
    "i'll be late",
  ],
  [/\b(?:la|le) (?:premiere?|1|1er)$/, 'the first one'],
  [/\b(?:la|le) (?:deuxieme|seconde?)$/, 'the second one'],
  [/\b(?:la|le) troisieme$/, 'the third one'],
  [/\b(?:la|le) derniere?$/, 'the last one'],
  // wishes
  [/\b(?:numero|code) de (?:reference|reservation|confirmation|commande)\b/, 'reference number'],
  [
    /\b(?:laisser|prendre|transmettre|noter|faire passer|laisse|prenez)(?: lui| leur)? (?:un |le )?message\b|\bun message\b/,
    'leave a message',
  ],
  [
    /\b(?:(?:qu on me|que quelqu un me|me faire|me|pouvez vous me|peut on me) rappel\w+|rappelez moi|etre rappelee?)\b/,
    'call me back',
  ],
  [
    /\b(?:(?:je |on |nous |j )?(?:voudrais|voudrait|voudrions|veux|aimerais|aimerait|souhaite|souhaiterais|vais|peux|puis je|peut on) )?(?:passer (?:une|ma) commande|commander|prendre a emporter)\b/,
    'i would like to order',
  ],
  [/\b(?:a emporter|pour emporter|a recuperer)\b/, 'for pickup'],
  [
    /\bchambres? (double|simple|individuelle|familiale|triple|twin|a 2 lits)\b/,
    (m) => ROOMS[m[1] ?? ''] ?? null,
  ],
  [/\bsuite\b(?! a)/, 'suite'],
  [/\bchambres?\b/, 'room'],
  [/\btables?\b/, 'table'],
  [
    /\b(?:nouveau patient|nouvelle patiente|premiere (?:visite|consultation|fois))\b/,
    'new patient',
  ],
  [/\bdevis\b/, 'a quote'],
  [/\b(?:venir|passer (?:voir|chez)|envoyer quelqu un|vous deplacer|depann\w+)\b/, 'come out'],
  [
    /\b(?:fuite|fuit|casse\w*|en panne|bouche\w*|repar\w+|install\w+|chaudiere|robinet|ne (?:marche|fonctionne) (?:pas|plus)|prise|tuyau|serrure|toiture|toit|peindre|peinture|chauffe eau|evier)\b/,
    'repair',
  ],
  [/\b(?:j ai mal|mal (?:a|au|aux)|me fait mal|fievre|rage de dents)\b/, 'hurts'],
  [
    /\b(?:(?:prendre|reserver|avoir|fixer|voudrais|veux|souhaite|besoin d|faudrait|souhaiterais|aimerais)(?: une?)? )?(?:rendez vous|rdv|creneau|consultation)\b/,
    'i would like an appointment',
  ],
  [/\breserv\w+\b/, 'i would like to book'],
  [
    /\b(?:je |j |on |nous )?(?:voudrais|voudrait|voudrions|veux|veut|aimerait|aimerais|aimerions|souhaite|souhaiterais|souhaitons|ai besoin|il me faudrait|il me faut|faudrait|cherche|cherchons)\b/,
    'i would like',
  ],
  [
    /\b(?:avez vous|vous avez|vous aviez|auriez vous|reste t il|il reste|y a t il|il y a|est ce que vous avez)(?: encore)?(?: de la| une| un| des| quelque chose de)? (?:table |chambre )?(?:place|libre|disponibilites?|disponible|creneaux?)\b/,
    'do you have anything available',
  ],
  [
    /\b(?:avez vous|vous avez|auriez vous|reste t il|il reste|y a t il|est ce que vous avez)\b(?=(?: encore| une| un| des)* \uE000)/,
    'do you have',
  ],
  [/\b(?:libres?|disponibles?|disponibilites?|de la place)\b/, 'available'],
  [
    /\b(?:est ce possible|c est possible|serait il possible|on peut|peut on|et si on|pouvons nous|pourrait on)(?: faire| mettre| dire)?\b/,
    'can we make it',
  ],
  [/\b(?:que (?:pouvez|savez) vous faire|aidez moi|aide|vous faites quoi)\b/, 'what can you do'],
  [/\b(?:jusqu au|jusqu a|au)\b(?= \uE000)/, 'until'],
  [/\b(?:merci(?: beaucoup| bien)?|je vous remercie)\b/, 'thanks'],
  // yes and no
  [/\bpas de (?:probleme|souci)\b/, 'no problem'],
  [/\bpourquoi pas\b/, 'yes'],
  [
    /\b(?:ce n est pas|c est pas) (?:ca|exact|correct|bon|juste)\b|\b(?:incorrect|c est faux|pas (?:exactement|tout a fait|vraiment|exact|correct))\b/,
    'not right',
  ],
  [
    /\b(?:oui|ouais|ouaip|mouais|exact|exactement|tout a fait|parfait|parfaitement|d accord|c est (?:ca|bon|tout bon|correct|exact|bien ca|juste|parfait|bien)|bien sur|volontiers|absolument(?! pas)|correct|ok|okay|entendu|ca marche|ca me va|tres bien|je confirme|confirme|allez y|impeccable|super|nickel|effectivement|certainement|avec plaisir|si si)\b/,
    'yes',
  ],
  [/\b(?:non|nan|nenni|surtout pas|pas du tout|absolument pas|jamais)\b/, 'no'],
  [/\bet\b/, 'and'],
];

const ROOMS: Readonly<Record<string, string>> = {
  double: 'double room',
  simple: 'single room',
  individuelle: 'single room',
  familiale: 'family room',
  triple: 'triple room',
  twin: 'twin room',
  'a 2 lits': 'twin room',
};

export const frenchParts: readonly Rule[] = [
  [/\b(?:l |d )?heure\b/, 'the time'],
  [/\b(?:le jour|la date|date)\b/, 'the day'],
  [/\b(?:le |de )?nom\b/, 'the name'],
  [/\b(?:le )?(?:telephone|numero de telephone|portable|numero)\b/, 'the phone number'],
  [/\b(?:le nombre de )?(?:personnes|couverts)\b/, 'the people'],
  [/\b(?:les |de )?nuits\b/, 'the nights'],
  [/\b(?:le )?message\b/, 'the message'],
  [/\b(?:le )?(?:soin|service|prestation)\b/, 'the service'],
];

/** To move what is booked. */
export const frenchMoving =
  /\b(?:deplac\w*|chang\w*|modifi\w*|report\w*|avancer|avancez|decal\w*)\b/;

export const frenchCanceling = /\bannul\w*/;

/** What is booked already, where it is to be cancelled or moved. */
export const frenchBooking = new RegExp(`\\b(?:ma|mon|la|notre|une?|le|cette|mes) ${BOOKING}\\b`);
