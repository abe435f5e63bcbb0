import type { talk as English } from '../en/talk.ts';

export const talk: typeof English = {
  hello: 'Bonjour ! Comment puis-je vous aider ?',
  howCanIHelp: 'Comment puis-je vous aider ?',
  whatToDo: 'Que souhaitez-vous savoir ou faire ?',
  whatWouldYouLike: 'Que souhaitez-vous ?',
  whatElse: 'Que puis-je faire d’autre pour vous ?',
  more: 'Puis-je faire autre chose pour vous ?',
  welcome: 'Je vous en prie.',
  ofCourse: 'Bien sûr.',
  allRight: 'D’accord.',
  thankYou: 'Merci.',
  oneMoment: 'Un instant, s’il vous plaît.',
  stillWriting: 'Un instant, s’il vous plaît, je suis encore en train de le noter.',
  fromTheStart: 'D’accord, depuis le début.',
  givenUp: (what) => `D’accord. ${what.slice(0, 1).toUpperCase()}${what.slice(1)}`,
  takeYourTime: 'Bien sûr, prenez votre temps.',
  record: 'L’équipe verra la trace de cet appel.',
  perhaps: (told) => `Je ne sais pas exactement. Voici ce que j’ai : ${told}`,
  unknown: 'Désolé, je ne le sais pas.',
  asISaid: (told) => `Comme je le disais : ${told}`,
  thanksForCalling: (name) => (name ? `Merci d’avoir appelé ${name}.` : 'Merci de votre appel.'),
  goodbye: 'Au revoir !',
  nobody: 'Désolé, je ne peux vous passer personne pour le moment.',
  nobodyButMessage:
    'Désolé, je ne peux vous passer personne pour le moment, mais je peux prendre un message pour l’équipe.',
  robot: (name) =>
    `Je suis un assistant automatique${name ? ` de ${name}` : ''}, pas une personne.`,
  upset: 'Je regrette que vous soyez contrarié ; j’aimerais vous aider.',
  assistantOf: (name) => `Vous parlez à l’assistant de ${name}.`,
  service: (name, { price, minutes }) => {
    const parts = [
      ...(price === undefined ? [] : [`coûte ${price}`]),
      ...(minutes === undefined ? [] : [`dure environ ${minutes} minutes`]),
    ];
    return `${name} ${parts.join(' et ')}.`;
  },
  whoDoes: (names) =>
    `${[names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' ou ')}.`,
  notThem: 'Je suis désolé, cette personne ne fait pas cette prestation.',
  yesWeDo: 'Oui, tout à fait.',
  ownNumber: (number) => `Le numéro ici est le ${number}.`,

  todaysHours: (ranges) => `les horaires d’aujourd’hui sont ${ranges}`,
  closedToday: 'nous sommes fermés aujourd’hui',
  openNow: (today) => `Oui, c’est ouvert maintenant ; ${today}.`,
  notOpenNow: (today) => `Désolé, c’est fermé maintenant ; ${today}.`,
  openToday: (ranges) => `Oui, aujourd’hui nous sommes ouverts ${ranges}.`,
  openOn: (weekday, ranges) => `Oui, le ${weekday} nous sommes ouverts ${ranges}.`,
  sorryClosedToday: 'Désolé, nous sommes fermés aujourd’hui.',
  sorryClosedOn: (weekday) => `Désolé, nous sommes fermés le ${weekday}.`,

  stillThere: 'Êtes-vous toujours là ?',
  cannotHear: 'Désolé, je ne vous entends pas.',
  rightAsSaid: 'Est-ce que tout est exact ?',
  hangUp: (open) =>
    `Je ne vous entends pas, je vais donc raccrocher. ${open}Merci de rappeler. Au revoir !`,

  notUnderstood: 'Désolé, je n’ai pas compris.',
  notUnderstoodThat: 'Désolé, je n’ai pas compris cela.',
  sayItOtherwise: 'Pardon, je n’ai pas bien compris. Pouvez-vous le dire autrement ?',
  notUnderstoodEither:
    'Désolé, je n’ai pas compris cela non plus. Voulez-vous que je prenne un message pour l’équipe ?',
  stillNotUnderstood:
    'Désolé, je ne comprends toujours pas. Voulez-vous que je prenne plutôt un message pour l’équipe ?',
  notFollowing:
    'Désolé, je ne vous suis pas. Si vous dites oui, je prends un message et quelqu’un de l’équipe vous rappelle.',
  notFollowingHere: 'Désolé, je ne vous suis pas.',
  unknownEither: 'Je crains de ne pas le savoir non plus.',
  unknownAsWell: 'Désolé, c’est encore une chose que je ne sais pas.',
  rightYesOrNo: 'Est-ce que tout est exact, oui ou non ?',
  messageRightYesOrNo: 'Le message est-il exact, oui ou non ?',
  missedNumber: 'Désolé, je n’ai pas compris le nombre.',
  missedDay: 'Désolé, je n’ai pas compris le jour.',
  missedTime: 'Désolé, je n’ai pas compris l’heure.',
  missedName: 'Désolé, je n’ai pas compris le nom.',
  keyNumber: 'Vous pouvez aussi composer le numéro sur votre clavier.',
  keyTime: 'Vous pouvez aussi la composer sur votre clavier, en quatre chiffres.',
  keyDate: (dayFirst) =>
    `Vous pouvez aussi le composer sur votre clavier, ${dayFirst ? 'jour et mois' : 'mois et jour'} en quatre chiffres.`,
  keyIt: 'Vous pouvez aussi le composer sur votre clavier.',

  canAnswer: 'répondre à des questions',
  canBookTable: 'réserver une table',
  canBookRoom: 'réserver une chambre',
  canBookAppointment: 'prendre un rendez-vous',
  canChange: 'déplacer ou annuler une réservation',
  canTakeMessage: 'prendre un message',
  iCan: (parts) =>
    `Je peux ${parts.slice(0, -1).join(', ')}${parts.length > 1 ? ' ou ' : ''}${parts.at(-1)}.`,
};
