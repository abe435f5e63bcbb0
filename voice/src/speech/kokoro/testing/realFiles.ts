import { findTestModel } from '@belldesk/kit/testing/models';
import type { KokoroFiles } from '../speakerJob.ts';

/** The files of the voice where this machine has them; null elsewhere, and what needs them is not tested there. */
export async function realFiles(): Promise<KokoroFiles | null> {
  const [speak, pronunciations, spelled] = await Promise.all([
    findTestModel('speak'),
    findTestModel('pronunciations'),
    findTestModel('spelledSounds'),
  ]);
  return speak && pronunciations && spelled
    ? {
        model: speak.paths.model,
        voices: speak.paths.voices,
        dictionary: pronunciations.paths.dictionary,
        network: spelled.paths.network,
      }
    : null;
}
