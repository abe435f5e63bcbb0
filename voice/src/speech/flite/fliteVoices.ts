import type { VoiceId } from '@belldesk/contract/catalogue/voices';

/** How flite is to speak as one voice of the catalogue. */
export interface FliteSettings {
  readonly arguments: readonly string[];
  /** Rate at which its samples are to be taken as having been made; flite itself makes 16 kHz. */
  readonly takenAsHz: number;
}

/**
 * Flite has no British woman: Amelia is its Scottish man with a higher tone, slowed, and then taken as
 * 18,720 Hz, which raises the formants too (median tone 195 Hz).
 */
export const fliteVoices: Readonly<Record<VoiceId, FliteSettings>> = {
  jennifer: { arguments: ['-voice', 'slt'], takenAsHz: 16_000 },
  michael: { arguments: ['-voice', 'rms'], takenAsHz: 16_000 },
  chris: { arguments: ['-voice', 'awb'], takenAsHz: 16_000 },
  amelia: {
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
};
