import type { talk as English } from '../en/talk.ts';

export const talk: typeof English = {
  hello: '¡Hola! ¿En qué puedo ayudarle?',
  howCanIHelp: '¿En qué puedo ayudarle?',
  whatToDo: '¿Qué desea saber o hacer?',
  whatWouldYouLike: '¿Qué desea?',
  whatElse: '¿Qué más puedo hacer por usted?',
  more: '¿Puedo ayudarle en algo más?',
  welcome: 'De nada.',
  ofCourse: 'Por supuesto.',
  allRight: 'De acuerdo.',
  thankYou: 'Gracias.',
  oneMoment: 'Un momento, por favor.',
  stillWriting: 'Un momento, por favor, todavía lo estoy anotando.',
  fromTheStart: 'De acuerdo, desde el principio.',
  givenUp: (what) => `De acuerdo. ${what.slice(0, 1).toUpperCase()}${what.slice(1)}`,
  takeYourTime: 'Por supuesto, tómese su tiempo.',
  record: 'El equipo verá el registro de esta llamada.',
  perhaps: (told) => `No lo sé con exactitud. Lo que tengo es esto: ${told}`,
  unknown: 'Lo siento, eso no lo sé.',
  asISaid: (told) => `Como le decía: ${told}`,
  thanksForCalling: (name) => (name ? `Gracias por llamar a ${name}.` : 'Gracias por su llamada.'),
  goodbye: '¡Adiós!',
  nobody: 'Lo siento, ahora no le puedo pasar con nadie.',
  nobodyButMessage:
    'Lo siento, ahora no le puedo pasar con nadie, pero puedo tomar un mensaje para el equipo.',
  robot: (name) => `Soy un asistente automático${name ? ` de ${name}` : ''}, no una persona.`,
  upset: 'Siento que esté molesto; me gustaría ayudarle.',
  assistantOf: (name) => `Soy el asistente de ${name}.`,
  service: (name, { price, minutes }) => {
    const parts = [
      ...(price === undefined ? [] : [`cuesta ${price}`]),
      ...(minutes === undefined ? [] : [`dura unos ${minutes} minutos`]),
    ];
    return `${name} ${parts.join(' y ')}.`;
  },
  whoDoes: (names) =>
    `${[names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' o ')}.`,
  notThem: 'Lo siento, esa persona no hace ese servicio.',
  yesWeDo: 'Sí, lo hacemos.',
  ownNumber: (number) => `El número de aquí es ${number}.`,

  todaysHours: (ranges) => `el horario de hoy es ${ranges}`,
  closedToday: 'hoy cerramos',
  openNow: (today) => `Sí, ahora está abierto; ${today}.`,
  notOpenNow: (today) => `Lo siento, ahora está cerrado; ${today}.`,
  openToday: (ranges) => `Sí, hoy abrimos ${ranges}.`,
  openOn: (weekday, ranges) => `Sí, el ${weekday} abrimos ${ranges}.`,
  sorryClosedToday: 'Lo siento, hoy cerramos.',
  sorryClosedOn: (weekday) => `Lo siento, el ${weekday} cerramos.`,

  stillThere: '¿Sigue ahí?',
  cannotHear: 'Lo siento, no le oigo.',
  rightAsSaid: '¿Está todo bien como lo he dicho?',
  hangUp: (open) => `No le oigo, así que voy a colgar. ${open}Por favor, vuelva a llamar. ¡Adiós!`,

  notUnderstood: 'Lo siento, no le he entendido.',
  notUnderstoodThat: 'Lo siento, no lo he entendido.',
  sayItOtherwise: 'Perdón, no le he entendido bien. ¿Puede decirlo con otras palabras?',
  notUnderstoodEither: 'Lo siento, tampoco lo he entendido. ¿Tomo un mensaje para el equipo?',
  stillNotUnderstood:
    'Lo siento, sigo sin entenderle. ¿Prefiere que tome un mensaje para el equipo?',
  notFollowing:
    'Lo siento, no le sigo. Si me dice que sí, tomo un mensaje y alguien del equipo le llamará.',
  notFollowingHere: 'Lo siento, no le sigo.',
  unknownEither: 'Me temo que eso tampoco lo sé.',
  unknownAsWell: 'Lo siento, eso es otra cosa que no sé.',
  rightYesOrNo: '¿Está todo bien como lo he dicho, sí o no?',
  messageRightYesOrNo: '¿Está bien el mensaje, sí o no?',
  missedNumber: 'Lo siento, no he entendido el número.',
  missedDay: 'Lo siento, no he entendido el día.',
  missedTime: 'Lo siento, no he entendido la hora.',
  missedName: 'Lo siento, no he entendido el nombre.',
  keyNumber: 'También puede marcar el número en el teclado.',
  keyTime: 'También puede marcarla en el teclado con cuatro cifras.',
  keyDate: (dayFirst) =>
    `También puede marcarlo en el teclado, ${dayFirst ? 'día y mes' : 'mes y día'} con cuatro cifras.`,
  keyIt: 'También puede marcarlo en el teclado.',

  canAnswer: 'responder a preguntas',
  canBookTable: 'reservar una mesa',
  canBookRoom: 'reservar una habitación',
  canBookAppointment: 'reservar una cita',
  canChange: 'cambiar o cancelar una reserva',
  canTakeMessage: 'tomar un mensaje',
  iCan: (parts) =>
    `Puedo ${parts.slice(0, -1).join(', ')}${parts.length > 1 ? ' o ' : ''}${parts.at(-1)}.`,
};
