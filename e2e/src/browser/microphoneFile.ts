import { writeFile } from 'node:fs/promises';
import { wavOf } from '@belldesk/voice/speech/wav';
import { CallerVoice } from '../caller/callerVoice.ts';

const rateHz = 8_000;

/** Writes a WAV file in which somebody says a sentence after so long a silence, and is silent again. */
export async function speakIntoFile(
  path: string,
  { afterMs, text }: { readonly afterMs: number; readonly text: string },
): Promise<void> {
  const voice = new CallerVoice();
  const speech = await voice.speak(text);
  await voice.close();
  const before = (afterMs * rateHz) / 1_000;
  const pcm = new Int16Array(before + speech.length + rateHz);
  pcm.set(speech, before);
  await writeFile(path, wavOf(pcm, rateHz));
}
