import { beforeEach, describe, expect, test } from 'vitest';
import type { RungEvent } from '../../rungs/rungs.ts';
import { scriptedTranscriber } from '../../testing/scripted.ts';
import type { TranscriberOptions } from '../ports.ts';
import { ladderTranscriber } from './ladderTranscriber.ts';
import {
  type BrokenTranscriber,
  brokenTranscriber,
  type EarScript,
  hears,
  refusesToOpen,
  saysNothing,
} from './testing/brokenTranscriber.ts';
import { callOn } from './testing/caller.ts';
import { CountedClock } from './testing/countedClock.ts';

let clock: CountedClock;
let events: RungEvent[];
beforeEach(() => {
  clock = new CountedClock();
  events = [];
});

const rung = (name: string, ...scripts: EarScript[]) => brokenTranscriber(name, clock, scripts);
const ladder = (...rungs: BrokenTranscriber[]) =>
  ladderTranscriber(rungs, { clock, keepMs: 400, onRung: (event) => events.push(event) });
const changes = () => events.map(({ from, to, reason }) => `${from} > ${to}: ${reason}`);

describe('a ladder of transcribers', () => {
  test('hears with the first rung, which gets all that was asked for', async () => {
    const [one, two] = [rung('one', hears), rung('two', hears)];
    const caller = await callOn(ladder(one, two), clock);
    await caller.say([1, 2, 3]);
    await clock.pass(1_000);
    expect(caller.said).toEqual(['final: 1 2 3']);
    expect(caller.partials).toEqual(['1', '1 2', '1 2 3']);
    expect(one.opened[0]).toMatchObject({ sampleRateHz: 8_000, keywords: ['Golden Lamb'] });
    expect([two.opened, events, clock.waiting]).toEqual([[], [], 0]);
  });

  test.each([
    ['throws', 'failed', 20],
    ['dies-while-opening', 'failed', 20],
    ['hangs', 'late', 2_000],
  ] as const)('opens the next rung when the first one %s', async (connect, reason, ms) => {
    const [one, two] = [rung('one', { ...hears, connect }), rung('two', hears)];
    const caller = await callOn(ladder(one, two), clock);
    expect([clock.monotonicMs(), changes()]).toEqual([ms + 20, [`one > two: ${reason}`]]);
    await caller.say([1, 2]);
    await clock.pass(1_000);
    expect([caller.said, one.streams]).toEqual([['final: 1 2'], 0]);
  });

  test('closes a stream that opened too late', async () => {
    const one = rung('one', { ...hears, connectMs: 3_000 });
    const caller = await callOn(ladder(one, rung('two', hears)), clock);
    await clock.pass(2_000);
    expect([one.opened.length, one.streams]).toEqual([1, 0]);
    await caller.say([1]);
    await clock.pass(1_000);
    expect(caller.said).toEqual(['final: 1']);
  });

  test('fails when no rung opens', async () => {
    const dead = ladder(rung('one', refusesToOpen), rung('two', refusesToOpen));
    await expect(callOn(dead, clock)).rejects.toMatchObject({ code: 'voice-service-failed' });
    expect(changes()).toEqual(['one > two: failed', 'two > null: failed']);
  });

  test('tells the next rung the utterance again when the stream dies in the middle of it', async () => {
    const one = rung('one', { ...hears, livesMs: 50 });
    const caller = await callOn(ladder(one, rung('two', hears)), clock);
    await caller.say([1, 2, 3, 4, 5, 6]);
    await clock.pass(1_000);
    expect([caller.said, changes()]).toEqual([['final: 1 2 3 4 5 6'], ['one > two: broke-off']]);
  });

  test.each([200, 0, null])(
    'keeps what is said while the next rung opens (%s)',
    async (finalMs) => {
      const one = rung('one', { ...hears, livesMs: 10 });
      const two = rung('two', { ...hears, connectMs: 900, finalMs });
      const caller = await callOn(ladder(one, two), clock);
      await clock.pass(15);
      await caller.say([1, 2, 3]);
      await caller.say([4, 5]);
      await clock.pass(2_000);
      expect(caller.said).toEqual(['final: 1 2 3', 'final: 4 5']);
    },
  );

  test.each(['says-nothing', 'dies', 'throws'] as const)(
    'asks the next rung when the first %s instead of a final',
    async (ending) => {
      const one = rung('one', { ...hears, finals: 1, ending });
      const caller = await callOn(ladder(one, rung('two', hears)), clock);
      await caller.say([1, 2]);
      await clock.pass(1_000);
      await caller.say([3, 4]);
      await clock.pass(5_000);
      await caller.say([5]);
      await clock.pass(1_000);
      expect(caller.said).toEqual(['final: 1 2', 'final: 3 4', 'final: 5']);
      expect([one.streams, clock.waiting]).toEqual([0, 0]);
    },
  );

  test('a final that comes after its deadline is not heard twice', async () => {
    const one = rung('one', { ...hears, finalMs: 2_600 });
    const caller = await callOn(ladder(one, rung('two', hears)), clock);
    await caller.say([1, 2]);
    await clock.pass(10_000);
    expect([caller.said, changes()]).toEqual([['final: 1 2'], ['one > two: late']]);
  });

  test('gives an empty final for each stop, then an error, when no rung is left', async () => {
    const one = rung('one', saysNothing, refusesToOpen);
    const two = rung('two', { ...saysNothing, ending: 'dies' });
    const caller = await callOn(ladder(one, two), clock);
    await caller.say([1]);
    await caller.say([2]);
    await clock.pass(20_000);
    expect(caller.said).toEqual(['final: ', 'final: ', 'error: no transcriber could listen']);
    await caller.say([3]);
    caller.stream.close();
    await clock.pass(1_000);
    expect([caller.said.length, one.streams, two.streams]).toEqual([3, 0, 0]);
  });

  test('goes back to a rung that served before when the one after it fails', async () => {
    const one = rung('one', { ...hears, finals: 1, ending: 'dies' });
    const two = rung('two', { ...hears, finals: 1, ending: 'dies' });
    const caller = await callOn(ladder(one, two), clock);
    for (const number of [1, 2, 3, 4]) {
      await caller.say([number]);
      await clock.pass(1_000);
    }
    expect(caller.finals).toEqual(['1', '2', '3', '4']);
  });

  test('tries each rung again for another utterance', async () => {
    const one = rung('one', { ...hears, livesMs: 10 }, hears);
    const two = rung('two', { ...hears, finals: 0, ending: 'dies' });
    const caller = await callOn(ladder(one, two), clock);
    await clock.pass(1_000);
    await caller.say([1, 2]);
    await clock.pass(1_000);
    expect([caller.said, one.opened.length]).toEqual([['final: 1 2'], 2]);
  });

  test('tries each rung again for another utterance that was kept meanwhile', async () => {
    const one = rung('one', { ...hears, finals: 0, ending: 'dies' }, hears);
    const two = rung('two', { ...hears, finals: 1, finalMs: null, ending: 'dies' });
    const caller = await callOn(ladder(one, two), clock);
    await caller.say([1]);
    await caller.say([2]);
    await clock.pass(1_000);
    expect(caller.said).toEqual(['final: 1', 'final: 2']);
  });

  test('a rung that was told the utterance again has its deadline too', async () => {
    const [one, two] = [rung('one', { ...saysNothing, ending: 'dies' }), rung('two', saysNothing)];
    const caller = await callOn(ladder(one, two, rung('three', hears)), clock);
    await caller.say([1, 2]);
    await clock.pass(2_800);
    expect(caller.said).toEqual(['final: 1 2']);
    expect(changes()).toEqual(['one > two: broke-off', 'two > three: late']);
  });

  test('and more of it the more there is to hear again', async () => {
    const one = rung('one', { ...saysNothing, ending: 'dies' });
    const two = rung('two', { ...hears, finalMs: 2_900 });
    const transcriber = ladderTranscriber([one, two, rung('three', hears)], {
      clock,
      onRung: (event) => events.push(event),
    });
    const caller = await callOn(transcriber, clock);
    await caller.say(Array.from({ length: 100 }, (_, index) => index + 1));
    await clock.pass(2_930);
    expect([caller.finals.length, changes()]).toEqual([1, ['one > two: broke-off']]);
  });

  test('a final that nobody asked for is not handed on', async () => {
    const eager = scriptedTranscriber(['hello']);
    const caller = await callOn(ladderTranscriber([eager], { clock }), clock);
    eager.streams[0]?.onFinal('too early');
    await caller.say([1]);
    eager.streams[0]?.onFinal('too many');
    expect(caller.said).toEqual(['final: hello']);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'a stream that dies %i steps after it opened is lost',
    async (steps) => {
      const one = scriptedTranscriber();
      const dying = {
        ...one,
        open(options: TranscriberOptions) {
          let step = Promise.resolve();
          for (let count = 0; count < steps; count++) step = step.then(() => {});
          void step.then(() => options.onError(new Error('as scripted')));
          return one.open(options);
        },
      };
      const caller = await callOn(ladderTranscriber([dying, rung('two', hears)], { clock }), clock);
      await caller.say([1, 2]);
      await clock.pass(300);
      expect(caller.said).toEqual(['final: 1 2']);
    },
  );

  test('waits longer for the final where nobody else is left', async () => {
    const caller = await callOn(ladder(rung('one', { ...hears, finalMs: 7_000 })), clock);
    await caller.say([1, 2]);
    await clock.pass(8_000);
    expect(caller.said).toEqual(['final: 1 2']);
  });

  test('keeps no more audio than it may, the newest', async () => {
    const one = rung('one', { ...hears, finals: 0, ending: 'dies' });
    const caller = await callOn(ladder(one, rung('two', hears)), clock);
    await caller.say(Array.from({ length: 50 }, (_, index) => index + 1));
    await clock.pass(2_000);
    const newest = Array.from({ length: 20 }, (_, index) => index + 31);
    expect(caller.said).toEqual([`final: ${newest.join(' ')}`]);
  });

  test('of what came before an utterance the last 500 ms belong to it', async () => {
    const one = rung('one', { ...hears, finals: 0, ending: 'dies' });
    const transcriber = ladderTranscriber([one, rung('two', hears)], { clock });
    const caller = await callOn(transcriber, clock);
    for (let number = 1; number <= 40; number++) caller.frame(number);
    await caller.say([41, 42]);
    await clock.pass(2_000);
    const lead = Array.from({ length: 26 }, (_, index) => index + 17);
    expect(caller.said).toEqual([`final: ${lead.join(' ')}`]);
  });

  test('a stop without a start, and anything after closing, says nothing', async () => {
    const one = rung('one', hears);
    const caller = await callOn(ladder(one), clock);
    caller.stream.speechStopped();
    await caller.say([1]);
    caller.stream.close();
    await caller.say([2]);
    await clock.pass(10_000);
    expect([caller.said, one.streams, clock.waiting]).toEqual([[], 0, 0]);
  });

  test('closing while the next rung opens closes that too', async () => {
    const one = rung('one', { ...hears, livesMs: 10 });
    const two = rung('two', { ...hears, connectMs: 500 });
    const caller = await callOn(ladder(one, two), clock);
    await clock.pass(100);
    caller.stream.close();
    await clock.pass(10_000);
    expect([two.opened.length, two.streams, caller.said, clock.waiting]).toEqual([1, 0, [], 0]);
  });
});

describe('a rung that fails', () => {
  test('is left alone by new calls until a probe in the background was answered', async () => {
    const one = rung('one', refusesToOpen, refusesToOpen, saysNothing, hears);
    const two = rung('two', hears);
    const transcriber = ladder(one, two);
    for (let call = 0; call < 3; call++) (await callOn(transcriber, clock)).stream.close();
    expect([one.opened.length, two.opened.length]).toEqual([2, 3]);
    await clock.pass(18_000);
    expect([one.opened.length, one.streams]).toEqual([3, 0]);
    (await callOn(transcriber, clock)).stream.close();
    await clock.pass(31_000);
    (await callOn(transcriber, clock)).stream.close();
    expect([one.opened.length, two.opened.length]).toEqual([5, 4]);
    expect(changes().slice(-2)).toEqual(['one > two: given-up', 'two > one: recovered']);
    expect(clock.waiting).toBe(0);
  });

  test('takes a call back, between utterances, once it has recovered', async () => {
    const one = rung('one', refusesToOpen, refusesToOpen, hears);
    const two = rung('two', hears);
    const transcriber = ladder(one, two);
    (await callOn(transcriber, clock)).stream.close();
    const caller = await callOn(transcriber, clock);
    await clock.pass(16_000);
    await caller.say([1, 2]);
    await clock.pass(1_000);
    expect([one.streams, two.streams]).toEqual([1, 0]);
    await caller.say([3, 4]);
    await clock.pass(1_000);
    expect(caller.said).toEqual(['final: 1 2', 'final: 3 4']);
    expect(changes().slice(-2)).toEqual(['two > one: recovered', 'two > one: returned']);
  });

  test('does not take a call back in the middle of what the caller says', async () => {
    const one = rung('one', refusesToOpen, refusesToOpen, hears, { ...hears, connectMs: 500 });
    const two = rung('two', hears);
    const transcriber = ladder(one, two);
    (await callOn(transcriber, clock)).stream.close();
    const caller = await callOn(transcriber, clock);
    await clock.pass(16_000);
    await caller.say([1, 2]);
    await clock.pass(300);
    await caller.say([3, 4, 5], 200);
    await clock.pass(150);
    expect([one.streams, two.streams]).toEqual([0, 1]);
    await clock.pass(1_000);
    expect(caller.said).toEqual(['final: 1 2', 'final: 3 4 5']);
  });

  test('leaves nothing behind when the ladder is closed', async () => {
    const one = rung('one', refusesToOpen, refusesToOpen, saysNothing);
    const two = rung('two', hears);
    const transcriber = ladder(one, two);
    for (let call = 0; call < 2; call++) (await callOn(transcriber, clock)).stream.close();
    await clock.pass(15_500);
    expect(one.streams).toBe(1);
    await transcriber.close();
    await clock.pass(100);
    expect([one.streams, two.streams, clock.waiting]).toEqual([0, 0, 0]);
    expect([one.closed, two.closed]).toEqual([true, true]);
    await expect(callOn(transcriber, clock)).rejects.toMatchObject({
      code: 'voice-service-failed',
    });
  });
});

test('what may hear better and what must be written follow the rungs', async () => {
  const one = brokenTranscriber('one', clock, [refusesToOpen], { listens: 'always' });
  const two = brokenTranscriber('two', clock, [hears], { grade: 'demonstration' });
  const transcriber = ladder(one, two);
  expect([transcriber.name, transcriber.grade, transcriber.listens]).toEqual([
    'one, else two',
    'street',
    'always',
  ]);
  for (let call = 0; call < 2; call++) (await callOn(transcriber, clock)).stream.close();
  expect(transcriber.grade).toBe('demonstration');
  expect(ladder(two).listens).toBe('speech');
  await transcriber.close();
});
