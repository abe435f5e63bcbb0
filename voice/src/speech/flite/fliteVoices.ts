import type { VoiceId } from '@belldesk/contract/catalogue/voices';

/** How flite speaks as one voice of the catalogue. */
export interface FliteSetting {
  readonly voice: 'slt' | 'rms' | 'awb';
  /** Features of flite's own, as its option --setf takes them. */
  readonly features: readonly string[];
  /** Rate at which its samples are played: faster than they were made raises the voice. */
  readonly playedAtHz: number;
}

const AS_MADE_HZ = 16_000;

/** Flite has no British woman: hers is the British man's, higher, slower to make up for it, played faster. */
export const fliteSettings: Readonly<Record<VoiceId, FliteSetting>> = {
  jennifer: { voice: 'slt', features: [], playedAtHz: AS_MADE_HZ },
  michael: { voice: 'rms', features: [], playedAtHz: AS_MADE_HZ },
  chris: { voice: 'awb', features: [], playedAtHz: AS_MADE_HZ },
  amelia: {
    voice: 'awb',
    features: ['int_f0_target_mean=165', 'duration_stretch=1.17'],
    playedAtHz: 18_720,
  },
};
