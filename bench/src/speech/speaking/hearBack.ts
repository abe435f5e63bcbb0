import { resampleRatio } from '@belldesk/voice/audio/resampleRatio';
import { wordErrors } from '@belldesk/voice/speech/pocketsphinx/testing/wordErrors';
import { speakable } from '@belldesk/voice/speech/rendering/text/speakable';
import { openMoonshine } from '../ears/engines.ts';
import { overTelephone } from '../ears/sounds.ts';

const SPOKEN_HZ = 16_000;
const LINE_HZ = 8_000;

/** Writes down what was spoken. */
export interface HearBack {
  /** @param pcm PCM16 at 16 kHz, as a voice gives it */
  heard(pcm: Int16Array): Promise<string>;
  close(): Promise<void>;
}

/** Moonshine at the other end of a telephone line; null where its model is not on this machine. */
export async function openHearBack(): Promise<HearBack | null> {
  const engine = await openMoonshine();
  if (!engine) return null;
  return {
    async heard(pcm) {
      const line = overTelephone(resampleRatio(pcm, SPOKEN_HZ, LINE_HZ));
      const { text } = await engine.hear(line, { asked: 'anything', phrases: [] });
      return text;
    },
    close: () => engine.close(),
  };
}

/** Words without capitals and marks, numbers and times as they are said. */
function words(text: string): string {
  const said = speakable(text, 'en-GB').toLowerCase();
  return said
    .replace(/\d+/g, (digits) => ` ${digits} `)
    .replace(/[^a-z\d' ]+/g, ' ')
    .replace(/\bo'clock\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export interface Compared {
  readonly errors: number;
  readonly words: number;
}

/** Word errors of what was heard against what was to be said. */
export function compared(text: string, heard: string): Compared {
  const said = words(text);
  return { errors: wordErrors(said, words(heard)), words: said.split(' ').length };
}
