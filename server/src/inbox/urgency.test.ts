import { expect, it } from 'vitest';
import { soundsUrgent } from './urgency.ts';

it.each([
  'It is urgent, please call me back',
  'This is an EMERGENCY!',
  'My kitchen is flooded and the water keeps coming',
  'There is a gas leak in the hall',
  'It can’t wait until Monday',
  'My father has chest pain',
  'Es urgente, llámeme',
  'Tengo una emergencia',
  'C’est une urgence',
  'Rappelez-moi en urgence, il y a une fuite de gaz',
])('urgent: %s', (text) => expect(soundsUrgent(text)).toBe(true));

it.each([
  'Please call me back about the invoice',
  'It is not urgent',
  "It isn't very urgent, any day will do",
  'Nothing urgent',
  'No es urgente',
  'Ce n’est pas urgent',
  'My emergency contact has changed',
  'Where is the emergency exit',
  '',
])('not urgent: %s', (text) => expect(soundsUrgent(text)).toBe(false));
