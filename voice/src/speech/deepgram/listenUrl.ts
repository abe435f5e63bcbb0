import type { TranscriberOptions } from '../ports.ts';

/** The vendor takes 500 tokens in all and goes silently wrong beyond; a token is rarely under two characters. */
const MAX_KEYTERM_CHARACTERS = 900;
const MAX_KEYTERMS = 100;
const MAX_KEYTERM_LENGTH = 50;

/** Regional forms the models know by themselves; of any other language its first part is asked for. */
const REGIONS = new Set(
  'en-US en-GB en-AU en-NZ en-IN es-419 fr-CA pt-BR pt-PT de-CH nl-BE'.split(' '),
);

/**
 * Address of a streaming transcription (developers.deepgram.com/reference/speech-to-text/listen-streaming,
 * /docs/keyterm, /docs/keywords). The vendor's own endpointing is off: where an utterance ends, we say.
 */
export function listenUrl(
  url: string,
  model: string,
  {
    sampleRateHz,
    language,
    keywords,
  }: Pick<TranscriberOptions, 'sampleRateHz' | 'language' | 'keywords'>,
): string {
  const query = new URLSearchParams({
    model,
    language: REGIONS.has(language) ? language : (language.split('-')[0] ?? 'en'),
    encoding: 'linear16',
    sample_rate: String(sampleRateHz),
    channels: '1',
    interim_results: 'true',
    smart_format: 'true',
    endpointing: 'false',
  });
  const parameter = model.startsWith('nova-3') ? 'keyterm' : 'keywords';
  for (const word of expected(keywords)) query.append(parameter, word);
  return `${url}/v1/listen?${query.toString()}`;
}

function expected(keywords: readonly string[]): readonly string[] {
  const kept = new Set<string>();
  let characters = 0;
  for (const keyword of keywords) {
    const word = keyword.trim().replace(/\s+/g, ' ');
    if (!/[\p{L}\p{N}]{2}/u.test(word) || word.length > MAX_KEYTERM_LENGTH || kept.has(word))
      continue;
    characters += word.length;
    if (characters > MAX_KEYTERM_CHARACTERS || kept.size === MAX_KEYTERMS) break;
    kept.add(word);
  }
  return [...kept];
}
