import { describe, expect, it } from 'vitest';
import { costLines, priceText } from './costs.ts';

describe('what a call cost', () => {
  it('is told by provider, with what was used', () => {
    expect(
      costLines([
        {
          type: 'transcriber',
          transcriber: { provider: 'deepgram', model: 'nova-3' },
          minutes: 1.46,
          cost: 0.0112,
        },
        {
          type: 'model',
          model: { provider: 'openai', model: 'gpt-4o-mini' },
          promptTokens: 2_000,
          completionTokens: 100,
          estimated: true,
          cost: 0.00036,
        },
        { type: 'voice', voice: { provider: 'flite' }, characters: 1, cost: 0 },
      ]).map(({ kind, provider, used, price }) => [kind, provider, used, price]),
    ).toEqual([
      ['Speech to text', 'Deepgram, nova-3', '1.5 minutes', '$0.0112'],
      ['Language model', 'OpenAI, gpt-4o-mini', 'about 2,100 tokens', '$0.0004'],
      ['Text to speech', 'Built-in voice', '1 character', 'Free'],
    ]);
  });

  it('is never called free where its price is not known', () => {
    expect(priceText(null)).toBe('Not known');
    expect(priceText(0)).toBe('Free');
    expect(priceText(0.00001)).toBe('Under $0.0001');
  });
});
