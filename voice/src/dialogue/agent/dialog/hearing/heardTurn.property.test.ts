import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hearing, SURE_ENOUGH } from '../../../hearing.ts';
import { converse } from '../../../testing/conversation.ts';
import { modelRequest } from '../../../testing/request.ts';
import { createRuleBasedAgent } from '../../agent.ts';
import { contexts } from '../../nlu/testing/heardSlots.ts';
import { MOMENTS_IN_ONE_BREATH, PHONES_IN_ONE_BREATH } from '../../nlu/testing/oneBreath.ts';
import { type Spoken, WRITTEN_AFTER, WRITTEN_BEFORE } from '../../nlu/testing/spoken.ts';
import { type AgentState, factsOf, initialState } from '../../state.ts';
import { callerTurn } from '../callerTurn.ts';
import { answeredValue } from './answeredValue.ts';
import { heardTurn } from './heardTurn.ts';

const SPOKEN: readonly Spoken[] = [
  ...WRITTEN_BEFORE,
  ...WRITTEN_AFTER,
  ...MOMENTS_IN_ONE_BREATH,
  ...PHONES_IN_ONE_BREATH,
];
/** What a recogniser makes of a bad line, and no form can read. */
const UNREADABLE = ['hm brr the', 'grobble snip', 'uh the the thing there'];

function open({ asked }: Spoken): AgentState {
  const state = initialState('Hello.');
  return {
    ...state,
    flow: 'booking',
    booking: { service: 'table' },
    asked,
    reply: { say: '?', asks: asked },
  };
}

describe('each line of the corpus', () => {
  test('without a hearing, and with one that is sure, is answered by its words alone', () => {
    const sure: Hearing = { confidence: SURE_ENOUGH, alternatives: [] };
    for (const one of SPOKEN) {
      const context = contexts[one.country ?? 'US'];
      const plain = callerTurn(open(one), one.said, false, context);
      const message = { role: 'caller', text: one.said } as const;
      expect(heardTurn(open(one), message, context)).toEqual(plain);
      expect(heardTurn(open(one), { ...message, hearing: sure }, context)).toEqual(plain);
    }
  });

  test('is taken where it is another reading of what nobody can read', () => {
    let answers = 0;
    for (const one of SPOKEN) {
      const context = contexts[one.country ?? 'US'];
      const before = open(one);
      const plain = callerTurn(before, one.said, false, context);
      if (answeredValue(before, plain, context) === null) continue;
      const isMissed = (text: string) => callerTurn(before, text, false, context).misses === 1;
      const text = UNREADABLE.find(isMissed);
      if (text === undefined) continue;
      answers += 1;
      const hearing = { confidence: 0.5, alternatives: [{ text: one.said, confidence: 0.4 }] };
      const taken = heardTurn(before, { role: 'caller', text, hearing }, context);
      expect(factsOf(taken)).toEqual(factsOf(plain));
      expect(taken.asked).toBe(plain.asked);
    }
    expect(answers).toBeGreaterThan(SPOKEN.length / 2);
  });

  test('is not taken where it is not sure', () => {
    for (const one of SPOKEN) {
      const context = contexts[one.country ?? 'US'];
      const before = open(one);
      const plain = callerTurn(before, one.said, false, context);
      const value = answeredValue(before, plain, context);
      if (value === null) continue;
      const hearing = { confidence: SURE_ENOUGH - 0.01, alternatives: [] };
      const next = heardTurn(before, { role: 'caller', text: one.said, hearing }, context);
      expect(factsOf(next)).toEqual(factsOf(before));
      expect(next.asked).toBe('heard-right');
      const agreed = heardTurn(next, { role: 'caller', text: 'yes' }, context);
      expect(factsOf(agreed)).toEqual(factsOf(plain));
    }
  });
});

const SAID = [
  'a table for four on Tuesday at seven',
  'a table for two',
  'Tuesday',
  'at seven',
  'Jo Park',
  '020 7946 0777',
  'yes please',
  'yes',
  'no',
  'no, at eight',
  'I need to cancel my booking',
  'cancel it, Pat Low, on Tuesday',
  'can I leave a message',
  'tell Bea I will be late',
  'where can I park?',
];
const READ_BACK = /(?:So that is|So I shall|Your message).*Is that right\?$/;
const YES_OR_NO = /yes or no\?$/;
const TURNS = 8;

