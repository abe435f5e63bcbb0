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
