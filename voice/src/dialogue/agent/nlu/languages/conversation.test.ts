import { expect, test } from 'vitest';
import type { ModelRequest } from '../../../model.ts';
import { committed, converse } from '../../../testing/conversation.ts';
import { modelRequest } from '../../../testing/request.ts';
import { createRuleBasedAgent } from '../../agent.ts';

function talk(changes: Partial<ModelRequest>) {
  const hear = converse(createRuleBasedAgent(), modelRequest(changes), committed);
  return {
    hear,
    say: (text: string) => hear({ role: 'caller', text }),
    key: (text: string) => hear({ role: 'caller', text, keyed: true }),
  };
}

test.each([
  [
    'es-ES',
    'una mesa para cuatro mañana',
    '¡Encantada! ¿A qué hora les viene bien?',
    'a las nueve',
  ],
  ['fr-FR', 'une table pour quatre demain', 'Avec plaisir ! À quelle heure ?', 'vingt heures'],
])(
  'in %s a booking that a language model began is gone on with',
  async (language, wish, ask, hour) => {
    const { say } = talk({
      language,
      conversation: [
        { role: 'caller', text: wish },
        { role: 'assistant', text: ask },
      ],
    });
    expect((await say(hour)).expects).toBe('name');
  },
);

test.each([
  [
    'es-ES',
    'Pulse 1 para reservar',
    '¿Para cuántas personas?',
    'Pulse 1 para confirmar',
    'está hecha',
  ],
  [
    'fr-FR',
    'Tapez 1 pour réserver',
    'Pour combien de personnes ?',
    'Tapez 1 pour confirmer',
    'réservé',
  ],
])('in %s a table is booked by keys', async (language, menu, people, confirm, done) => {
  const { hear, key } = talk({ language, input: 'keypad' });
  expect((await hear({ role: 'silence' })).text).toContain(menu);
  expect((await key('1')).text).toContain(people);
  await key('4');
  // day and month
  await key('0112');
  await key('2030');
  const read = await key('0207946077');
  expect(read.text).toContain(confirm);
  const last = await key('1');
  expect(last.calls[0]?.arguments).toMatchObject({
    partySize: 4,
    date: '2026-12-01',
    time: '20:30',
  });
  expect(last.text).toContain(done);
});

test.each([
  ['es-ES', ['¿Sigue ahí?', 'no le oigo', 'voy a colgar']],
  ['fr-FR', ['Êtes-vous toujours là ?', 'ne vous entends pas', 'vais donc raccrocher']],
])('in %s silence is asked about twice, then the call ends', async (language, texts) => {
  const { hear } = talk({ language });
  for (const text of texts) expect((await hear({ role: 'silence' })).text).toContain(text);
});

test.each([
  ['es-ES', 'blablabla', ['no lo he entendido', 'tampoco lo he entendido']],
  ['fr-FR', 'blablabla', ['pas compris cela', 'pas compris cela non plus']],
])(
  'in %s what is not understood is said so, then a message is offered',
  async (language, said, texts) => {
    const { say } = talk({ language });
    for (const text of texts) expect((await say(said)).text).toContain(text);
  },
);

test('two questions and a wish in one turn are all heard', async () => {
  const { say } = talk({
    language: 'es-ES',
    systemPrompt: modelRequest().systemPrompt.replace(
      'Parking: behind the house.',
      'Aparcamiento: detrás.',
    ),
  });
  const { text } = await say(
    '¿Hay aparcamiento? Quería una mesa para dos mañana a las nueve de la noche.',
  );
  expect(text).toContain('detrás');
  expect(text).toContain('¿A qué nombre la pongo?');
});

test.each([
  [
    'es-ES',
    'quiero pedir dos tortillas y una ensalada para recoger a las dos de la tarde',
    'Eva Ruiz',
    ['tortillas', 'ensalada'],
    '2 tortillas y 1 ensalada',
  ],
  [
    'fr-FR',
    'je voudrais commander deux quiches et une salade à emporter à quatorze heures',
    'Ève Roy',
    ['quiches', 'salade'],
    '2 quiches et 1 salade',
  ],
])('in %s an order is taken', async (language, wish, name, dishes, read) => {
  const { say } = talk({ language, startedAtMs: Date.parse('2026-11-20T10:00:00Z') });
  await say(wish);
  await say(name);
  expect((await say('020 7946 0777')).text).toContain(read);
  const done = await say(language === 'es-ES' ? 'sí' : 'oui');
  expect(done.calls[0]?.arguments).toMatchObject({
    items: [
      { name: dishes[0], quantity: 2 },
      { name: dishes[1], quantity: 1 },
    ],
    name,
    time: '14:00',
  });
});

test.each([
  [
    'es-ES',
    'una mesa para dos mañana a las nueve de la noche, a nombre de Ruiz',
    'el número desde el que llamo',
  ],
  [
    'fr-FR',
    'une table pour deux demain à vingt heures au nom de Roy',
    'celui avec lequel j’appelle',
  ],
])('in %s the number of the call is taken', async (language, wish, which) => {
  const { say } = talk({ language, callerNumber: '+442079460777' });
  expect((await say(wish)).expects).toBe('yes-no');
  await say(which);
  const done = await say(language === 'es-ES' ? 'sí' : 'oui');
  expect(done.calls[0]?.arguments).toMatchObject({ phoneNumber: '+442079460777' });
});
