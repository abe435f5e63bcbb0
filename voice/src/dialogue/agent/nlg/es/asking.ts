import type { asking as English } from '../en/asking.ts';

const plural = (weekday: string) => (weekday.endsWith('s') ? weekday : `${weekday}s`);

export const asking: typeof English = {
  room: (kinds) => {
    const list = kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} o ${kinds.at(-1)}` : '';
    return list ? `¿Qué tipo de habitación desea: ${list}?` : '¿Qué tipo de habitación desea?';
  },
  treatment: '¿Qué tratamiento desea?',
  service: '¿Qué desea reservar?',
  whichOf: (names) =>
    `¿Qué servicio desea, ${[names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' o ')}?`,
  job: '¿De qué trabajo se trata, en pocas palabras?',
  guests: '¿Para cuántos huéspedes?',
  people: '¿Para cuántas personas?',
  nights: '¿Para cuántas noches?',
  arrivalDay: '¿Qué día llegará?',
  day: '¿Para qué día?',
  arrivalTime: '¿A qué hora llegará, más o menos?',
  time: '¿A qué hora?',
  ownName: '¿Cómo se llama, por favor?',
  bookedName: '¿A nombre de quién está la reserva?',
  name: '¿A qué nombre la pongo?',
  callerNumber: '¿El número desde el que llama es el mejor para localizarle?',
  phone: '¿A qué número de teléfono le podemos llamar?',
  otherPhone: '¿Qué número de teléfono es mejor, entonces?',
  restOfPhone: (digits) => `${digits}, sí. ¿Y el resto?`,
  phoneTooLong: (digits) =>
    `He oído ${digits}, y son más cifras de las que tiene un teléfono. Dígalo otra vez, por favor.`,
  bookingDay: '¿Para qué día es la reserva?',
  bookedPhone: '¿Con qué número de teléfono se hizo?',
  bookedPhoneOrMessage: '¿Con qué número de teléfono se hizo, o tomo un mensaje?',
  newMoment: '¿Qué día y a qué hora la prefiere?',
  whichBooking: '¿A cuál se refiere?',
  orderItems: '¿Qué desea pedir?',
  pickupTime: '¿A qué hora lo recogerá?',
  messageText: '¿Qué mensaje desea dejar?',
  whatToChange: '¿Qué desea cambiar?',
  shouldChange: '¿Qué debo cambiar?',
  weekendDay: '¿Sábado o domingo?',
  whichDay: '¿Qué día exactamente?',
  nameOne: 'No puedo ver la agenda, así que dígame usted uno, por favor.',
  nameAnotherMoment: 'Dígame otro día y otra hora, por favor.',

  datePast: (date) => `Lo siento, ${date} ya ha pasado.`,
  tooFarAhead: 'Lo siento, eso queda demasiado lejos para mí.',
  closedOn: (weekday) => `Lo siento, los ${plural(weekday)} cerramos.`,
  openAgain: (date) => `El próximo día que abrimos es ${date}.`,
  timePast: (time) => `Lo siento, ${time} de hoy ya ha pasado.`,
  noSuchHour: (time) => `Lo siento, ese día cambia la hora y ${time} no existe.`,
  openOn: (weekday, ranges) => `Lo siento, los ${plural(weekday)} abrimos ${ranges}.`,
  needPeople: 'Lo siento, necesito un número de personas.',
  mostPeople: (most) => `Lo siento, por teléfono tomamos reservas de hasta ${most} personas.`,
};
