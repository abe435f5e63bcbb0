import type { keys as English } from '../en/keys.ts';

export const keys: typeof English = {
  caller: 'Llamada por teclado',
  notes: 'Tomado por teclado: la persona no pudo decir su nombre.',
  menu: (canBook, canTakeMessage) => {
    const parts = [
      canBook ? '1 para reservar' : '',
      '2 para el horario y otra información',
      canTakeMessage ? '3 para dejar un mensaje después de la señal' : '',
      '9 para oír esto otra vez',
    ];
    return `Pulse ${parts.filter((part) => part !== '').join(', ')}.`;
  },
  noFacts: 'Lo siento, no tengo información que leer.',
  people: '¿Para cuántas personas? Marque el número y después almohadilla.',
  date: (dayFirst) =>
    `Para hoy pulse 1, para mañana 2, o marque ${dayFirst ? 'día y mes' : 'mes y día'} con cuatro cifras.`,
  nights: '¿Para cuántas noches? Marque el número y después almohadilla.',
  time: '¿A qué hora? Márquela con cuatro cifras.',
  halfOfDay: 'Para la mañana pulse 1, para la tarde o la noche pulse 2.',
  callerNumber:
    'Si le podemos llamar al número desde el que llama, pulse 1; para otro número pulse 2.',
  phone: 'Marque el número de teléfono al que le podemos llamar y después almohadilla.',
  confirm: 'Pulse 1 para confirmar, 2 para empezar de nuevo.',
  fromTheStart: 'Desde el principio.',
  didNotFit: 'Lo siento, eso no es posible.',
  noMessages: 'Aquí no puedo tomar mensajes, pero el equipo verá el registro de esta llamada.',
  speakAfterTone: 'Hable después de la señal y, al terminar, pulse almohadilla o cuelgue.',
  noMeaning: 'Lo siento, esa tecla no tiene función aquí.',
  onlyKeys: 'Lo siento, aquí solo entiendo las teclas.',
  callAgain: 'Por favor, vuelva a llamar. ¡Adiós!',
  waiting: 'Estoy esperando una tecla.',
  done: 'Gracias, está hecho.',
  notWritten:
    'Lo siento, no lo he podido anotar. El equipo verá el registro de esta llamada. ¡Adiós!',
  bookingFailed:
    'Lo siento, no he podido hacer la reserva; no hay nada reservado. Para dejar un mensaje pulse 3.',
};
