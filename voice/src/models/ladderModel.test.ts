import { AppError } from '@belldesk/contract/errors';
import { ManualClock } from '@belldesk/kit/clock';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRuleBasedAgent } from '../dialogue/agent/agent.ts';
import type { Model, ModelEvent, ModelRequest } from '../dialogue/model.ts';
import { modelRequest } from '../dialogue/testing/request.ts';
import { defaultRungBreakerSettings as breaker } from '../rungs/rungHealth.ts';
import type { RungEvent } from '../rungs/rungs.ts';
import { FIRST_WORD_MS, ladderModel } from './ladderModel.ts';
import { answerOf, describeModel, textOf } from './testing/modelConformance.ts';

type Answer = (request: ModelRequest) => readonly (ModelEvent | Error)[];

/** A model that a test can break. */
class Scripted implements Model {
  readonly name: string;
  readonly asked: ModelRequest[] = [];
  answer: Answer;

  constructor(name: string, answer: Answer) {
    this.name = name;
    this.answer = answer;
  }

  async *respond(request: ModelRequest): AsyncGenerator<ModelEvent> {
    this.asked.push(request);
    for (const step of this.answer(request)) {
      if (step instanceof Error) throw step;
      yield step;
    }
  }
}

const text = (words: string): ModelEvent => ({ type: 'text', text: words });
const broken = new AppError('voice-service-failed', 'broken');
const conversation = [{ role: 'caller', text: 'Have you a table?' }] as const;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

let clock: ManualClock;
let events: RungEvent[];
let first: Scripted;
let second: Scripted;
let house: Scripted;

beforeEach(() => {
  clock = new ManualClock();
  events = [];
  first = new Scripted('first', () => [text('First. ')]);
  second = new Scripted('second', () => [text('Second. ')]);
  house = new Scripted('house', () => [text('House.')]);
});

const ladder = () =>
  ladderModel([first, second, house], { clock, onRung: (event) => events.push(event) });
const said = async (model: Model) => textOf(await answerOf(model, { conversation }));
const reasons = () => events.map(({ from, to, reason }) => `${from} ${reason} ${to}`);

describeModel('ladder of one that is broken and the house', () =>
  ladderModel([new Scripted('broken', () => [broken]), createRuleBasedAgent()], {
    clock: new ManualClock(),
  }),
);

