import { expect, test } from 'vitest';
import { greetingByName } from './greetingByName.ts';
import { spokenName } from './spokenName.ts';

test.each([
  [
    'Hello! This is Testeria. How can I help?',
    'Hello Anna Park! This is Testeria. How can I help?',
  ],
  ['Hello, you have reached us.', 'Hello Anna Park, you have reached us.'],
  ['Hi there, how can I help?', 'Hi Anna Park, how can I help?'],
  ['Hello and welcome to Testeria.', 'Hello Anna Park, and welcome to Testeria.'],
  ['Good morning, Testeria here.', 'Good morning Anna Park, Testeria here.'],
  ['Hey — what can I do for you?', 'Hey Anna Park — what can I do for you?'],
  ['Thank you for calling Testeria.', 'Hello Anna Park. Thank you for calling Testeria.'],
  ['Highway Motors, how can I help?', 'Hello Anna Park. Highway Motors, how can I help?'],
  ['Hello', 'Hello Anna Park.'],
])('English: %s', (greeting, named) => {
  expect(greetingByName(greeting, 'Anna Park', 'en-GB')).toBe(named);
});

test.each([
  ['es-ES', '¡Hola! Soy su asistente virtual.', '¡Hola, Ana Ruiz! Soy su asistente virtual.'],
  ['es-ES', 'Hola, buenas tardes.', 'Hola, Ana Ruiz, buenas tardes.'],
  ['es-ES', 'Buenos días, Clínica Sol.', 'Buenos días, Ana Ruiz, Clínica Sol.'],
  ['es-ES', 'Gracias por llamar.', 'Hola, Ana Ruiz. Gracias por llamar.'],
  [
    'fr-FR',
    'Bonjour ! Comment puis-je vous aider ?',
    'Bonjour Ana Ruiz ! Comment puis-je vous aider ?',
  ],
  ['fr-FR', 'Bonsoir et bienvenue chez nous.', 'Bonsoir Ana Ruiz, et bienvenue chez nous.'],
  ['fr-FR', 'Merci de votre appel.', 'Bonjour Ana Ruiz. Merci de votre appel.'],
  // An owner who chose Spanish and left the English greeting of the wizard.
  ['es-ES', 'Hello! This is Testeria.', 'Hello Ana Ruiz! This is Testeria.'],
])('%s: %s', (language, greeting, named) => {
  expect(greetingByName(greeting, 'Ana Ruiz', language)).toBe(named);
});

test.each([
  ['Anna Park', 'en-GB', 'Anna Park'],
  ['  anna   park ', 'en-GB', 'Anna Park'],
  ['ANNA-MARIA O’NEILL', 'en-GB', 'Anna-Maria O’Neill'],
  ['Jean-Luc de la Tour', 'fr-FR', 'Jean-Luc de la Tour'],
  ['Ms. Park', 'en-US', 'Ms Park'],
  ['Dr. J. Park', 'en-US', 'Dr J Park'],
  ['Sra. Ruiz', 'es-ES', 'señora Ruiz'],
  ['Mme Durand', 'fr-FR', 'madame Durand'],
  ['José', 'es-ES', 'José'],
])('%s in %s is said %s', (name, language, spoken) => {
  expect(spokenName(name, language)).toBe(spoken);
});

test.each([
  '',
  'A',
  '020 7946 0999',
  'anna@example.com',
  'Anna Park (nut allergy!)',
  'Walk in',
  'Guest',
  'Erased',
  'Anna {{name}}',
  'The people from the office on the second floor',
  'x'.repeat(61),
])('"%s" is nobody’s name', (name) => {
  expect(spokenName(name, 'en-GB')).toBeNull();
});
