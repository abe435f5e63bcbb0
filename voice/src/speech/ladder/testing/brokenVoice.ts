import { AppError } from '@belldesk/contract/errors';
import { SPOKEN_SAMPLE_RATE_HZ, type SpeakRequest, type Voice } from '../../ports.ts';
import { spokenUnits } from '../spokenPart.ts';
import { type CountedClock, wait } from './countedClock.ts';

/** How a voice speaks one text, and where it goes wrong. All in ms. */
export interface VoiceScript {
  readonly firstMs: number;
  readonly chunkMs: number;
  readonly everyMs: number;
  /** What happens instead of more audio; `end` is the end it should have. */
  readonly ending: 'end' | 'throw' | 'hang';
  /** Audio given before that. */
  readonly givesMs: number;
}

export const good: VoiceScript = {
  firstMs: 50,
  chunkMs: 100,
  everyMs: 20,
  ending: 'end',
  givesMs: Number.POSITIVE_INFINITY,
};
export const refuses: VoiceScript = { ...good, ending: 'throw', givesMs: 0 };
export const hangs: VoiceScript = { ...good, ending: 'hang', givesMs: 0 };

export interface BrokenVoice extends Voice {
  /** The texts asked for, in order. */
  readonly asked: string[];
  /** Generators that have not ended. */
  readonly running: number;
  readonly closed: boolean;
}

/**
 * A voice that follows a script for each text, the last one for ever. A sample of its audio is the place,
 * counted from the end of the text, of the character it speaks: so places of a text and of its rest agree.
 */
export function brokenVoice(
  name: string,
  clock: CountedClock,
  scripts: readonly VoiceScript[],
  msPerUnit = 55,
): BrokenVoice {
  const asked: string[] = [];
  let running = 0;
  let closed = false;

  async function* speak({ text, signal }: SpeakRequest): AsyncGenerator<Int16Array> {
    const script = scripts[Math.min(asked.length, scripts.length - 1)] ?? good;
    asked.push(text);
    running += 1;
    try {
      const audio = audioOf(text, msPerUnit).subarray(0, samplesOf(script.givesMs));
      for (let at = 0; at < audio.length; at += samplesOf(script.chunkMs)) {
        await wait(clock, at === 0 ? script.firstMs : script.everyMs, signal);
        if (signal.aborted) return;
        yield audio.slice(at, at + samplesOf(script.chunkMs));
      }
      if (script.ending === 'hang') await wait(clock, null, signal);
      if (script.ending === 'throw') throw new AppError('voice-service-failed', 'as scripted');
    } finally {
      running -= 1;
    }
  }

  return {
    name,
    asked,
    speak,
    get running() {
      return running;
    },
    get closed() {
      return closed;
    },
    async close() {
      closed = true;
    },
  };
}

const samplesOf = (ms: number): number => Math.round((ms * SPOKEN_SAMPLE_RATE_HZ) / 1_000);

function audioOf(text: string, msPerUnit: number): Int16Array {
  const audio = new Int16Array(samplesOf(spokenUnits(text) * msPerUnit));
  let at = 0;
  for (let place = 0; place < text.length; place++) {
    const end = at + samplesOf(spokenUnits(text.charAt(place)) * msPerUnit);
    audio.fill(text.length - place, at, end);
    at = end;
  }
  return audio;
}