/** Heard well, and far enough for a read-back. */
const BEGUN = [
  ['a table for four on Tuesday at seven', 'Jo Park', '020 7946 0777'],
  ['cancel the booking of Pat Low, on Tuesday'],
  ['can I leave a message', 'tell Bea I will be late', 'Jo Park', '020 7946 0777'],
  ['a table for four on Tuesday at seven', 'Jo Park'],
];

/** Hardly heard: what fits, and what does not. */
const heardUnsurely = fc.record({
  text: fc.oneof(fc.constantFrom(...SAID), fc.constantFrom('yes', 'yes please')),
  confidence: fc.double({ min: 0, max: SURE_ENOUGH - 0.01, noNaN: true }),
  // who agrees in two readings agrees more surely
  others: fc.array(fc.constantFrom(...SAID.filter((said) => !said.startsWith('yes'))), {
    maxLength: 2,
  }),
});
const call = fc.record({
  begun: fc.constantFrom(...BEGUN),
  turns: fc.array(heardUnsurely, { minLength: TURNS, maxLength: TURNS }),
});

const YES: { text: string; confidence: number; others: string[] } = {
  text: 'yes',
  confidence: 0.5,
  others: [],
};
/** So that some come to an agreement. */
const AGREED = BEGUN.map((begun): [{ begun: string[]; turns: (typeof YES)[] }] => [
  { begun, turns: [YES, YES] },
]);
const unsure = (text: string): typeof YES => ({ text, confidence: 0, others: [] });
/** Asked once more, then corrected there and back: what is read back is the same again, and not agreed to yet. */
const THERE_AND_BACK: [{ begun: string[]; turns: (typeof YES)[] }] = [
  {
    begun: ['a table for four on Tuesday at seven', 'Jo Park', '020 7946 0777'],
    turns: [
      unsure('yes'),
      unsure('a table for two'),
      unsure('a table for four on Tuesday at seven'),
      { ...unsure('yes'), confidence: 0.05 },
    ],
  },
];

test('nothing is written down that was heard unsurely, before the caller has agreed to it twice', async () => {
  let committed = 0;
  await fc.assert(
    fc.asyncProperty(call, async ({ begun, turns }) => {
      const hear = converse(createRuleBasedAgent(), modelRequest());
      let readBack = '';
      let isAskedTwice = false;
      const listen = (text: string) => {
        const read = READ_BACK.exec(text)?.[0];
        if (read !== undefined && read !== readBack) {
          readBack = read;
          isAskedTwice = false;
        }
        isAskedTwice ||= YES_OR_NO.test(text);
      };
      for (const text of begun) listen((await hear({ role: 'caller', text })).text);
      for (const { text, confidence, others } of turns) {
        const share = (1 - confidence) / 3;
        const alternatives = others.map((said) => ({ text: said, confidence: share }));
        const heard = await hear({ role: 'caller', text, hearing: { confidence, alternatives } });
        for (const { name } of heard.calls.filter((one) => !/^(?:check|find)/.test(one.name))) {
          committed += 1;
          expect(isAskedTwice ? 'asked twice' : `${name} after ${readBack}`).toBe('asked twice');
        }
        listen(heard.text);
        if (heard.ended) break;
      }
    }),
    { numRuns: 40, examples: [...AGREED, THERE_AND_BACK] },
  );
  expect(committed).toBeGreaterThanOrEqual(2);
});

test('no hearing breaks a call or keeps it from going on', async () => {
  const hearing = fc.record({
    confidence: fc.double(),
    alternatives: fc.array(
      fc.record({
        text: fc.oneof(fc.constantFrom(...SAID), fc.string()),
        confidence: fc.double(),
      }),
      { maxLength: 6 },
    ),
  });
  const turn = fc.record({ text: fc.constantFrom(...SAID), hearing });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 6, maxLength: 6 }), async (turns) => {
      const hear = converse(createRuleBasedAgent(), modelRequest());
      for (const one of turns) {
        const { text, ended } = await hear({ role: 'caller', ...one });
        expect(text).not.toBe('');
        if (ended) break;
      }
    }),
    { numRuns: 30 },
  );
});
