import { AppError } from '@belldesk/contract/errors';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RungEvent } from '../../rungs/rungs.ts';
import type { SpeakRequest } from '../ports.ts';
import { ladderVoice } from './ladderVoice.ts';
import { defaultVoiceDeadlines } from './playout.ts';
import { type BrokenVoice, brokenVoice, good, hangs, refuses } from './testing/brokenVoice.ts';
import { CountedClock, settled, wait } from './testing/countedClock.ts';
import { listenTo } from './testing/listenedTo.ts';

const TEXT = 'Certainly, I have a table for four tomorrow at seven.';

let clock: CountedClock;
let events: RungEvent[];
beforeEach(() => {
  clock = new CountedClock();
  events = [];
});

const ladder = (...voices: BrokenVoice[]) =>
  ladderVoice(voices, { clock, onRung: (event) => events.push(event) });
const changes = () => events.map(({ from, to, reason }) => `${from} > ${to}: ${reason}`);

describe('a ladder of voices', () => {
  test('speaks with the first rung', async () => {
    const [one, two] = [brokenVoice('one', clock, [good]), brokenVoice('two', clock, [good])];
    const said = await listenTo(ladder(one, two), TEXT, clock);
    expect(said).toMatchObject({ heard: TEXT, firstMs: 50, pausedMs: 0, error: null });
    expect([one.asked, two.asked, events]).toEqual([[TEXT], [], []]);
  });

  test('speaks the same text with the next rung when the first fails, and tells why', async () => {
    const [one, two] = [brokenVoice('one', clock, [refuses]), brokenVoice('two', clock, [good])];
    const said = await listenTo(ladder(one, two), TEXT, clock);
    expect(said).toMatchObject({ heard: TEXT, firstMs: 50, error: null });
    expect(events).toMatchObject([{ part: 'voice', from: 'one', to: 'two', reason: 'failed' }]);
    expect(events[0]?.error).toBeInstanceOf(AppError);
  });

  test('passes over a rung that does not take the sentence, which is no failure of it', async () => {
    const [one, two] = [brokenVoice('one', clock, [good]), brokenVoice('two', clock, [good])];
    const choosy = Object.assign(one, { takes: ({ text }: SpeakRequest) => text !== TEXT });
    const voice = ladder(choosy, two);
    expect(await listenTo(voice, TEXT, clock)).toMatchObject({ heard: TEXT, error: null });
    expect(await listenTo(voice, 'Yes, of course.', clock)).toMatchObject({ error: null });
    expect([one.asked, two.asked, events]).toEqual([['Yes, of course.'], [TEXT], []]);
  });

  test('waits for first audio as long as its deadline, not longer', async () => {
    const one = brokenVoice('one', clock, [{ ...good, firstMs: 1_499 }, hangs]);
    const two = brokenVoice('two', clock, [good]);
    const voice = ladder(one, two);
    expect(await listenTo(voice, TEXT, clock)).toMatchObject({ heard: TEXT, firstMs: 1_499 });
    expect(await listenTo(voice, TEXT, clock)).toMatchObject({ heard: TEXT, firstMs: 1_550 });
    expect([changes(), one.running, two.asked]).toEqual([['one > two: late'], 0, [TEXT]]);
  });

  test('takes an end without a sound for a failure', async () => {
    const one = brokenVoice('one', clock, [{ ...good, givesMs: 0 }]);
    const said = await listenTo(ladder(one, brokenVoice('two', clock, [good])), TEXT, clock);
    expect(said.heard).toBe(TEXT);
    expect(changes()).toEqual(['one > two: silent']);
  });

  test('goes on from the word that was cut when a rung breaks off', async () => {
    const one = brokenVoice('one', clock, [{ ...good, ending: 'throw', givesMs: 1_100 }]);
    const two = brokenVoice('two', clock, [good]);
    const said = await listenTo(ladder(one, two), TEXT, clock);
    expect(two.asked).toEqual(['have a table for four tomorrow at seven.']);
    expect(said.heard).toBe('Certainly, I havhave a table for four tomorrow at seven.');
    expect([said.pausedMs, changes()]).toEqual([0, ['one > two: broke-off']]);
  });

  test('has no more to say when a rung breaks off after its last word', async () => {
    const one = brokenVoice('one', clock, [{ ...good, ending: 'throw' }]);
    const two = brokenVoice('two', clock, [good]);
    const said = await listenTo(ladder(one, two), TEXT, clock);
    expect(said).toMatchObject({ heard: TEXT, error: null });
    expect([two.asked, events]).toEqual([[], []]);
  });

  test('starts the next rung before the audio runs out when nothing more comes', async () => {
    const one = brokenVoice('one', clock, [{ ...good, ending: 'hang', givesMs: 1_400 }]);
    const two = brokenVoice('two', clock, [{ ...good, firstMs: 250 }]);
    const said = await listenTo(ladder(one, two), TEXT, clock);
    expect(said.pausedMs).toBe(50);
    expect([changes(), one.running]).toEqual([['one > two: stalled'], 0]);
  });

  test('bears a pause between pieces, but not one after the other', async () => {
    const hesitant = { ...good, chunkMs: 100, everyMs: 140 };
    const halting = { ...good, chunkMs: 100, everyMs: 250 };
    const one = brokenVoice('one', clock, [hesitant, halting]);
    const voice = ladder(one, brokenVoice('two', clock, [good]));
    await listenTo(voice, 'Yes.', clock);
    expect(changes()).toEqual([]);
    const said = await listenTo(voice, TEXT, clock);
    expect(changes()).toEqual(['one > two: stalled']);
    expect(said.pausedMs).toBeLessThanOrEqual(500);
  });

  test('a gap deadline holds however much audio lies ready', async () => {
    const one = brokenVoice('one', clock, [
      { ...good, chunkMs: 2_500, givesMs: 2_500, ending: 'hang' },
    ]);
    const voice = ladder(one, brokenVoice('two', clock, [good]));
    expect((await listenTo(voice, TEXT, clock)).pausedMs).toBe(0);
    expect(clock.monotonicMs()).toBeLessThan(2_500);
  });

  test('a voice that gives audio too slowly for too long is left', async () => {
    const one = brokenVoice('one', clock, [{ ...good, everyMs: 90 }]);
    const two = brokenVoice('two', clock, [good]);
    const voice = ladderVoice([one, two], {
      clock,
      deadlines: { ...defaultVoiceDeadlines, wholeMs: 1_050 },
    });
    const said = await listenTo(voice, TEXT, clock);
    expect(said).toMatchObject({ heard: TEXT, pausedMs: 0, error: null });
    expect(two.asked).toEqual(['a table for four tomorrow at seven.']);
  });

  test('waits longer where nobody else is left, and fails in the end', async () => {
    const slow = ladder(brokenVoice('one', clock, [{ ...good, firstMs: 7_900 }]));
    expect((await listenTo(slow, TEXT, clock)).heard).toBe(TEXT);
    const dead = ladder(brokenVoice('one', clock, [refuses]), brokenVoice('two', clock, [hangs]));
    const said = await listenTo(dead, TEXT, clock);
    expect(said.error).toMatchObject({ name: 'AppError', code: 'voice-service-failed' });
    expect(changes()).toEqual(['one > two: failed', 'two > null: late']);
  });

  test('ends without an error when aborted, whatever a rung does, and leaves nothing', async () => {
    const deaf = { ...brokenVoice('deaf', clock, [good]), speak: () => neverEnding() };
    const voice = ladderVoice([deaf], { clock });
    const said = await listenTo(voice, TEXT, clock, 100);
    expect(said).toMatchObject({ heard: '', error: null, listenersLeft: 0 });
    expect([clock.monotonicMs(), clock.waiting]).toEqual([100, 0]);
  });

  test('a listener who takes the audio slowly is no fault of the voice', async () => {
    const one = brokenVoice('one', clock, [{ ...good, everyMs: 100 }]);
    const { signal } = new AbortController();
    const request = { text: TEXT, voiceId: 'amelia', language: 'en-GB', signal };
    const listening = (async () => {
      for await (const pcm of ladder(one, brokenVoice('two', clock, [good])).speak(request))
        await wait(clock, pcm.length, signal);
    })();
    await clock.until(listening);
    expect(events).toEqual([]);
  });

  test('frees the rung when the listener leaves', async () => {
    const one = brokenVoice('one', clock, [good]);
    const signal = new AbortController().signal;
    const request = { text: TEXT, voiceId: 'amelia', language: 'en-GB', signal };
    const leaving = (async () => {
      for await (const pcm of ladder(one).speak(request)) if (pcm.length > 0) break;
    })();
    await clock.until(leaving);
    await settled();
    expect([one.running, clock.waiting, events]).toEqual([0, 0, []]);
  });

  test('has nothing to say where there are no words, and does not ask', async () => {
    const one = brokenVoice('one', clock, [good]);
    expect((await listenTo(ladder(one), ' … ', clock)).heard).toBe('');
    expect(one.asked).toEqual([]);
  });

  test('learns how fast a rung speaks', async () => {
    const slow = { ...good, chunkMs: 20 };
    const half = { ...slow, ending: 'throw' as const, givesMs: 2_200 };
    const one = brokenVoice('one', clock, [slow, half], 110);
    const two = brokenVoice('two', clock, [good]);
    const voice = ladder(one, two);
    await listenTo(voice, TEXT, clock);
    const said = await listenTo(voice, TEXT, clock);
    expect(two.asked).toEqual(['have a table for four tomorrow at seven.']);
    expect(said.heard).toBe('Certainly, I havhave a table for four tomorrow at seven.');
  });
});

