import { expect, test } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

function call() {
  const hear = converse(createRuleBasedAgent(), modelRequest());
  return (text: string) => hear({ role: 'caller', text });
}

// noon of Friday, 20 November 2026
test.each([
  [
    "Gus Petrakis. I've got the four of us at the counter Wednesday of next week, can you bump us to the Tuesday before it, same time?",
    { date: '2026-11-25', newDate: '2026-11-24' },
  ],
  [
    'Hi, Tanya Brisbois, I have Dale Wednesday of next week at one and they just switched my shift. Any chance of Thursday instead, same week, two o’clock?',
    { date: '2026-11-25', time: '13:00', newDate: '2026-11-26', newTime: '14:00' },
  ],
  [
    "Mo Aziz here, you've got me Friday of next week at seven, could I come the day before instead, at eight?",
    { date: '2026-11-27', time: '19:00', newDate: '2026-11-26', newTime: '20:00' },
  ],
  [
    'Ann Grey here, you have us on Thursday at seven, could you push it on half an hour?',
    { date: '2026-11-26', time: '19:00', newTime: '19:30' },
  ],
  [
    'It is Kit Moran, we have a table booked for Saturday at eight, could it be a quarter of an hour earlier?',
    { date: '2026-11-21', time: '20:00', newTime: '19:45' },
  ],
  [
    'This is Lou Haas. We have a table Monday next week at six, can we do the Friday after instead?',
    { date: '2026-11-23', newDate: '2026-11-27' },
  ],
  [
    'Pia Roth here, we are down for Tuesday of next week at seven, any chance of the Sunday that same week, half six?',
    { date: '2026-11-24', newDate: '2026-11-29', newTime: '18:30' },
  ],
])('moved: %s', async (wish, which) => {
  const say = call();
  const { text } = await say(wish);
  expect(text).toMatch(/Is that right/);
  expect((await say('yes please')).calls[0]).toMatchObject({
    name: 'moveBooking',
    arguments: which,
  });
});

const ENTRY = {
  id: '019a9d7e-1f4e-7000-8000-00000000000b',
  service: 'table',
  partySize: 4,
  date: '2026-11-24',
  time: '19:00',
  name: 'Patricia Low',
};

test('what is not found by its name and day is looked for by its number, once', async () => {
  const results = [
    { ok: false, reason: 'none', problem: 'not-found' },
    { ok: false, reason: 'which', problem: 'which-one', choices: [ENTRY] },
    { ok: true, id: ENTRY.id, booking: ENTRY },
  ];
  const hear = converse(createRuleBasedAgent(), modelRequest(), () =>
    JSON.stringify(results.shift()),
  );
  const say = (text: string) => hear({ role: 'caller', text });
  await say('Trish Lowe here, we are in on Tuesday next week at seven, we will have to cancel');
  expect((await say('yes please')).text).toMatch(/cannot find.*Which phone number/);
  const found = await say('020 7946 0777');
  expect(found.calls[0]?.arguments).toMatchObject({ phoneNumber: '+442079460777' });
  expect(found.text).toMatch(/Patricia Low.*Shall I cancel that one/);
  expect((await say('yes')).text).toMatch(/It is cancelled/);
});

test('a booking that was only spoken of is the one that is cancelled then', async () => {
  const say = call();
  await say(
    "Hi, Hannah Brandt. We're down for Wednesday at ten. If I cancel do I get my fifty back?",
  );
  const { text } = await say("okay, go ahead and cancel it anyway, I can't think about it now");
  expect(text).toMatch(/cancel the booking under the name Hannah Brandt for Wednesday/);
  expect((await say('yes')).calls[0]).toMatchObject({ name: 'cancelBooking' });
});
