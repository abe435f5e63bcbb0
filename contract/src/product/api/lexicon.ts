import { z } from 'zod';
import { readingsReport } from '../../voice/pronunciation.ts';
import {
  heardText,
  hearInput,
  keptLexicon,
  lexiconSuggestions,
  readingsInput,
  replaceLexiconInput,
} from '../lexicon.ts';
import { base } from './base.ts';

const tags = ['Pronunciation'];
const ofAssistant = z.strictObject({ id: z.uuid() });

export const lexiconApi = {
  get: base
    .route({ method: 'GET', path: '/assistant/{id}/lexicon', tags })
    .input(ofAssistant)
    .output(keptLexicon),
  replace: base
    .route({ method: 'PUT', path: '/assistant/{id}/lexicon', tags })
    .input(replaceLexiconInput)
    .output(keptLexicon),
  /** Words of the business that the voice has to guess. */
  suggestions: base
    .route({ method: 'GET', path: '/assistant/{id}/lexicon/suggestions', tags })
    .input(ofAssistant)
    .output(lexiconSuggestions),
  /** Three ways to say a word. */
  readings: base
    .route({ method: 'POST', path: '/assistant/{id}/lexicon/readings', tags })
    .input(readingsInput)
    .output(readingsReport),
  /** The sound of a text, in the voice of the assistant. */
  hear: base
    .route({ method: 'POST', path: '/assistant/{id}/lexicon/speech', tags })
    .input(hearInput)
    .output(heardText),
};
