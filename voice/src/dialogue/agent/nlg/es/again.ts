import type { again as English } from '../en/again.ts';

function orList(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), items.at(-1) ?? '']
    .filter((part) => part !== '')
    .join(' o ');
}

export const again: typeof English = {
  service: (names, more) =>
    names.length === 0
      ? '¿Para qué es, en pocas palabras? ¿Qué servicio desea?'
      : `Puede reservar ${more ? 'por ejemplo ' : ''}${orList(names)}. ¿Qué servicio desea?`,
  job: '¿Qué hay que hacer, en pocas palabras? Por ejemplo, un grifo que gotea.',
  property: '¿Qué inmueble es? Por ejemplo, el nombre de la calle.',
  guests: '¿Cuántos huéspedes serán? Por ejemplo, dos.',
  people: '¿Cuántas personas serán? Por ejemplo, dos.',
  nights: '¿Cuántas noches se quedará? Por ejemplo, dos.',
  arrivalDay: (date) => `¿En qué día llega? Por ejemplo, ${date}.`,
  day: (date) => `¿Qué día le apunto? Por ejemplo, ${date}.`,
  arrivalTime: (time) => `¿Sobre qué hora llega? Por ejemplo, ${time}.`,
  time: (time) => `¿Qué hora le viene bien? Por ejemplo, ${time}.`,
  name: '¿Me dice su nombre y apellido? También puede deletrearlo.',
  bookedName: '¿A qué nombre se reservó? También puede deletrearlo.',
  callerNumber: '¿Podemos llamarle al número desde el que llama, sí o no?',
  phone: 'Dígame otra vez su número de teléfono, cifra por cifra, por favor.',
  bookingDay: (date) => `¿Para qué fecha se reservó? Por ejemplo, ${date}.`,
  newMoment: (date, time) => `¿Qué día y qué hora le vienen mejor? Por ejemplo, ${date}, ${time}.`,
  orderItems: '¿Qué le apunto en el pedido? Por ejemplo, dos margaritas.',
  pickupTime: (time) => `¿A qué hora pasará a recogerlo? Por ejemplo, ${time}.`,
  messageText: 'En sus propias palabras, ¿qué le digo al equipo?',
  whatToChange: '¿Qué desea cambiar: el día, la hora, el nombre u otra cosa?',
  confirmMessage: '¿Es correcto el mensaje tal como lo he dicho, sí o no?',
  callBackAbout: (known) =>
    known.length === 0
      ? 'Por favor, llamen por una reserva.'
      : `Por favor, llamen por una reserva: ${known.join(', ')}.`,
  forPeople: (count) => `para ${count}`,
  said: (words) => `«${words}»`,
};
