import type { VoiceId } from '@belldesk/contract/catalogue/voices';

/** How flite is to speak as one voice of the catalogue. */
export interface FliteSettings {
  readonly arguments: readonly string[];
  /** Rate at which its samples are to be taken as having been made; flite itself makes 16 kHz. */
  readonly takenAsHz: number;
}

/** What a voice of the catalogue is at each provider. */
export interface VoiceAt {
  /**
   * Public ids of the vendor's default set: Alice and George are British, Sarah and Brian American. Which ones an
   * account has, GET /v1/voices tells.
   */
  readonly elevenLabs: string;
  /** Names that every model of OpenAI, and most services that speak its API, know. */
  readonly openAi: string;
  /** Name of a speaker of kokoro-en-v0_19 (first letter: American or British), and its place in voices.bin. */
  readonly kokoro: { readonly name: string; readonly sid: number };
  /**
   * Flite has no British woman: Amelia is its Scottish man with a higher tone, slowed, and then taken as
   * 18,720 Hz, which raises the formants too (median tone 195 Hz).
   */
  readonly flite: FliteSettings;
}

/** The one table: each voice that an owner can choose, at every provider there is. */
export const catalogueVoices: Readonly<Record<VoiceId, VoiceAt>> = {
  amelia: {
    elevenLabs: 'Xb7hH8MSUJpSbSDYk0k2',
    openAi: 'shimmer',
    kokoro: { name: 'bf_emma', sid: 7 },
    flite: {
      arguments: [
        '-voice',
        'awb',
        '--setf',
        'int_f0_target_mean=165',
        '--setf',
        'duration_stretch=1.17',
      ],
      takenAsHz: 18_720,
    },
  },
  chris: {
    elevenLabs: 'JBFqnCBsd6RMkjVDRZzb',
    openAi: 'fable',
    kokoro: { name: 'bm_george', sid: 9 },
    flite: { arguments: ['-voice', 'awb'], takenAsHz: 16_000 },
  },
  jennifer: {
    elevenLabs: 'EXAVITQu4vr4xnSDxMaL',
    openAi: 'nova',
    kokoro: { name: 'af_sarah', sid: 3 },
    flite: { arguments: ['-voice', 'slt'], takenAsHz: 16_000 },
  },
  michael: {
    elevenLabs: 'nPczCjzI2devNBz1zQrb',
    openAi: 'onyx',
    kokoro: { name: 'am_michael', sid: 6 },
    flite: { arguments: ['-voice', 'rms'], takenAsHz: 16_000 },
  },
};