describe('a ladder of models', () => {
  test('is answered by the first alone while it works', async () => {
    expect(await said(ladder())).toBe('First. ');
    expect([second.asked, house.asked, events]).toEqual([[], [], []]);
  });

  test('the next one answers the same question when one fails before a word', async () => {
    first.answer = () => [broken];
    expect(await said(ladder())).toBe('Second. ');
    expect(second.asked[0]).toMatchObject({ conversation });
    expect(second.asked[0]).not.toHaveProperty('alreadySaid');
    expect(reasons()).toEqual(['first failed second']);
  });

  test('half a sentence is dropped: nobody has heard it', async () => {
    first.answer = () => [text('We have'), broken];
    expect(await said(ladder())).toBe('Second. ');
  });

  test('the next one goes on behind the last whole sentence, and is shown it', async () => {
    first.answer = () => [text('We have a table. At wh'), text('at time'), broken];
    expect(await said(ladder())).toBe('We have a table. Second. ');
    expect(second.asked[0]?.alreadySaid).toBe('We have a table. ');
    expect(reasons()).toEqual(['first broke-off second']);
  });

  test('what was said is not said again by one that begins anew', async () => {
    first.answer = () => [text('We have a table! '), text('For how'), broken];
    second.answer = () => [text('We have a ta'), text('ble. For how many? '), broken];
    house.answer = () => [text('For how many? And what is your name?')];
    expect(await said(ladder())).toBe('We have a table! For how many? And what is your name? ');
  });

  test('whole sentences come as soon as they are whole', async () => {
    const release = Promise.withResolvers<void>();
    const slow: Model = {
      name: 'slow',
      async *respond() {
        yield text('We do.');
        yield text(' When');
        await release.promise;
        yield text(' would suit you?');
      },
    };
    const answer = ladderModel([slow, house], { clock }).respond(modelRequest());
    const iterator = answer[Symbol.asyncIterator]();
    expect((await iterator.next()).value).toEqual(text('We do. '));
    release.resolve();
    expect((await iterator.next()).value).toEqual(text('When would suit you?'));
  });

  test('a tool that was called before it broke is run, and nobody calls it again', async () => {
    const call: ModelEvent = { type: 'tool-call', id: 'a', name: 'bookAppointment', arguments: {} };
    first.answer = () => [text('One moment. '), call, broken];
    const model = ladder();
    expect(await answerOf(model, { conversation })).toEqual([text('One moment. '), call]);
    expect(second.asked).toEqual([]);
  });

  test('late is told apart from broken', async () => {
    const late = new AppError('timed-out', 'late');
    first.answer = () => [late];
    second.answer = () => [text('Yes. '), late];
    await said(ladder());
    expect(reasons()).toEqual(['first late second', 'second stalled house']);
  });

  describe('that is silent', () => {
    const hangs = (signals: AbortSignal[]): Model => ({
      name: 'hangs',
      async *respond({ signal }) {
        signals.push(signal);
        yield* [];
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      },
    });

    test('is not waited for while another language model is well', async () => {
      const signals: AbortSignal[] = [];
      const answer = said(ladderModel([hangs(signals), second, house], { clock }));
      await settle();
      clock.advance(FIRST_WORD_MS);
      expect(await answer).toBe('Second. ');
      expect(signals[0]?.aborted).toBe(true);
    });

    test('has its own time where only the house stands behind it', async () => {
      const signals: AbortSignal[] = [];
      void said(ladderModel([hangs(signals), house], { clock }));
      await settle();
      clock.advance(FIRST_WORD_MS);
      await settle();
      expect(signals[0]?.aborted).toBe(false);
      expect(house.asked).toEqual([]);
    });

    test('and no longer wanted ends without an error', async () => {
      const signals: AbortSignal[] = [];
      const controller = new AbortController();
      const model = ladderModel([hangs(signals), second, house], { clock });
      const answer = answerOf(model, { conversation, signal: controller.signal });
      await settle();
      controller.abort();
      expect(await answer).toEqual([]);
      expect([signals[0]?.aborted, second.asked]).toEqual([true, []]);
    });
  });

  test('one that fails again and again is left alone, and a probe finds it well again', async () => {
    first.answer = () => [broken];
    const model = ladder();
    for (let n = 0; n < 4; n += 1) await said(model);
    expect(first.asked).toHaveLength(breaker.failures);
    expect(reasons().at(-1)).toBe('first given-up second');
    clock.advance(breaker.probeAfterMs);
    await settle();
    const probe = first.asked.at(-1);
    expect(first.asked).toHaveLength(breaker.failures + 1);
    expect(JSON.stringify(probe)).not.toContain('table');
    expect(await said(model)).toBe('Second. ');
    first.answer = () => [text('First. ')];
    clock.advance(2 * breaker.probeAfterMs);
    await settle();
    expect(reasons().at(-1)).toBe('second recovered first');
    expect(await said(model)).toBe('First. ');
    await model.close();
  });

  test('closed, it probes no more', async () => {
    first.answer = () => [broken];
    const model = ladder();
    for (let n = 0; n < breaker.failures; n += 1) await said(model);
    await model.close();
    clock.advance(breaker.maxProbeAfterMs);
    await settle();
    expect(first.asked).toHaveLength(breaker.failures);
  });

  test('when all fail the last error is told', async () => {
    for (const model of [first, second, house]) model.answer = () => [broken];
    await expect(said(ladder())).rejects.toBe(broken);
  });
});
