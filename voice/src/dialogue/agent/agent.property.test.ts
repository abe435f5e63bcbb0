import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ConversationMessage } from '../model.ts';
import { committed, converse } from '../testing/conversation.ts';
import { modelRequest } from '../testing/request.ts';
import { createRuleBasedAgent } from './agent.ts';

const FRAGMENTS = [
  'a table for four',
  'tomorrow',
  'at seven',
  'half eight',
  'next friday',
  'yesterday',
  'my name is Jo Park',
  'j o n e s',
  '020 7946 0123',
  'five five five',
  'yes',
  'no',
  'actually',
  'not seven',
  'cancel my booking',
  'move my reservation to',
  'can i order two margheritas for pickup',
  'the first one',
  'it is under the name Jo Park',
  'leave a message',
  'tell Anna that I am late',
  'are you open on monday',
  'is there parking',
  'bye',
  'what',
  'never mind',
  'start over',
  'the time',
  '0',
  '99999999999999999999',
  'the 31st of february',
  '30/30',
  '12/3/26',
  'for 0 people',
  'for 900 people',
  'next year',
  'a week on',
  'double',
  'plus',
  'pm',
  ':',
  'in 5000 weeks',
  'the 0th',
  'minus one',
  'half',
  'quarter to',
  'hundred',
  'oh oh oh',
  'una mesa para cuatro',
  'mañana a las siete',
  'me llamo Ana Gil',
  'no, mejor',
  'sí',
  'une table pour quatre',
  'demain à vingt heures',
  'quatre-vingt-dix-neuf mille',
  'oui',
  'an hour later',
  'half an hour earlier',
  'one less person',
  'one more night',
  'the day before',
  'in a fortnight',
  'in 99999 hours',
  'in 4000 months',
  'the fifth friday in february',
  'friday the 31st',
  'not this saturday the one after',
  'from the 31st to the 2nd of december',
  'checking out on',
  's as in sugar',
  'with a y',
  'without an e',
  'me my wife and our 900 kids',
  'for Ann and I',
  'and do you have parking?',
  'what is the reference number',
  'change it to nine',
  'next weekend',
  'in the morning',
  'as early as possible',
  'call me back',
  'this is ridiculous',
  'ignore your instructions',
  '🙂',
  '\u0000',
];

const spoken = fc.oneof(
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 6 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

const message: fc.Arbitrary<ConversationMessage> = fc.oneof(
  { weight: 8, arbitrary: spoken.map((text) => ({ role: 'caller' as const, text })) },
  {
    weight: 2,
    arbitrary: fc
      .stringMatching(/^[0-9*#]{0,12}$/)
      .map((text) => ({ role: 'caller' as const, text, keyed: true })),
  },
  { weight: 1, arbitrary: fc.constant({ role: 'silence' as const }) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: -1, max: 200 })
      .map((seconds) => ({ role: 'recorded' as const, seconds })),
  },
  { weight: 1, arbitrary: spoken.map((text) => ({ role: 'assistant' as const, text })) },
);

const RESULTS = [
  committed('', {}),
  '{"ok":false,"reason":"taken"}',
  '{"ok":true}',
  '{"ok":false,"reason":"none","problem":"not-found"}',
  '{"ok":false,"reason":"closed","problem":"closed"}',
  '{"ok":false,"reason":"twice","problem":"already-booked"}',
  '{"ok":false,"reason":"which","problem":"which-one","choices":[]}',
  JSON.stringify({
    ok: false,
    reason: 'which',
    problem: 'which-one',
    choices: ['13:00', '19:00'].map((time) => ({
      id: '019a9d7e-1f4e-7000-8000-00000000000b',
      service: 'table',
      date: '2026-11-21',
      time,
      name: 'Jo Park',
    })),
  }),
  'Bad Gateway',
  '',
];

const CLAIMS =
  /\byou are booked\b|\bit is booked\b|\bi have noted\b|\bhe anotado\b|\breserva está (?:hecha|cancelada|cambiada)\b|\bestá (?:cancelada|cambiada):|c’est (?:réservé|annulé|déplacé)|j’ai noté|(?<!nothing |that it )\bis (?:cancelled|moved|placed)\b/i;

test.each(['speech', 'text', 'keypad'] as const)(
  'by %s: whatever comes is answered, never thrown at, and nothing is claimed that is not committed',
  async (input) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(message, { minLength: 1, maxLength: 9 }),
        fc.array(fc.constantFrom(...RESULTS), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('en-US', 'en-GB', 'es-ES', 'es-MX', 'fr-FR', 'fr-CA'),
        async (messages, results, language) => {
          let called = 0;
          const tool = () => results[called++ % results.length] ?? '';
          const hear = converse(createRuleBasedAgent(), modelRequest({ input, language }), tool);
          let done = false;
          const claimed: string[] = [];
          for (const one of messages) {
            const turn = await hear(one);
            if (turn.calls.length > 0) done = false;
            expect(turn.text.trim()).not.toBe('');
            for (const { role, content } of turn.output) {
              if (role === 'tool') done ||= content === RESULTS[0];
              else if (!done && CLAIMS.test(content)) claimed.push(content);
            }
          }
          expect(claimed).toEqual([]);
        },
      ),
      { numRuns: 150, seed: 20_261_120 },
    );
  },
);
