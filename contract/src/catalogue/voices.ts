import { z } from 'zod';

export const voiceId = z.enum(['amelia', 'chris', 'jennifer', 'michael'], {
  error: 'Please select a voice for your assistant',
});
export type VoiceId = z.infer<typeof voiceId>;

export type Accent = 'UK English' | 'US English';

export interface VoiceEntry {
  readonly id: VoiceId;
  readonly name: string;
  readonly accent: Accent;
  readonly gender: 'female' | 'male';
  /** Provider name as the voice API knows it. */
  readonly provider: '11labs' | 'playht';
}

export const DEFAULT_VOICE_ID: VoiceId = 'amelia';

export const voices: readonly VoiceEntry[] = [
  { id: 'amelia', name: 'Amelia', accent: 'UK English', gender: 'female', provider: '11labs' },
  { id: 'chris', name: 'Chris', accent: 'UK English', gender: 'male', provider: '11labs' },
  { id: 'jennifer', name: 'Jennifer', accent: 'US English', gender: 'female', provider: 'playht' },
  { id: 'michael', name: 'Michael', accent: 'US English', gender: 'male', provider: 'playht' },
];

/** The catalogue's entry for an id. */
export function voiceById(id: VoiceId): VoiceEntry {
  const voice = voices.find((candidate) => candidate.id === id);
  if (!voice) throw new RangeError(`no voice ${id}`);
  return voice;
}

/** What a sample of a voice says. */
export function sampleTextFor(voice: VoiceEntry): string {
  return `Hello, this is ${voice.name}. Thank you for calling. How can I help you today?`;
}
