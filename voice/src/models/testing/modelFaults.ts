import type { Clock } from '@belldesk/kit/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Model } from '../../dialogue/model.ts';
import { modelRequest } from '../../dialogue/testing/request.ts';
import type { KeyCheck } from '../../rungs/refusal.ts';
import { CountedClock } from '../../speech/testing/countedClock.ts';
import { described, failureOf } from '../../speech/testing/failures.ts';
import type { ModelDeadlines } from '../deadlines.ts';
import {
  answerStatus,
  type ChatDouble,
  type ChatScript,
  DONE,
  DOUBLE_KEY,
  piece,
  startChatDouble,
  streamHead,
} from './chatDouble.ts';
import { answerOf, textOf } from './modelConformance.ts';

interface At {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly clock: Clock;
}

export interface RemoteModelUnderTest {
  readonly deadlines: ModelDeadlines;
  create(at: At): Model;
  checkKey(at: At): Promise<KeyCheck>;
}

const conversation = [{ role: 'caller', text: 'My name is Abercrombie' }] as const;

/** Begins an answer and says no more. */
const stalls =
  (...pieces: string[]): ChatScript =>
  (response) => {
    response.writeHead(200, streamHead);
    response.write(pieces.join(''));
  };

/** Sends this and drops the line. */
const drops =
  (text: string): ChatScript =>
  (response) => {
    response.writeHead(200, streamHead);
    response.write(text, () => response.destroy());
  };

