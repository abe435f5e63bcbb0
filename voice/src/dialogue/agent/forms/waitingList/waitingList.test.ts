import { expect, test } from 'vitest';
import { nextByKeys, turnByKeys } from '../../../keypad/formByKeys.ts';
import { type KeypadState, keypadStart } from '../../../keypad/state.ts';
import type { ModelRequest } from '../../../model.ts';
import { committed, converse } from '../../../testing/conversation.ts';
import { modelRequest } from '../../../testing/request.ts';
import { createRuleBasedAgent } from '../../agent.ts';
import { readContext } from '../../context.ts';
import { waitingList } from './form.ts';

function talk(changes: Partial<ModelRequest> = {}) {
  const hear = converse(createRuleBasedAgent(), modelRequest(changes), committed);
  return {
    say: (text: string) => hear({ role: 'caller', text }),
    key: (text: string) => hear({ role: 'caller', text, keyed: true }),
    silence: () => hear({ role: 'silence' }),
  };
}

test('a form of two files is asked slot by slot, read back, corrected and sent', async () => {
  const { say, silence } = talk({ callerNumber: '+442079460999' });
  expect((await say('Could you put me on the waiting list please')).text).toMatch(
    /waiting list for/,
  );
  expect((await silence()).text).toMatch(/still there.*waiting list for/);
  expect((await say('a table for two')).text).toMatch(/days or times/);
  expect((await say('any evening next week')).text).toMatch(/your name/);
  expect(await say('Jo Park')).toMatchObject({ expects: 'yes-no' });
  const read = await say('yes');
  expect(read).toMatchObject({ expects: 'yes-no' });
  expect(read.text).toMatch(/Jo Park.*a table for two, any evening next week.*Is that right/);
  expect((await say('no, the day is wrong')).text).toMatch(/days or times/);
  expect((await say('Friday only')).text).toMatch(/a table for two, Friday only/);
  const done = await say('yes');
  expect(done.calls).toEqual([
    {
      name: 'takeMessage',
      arguments: {
        message: 'For the waiting list: a table for two, Friday only.',
        name: 'Jo Park',
        phoneNumber: '+442079460999',
      },
    },
  ]);
  expect(done.text).toMatch(/noted/);
});

test('what a booking knows already is not asked again', async () => {
  const { say } = talk();
  await say('a table for two tomorrow at eight');
  const { text } = await say('actually, put me on the cancellation list for that');
  expect(text).toMatch(/Of course\. What is your name/);
  await say('Jo Park');
  expect((await say('020 7946 0111')).text).toMatch(/for table, tomorrow.*8 pm/);
});

test.each([
  ['es-ES', 'Quiero estar en la lista de espera', /lista de espera\?/],
  ['fr-FR', 'Mettez-moi sur la liste d’attente', /liste d’attente \?/],
])('in %s', async (language, words, asked) => {
  expect((await talk({ language }).say(words)).text).toMatch(asked);
});

test('the same slots by keys', () => {
  const context = readContext(modelRequest({ input: 'keypad' }));
  const { form } = waitingList;
  const begin = () =>
    nextByKeys(
      form,
      { ...keypadStart(''), answers: { 'slot:waiting-list-what': 'a table' } },
      context,
    );
  const key = (state: KeypadState, digits: string) =>
    turnByKeys(form, state, digits, context, begin);
  let state = begin();
  expect(state.say).toMatch(/today press 1/);
  state = key(state, '2');
  expect(state.say).toMatch(/phone number/);
  state = key(state, '02079460111');
  expect(state.say).toMatch(/a table, tomorrow.*Press 1 to confirm/);
  expect(key(state, '1').tool).toMatchObject({
    name: 'takeMessage',
    arguments: { name: 'Keypad caller', phoneNumber: '+442079460111' },
  });
});
