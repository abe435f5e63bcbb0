import { z } from 'zod';

export const templateId = z.enum(['restaurant', 'healthcare', 'hotel', 'beauty']);
export type TemplateId = z.infer<typeof templateId>;

export interface DetailsTemplate {
  readonly id: TemplateId;
  readonly name: string;
  /** Fills the wizard's additional details; one fact a line, so that each can be looked up alone. */
  readonly text: string;
}

/** Sample facts: whoever applies a template edits them into the truth. */
export const templates: readonly DetailsTemplate[] = [
  {
    id: 'restaurant',
    name: 'Restaurant',
    text: [
      'Opening hours: Tuesday to Sunday, 12:00 to 22:00. Closed on Monday.',
      'Reservations: we take table reservations for up to 8 people by phone.',
      'Cancellations: please tell us at least 2 hours before.',
      'Menu: seasonal dishes, with vegetarian, vegan and gluten-free choices.',
      'Allergies: we can adapt most dishes; please tell us when you book.',
      'Parking: free parking behind the building.',
      'Children: high chairs and a small menu for children.',
      'Takeaway: orders by phone until 21:00, ready in about 30 minutes.',
    ].join('\n'),
  },
  {
    id: 'healthcare',
    name: 'Healthcare',
    text: [
      'Opening hours: Monday to Friday, 08:30 to 17:30. Closed at the weekend.',
      'Appointments: we book appointments by phone; a first visit takes 30 minutes.',
      'New patients: we accept new patients; please arrive 10 minutes early.',
      'Insurance: we accept most insurance plans; please bring your card.',
      'Cancellations: please tell us at least 24 hours before.',
      'Prescriptions: repeat prescriptions are ready after two working days.',
      'Emergencies: in an emergency, call the emergency services.',
      'Parking: spaces for patients are in front of the entrance.',
    ].join('\n'),
  },
  {
    id: 'hotel',
    name: 'Hotel & Resort',
    text: [
      'Check-in: from 15:00. Check-out: until 11:00.',
      'Reception: open 24 hours a day.',
      'Rooms: single, double and family rooms; all have a private bathroom.',
      'Breakfast: served from 07:00 to 10:30, included in the price.',
      'Parking: guests park free of charge.',
      'Pets: small dogs are welcome for a fee of 15 a night.',
      'Wi-Fi: free in the whole house.',
      'Cancellations: free of charge until 48 hours before arrival.',
    ].join('\n'),
  },
  {
    id: 'beauty',
    name: 'Beauty & Wellness',
    text: [
      'Opening hours: Monday to Saturday, 09:00 to 19:00. Closed on Sunday.',
      'Services: haircuts, colouring, manicure, pedicure, facials and massage.',
      'Appointments: we book by phone; a haircut takes 45 minutes, colouring 2 hours.',
      'Prices: haircuts from 35, manicure from 25, massage from 60.',
      'Cancellations: please tell us at least 24 hours before.',
      'Gift cards: sold at the desk for any amount.',
      'Parking: a public car park is two minutes away.',
      'Payment: cash and all cards.',
    ].join('\n'),
  },
];
