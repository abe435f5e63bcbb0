import type { diary as English } from '../en/existingBookings.ts';

export const diary: typeof English = {
  entry: (what, name) => `${what}, a nombre de ${name}`,
  meant: (name, date, time) =>
    `la reserva${name ? ` a nombre de ${name}` : ''}${date ? ` para ${date}` : ''}${time ? `, a ${time}` : ''}`,
  target: (date, time) =>
    [date, time && `a ${time}`].filter((part) => part !== undefined && part !== '').join(', '),
  readBackCancel: (meant) => `Entonces cancelo ${meant}. ¿Es correcto?`,
  readBackMove: (meant, target) => `Entonces cambio ${meant}, a: ${target}. ¿Es correcto?`,
  cancelThat: (entry) => `Veo ${entry}. ¿Cancelo esa?`,
  moveThat: (entry) => `Veo ${entry}. ¿Cambio esa?`,
  cancelWhich: (entries) => `Hay ${entries.length}: ${entries.join('; o ')}. ¿Cuál cancelo?`,
  moveWhich: (entries) => `Hay ${entries.length}: ${entries.join('; o ')}. ¿Cuál cambio?`,
  cancelled: (entry) => (entry ? `Está cancelada: ${entry}.` : 'Su reserva está cancelada.'),
  moved: (entry) => (entry ? `Está cambiada: ahora tiene ${entry}.` : 'Su reserva está cambiada.'),
  pastAlready: 'Lo siento, eso ya ha pasado, así que su reserva queda como está.',
  cannotTakeYou: 'Lo siento, entonces no es posible, así que su reserva queda como está.',
  notFoundCancel: (meant) => `Lo siento, no encuentro ${meant}, así que no he cancelado nada.`,
  notFoundMove: (meant) => `Lo siento, no encuentro ${meant}, así que no he cambiado nada.`,
  unsureCancel: 'Lo siento, no puedo confirmar la cancelación.',
  unsureMove: 'Lo siento, no puedo confirmar el cambio.',
  offerCallBack: '¿Tomo un mensaje para que el equipo le llame?',
  wishCancel: (meant) => `Por favor, llamen: deseo cancelar ${meant}.`,
  wishMove: (meant, target) =>
    `Por favor, llamen: deseo cambiar ${meant}${target ? `, a: ${target}` : ''}.`,
  nothingChanged: 'De acuerdo, entonces no he cambiado nada.',
  notChanged: 'No he cambiado ninguna reserva.',
  cannotChange: 'No puedo cambiar reservas, pero puedo pasar el aviso.',

  items: (each) =>
    each.length > 1 ? `${each.slice(0, -1).join(', ')} y ${each.at(-1)}` : (each[0] ?? ''),
  pickup: (items, date, time) => `${items}, para recoger ${date}, a ${time}`,
  ordered: (what, name) => `Su pedido está hecho${what ? `: ${what}, a nombre de ${name}` : ''}.`,
  notOrdered: 'No he hecho ningún pedido.',
  orderFailed: 'Lo siento, no he podido hacer el pedido.',
  callBackOrder: (what) => `Por favor, llamen por un pedido: ${what}.`,
  cannotOrder: 'No puedo hacer pedidos, pero puedo pasar el suyo.',
};
