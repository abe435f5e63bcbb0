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

  test.each(voices)('$name keeps accent and gender with Kokoro', ({ id, accent, gender }) => {
    const { en, es, fr } = catalogueVoices[id].kokoro;
    expect(en.slice(0, 2)).toBe(`${accent === 'UK English' ? 'b' : 'a'}${gender.charAt(0)}`);
    expect(es.slice(0, 2)).toBe(`e${gender.charAt(0)}`);
    expect(fr).toBe('ff_siwis'); // the only one there is
  });

  test('the settings name the usual voices as they are here', () => {
    const names = ['amelia', 'chris', 'jennifer', 'michael'] as const;
    expect(settings.OPENAI_SPEECH_VOICES.usual).toBe(
      names.map((id) => `${id}=${catalogueVoices[id].openAi}`).join(','),
    );
  });
});
