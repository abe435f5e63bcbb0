import { expect, test } from 'vitest';
import { receptionistOf } from './receptionist.ts';

test.each([
  ['es-MX', /^¡Hola!/],
  ['fr-CA', /^Bonjour/],
  ['en-GB', /^Hello!/],
  ['de-DE', /^Hello!/],
])(
  'an assistant in %s without a greeting of its own greets in that language',
  (language, greets) => {
    const transcriber = { provider: 'deepgram', language };
    expect(receptionistOf({ transcriber }).greeting).toMatch(greets);
    expect(receptionistOf({ transcriber, firstMessage: 'Salut' }).greeting).toBe('Salut');
  },
);

test.each([
  [{ country: 'au' }, 'AU'],
  [{ country: 'Australia' }, null],
  [{ country: 61 }, null],
  [{}, null],
])(
  'of the metadata %j the country is %j, whatever the zone and the language say',
  (said, country) => {
    const metadata = { timeZone: 'Europe/London', ...said };
    const transcriber = { provider: 'deepgram', language: 'en-GB' };
    expect(receptionistOf({ transcriber, metadata }).country).toBe(country);
  },
);

test.each([
  [[{ word: 'Saoirse', soundsLike: 'SEER-sha' }], 1],
  [[{ word: 'two words', soundsLike: 'SEER-sha' }], 0],
  [[{ word: 'Saoirse', soundsLike: '<script>' }], 0],
  [
    [
      { word: 'Saoirse', soundsLike: 'a' },
      { word: 'SAOIRSE', soundsLike: 'b' },
    ],
    0,
  ],
  ['nonsense', 0],
  [undefined, 0],
])(
  'the lexicon %j has %d words; what cannot be read keeps no call from being answered',
  (said, words) => {
    expect(receptionistOf({ metadata: { lexicon: said } }).lexicon).toHaveLength(words);
  },
);
