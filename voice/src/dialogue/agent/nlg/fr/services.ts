const NAMES: Readonly<Record<string, string>> = {
  table: 'une table',
  appointment: 'un rendez-vous',
  'new patient appointment': 'un rendez-vous de nouveau patient',
  reservation: 'une réservation',
  visit: 'une visite',
  quote: 'un devis',
  pickup: 'une commande à emporter',
  room: 'une chambre',
  suite: 'une suite',
  'single room': 'une chambre simple',
  'double room': 'une chambre double',
  'twin room': 'une chambre à deux lits',
  'triple room': 'une chambre triple',
  'family room': 'une chambre familiale',
};

/** What is booked, with its article; a thing of the owner's own words stays in them. */
export function serviceName(service: string): string {
  return (
    NAMES[service] ?? (/^(?:une?|le|la) /.test(service) ? service : `un rendez-vous : ${service}`)
  );
}
