const NAMES: Readonly<Record<string, string>> = {
  table: 'una mesa',
  appointment: 'una cita',
  'new patient appointment': 'una cita de paciente nuevo',
  reservation: 'una reserva',
  visit: 'una visita',
  quote: 'un presupuesto',
  pickup: 'un pedido para recoger',
  room: 'una habitación',
  suite: 'una suite',
  'single room': 'una habitación individual',
  'double room': 'una habitación doble',
  'twin room': 'una habitación con dos camas',
  'triple room': 'una habitación triple',
  'family room': 'una habitación familiar',
};

/** What is booked, with its article; a thing of the owner's own words stays in them. */
export function serviceName(service: string): string {
  return NAMES[service] ?? (/^(?:una?|el|la) /.test(service) ? service : `una cita: ${service}`);
}