/** How a model over the network fails, whoever sells it. Called in a test file of the provider's. */
export function describeModelFaults(name: string, parts: RemoteModelUnderTest): void {
  const { deadlines } = parts;
  describe(`model ${name}, when its service fails`, () => {
    let double: ChatDouble;
    let clock: CountedClock;
    let model: Model;
    beforeAll(async () => {
      double = await startChatDouble();
    });
    beforeEach(() => {
      clock = new CountedClock();
      model = parts.create({ baseUrl: double.url, apiKey: DOUBLE_KEY, clock });
    });
    afterEach(async () => {
      await expect.poll(() => double.running).toBe(0);
      expect(clock.timers).toBe(0);
    });
    afterAll(() => double.close());

    /** The next request goes wrong in this way; resolves when it has got as far as it will. */
    const goesWrong = (script: ChatScript) =>
      new Promise<void>((resolve) =>
        double.next((response, body) => {
          script(response, body);
          resolve();
        }),
      );
    const begin = () => model.respond(modelRequest({ conversation }))[Symbol.asyncIterator]();

    test.each([
      ['refused key', 401, /refused the key/],
      ['forbidden', 403, /refused the key/],
      ['over quota', 429, /quota is used up/],
      ['no money', 402, /quota is used up/],
      ['broken', 500, /answered 500/],
    ] as const)('%s: fails, says why, and is asked once', async (_how, status, why) => {
      const before = double.bodies.length;
      double.next(answerStatus(status));
      const failed = await failureOf(answerOf(model, { conversation }));
      expect(failed).toMatchObject({ code: 'voice-service-failed' });
      expect(double.bodies.length).toBe(before + 1);
      const told = described(failed);
      expect(told).toMatch(why);
      expect(told).not.toContain(DOUBLE_KEY);
      expect(told).not.toContain('Abercrombie');
    });

    test('a wrong key is refused', async () => {
      const wrong = parts.create({ baseUrl: double.url, apiKey: 'wrong', clock });
      expect(described(await failureOf(answerOf(wrong)))).toMatch(/refused the key/);
    });

    test('nobody there: fails, and the key cannot be checked', async () => {
      const gone = await startChatDouble();
      gone.close();
      const at = { baseUrl: gone.url, apiKey: DOUBLE_KEY, clock };
      const failed = failureOf(answerOf(parts.create(at)));
      expect(await failed).toMatchObject({ code: 'voice-service-failed' });
      expect(await parts.checkKey(at)).toEqual({ ok: false, reason: 'unreachable' });
    });

    test('slow: each piece within its time is taken', async () => {
      let more = (_text: string, _last?: boolean) => {};
      const asked = goesWrong((response) => {
        response.writeHead(200, streamHead).flushHeaders();
        more = (text, last) => (last ? response.end(text) : response.write(text));
      });
      const answer = begin();
      const first = answer.next();
      await asked;
      clock.advance(deadlines.firstPieceMs - 1);
      more(piece({ content: 'We ' }));
      expect((await first).value).toEqual({ type: 'text', text: 'We ' });
      const second = answer.next();
      clock.advance(deadlines.betweenPiecesMs - 1);
      more(piece({ content: 'do.' }));
      expect((await second).value).toEqual({ type: 'text', text: 'do.' });
      const end = answer.next();
      more(piece({}, 'stop') + DONE, true);
      expect((await end).done).toBe(true);
    });

    test('silent: is given up when no answer begins', async () => {
      const asked = goesWrong(() => {});
      const failed = failureOf(answerOf(model));
      await asked;
      clock.advance(deadlines.firstPieceMs);
      expect(await failed).toMatchObject({ code: 'timed-out' });
    });

    test('open but without a word: empty pieces do not put the deadline off', async () => {
      let again = () => {};
      const asked = goesWrong((response) => {
        response.writeHead(200, streamHead);
        again = () => response.write(piece({ role: 'assistant', content: '' }));
      });
      const failed = failureOf(answerOf(model));
      await asked;
      for (let n = 0; n < 4; n += 1) {
        again();
        await new Promise((resolve) => setImmediate(resolve));
        clock.advance(deadlines.firstPieceMs / 4);
      }
      expect(await failed).toMatchObject({ code: 'timed-out' });
    });

    test('stalled in mid-word: what came is given, then it is given up', async () => {
      double.next(stalls(piece({ content: 'We ha' })));
      const answer = begin();
      expect((await answer.next()).value).toEqual({ type: 'text', text: 'We ha' });
      const failed = failureOf(answer.next());
      clock.advance(deadlines.betweenPiecesMs);
      expect(await failed).toMatchObject({ code: 'timed-out' });
    });

    test('endless: is given up when the whole takes too long', async () => {
      let more = () => {};
      const asked = goesWrong((response) => {
        response.writeHead(200, streamHead);
        more = () => response.write(piece({ content: 'and ' }));
      });
      const answer = begin();
      let failure: unknown = null;
      let waitedMs = 0;
      while (failure === null && waitedMs < 10 * deadlines.wholeMs) {
        const next = answer.next().catch((error: unknown) => {
          failure = error;
        });
        await asked;
        clock.advance(deadlines.betweenPiecesMs - 1);
        waitedMs += deadlines.betweenPiecesMs - 1;
        more();
        await next;
      }
      expect(failure).toMatchObject({ code: 'timed-out' });
      expect(waitedMs).toBeLessThan(deadlines.wholeMs + 2 * deadlines.betweenPiecesMs);
    });

    test.each([
      ['dropped', drops(piece({ content: 'We ' }))],
      ['ended without an end', drops(piece({ content: 'We ' }) + DONE)],
      ['garbage', drops('data: {"choices": [ nonsense\n\n')],
      ['a page', drops('<html>Sorry</html>')],
      [
        'a tool called with no JSON',
        drops(
          piece(
            { tool_calls: [{ index: 0, id: 'c', function: { name: 't', arguments: '{' } }] },
            'tool_calls',
          ) + DONE,
        ),
      ],
    ] satisfies [string, ChatScript][])('%s: fails', async (_how, script) => {
      double.next(script);
      const failed = await failureOf(answerOf(model, { conversation }));
      expect(failed).toMatchObject({ code: 'voice-service-failed' });
      expect(described(failed)).not.toContain('Abercrombie');
    });

    test.each([
      ['silent', () => {}],
      ['stalled', stalls(piece({ content: 'We ' }))],
    ] satisfies [string, ChatScript][])(
      '%s and no longer wanted: ends without an error and lets the connection go',
      async (_how, script) => {
        const controller = new AbortController();
        const asked = goesWrong(script);
        const answer = answerOf(model, { signal: controller.signal });
        await asked;
        await new Promise((resolve) => setImmediate(resolve));
        controller.abort();
        expect('We '.startsWith(textOf(await answer))).toBe(true);
      },
    );

    describe('its key', () => {
      const check = (apiKey = DOUBLE_KEY) => parts.checkKey({ baseUrl: double.url, apiKey, clock });

      test('is good', async () => {
        expect(await check()).toEqual({ ok: true });
      });

      test('is refused', async () => {
        expect(await check('wrong')).toEqual({ ok: false, reason: 'refused' });
      });

      test.each([
        [402, 'over-quota'],
        [429, 'over-quota'],
        [500, 'unreachable'],
      ] as const)('with the answer %i: %s', async (status, reason) => {
        double.next(answerStatus(status));
        expect(await check()).toEqual({ ok: false, reason });
      });

      test('is not held against a service that lists no models', async () => {
        double.next(answerStatus(404));
        expect(await check()).toEqual({ ok: true });
      });

      test('cannot be checked where nobody answers', async () => {
        const asked = goesWrong(() => {});
        const answer = check();
        await asked;
        clock.advance(5_000);
        expect(await answer).toEqual({ ok: false, reason: 'unreachable' });
      });
    });
  });
}
