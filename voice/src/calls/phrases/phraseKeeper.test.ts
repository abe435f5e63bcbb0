import { receptionistTools } from '@belldesk/contract/voice/tools';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { DateTime } from 'luxon';
import { beforeEach, describe, expect, test } from 'vitest';
import { clausesOf } from '../../speech/kokoro/beforehand/clauses.ts';
import type { Foreseen } from '../../speech/kokoro/createKokoroVoice.ts';
import { type Receptionist, receptionistOf } from '../receptionist.ts';
import { foreseenTexts } from './foreseenTexts.ts';
import { PhraseKeeper, phraseKeeperTimes } from './phraseKeeper.ts';

const lambIn = (language: string): Receptionist =>
  receptionistOf({
    name: 'Golden Lamb',
    firstMessage: 'Hello, this is the Golden Lamb. How can I help you?',
    model: {
      provider: 'openai',
      model: 'x',
      tools: receptionistTools,
      messages: [{ role: 'system', content: 'Opening hours: Monday to Friday 9:00-17:00.' }],
    },
    transcriber: { provider: 'deepgram', language },
    metadata: { timeZone: 'Europe/London', businessName: 'Golden Lamb' },
  });
const NOW = DateTime.fromISO('2026-11-23T10:00', { zone: 'Europe/London' });

describe('what is foreseen', () => {
  const texts = new Set(foreseenTexts(lambIn('en-GB'), NOW));

  test('begins with the greeting, the notice of the recording in it', () => {
    expect([...texts].slice(0, 3)).toEqual([
      'Hello, this is the Golden Lamb.',
      'This call may be recorded.',
      'How can I help you?',
    ]);
  });

  test.each([
    'So that is a table for 2 on Tuesday the 1st of December at 7:30 pm, under the name Pat Low. Is that right?',
    'You are booked: a table for 4 on Friday the 27th of November at 12 noon, under the name Pat Low.',
    'I am sorry, we are closed on Sunday.',
    'On Monday we are open from 9 am to 5 pm.',
    'What time would you like?',
    'Thank you for calling Golden Lamb.',
  ])('holds every part of "%s" but the name', (text) => {
    const parts = clausesOf(text, 'en-GB').map((part) => part.replace(/,$/, ''));
    const known = new Set([...texts].map((one) => one.replace(/,$/, '')));
    expect(
      parts.filter((part) => !known.has(part) && !texts.has(text) && part !== 'Pat Low.'),
    ).toEqual([]);
  });

  test.each(['en-GB', 'es-ES', 'fr-FR'])('%s: hundreds of texts, none for a caller', (language) => {
    const all = foreseenTexts(lambIn(language), NOW);
    expect(all.length).toBeGreaterThan(250);
    expect(all.length).toBeLessThan(1_500);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((text) => /zzyzx|undefined|\bNaN\b|\[object/.test(text))).toEqual([]);
  });
});

describe('the keeper of phrases', () => {
  let clock: ManualClock;
  let asked: string[];
  let kept: Set<string>;
  let idle: boolean;
  let present: boolean;
  let keeper: PhraseKeeper;

  beforeEach(() => {
    clock = new ManualClock();
    asked = [];
    kept = new Set();
    idle = true;
    present = true;
    keeper = new PhraseKeeper({
      clock,
      logger: createLogger('test', { level: 'silent' }),
      voice: {
        get isPresent() {
          return present;
        },
        async renderBeforehand({ text }: Foreseen) {
          asked.push(text);
          if (kept.has(text)) return false;
          kept.add(text);
          return true;
        },
      },
      answering: async () => [lambIn('en-GB')],
      isIdle: () => idle,
    });
  });

  async function after(ms: number): Promise<void> {
    clock.advance(ms);
    for (let n = 0; n < 6_000; n += 1) await Promise.resolve();
  }

  test('renders all of it, the greeting first, and nothing is left', async () => {
    keeper.nudge();
    await after(phraseKeeperTimes.soonMs);
    expect(asked[0]).toBe('Hello, this is the Golden Lamb.');
    expect(keeper.left).toBe(0);
    expect(asked.length).toBeGreaterThan(250);
  });

  test('waits while anybody is on the telephone', async () => {
    idle = false;
    keeper.nudge();
    await after(phraseKeeperTimes.soonMs);
    await after(phraseKeeperTimes.waitMs);
    expect(asked).toEqual([]);
    expect(keeper.left).toBeGreaterThan(250);
    idle = true;
    await after(phraseKeeperTimes.waitMs);
    expect(asked.length).toBeGreaterThan(250);
  });

  test('renders nothing before the voice has come, nor after it was stopped', async () => {
    present = false;
    keeper.nudge();
    await after(phraseKeeperTimes.soonMs);
    expect(asked).toEqual([]);
    present = true;
    await keeper.stop();
    keeper.nudge();
    await after(phraseKeeperTimes.soonMs);
    expect(asked).toEqual([]);
  });

  test('can be stopped while it waits', async () => {
    idle = false;
    keeper.nudge();
    await after(phraseKeeperTimes.soonMs);
    await keeper.stop();
    expect(asked).toEqual([]);
  });

  test('looks again when the dates have moved on', async () => {
    keeper.nudge();
    await after(phraseKeeperTimes.soonMs);
    const before = asked.length;
    await after(phraseKeeperTimes.againMs);
    expect(asked.length).toBeGreaterThan(before);
  });
});
