import { breakDown, totalCost } from '@belldesk/contract/voice/cost';
import { describe, expect, it } from 'vitest';
import { perMillionTokens, perMinute, perThousandCharacters } from './prices.ts';
import { UsageMeter } from './usageMeter.ts';

const heard = (provider: string, model: string | undefined, seconds: number) =>
  ({ type: 'transcriber', provider, model, seconds }) as const;
const spoke = (provider: string, model: string | undefined, characters: number) =>
  ({ type: 'voice', provider, model, characters }) as const;
const answered = (model: string, promptTokens: number, completionTokens: number) =>
  ({
    type: 'model',
    provider: 'openai',
    model,
    promptTokens,
    completionTokens,
    estimated: false,
  }) as const;

describe('what a call costs', () => {
  it('adds up by provider and charges each for what it did itself', () => {
    const meter = new UsageMeter();
    for (let n = 0; n < 90; n++) meter.used(heard('deepgram', 'nova-3', 1));
    meter.used(heard('pocketsphinx', undefined, 30));
    meter.used(spoke('elevenlabs', 'eleven_flash_v2_5', 400));
    meter.used(spoke('elevenlabs', 'eleven_flash_v2_5', 100));
    meter.used(spoke('flite', undefined, 80));
    meter.used(answered('gpt-4o-mini-2024-07-18', 1_000, 50));
    meter.used(answered('gpt-4o-mini-2024-07-18', 1_000, 50));
    const costs = meter.costs();
    expect(costs).toEqual([
      {
        type: 'transcriber',
        transcriber: { provider: 'deepgram', model: 'nova-3' },
        minutes: 1.5,
        cost: 0.01155,
      },
      { type: 'transcriber', transcriber: { provider: 'pocketsphinx' }, minutes: 0.5, cost: 0 },
      {
        type: 'voice',
        voice: { provider: 'elevenlabs', model: 'eleven_flash_v2_5' },
        characters: 500,
        cost: 0.025,
      },
      { type: 'voice', voice: { provider: 'flite' }, characters: 80, cost: 0 },
      {
        type: 'model',
        model: { provider: 'openai', model: 'gpt-4o-mini-2024-07-18' },
        promptTokens: 2_000,
        completionTokens: 100,
        cost: 0.00036,
      },
    ]);
    expect(totalCost(costs)).toBeCloseTo(0.03691, 6);
    expect(breakDown(costs)).toMatchObject({
      stt: 0.01155,
      tts: 0.025,
      llm: 0.00036,
      ttsCharacters: 580,
      llmPromptTokens: 2_000,
      llmCompletionTokens: 100,
    });
  });

  it('does not call free what it has no price of', () => {
    const meter = new UsageMeter();
    meter.used(spoke('flite', undefined, 80));
    meter.used(answered('a-model-of-next-year', 10, 10));
    meter.used({ ...answered('gpt-4o', 10, 10), provider: 'openai-compatible' });
    expect(meter.costs().map(({ cost }) => cost)).toEqual([0, null, null]);
    expect(totalCost(meter.costs())).toBeNull();
    expect(totalCost([])).toBe(0);
  });

  it('says when tokens were guessed', () => {
    const meter = new UsageMeter();
    meter.used(answered('gpt-4o', 10, 10));
    meter.used({ ...answered('gpt-4o', 5, 5), estimated: true });
    expect(meter.costs()[0]).toMatchObject({ estimated: true, promptTokens: 15 });
  });

  it('names source and month of every price', () => {
    const prices = [perMinute, perThousandCharacters, perMillionTokens].flatMap((table) =>
      Object.values<{ source: string; asOf: string }>(table),
    );
    expect(prices.length).toBeGreaterThan(10);
    for (const { source, asOf } of prices) {
      expect(source).toMatch(/^https:\/\//);
      expect(asOf).toMatch(/^20\d\d-\d\d$/);
    }
  });
});
