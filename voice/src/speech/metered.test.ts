import type { Usage } from '@belldesk/contract/voice/usage';
import { describe, expect, it } from 'vitest';
import { scriptedTranscriber, scriptedVoice } from '../testing/scripted.ts';
import { meteredTranscriber, meteredVoice } from './metered.ts';
import { withPhraseCache } from './phraseCache.ts';
import type { Voice } from './ports.ts';

const request = { voiceId: 'amelia', language: 'en-GB', signal: new AbortController().signal };

async function say(voice: Voice, text: string, used: Usage[]): Promise<void> {
  const meter = { used: (usage: Usage) => used.push(usage) };
  for await (const _ of voice.speak({ ...request, text, meter }));
}

describe('metered speech', () => {
  it('counts what a voice spoke, and nothing that was kept from before', async () => {
    const used: Usage[] = [];
    const voice = withPhraseCache(meteredVoice(scriptedVoice(), 'a model'), { maxBytes: 1e6 });
    await say(voice, 'Hello there.', used);
    await say(voice, 'Hello there.', used);
    expect(used).toEqual([
      { type: 'voice', provider: 'scripted', model: 'a model', characters: 12 },
    ]);
  });

  it('tells who spoke, when it is rendered and when it was kept', async () => {
    const spokenBy: string[] = [];
    const voice = withPhraseCache(meteredVoice(scriptedVoice()), { maxBytes: 1e6 });
    const tell = (name: string) => void spokenBy.push(name);
    for (const text of ['Hello there.', 'Hello there.'])
      for await (const _ of voice.speak({ ...request, text, spokenBy: tell }));
    expect(spokenBy).toEqual(['scripted', 'scripted']);
  });

  it('counts nothing of what was refused', async () => {
    const used: Usage[] = [];
    const refusing: Voice = {
      name: 'refusing',
      speak: () => ({
        [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no credit')) }),
      }),
      close: async () => {},
    };
    await expect(say(meteredVoice(refusing), 'Hello there.', used)).rejects.toThrow('no credit');
    expect(used).toEqual([]);
  });

  it('counts the seconds that a transcriber was sent', async () => {
    const used: Usage[] = [];
    const stream = await meteredTranscriber(scriptedTranscriber([])).open({
      sampleRateHz: 8_000,
      language: 'en-GB',
      keywords: [],
      onPartial() {},
      onFinal() {},
      onError() {},
      meter: { used: (usage) => used.push(usage) },
    });
    stream.write(new Int16Array(1_600));
    stream.write(new Int16Array(800));
    expect(used.map((usage) => usage.type === 'transcriber' && usage.seconds)).toEqual([0.2, 0.1]);
  });
});
