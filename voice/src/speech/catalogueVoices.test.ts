import { voices } from '@belldesk/contract/catalogue/voices';
import { settings } from '@belldesk/kit/settings';
import { describe, expect, test } from 'vitest';
import { catalogueVoices, type VoiceAt } from './catalogueVoices.ts';

const providers = ['elevenLabs', 'openAi', 'kokoro', 'flite'] as const satisfies (keyof VoiceAt)[];

describe('the voices of the catalogue', () => {
  test('are all there, and no others', () => {
    expect(Object.keys(catalogueVoices).sort()).toEqual(voices.map(({ id }) => id).sort());
  });

  test.each(providers)('have each a voice of their own at %s', (provider) => {
    const there = voices.map(({ id }) => JSON.stringify(catalogueVoices[id][provider]));
    expect(new Set(there).size).toBe(voices.length);
    expect(there).not.toContain('""');
  });

  test('the table leaves out no provider', () => {
    for (const entry of Object.values(catalogueVoices))
      expect(Object.keys(entry).sort()).toEqual([...providers].sort());
  });

  test.each(voices)(
    '$name keeps accent and gender with the local model',
    ({ id, accent, gender }) => {
      const { name, sid } = catalogueVoices[id].kokoro;
      expect(name.slice(0, 2)).toBe(`${accent === 'UK English' ? 'b' : 'a'}${gender.charAt(0)}`);
      expect(SPEAKERS[sid]).toBe(name);
    },
  );

  test('the settings name the usual voices as they are here', () => {
    const names = ['amelia', 'chris', 'jennifer', 'michael'] as const;
    expect(settings.OPENAI_SPEECH_VOICES.usual).toBe(
      names.map((id) => `${id}=${catalogueVoices[id].openAi}`).join(','),
    );
  });
});

/** Order of voices.bin of kokoro-en-v0_19, as sherpa-onnx's documentation lists it. */
const SPEAKERS = [
  'af',
  'af_bella',
  'af_nicole',
  'af_sarah',
  'af_sky',
  'am_adam',
  'am_michael',
  'bf_emma',
  'bf_isabella',
  'bm_george',
  'bm_lewis',
];
