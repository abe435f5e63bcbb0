import type { VoiceId } from '@belldesk/contract/catalogue/voices';

/** How flite is to speak as one voice of the catalogue. */
export interface FliteSettings {
  readonly arguments: readonly string[];
  /** Rate at which its samples are to be taken as having been made; flite itself makes 16 kHz. */
  readonly takenAsHz: number;
}

/** Names of Kokoro's voices for each language that it speaks here; it has one for French. */
export interface KokoroVoices {
  readonly en: string;
  readonly es: string;
  readonly fr: string;
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
  /** Voices of Kokoro 82M v1.0 by language; the first letter is the accent, the second the gender. */
  readonly kokoro: KokoroVoices;
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
    kokoro: { en: 'bf_emma', es: 'ef_dora', fr: 'ff_siwis' },
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
    kokoro: { en: 'bm_george', es: 'em_alex', fr: 'ff_siwis' },
    flite: { arguments: ['-voice', 'awb'], takenAsHz: 16_000 },
  },
  jennifer: {
    elevenLabs: 'EXAVITQu4vr4xnSDxMaL',
    openAi: 'nova',
    kokoro: { en: 'af_heart', es: 'ef_dora', fr: 'ff_siwis' },
    flite: { arguments: ['-voice', 'slt'], takenAsHz: 16_000 },
  },
  michael: {
    elevenLabs: 'nPczCjzI2devNBz1zQrb',
    openAi: 'onyx',
    kokoro: { en: 'am_michael', es: 'em_alex', fr: 'ff_siwis' },
    flite: { arguments: ['-voice', 'rms'], takenAsHz: 16_000 },
  },
};