describe('a rung that fails', () => {
  test('is left alone after two failures, until a probe in the background has worked', async () => {
    const one = brokenVoice('one', clock, [refuses, refuses, hangs, good]);
    const two = brokenVoice('two', clock, [good]);
    const voice = ladder(one, two);
    for (let sentence = 0; sentence < 4; sentence++) await listenTo(voice, TEXT, clock);
    expect(one.asked).toHaveLength(2);
    await clock.pass(15_000);
    expect(one.asked).toEqual([TEXT, TEXT, 'One moment, 1.']);
    const said = await listenTo(voice, TEXT, clock);
    expect([said.firstMs, one.asked.length]).toEqual([50, 3]);
    await clock.pass(60_000);
    expect(one.asked.at(-1)).toBe('One moment, 2.');
    await listenTo(voice, TEXT, clock);
    expect(one.asked.at(-1)).toBe(TEXT);
    expect(changes()).toEqual([
      'one > two: failed',
      'one > two: failed',
      'one > two: given-up',
      'two > one: recovered',
    ]);
    expect(clock.waiting).toBe(0);
  });

  test('is probed less and less often, but for ever', async () => {
    const one = brokenVoice('one', clock, [refuses]);
    const voice = ladder(one, brokenVoice('two', clock, [good]));
    for (let sentence = 0; sentence < 2; sentence++) await listenTo(voice, TEXT, clock);
    await clock.pass(1_200_000);
    // After 15, 30, 60, 120, 240 s, then every 300 s.
    expect(one.asked).toHaveLength(2 + 7);
    await voice.close();
  });

  test('is tried all the same when there is no other, and is healthy when that worked', async () => {
    const one = brokenVoice('one', clock, [refuses, refuses, good]);
    const two = brokenVoice('two', clock, [refuses]);
    const voice = ladder(one, two);
    for (let sentence = 0; sentence < 2; sentence++)
      expect((await listenTo(voice, TEXT, clock)).error).toBeInstanceOf(AppError);
    expect((await listenTo(voice, TEXT, clock)).heard).toBe(TEXT);
    expect(changes().at(-1)).toBe('one > one: recovered');
  });

  test('is not probed once the ladder is closed, nor asked', async () => {
    const one = brokenVoice('one', clock, [refuses, refuses, hangs]);
    const two = brokenVoice('two', clock, [good]);
    const voice = ladder(one, two);
    for (let sentence = 0; sentence < 2; sentence++) await listenTo(voice, TEXT, clock);
    await clock.pass(15_100);
    expect(one.running).toBe(1);
    await voice.close();
    await settled();
    expect([one.running, clock.waiting, one.closed, two.closed]).toEqual([0, 0, true, true]);
    const said = await listenTo(voice, TEXT, clock);
    expect(said.error).toMatchObject({ code: 'voice-service-failed' });
    expect([one.asked.length, two.asked.length]).toEqual([3, 2]);
  });
});

/** Heeds neither abort nor return. */
function neverEnding(): AsyncIterable<Int16Array> {
  const never = new Promise<never>(() => {});
  return { [Symbol.asyncIterator]: () => ({ next: () => never, return: () => never }) };
}
