import type { hours as English } from '../en/hours.ts';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const plural = (day: string) => day.replace(/o$/, 'os');

export const hours: typeof English = {
  today: 'hoy',
  tomorrow: 'mañana',
  on: (weekday) => `el ${weekday}`,
  onEach: (weekdays) =>
    `los ${[weekdays.slice(0, -1).map(plural).join(', '), plural(weekdays.at(-1) ?? '')].filter((part) => part !== '').join(' y ')}`,
  fromTo: (first, last) => `de ${first} a ${last}`,
  everyDay: 'todos los días',
  onDate: (day) => `el ${day.setLocale('es').toFormat("cccc d 'de' LLLL")}`,
  yes: 'Sí.',
  no: 'No.',
  open: (when, ranges) => `${capital(when)} abrimos ${ranges}.`,
  closed: (when) => `${capital(when)} cerramos.`,
  yesOpen: (when, ranges) => `Sí, ${when} abrimos ${ranges}.`,
  noOpen: (when, ranges) => `No, ${when} abrimos ${ranges}.`,
  yesClosed: (when) => `Sí, ${when} cerramos.`,
  noClosed: (when) => `No, lo siento, ${when} cerramos.`,
  closesAt: (when, time) => `${capital(when)} cerramos a ${time}.`,
  opensAt: (when, time) => `${capital(when)} abrimos a ${time}.`,
  noClosesAt: (when, time) => `No, ${when} cerramos a ${time}.`,
  noOpensAt: (when, time) => `No, ${when} abrimos a ${time}.`,
  until: (when, time) => `${capital(when)} abrimos hasta ${time}.`,
  noLatest: (when, time) => `No, lo más tarde que abrimos es hasta ${time}, ${when}.`,
  fromOn: (time) => `desde ${time}`,
  untilThen: (time) => `hasta ${time}`,
  rangeLate: (from) => `desde ${from} hasta tarde`,
  part: (name, ranges, when) => `${capital(name)}: ${ranges}${when === '' ? '' : ` ${when}`}.`,
  noPart: (name, when) =>
    `${capital(when === '' ? 'No' : when)}${when === '' ? '' : ' no'} hay ${name}.`,
  parts: {
    kitchen: 'cocina',
    bar: 'bar',
    breakfast: 'desayuno',
    brunch: 'brunch',
    'pick-up': 'recogida',
    'drop-off': 'entrega',
    delivery: 'reparto',
    takeaway: 'comida para llevar',
    phone: 'teléfono',
    'check-in': 'entrada',
    'check-out': 'salida',
    pool: 'piscina',
    desk: 'recepción',
  },
};
