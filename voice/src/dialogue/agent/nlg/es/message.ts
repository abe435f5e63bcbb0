import type { message as English } from '../en/message.ts';

export const message: typeof English = {
  none: 'Aquí no puedo anotar mensajes, pero el equipo verá el registro de esta llamada. ¿Puedo ayudarle en algo más?',
  andName: '¿Y su nombre, por favor?',
  readBack: (text, name, number) =>
    `Su mensaje: ${text}${name ? `, de ${name}` : ''}${number ? `, teléfono ${number}` : ''}. ¿Es correcto?`,
  noted: 'Gracias, he anotado su mensaje para el equipo.',
  failed: 'Lo siento, no he podido anotar el mensaje.',
  offer: '¿Tomo un mensaje para el equipo?',
  offerInstead: '¿O tomo un mensaje para el equipo?',
  offerAbout: '¿Quiere dejar un mensaje sobre ello?',
  offerAnswer: 'Si quiere, tomo un mensaje y el equipo le responde. ¿Lo hago?',
  offerAgain: 'Lo siento, no le he entendido. ¿Tomo un mensaje, sí o no?',
  nothingWritten: 'no he apuntado nada.',
  notHeard: 'No he oído ningún mensaje.',
  recorded: (seconds) => `Mensaje grabado, ${seconds} segundos.`,
};
