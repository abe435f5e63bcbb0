import { writeFile } from 'node:fs/promises';
import { seededNoise } from '@belldesk/voice/audio/seededNoise';
import { wavOf } from '@belldesk/voice/speech/wav';
import { CallerVoice } from '../caller/callerVoice.ts';

const rateHz = 8_000;
/** Amplitude of 32768: no room is as silent as nothing at all, and a browser's gain control knows it. */
const roomNoise = 30;

/** Writes a WAV file in which somebody says a sentence after so long a silence, and is silent again. */
export async function speakIntoFile(
  path: string,
  { afterMs, text }: { readonly afterMs: number; readonly text: string },
): Promise<void> {
  const voice = new CallerVoice();
  const speech = await voice.speak(text);
  await voice.close();
  const before = (afterMs * rateHz) / 1_000;
  const noise = seededNoise(1);
  const pcm = new Int16Array(before + speech.length + rateHz);
  for (let at = 0; at < pcm.length; at += 1)
    pcm[at] = (speech[at - before] ?? 0) + noise() * roomNoise;
  await writeFile(path, wavOf(pcm, rateHz));
}
