import { providersReport } from '@belldesk/contract/voice/providers';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { beforeEach, describe, expect, test } from 'vitest';
import { keyCheckTimes, ProviderBoard } from './board.ts';
import type { KeyCheck } from './refusal.ts';
import type { RungEvent } from './rungs.ts';

const START_MS = 1_000_000;
let clock: ManualClock;
let board: ProviderBoard;
let verdict: KeyCheck;
let asked: number;
let log: string[];

beforeEach(() => {
  clock = new ManualClock(START_MS);
  log = [];
  const destination = { write: (line: string) => void log.push(line) };
  board = new ProviderBoard({
    clock,
    logger: createLogger('test', { level: 'info', destination }),
  });
  verdict = { ok: true };
  asked = 0;
  board.add({
    part: 'voice',
    name: 'elevenlabs',
    label: 'ElevenLabs',
    keySetting: 'ELEVENLABS_API_KEY',
    checkKey: async () => {
      asked += 1;
      return verdict;
    },
  });
  board.add({
    part: 'voice',
    name: 'flite',
    label: 'The built-in voice',
    keySetting: null,
    checkKey: null,
  });
});

const remote = () => board.report().providers[0];
const embedded = () => board.report().providers[1];
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const event = (reason: RungEvent['reason']): RungEvent =>
  reason === 'recovered'
    ? { part: 'voice', from: 'flite', to: 'elevenlabs', reason }
    : { part: 'voice', from: 'elevenlabs', to: 'flite', reason };

describe('the board of providers', () => {
  test('says before the first answer that it has not come', () => {
    expect(remote()).toMatchObject({ state: 'not-checked', incident: null });
    expect(embedded()).toMatchObject({ state: 'ok', message: 'The built-in voice needs no key.' });
    expect(providersReport.parse(board.report())).toEqual(board.report());
  });

  test.each([
    [{ ok: true }, 'ok', 'ElevenLabs accepts the key.', 'ok'],
    [
      { ok: false, reason: 'refused' },
      'refused',
      'ElevenLabs refuses the key: check ELEVENLABS_API_KEY.',
      'standing-in',
    ],
    [
      { ok: false, reason: 'over-quota' },
      'over-quota',
      'ElevenLabs says that the quota of the account is used up.',
      'standing-in',
    ],
    [
      { ok: false, reason: 'unreachable' },
      'unreachable',
      'ElevenLabs could not be reached.',
      'standing-in',
    ],
  ] as const)('shows the answer %j', async (answer, state, message, below) => {
    verdict = answer;
    clock.advance(500);
    await board.checkKeys();
    expect(remote()).toMatchObject({ state, message, sinceMs: START_MS + 500 });
    expect(embedded()).toMatchObject({ state: below });
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ part: 'test', provider: 'elevenlabs' });
  });

  test('says for whom the embedded one stands in', async () => {
    verdict = { ok: false, reason: 'refused' };
    await board.checkKeys();
    expect(embedded()?.message).toBe('The built-in voice stands in for ElevenLabs.');
  });

  test('asks again: soon while a key is bad, seldom while all are good, never once stopped', async () => {
    verdict = { ok: false, reason: 'refused' };
    await board.checkKeys();
    clock.advance(keyCheckTimes.whileBadMs);
    await settle();
    expect(asked).toBe(2);
    verdict = { ok: true };
    clock.advance(keyCheckTimes.whileBadMs);
    await settle();
    expect(remote()?.state).toBe('ok');
    clock.advance(keyCheckTimes.whileGoodMs - 1);
    await settle();
    expect(asked).toBe(3);
    clock.advance(1);
    await settle();
    expect(asked).toBe(4);
    board.stop();
    clock.advance(keyCheckTimes.whileGoodMs);
    await settle();
    expect(asked).toBe(4);
  });

  test('an incident lasts from giving up to recovery', async () => {
    await board.checkKeys();
    clock.advance(1_000);
    board.onRung(event('given-up'));
    await settle();
    expect(remote()).toMatchObject({
      state: 'unreachable',
      message: expect.stringMatching(/several times in a row/) as unknown,
      incident: { startedAtMs: START_MS + 1_000, endedAtMs: null, problem: 'unreachable' },
    });
    expect(embedded()?.state).toBe('standing-in');
    clock.advance(60_000);
    board.onRung(event('recovered'));
    expect(remote()).toMatchObject({
      state: 'ok',
      incident: { startedAtMs: START_MS + 1_000, endedAtMs: START_MS + 61_000 },
    });
    expect(embedded()?.state).toBe('ok');
  });

  test('why it was given up is asked of its service', async () => {
    await board.checkKeys();
    verdict = { ok: false, reason: 'over-quota' };
    board.onRung(event('given-up'));
    await settle();
    expect(remote()).toMatchObject({ state: 'over-quota', incident: { problem: 'over-quota' } });
  });

  test('a key that is refused is an incident; one that could not be asked about is none', async () => {
    verdict = { ok: false, reason: 'unreachable' };
    await board.checkKeys();
    expect(remote()?.incident).toBeNull();
    verdict = { ok: false, reason: 'refused' };
    clock.advance(keyCheckTimes.whileBadMs);
    await settle();
    expect(remote()?.incident).toMatchObject({ problem: 'refused', endedAtMs: null });
  });

  test('one late sentence changes nothing', async () => {
    await board.checkKeys();
    board.onRung(event('late'));
    expect(remote()).toMatchObject({ state: 'ok', incident: null });
  });
});
