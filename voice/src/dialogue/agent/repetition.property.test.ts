import { promptWithServices } from '@belldesk/contract/business/promptServices';
import { toolProblem } from '@belldesk/contract/voice/tools';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { converse } from '../testing/conversation.ts';
import { promptService } from '../testing/promptService.ts';
import { modelRequest } from '../testing/request.ts';
import { createRuleBasedAgent } from './agent.ts';

const ENTRY = {
  id: '019a9d7e-1f4e-7000-8000-00000000000b',
  service: 'Table',
  partySize: 4,
  date: '2026-11-24',
  time: '19:00',
  name: 'Pat Low',
};
const NEARBY = [{ date: '2026-11-24', time: '18:00' }];
/** All that a tool may answer, also what makes no sense for it. */
const RESULTS = [
  { ok: true, id: ENTRY.id },
  { ok: true, id: ENTRY.id, booking: ENTRY },
  { ok: true, available: true },
  { ok: true, available: true, free: NEARBY },
  { ok: true, available: false, problem: 'taken', nearby: NEARBY },
  { ok: true, available: false, problem: 'too-many-people', services: ['The Library'] },
  { ok: true, bookings: [] },
  { ok: true, bookings: [ENTRY] },
  ...toolProblem.options.map((problem) => ({ ok: false, reason: 'no', problem })),
  { ok: false, reason: 'no', problem: 'which-one', choices: [ENTRY] },
  { ok: false, reason: 'no', problem: 'which-service', services: ['Table', 'The Library'] },
  { ok: false, reason: 'no', problem: 'taken', nearby: NEARBY, others: ['Hemi'] },
].map((result) => JSON.stringify(result));

const SAID = [
  'a table for four on Tuesday at seven',
  'a table for eighteen',
  'the Library',
  'Tuesday',
  'at seven',
  'at six then',
  'the first one',
  'Jo Park',
  '020 7946 0777',
  'yes please',
  'no',
  'no, just cancel it',
  'no, I would just like it moved to half past six',
  'I need to cancel my booking',
  'cancel it, Pat Low, on Tuesday',
  'move my table on Tuesday to Wednesday at eight',
  'what time is my booking',
  'I do not remember',
  'and what does that cost',
  'the name',
  'the time is wrong',
  'can I leave a message',
  'tell Bea I will be late',
  'blue',
];

const SERVICES = ['Table', 'The Library'].map((name) =>
  promptService(name, {
    kind: 'reservation',
    durationMinutes: 90,
    resources: [{ name: `${name} one`, kind: 'table' }],
  }),
);
const TURNS = 30;
const MOST_TIMES = 2;
/** Asks for nothing in particular. */
const CLOSES =
  /(?:anything else I can do for you|else can I do for you|can I help you|know or to do)\?$/;

/** A caller who has few things to say, and says them over and over. */
const call = fc.record({
  said: fc
    .array(fc.constantFrom(...SAID), { minLength: 1, maxLength: 5 })
    .chain((few) =>
      fc.array(fc.constantFrom(...few, 'yes please', 'no'), { minLength: TURNS, maxLength: TURNS }),
    ),
  results: fc
    .array(fc.constantFrom(...RESULTS), { minLength: 1, maxLength: 3 })
    .chain((few) =>
      fc.array(fc.constantFrom(...few), { minLength: 2 * TURNS, maxLength: 2 * TURNS }),
    ),
  hasServices: fc.boolean(),
});

test('no question is asked a third time in the same words, whatever callers say and tools answer', async () => {
  const request = modelRequest();
  await fc.assert(
    fc.asyncProperty(call, async ({ said, results, hasServices }) => {
      const systemPrompt = hasServices
        ? promptWithServices(request.systemPrompt, SERVICES)
        : request.systemPrompt;
      const left = [...results];
      const hear = converse(
        createRuleBasedAgent(),
        { ...request, systemPrompt },
        () => left.shift() ?? results[0] ?? '',
      );
      const asked = new Map<string, number>();
      for (const text of said) {
        const { output, ended } = await hear({ role: 'caller', text });
        for (const { role, content } of output)
          if (role === 'assistant' && content.endsWith('?') && !CLOSES.test(content))
            asked.set(content, (asked.get(content) ?? 0) + 1);
        if (ended) break;
      }
      const often = [...asked].filter(([, times]) => times > MOST_TIMES);
      expect(often).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
