import type { booked as English } from '../en/booked.ts';
import { serviceName } from './services.ts';

function oList(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), items.at(-1) ?? '']
    .filter((part) => part !== '')
    .join(' o ');
}

export const booked: typeof English = {
  what({ service, partySize, nights, resource, date, time }) {
    const people = partySize === 1 ? 'persona' : 'personas';
    const size = partySize === undefined ? '' : ` para ${partySize} ${people}`;
    const by = resource === undefined ? '' : ` con ${resource}`;
    const what = `${serviceName(service)}${size}${by}`;
    if (nights !== undefined)
      return `${what}, ${nights} ${nights === 1 ? 'noche' : 'noches'}, ${date}, con llegada a ${time}`;
    return `${what}, ${date} a ${time}`;
  },
  about: (notes) => `, sobre: ${notes}`,
  withNote: ', con una nota de lo que me ha contado',
  withPhone: (number) => `, teléfono ${number}`,
  underName: (name) => `, a nombre de ${name}`,
  readBackForKeys: (all) => `Entonces: ${all}.`,
  readBack: (all) => `Entonces: ${all}. ¿Es correcto?`,
  nightsNote: (nights) => `${nights} ${nights === 1 ? 'noche' : 'noches'}`,
  done: (what, name) => `La reserva está hecha: ${what}, a nombre de ${name}.`,
  doneUnread: 'La reserva está hecha.',
  already: 'Ya tiene esa misma reserva, así que no he añadido otra.',
  failed: 'Lo siento, no he podido hacer la reserva.',
  notClear: 'Lo siento, no sé de cuál de nuestros servicios se trata.',
  failedOffer:
    'Lo siento, no he podido hacer la reserva; no hay nada reservado. ¿Tomo un mensaje para que el equipo le llame?',
  callBack: 'Por favor, llamen por una reserva.',
  callBackAbout: (what) => `Por favor, llamen por ${what}.`,
  teamCallsBack: '¿Tomo un mensaje para que el equipo le pueda llamar?',
  cannotBook: 'Aquí no puedo hacer reservas, pero puedo pasarle el aviso al equipo.',
  cannotBookThat: 'Eso no lo puedo reservar yo, pero se lo paso al equipo.',
  unknownTeamCanTell: 'Lo siento, eso no lo sé; el equipo se lo puede decir.',
  look: 'Un momento, lo miro.',
  free: 'Sí, a esa hora es posible.',
  notFree: 'Lo siento, a esa hora no es posible.',
  have: (times, date) => `Para ${date} tengo ${oList(times)}.`,
  tooMany: 'Lo siento, no tenemos nada para tantas personas.',
  forSoMany: (names) =>
    `Ahí caben menos personas. Para tantas puede reservar ${names.join(' o ')}.`,
  runsOver: 'Lo siento, terminaría después de cerrar.',
  isTaken: (who) => `Lo siento, ${who} no está libre a esa hora.`,
  othersFree: (who, others) =>
    `Lo siento, ${who} no está libre a esa hora, pero sí ${oList(others)}.`,
  couldOffer: (times, date) =>
    `Tengo libre ${date ? `${date}, ` : ''}${oList(times.map((time) => `a ${time}`))}.`,
  services: (names) => `Puede reservar ${oList(names)}.`,
  /** Of those that may be meant. */
  notMade: 'No he hecho ninguna reserva.',
};
