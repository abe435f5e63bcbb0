import { buildSystemPrompt } from '@belldesk/contract/prompt';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ConversationMessage } from '../../../model.ts';
import { committed, converse } from '../../../testing/conversation.ts';
import { modelRequest } from '../../../testing/request.ts';
import { createRuleBasedAgent } from '../../agent.ts';

const SAID: Readonly<Record<string, readonly string[]>> = {
  es: [
    'una mesa para cuatro',
    'mañana',
    'a las nueve de la noche',
    'el lunes',
    'ayer',
    'me llamo Ana Gil',
    'seis uno dos tres cuatro cinco seis siete ocho',
    'uno dos',
    'sí',
    'no',
    'no, mejor cinco',
    'para veinte personas',
    'cancelar mi reserva',
    'cambiar mi reserva al sábado',
    'quiero pedir dos pizzas para llevar a las ocho',
    'dejar un mensaje',
    'dígale a Ana que llego tarde',
    '¿abren el lunes?',
    '¿abren hoy?',
    '¿están abiertos ahora?',
    '¿hay aparcamiento?',
    '¿cuál es su número?',
    '¿es usted un robot?',
    'una persona',
    'adiós',
    'déjelo',
    'empezar de nuevo',
    'lo antes posible',
    '¿puede repetir?',
    'un momento',
    'el fin de semana',
    'idiota',
    '¿tienen mesa libre mañana a las ocho?',
    'dolor en el pecho',
    'la hora',
    'gracias',
    'hola',
    'ayuda',
    'bla',
    '¿y el número de referencia?',
    'estoy muy enfadado',
  ],
  fr: [
    'une table pour quatre',
    'demain',
    'à vingt heures',
    'lundi',
    'hier',
    "je m'appelle Anne Petit",
    'zéro six douze trente-quatre cinquante-six soixante-dix-huit',
    'un deux',
    'oui',
    'non',
    'non, plutôt cinq',
    'pour vingt personnes',
    'annuler ma réservation',
    'déplacer ma réservation à samedi',
    'je veux commander deux pizzas à emporter à vingt heures',
    'laisser un message',
    'dites à Anne que je serai en retard',
    'vous êtes ouverts lundi ?',
    "c'est ouvert aujourd'hui ?",
    'vous êtes ouverts maintenant ?',
    'il y a un parking ?',
    'quel est votre numéro ?',
    'êtes-vous un robot ?',
    'un responsable',
    'au revoir',
    'laissez tomber',
    'depuis le début',
    'dès que possible',
    'vous pouvez répéter ?',
    'un instant',
    'ce week-end',
    'idiot',
    'vous avez une table libre demain à vingt heures ?',
    'douleur dans la poitrine',
    "l'heure",
    'merci',
    'bonjour',
    'aide',
    'bla',
    'et le numéro de référence ?',
    'je suis très en colère',
  ],
};

const DETAILS: Readonly<Record<string, string>> = {
  es: 'Horario: de martes a domingo, de 13:00 a 23:30.\nAparcamiento: detrás.\nReservas: hasta 8 personas.',
  fr: 'Horaires : du mardi au dimanche, de 12h à 22h30.\nParking : derrière.\nRéservations : jusqu’à 8 personnes.',
};

const RESULTS = [
  committed('', {}),
  '{"ok":false,"reason":"taken"}',
  '{"ok":false,"reason":"none","problem":"not-found"}',
  '{"ok":false,"reason":"closed","problem":"closed"}',
  '{"ok":false,"reason":"twice","problem":"already-booked"}',
  'Bad Gateway',
];

const ENGLISH =
  /\b(?:the|you|your|please|sorry|shall|would|goodbye|thank|i am|we are|what|which|is)\b/i;

test.each(['es-ES', 'es-MX', 'fr-FR', 'fr-CA'])(
  'in %s not a word of English is spoken',
  async (language) => {
    const code = language.slice(0, 2);
    const said = fc.array(fc.constantFrom(...(SAID[code] ?? [])), { minLength: 1, maxLength: 2 });
    const message: fc.Arbitrary<ConversationMessage> = fc.oneof(
      {
        weight: 9,
        arbitrary: said.map((parts) => ({ role: 'caller' as const, text: parts.join(', ') })),
      },
      { weight: 1, arbitrary: fc.constant({ role: 'silence' as const }) },
      { weight: 1, arbitrary: fc.constant({ role: 'recorded' as const, seconds: 5 }) },
      {
        weight: 2,
        arbitrary: fc
          .stringMatching(/^[0-9]{1,4}$/)
          .map((text) => ({ role: 'caller' as const, text, keyed: true })),
      },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(message, { minLength: 1, maxLength: 8 }),
        fc.array(fc.constantFrom(...RESULTS), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('speech' as const, 'keypad' as const),
        async (messages, results, input) => {
          let called = 0;
          const systemPrompt = buildSystemPrompt({
            companyName: 'Lola',
            phoneNumber: '912 345 678',
            businessDescription: 'Un restaurante.',
            targetCustomers: 'Familias.',
            additionalDetails: DETAILS[code] ?? '',
          });
          const request = modelRequest({
            language,
            input,
            systemPrompt,
            businessName: 'Lola',
            greeting: '',
          });
          const hear = converse(
            createRuleBasedAgent(),
            request,
            () => results[called++ % results.length] ?? '',
          );
          for (const one of messages) expect((await hear(one)).text).not.toMatch(ENGLISH);
        },
      ),
      { numRuns: 120, seed: 20_261_121 },
    );
  },
);
