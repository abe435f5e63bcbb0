/**
 * List prices in USD without tax, as the vendors publish them for whoever pays as they go. They change:
 * each names its source and the month it was taken from. A model that is not here has no known price.
 */
interface Source {
  readonly source: string;
  /** yyyy-mm */
  readonly asOf: string;
}

const DEEPGRAM: Source = { source: 'https://deepgram.com/pricing', asOf: '2025-11' };
const ELEVENLABS: Source = { source: 'https://elevenlabs.io/pricing/api', asOf: '2026-06' };
const OPENAI: Source = { source: 'https://platform.openai.com/docs/pricing', asOf: '2025-11' };

/** Streaming, for a minute of audio. */
export const perMinute: Readonly<Record<string, Source & { readonly usd: number }>> = {
  'deepgram nova-3': { usd: 0.0077, ...DEEPGRAM },
  'deepgram nova-2': { usd: 0.0058, ...DEEPGRAM },
};

/** For 1,000 characters. */
export const perThousandCharacters: Readonly<Record<string, Source & { readonly usd: number }>> = {
  'elevenlabs eleven_flash_v2_5': { usd: 0.05, ...ELEVENLABS },
  'elevenlabs eleven_flash_v2': { usd: 0.05, ...ELEVENLABS },
  'elevenlabs eleven_turbo_v2_5': { usd: 0.05, ...ELEVENLABS },
  'elevenlabs eleven_multilingual_v2': { usd: 0.1, ...ELEVENLABS },
  'openai-speech tts-1': { usd: 0.015, ...OPENAI },
  'openai-speech tts-1-hd': { usd: 0.03, ...OPENAI },
};

/** For a million tokens, of the vendor's own service. */
export const perMillionTokens: Readonly<
  Record<string, Source & { readonly promptUsd: number; readonly completionUsd: number }>
> = {
  'gpt-3.5-turbo': { promptUsd: 0.5, completionUsd: 1.5, ...OPENAI },
  'gpt-4o': { promptUsd: 2.5, completionUsd: 10, ...OPENAI },
  'gpt-4o-mini': { promptUsd: 0.15, completionUsd: 0.6, ...OPENAI },
  'gpt-4.1': { promptUsd: 2, completionUsd: 8, ...OPENAI },
  'gpt-4.1-mini': { promptUsd: 0.4, completionUsd: 1.6, ...OPENAI },
  'gpt-4.1-nano': { promptUsd: 0.1, completionUsd: 0.4, ...OPENAI },
  'gpt-5': { promptUsd: 1.25, completionUsd: 10, ...OPENAI },
  'gpt-5-mini': { promptUsd: 0.25, completionUsd: 2, ...OPENAI },
  'gpt-5-nano': { promptUsd: 0.05, completionUsd: 0.4, ...OPENAI },
};

/** Run on the operator's own machine: nobody is paid. */
export const ownMeans: ReadonlySet<string> = new Set([
  'flite',
  'kokoro',
  'kokoro-live',
  'pocketsphinx',
  'moonshine',
  'whisper',
  // Of calls before decision 065.
  'sherpa-onnx',
  'house',
]);
