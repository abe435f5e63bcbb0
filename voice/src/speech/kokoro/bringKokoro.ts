import { type ModelSource, openWhenReady } from '@belldesk/kit/models/openWhenReady';
import type { KokoroVoice } from './createKokoroVoice.ts';

/**
 * Gives the voice its files as soon as all of them are on this machine; the next sentence uses them.
 * @returns whether it speaks from now on
 */
export function bringKokoro(
  kokoro: Pick<KokoroVoice, 'use'>,
  models: ModelSource<'speak' | 'pronunciations' | 'spelledSounds'>,
  signal: AbortSignal,
): Promise<boolean> {
  return openWhenReady(
    models,
    ['speak', 'pronunciations', 'spelledSounds'],
    ({ speak, pronunciations, spelledSounds }) =>
      kokoro.use({
        model: speak.model,
        voices: speak.voices,
        dictionary: pronunciations.dictionary,
        network: spelledSounds.network,
      }),
    signal,
  );
}
