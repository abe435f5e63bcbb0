import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededChoice } from '../../conversation/speech/seededChoice.ts';
import { joinedSounds, overTelephone } from './sounds.ts';

/** Between one digit and the next. */
const GAP_MS = 120;
const AROUND_MS = 200;
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** "3_theo_2.wav": digit, speaker, number of the take. */
const RECORDING = /^(\d)_([a-z]+)_\d+\.wav$/;

/** Digits that one person said one by one. */
export interface DigitString {
  readonly digits: string;
  readonly speaker: string;
  readonly pcm: Int16Array;
}

/** PCM16 of a WAV file whose header is followed by its data alone. */
function pcmOf(wav: Buffer): Int16Array {
  const from = wav.indexOf('data') + 8;
  const bytes = wav.subarray(from, from + 2 * Math.floor((wav.length - from) / 2));
  return new Int16Array(new Uint8Array(bytes).buffer);
}

/**
 * Strings of digits by people, put together from single digits at 8 kHz and sent through u-law; the same for a seed.
 * @param folder recordings of the Free Spoken Digit Dataset
 */
export async function humanDigits(
  folder: string,
  options: { readonly count: number; readonly length: number; readonly seed: number },
): Promise<readonly DigitString[]> {
  const takes = new Map<string, string[]>();
  for (const file of (await readdir(folder)).sort()) {
    const [, digit, speaker] = RECORDING.exec(file) ?? [];
    if (!digit || !speaker) continue;
    const key = `${speaker} ${digit}`;
    takes.set(key, [...(takes.get(key) ?? []), file]);
  }
  const speakers = [...new Set([...takes.keys()].map((key) => key.split(' ')[0] ?? ''))];
  if (speakers.length === 0) throw new Error(`${folder} holds no recordings of digits`);
  const choice = seededChoice(options.seed);
  const made: DigitString[] = [];
  for (let n = 0; n < options.count; n++) {
    const speaker = speakers[n % speakers.length] ?? '';
    const digits = Array.from({ length: options.length }, () => Math.floor(choice.between(0, 10)));
    const sounds: Int16Array[] = [];
    for (const digit of digits) {
      const file = choice.of(takes.get(`${speaker} ${digit}`) ?? []);
      sounds.push(pcmOf(await readFile(join(folder, file))));
    }
    const pcm = overTelephone(joinedSounds(sounds, { gapMs: GAP_MS, aroundMs: AROUND_MS }));
    made.push({ digits: digits.join(''), speaker, pcm });
  }
  return made;
}

/** As it is said: "four two". */
export const saidDigits = (digits: string): string =>
  Array.from(digits, (digit) => DIGITS[Number(digit)]).join(' ');
